/** Where long words of card names may be broken: browsers do not all know, and cards are narrow. */
const SOFT_HYPHEN = "\u00ad";

const WORDS = `
  Acad|emy Agri|culture Air|craft Aka|de|mie Alche|mie Anar|chie Anti|biotics Anti|biotika Aquä|dukt Aque|duct
  Archi|tec|ture Archi|tek|tur Artil|le|rie Artil|lery artil|lery Astro|nomie Astron|omy Atom|theo|rie Bal|lis|tics
  Ballis|tik Bank|ing Bank|wesen Bar|racks Battle|ship Bau|wesen Beritte|ner Be|wässe|rung Biblio|thek Bio|logie
  Biol|ogy Blitz|krieg Bogen|schütze Buch|druck Calen|dar Cast|ing Cata|pult Cathe|dral Cav|alry Chival|ry Coin|age
  Collid|er Colo|nialism Colos|seum Com|bus|tion Com|mu|nism Com|puter Com|put|ers Com|puter|techno|logie
  Con|struc|tion Cur|rency Dampf|ma|schine Democ|racy Demo|kra|tie Despo|tism Despo|tis|mus Do|mesti|cation
  Do|mesti|zierung Drucker|presse Eiffel|turm Eisen|bahn Eisen|hütte Eisen|mine Eisen|ver|arbei|tung Elec|tricity
  Elek|trizität Engi|neer|ing Ersatz|teile Espio|nage Feu|dal|ism Feuda|lis|mus Flug|zeug For|bidden Fre|gatte
  Frei|heits|statue Funda|men|tal|ism Funda|men|ta|lis|mus Gesetz|buch Gesetz|ge|bung Gran|ary Gun|pow|der Ha|dronen
  Han|dels|posten Hängen|den Hinter|halt Horse|back Horse|man Hus|band|ry Indus|triali|sierung Indus|triali|zation
  Infan|te|rie Infan|try infan|try Inge|nieur|wesen Inter|national Inter|natio|nale Inter|net Iron|works Irri|ga|tion
  Kalen|darium Kara|wane Kata|pult Kathe|drale Kaval|le|rie Kolo|nia|lismus Kolos|seum Kommu|nis|mus Korn|spei|cher
  Land|wirt|schaft Liter|acy Litera|tur Luft|fahrt Luft|waffe Man|hattan Maschi|nen|bau Mason|ry Massen|medien
  Mathe|mat|ics Mathe|matik Metall|guss Metall|ver|arbei|tung Metal|work|ing Mili|tär|wissen|schaft Mili|tary
  Monar|chie Monar|chy Mount|ed Münz|wesen Mysti|cism Mysti|zis|mus Mytho|logie Mytho|logy Navi|ga|tion Öffent|liche
  Opern|haus Paint|ing Panama|kanal Philo|so|phie Philo|so|phy Pike|man Porzel|lan|turm Pot|tery Print|ing Pyra|miden
  Pyra|mids Rail|road Raum|fahrt Raum|station Rein|force|ment Reite|rei Re|place|able Repub|lic Repu|blik Rifle|man
  Ritter|tum Satel|lit Satel|lite Schau|spiel Schein|rückzug Schieß|pulver Schlacht|schiff Schwarz|pulver
  Schwert|kämpfer Scien|tific See|blockade Spear|man Speer|kämp|fer Speicher|ring Spio|nage Stadt|mauern
  Stein|metz|kunst Stone|henge Streit|wagen Sturm|angriff Sub|marine Swords|men Tarn|kappen|bomber Tausch|handel
  Tele|scope Theo|logie Theo|logy Trad|ing Uni|ver|si|tät Uni|ver|sity Ver|botene Ver|bren|nungs|motor Ver|stärkung
  Ver|wal|tung Vieh|zucht Welt|raum|tele|skop Wissen|schaft|liche Work|shop Zoll|wesen
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
