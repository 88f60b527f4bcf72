/** Where long words of card names may be broken: browsers do not all know, and cards are narrow. */
const SOFT_HYPHEN = "\u00ad";

const WORDS = `
  Agri|cul|tural Agri|culture Alche|mie Anti|biotics Anti|biotika Archi|tec|tural Archi|tek|toni|sche Assem|blies
  Bade|kultur Battle|ship Bauern|sied|lung Be|lage|rungs|gerät Beritte|ner Be|völke|rungs|reiche Be|wässe|rung
  Blitz|krieg Bogen|schütze Brick|making Bronze|ver|arbei|tung Buch|druck Bürger|ein|be|rufung Bürger|rechte
  Calen|dar Cis|terns Collid|er Colo|nialism Colos|seum Com|puter Cur|rency Dampf|maschine Denk|schulen
  Do|mesti|cation Do|mesti|zierung Eiffel|turm Eisen|bahn Eisen|hütte Elec|tricity Elek|trizität Engi|neer|ing
  Espio|nage Explo|ration Fermen|tation Ferti|lizer Flug|zeug For|bidden For|matio|nen For|ma|tions For|schungs|stadt
  Fre|gatte Frei|heits|statue Garni|sons|stadt Ge|fährten|reiterei Gemein|schafts|herde Gesetz|buch Ha|dronen
  Handels|stadt Handels|wege Hand|werks|dorf Haupt|stadt Heil|kräuter Hinter|halt Horse|man|ship Indus|triali|sierung
  Indus|triali|zation Inge|nieur|wesen Inter|national Inter|natio|nale Inter|net Iron|works Irri|gation Kalen|darium
  Kanali|sation Kara|wane Kasten|wesen Klempne|rei Kolo|nia|lismus Kolos|seum Korn|kammern Kriegs|recht Kultur|stadt
  Kunst|hand|werk Land|wirt|schaft Land|wirt|schaft|liche Lebens|mittel Lehm|häuser Leucht|türme Light|houses
  Litera|ture Luxus|waren Magis|trates Man|hattan Manu|fac|turing Massen|medien Maß|ein|heiten Mer|can|tilism
  Metal|lurgie Metal|lurgy Münd|liche Mytho|logie Mytho|logy Navi|gation Olig|archie Opern|haus organi|sierte
  Paint|ing Panama|kanal Philo|sopher Philo|sophie Philo|sophy Preser|vation Print|ing provi|sions Pyra|miden
  Pyra|mids Raum|station Rein|force|ment Satel|lit Satel|lite Schein|rückzug Schlacht|schiff Schrift|gelehr|ter
  Schwarz|pulver Schwert|kämpfer Scien|tific See|blockade Settle|ment Speicher|ring Spio|nage Stadt|mauern
  Stadt|staat Stein|brüche Steuer|wesen Stone|henge Streit|wagen Sturm|angriff Sub|marine Swords|men
  Tarn|kappen|bomber Tausch|handel Tele|scope Textil|waren Theo|kratie Theo|logie Theo|logy Tradi|tion
  Über|liefe|rungen Unter|nehmer|geist Ver|botene Ver|stärkung Viti|cul|ture Volks|ver|samm|lung Vorrats|gruben
  Welt|raum|tele|skop Wissen|schaft|liche Wohn|blöcke Zahlen|system Ziegel|brenne|rei Zister|nen Zoll|wesen
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
