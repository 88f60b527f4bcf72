/** Where the long words in the names of cards may be broken, language by language: no browser has to guess. */
const SOFT_HYPHEN = "\u00ad";

const WORDS: Record<string, string> = {
  de: `Alex|an|der Alex|an|dria An|er|ken|nung Ar|chi|tek|tur Aris|to|te|les Ar|til|le|rie Auf|rüs|tung Bar|ba|ros|sa
    Be|fes|ti|gun|gen Be|sied|lung Be|völ|ke|rung Be|waff|ne|te Be|wohn|tes Be|wäs|se|rung Bi|blio|thek Bil|der|sturm
    Bo|den|schät|ze Bo|na|par|te Buch|druck Chris|toph Chur|chill De|mo|kra|tie Des|po|tis|mus Dschin|gis Durch|bruch
    Ef|fi|zi|en|te Eif|fel|turm Ei|sen|bahn Emi|gra|ti|on Ent|wi|ckel|tes Ent|wick|lung Feld|ar|beit Flücht|lin|ge
    Fort|schritt Fort|schritts Frie|dens|ver|trag Fried|rich Frucht|ba|res Fun|da|men|ta|lis|mus Ge|setz|ge|bung
    Glück|se|lig|keit Gra|ben|krieg Grenz|kon|flikt Ham|mu|ra|bi Han|dels|ab|kom|men Han|dels|rou|ten|ab|kom|men
    Han|dels|we|ge His|to|ri|sches Hol|ly|wood Im|mi|gra|ti|on In|dus|trie In|fan|te|rie In|ge|ni|eurs|ge|nie
    In|ge|ni|eurs|kunst In|ter|na|ti|o|na|ler In|ter|na|ti|o|na|les In|ter|ven|ti|on Jour|na|lis|mus Kampf|trupp
    Kar|to|gra|fie Ka|val|le|rie Ka|val|le|ris|ten Klas|si|sche Ko|lo|ni|sa|ti|ons|bo|nus Kom|mu|nis|mus
    Kon|quis|ta|do|ren Kon|sti|tu|ti|o|nel|le Kreuz|zü|ge Kriegs|füh|rung Kriegs|kunst Kul|tu|rel|ler Kunst|stif|tung
    Kunst|werk Land|wirt|schaft Luft|streit|kräf|te Mann|schafts|sport Ma|xi|mi|li|en Me|cha|ni|sier|te Mi|che|lan|ge|lo
    Mi|li|tä|ri|schen mi|li|tä|ri|schen Mi|li|tär|pakt Mi|li|tär|the|o|rie Mit|tel|al|ter|li|che Mo|nar|chie
    Mul|ti|me|dia Na|po|le|o|ni|sche Na|ti|o|na|lis|mus Na|ti|o|nal|stolz Na|vi|ga|ti|on Or|ga|ni|sier|te
    Oze|an|damp|fer|li|nie Pa|tri|o|tis|mus Pe|ters|dom Phi|lo|so|phie Plün|de|rer Po|pu|la|ri|sie|rung Pro|fi|sport
    Py|ra|mi|den Re|bel|li|on Rechts|staat Re|gie|rung Re|vo|lu|ti|o|nä|re Robes|pierre Roh|stof|fe Sa|tel|li|ten
    Schre|ckens|herr|schaft Schwert|kämp|fer Se|bas|ti|an Se|lek|ti|ve Shake|speare Sou|ve|rä|ni|tät Spar|sam|keit
    Spie|le|er|fin|der Stoß|trup|pen Stra|te|gie Stra|te|gi|sches Tech|no|lo|gie Ter|ri|to|ri|um Ter|ro|ris|mus
    The|o|kra|tie The|o|lo|gie Tou|ris|mus Trans|kon|ti|nen|ta|le Un|ab|hän|gig|keits|er|klä|rung Uni|ver|si|tas
    Un|si|che|re Ver|bes|se|rung Ver|bre|chens|wel|le Ver|skla|vung Ver|spre|chen Ver|tei|di|gungs
    Ver|tei|di|gungs|ar|mee Vor|herr|schaft Vor|kom|men Wett|be|werbs Wirt|schaft|li|cher Wis|sen|schaft
    Wis|sen|schaft|li|che Wis|sen|schaft|li|cher Wohl|ha|ben|des Zu|sam|men|ar|beit Öf|fent|li|cher`,
  en: `Ac|cept|ance Agree|ment Ag|ri|cul|ture Alex|an|der Alex|an|dria Ar|chi|tec|ture Ar|is|to|tle Ar|til|lery
    As|sas|si|nate Bar|bar|i|ans Bar|ba|ros|sa Bo|na|parte Boun|ti|ful Break|through Car|tog|ra|phy Cav|al|ry|men
    Chris|to|pher Chur|chill Col|o|ni|za|tion Com|mu|nism Com|pe|ti|tion Com|put|ers Con|quis|ta|dors
    Con|sti|tu|tion|al Co|op|er|a|tion Dec|la|ra|tion De|fen|sive De|moc|ra|cy Des|po|tism De|vel|oped De|vel|op|ment
    Ef|fi|cient Em|i|gra|tion En|dow|ment En|gi|neer|ing En|trench|ments For|ti|fi|ca|tions Fred|er|ick Fru|gal|i|ty
    Fun|da|men|tal|ism Gov|ern|ment Ham|mu|ra|bi Hap|pi|ness Hol|ly|wood Icon|o|clasm Im|mi|gra|tion In|de|pend|ence
    In|flu|ence In|hab|it|ed In|ter|na|tion|al In|ter|ven|tion Ir|ri|ga|tion Jour|nal|ism Max|i|mil|ien Mech|a|nized
    Mi|chel|an|ge|lo Mul|ti|me|dia Na|po|le|on|ic Na|tion|al|ism Nav|i|ga|tion Or|gan|ized Pa|tri|ot|ism Pes|ti|lence
    Phi|los|o|phy Pop|u|lar|i|za|tion Pop|u|la|tion Pro|fes|sion|al Pro|tec|tion Re|bel|lion Re|sourc|es
    Rev|o|lu|tion|ary Robes|pierre Sat|el|lites Sci|en|tif|ic Se|lec|tive Set|tle|ment Shake|speare Sov|er|eign|ty
    Stra|te|gic Su|prem|a|cy Swords|men Tech|nol|o|gy Ter|ri|to|ry Ter|ror|ism The|oc|ra|cy Trans|con|ti|nen|tal
    Un|cer|tain Uni|ver|si|tas`,
};

const tables = new Map<string, Map<string, string>>();

function tableOf(language: string): Map<string, string> {
  let table = tables.get(language);
  if (!table) {
    const words = (WORDS[language] ?? "").split(/\s+/).filter(Boolean);
    table = new Map(words.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", SOFT_HYPHEN)]));
    tables.set(language, table);
  }
  return table;
}

/** The name with a soft hyphen wherever a long word of it may be broken. */
export const softly = (name: string, language: string): string =>
  name.replace(/\p{L}{9,}/gu, (word) => tableOf(language).get(word) ?? word);

/** Letters of the longest piece that cannot be broken, a hyphen at its end counted: the name is set to fit it. */
export const longestPiece = (name: string, language: string): number =>
  Math.max(
    ...softly(name, language)
      .split(/[\s-]/)
      .flatMap((word) => {
        const pieces = word.split(SOFT_HYPHEN);
        return pieces.map((piece, place) => piece.length + (place < pieces.length - 1 ? 1 : 0));
      }),
  );
