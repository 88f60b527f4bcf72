/** Where long words of card names may be broken: browsers do not all know, and cards are narrow. */
const SOFT_HYPHEN = "\u00ad";

const WORDS = `
  Agri|culture Alche|mie Anti|biotics Anti|biotika Battle|ship Beritte|ner Be|wässe|rung Blitz|krieg
  Bogen|schütze Buch|druck Calen|dar Collid|er Colo|nialism Colos|seum Com|puter Cur|rency Dampf|maschine Do|mesti|cation
  Do|mesti|zierung Eiffel|turm Eisen|bahn Eisen|hütte Elec|tricity Elek|trizität Espio|nage Flug|zeug For|bidden
  Fre|gatte Frei|heits|statue Gesetz|buch Ha|dronen Hinter|halt Indus|triali|sierung Indus|triali|zation
  Inter|natio|nale Inter|national Inter|net Iron|works Irri|gation Kalen|darium Kara|wane Kolo|nia|lismus Kolos|seum
  Land|wirt|schaft Man|hattan Massen|medien Mytho|logie Mytho|logy Navi|gation Opern|haus Paint|ing Panama|kanal
  Philo|sophie Philo|sophy Print|ing Pyra|miden Pyra|mids Raum|station Rein|force|ment Satel|lit Satel|lite
  Schein|rückzug Schlacht|schiff Schwarz|pulver Schwert|kämpfer Scien|tific See|blockade Speicher|ring Spio|nage
  Stone|henge Streit|wagen Sturm|angriff Sub|marine Swords|men Tarn|kappen|bomber Tausch|handel Tele|scope Theo|logie
  Theo|logy Ver|botene Ver|stärkung Welt|raum|tele|skop Wissen|schaft|liche Zoll|wesen
`;

const split = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll("|", ""), word.replaceAll("|", SOFT_HYPHEN)]),
);

/** A name with soft hyphens in its long words. */
export const soft = (name: string): string => name.replaceAll(/\p{Letter}+/gu, (word) => split.get(word) ?? word);

/** Letters of the longest piece that is not broken, with its hyphen. */
export const piece = (name: string): number =>
  Math.max(
    ...soft(name)
      .split(/[\s-]/)
      .flatMap((word) =>
        word.split(SOFT_HYPHEN).map((part, at, parts) => part.length + (at < parts.length - 1 ? 1 : 0)),
      ),
  );
