/** Where long words of card names may be broken: browsers do not all know, and cards are narrow. */
const SOFT_HYPHEN = "\u00ad";

const WORDS = `
  Acad|emy Agri|cul|tural Agri|culture Air|craft Aka|de|mie Alche|mie Anar|chie Anti|biotics Anti|biotika Aquä|dukt
  Aque|duct Archi|tec|tural Archi|tec|ture Archi|tek|toni|sche Archi|tek|tur Artil|le|rie Artil|lery artil|lery
  Assem|blies Astro|nomie Astron|omy Atom|theo|rie Bade|kultur Bal|lis|tics Ballis|tik Bank|ing Bank|wesen Bar|racks
  Battle|ship Bauern|sied|lung Bau|wesen Be|lage|rungs|gerät Beritte|ner Be|völke|rungs|reiche Be|wässe|rung
  Biblio|thek Bio|logie Biol|ogy Blitz|krieg Bogen|schütze Brick|making Bronze|ver|arbei|tung Buch|druck
  Bürger|ein|be|rufung Bürger|rechte Calen|dar Cast|ing Cata|pult Cathe|dral Cav|alry Chival|ry Cis|terns Coin|age
  Collid|er Colo|nialism Colos|seum Com|bus|tion Com|mu|nism Com|puter Com|put|ers Com|puter|techno|logie
  Con|struc|tion Cur|rency Dampf|ma|schine Democ|racy Demo|kra|tie Denk|schulen Despo|tism Despo|tis|mus
  Do|mesti|cation Do|mesti|zierung Drucker|presse Eiffel|turm Eisen|bahn Eisen|hütte Eisen|mine Eisen|ver|arbei|tung
  Elec|tricity Elek|trizität Engi|neer|ing Ersatz|teile Espio|nage Explo|ration Fermen|tation Ferti|lizer Feu|dal|ism
  Feuda|lis|mus Flug|zeug For|bidden For|matio|nen For|ma|tions For|schungs|stadt Fre|gatte Frei|heits|statue
  Funda|men|tal|ism Funda|men|ta|lis|mus Garni|sons|stadt Ge|fährten|reiterei Gemein|schafts|herde Gesetz|buch
  Gesetz|ge|bung Gran|ary Gun|pow|der Ha|dronen Han|dels|posten Handels|stadt Handels|wege Hand|werks|dorf Hängen|den
  Haupt|stadt Heil|kräuter Hinter|halt Horse|back Horse|man Horse|man|ship Hus|band|ry Indus|triali|sierung
  Indus|triali|zation Infan|te|rie Infan|try infan|try Inge|nieur|wesen Inter|national Inter|natio|nale Inter|net
  Iron|works Irri|ga|tion Kalen|darium Kanali|sation Kara|wane Kasten|wesen Kata|pult Kathe|drale Kaval|le|rie
  Klempne|rei Kolo|nia|lismus Kolos|seum Kommu|nis|mus Korn|kammern Korn|spei|cher Kriegs|recht Kultur|stadt
  Kunst|hand|werk Land|wirt|schaft Land|wirt|schaft|liche Lebens|mittel Lehm|häuser Leucht|türme Light|houses
  Liter|acy Litera|tur Litera|ture Luft|fahrt Luft|waffe Luxus|waren Magis|trates Man|hattan Manu|fac|turing
  Maschi|nen|bau Mason|ry Massen|medien Mathe|mat|ics Mathe|matik Maß|ein|heiten Mer|can|tilism Metall|guss
  Metal|lurgie Metal|lurgy Metall|ver|arbei|tung Metal|work|ing Mili|tär|wissen|schaft Mili|tary Monar|chie Monar|chy
  Mount|ed Münd|liche Münz|wesen Mysti|cism Mysti|zis|mus Mytho|logie Mytho|logy Navi|ga|tion Öffent|liche
  Olig|archie Opern|haus organi|sierte Paint|ing Panama|kanal Philo|sopher Philo|so|phie Philo|so|phy Pike|man
  Porzel|lan|turm Pot|tery Preser|vation Print|ing provi|sions Pyra|miden Pyra|mids Rail|road Raum|fahrt Raum|station
  Rein|force|ment Reite|rei Re|place|able Repub|lic Repu|blik Rifle|man Ritter|tum Satel|lit Satel|lite Schau|spiel
  Schein|rückzug Schieß|pulver Schlacht|schiff Schrift|gelehr|ter Schwarz|pulver Schwert|kämpfer Scien|tific
  See|blockade Settle|ment Spear|man Speer|kämp|fer Speicher|ring Spio|nage Stadt|mauern Stadt|staat Stein|brüche
  Stein|metz|kunst Steuer|wesen Stone|henge Streit|wagen Sturm|angriff Sub|marine Swords|men Tarn|kappen|bomber
  Tausch|handel Tele|scope Textil|waren Theo|kratie Theo|logie Theo|logy Trad|ing Tradi|tion Über|liefe|rungen
  Uni|ver|si|tät Uni|ver|sity Unter|nehmer|geist Ver|botene Ver|bren|nungs|motor Ver|stärkung Ver|wal|tung Vieh|zucht
  Viti|cul|ture Volks|ver|samm|lung Vorrats|gruben Welt|raum|tele|skop Wissen|schaft|liche Wohn|blöcke Work|shop
  Zahlen|system Ziegel|brenne|rei Zister|nen Zoll|wesen
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
