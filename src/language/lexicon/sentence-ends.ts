/** Abbreviations whose full stop doesn't end a sentence, except before a capital letter. */
export const abbreviations = `
  approx ca circa max min incl inkl excl exkl exc resp no nr art bzw usw etc vs dr mr mrs ms prof st str tel tél abs
  mind evtl ggf zzgl zb bspw e.g i.e eg ie z.b d.h u.a inc ltd corp co sr sra aprox máx mín núm p.ej env
  hr hrs wk mo yr fl sq ft kg jan feb mar apr jun jul aug sep sept oct nov dec dez okt mio mrd tsd p.a
  std stk wo mon gem lt vgl versch zus abzgl ggü ggfs sog bes frz engl zw tel tél tlf tfno fam fr hn str pl bd kat kap
  i.d.r v.a z.t u.ä o.ä
  env pers hab aprox od tb nr bzgl etw nat zuz nachm vorm pág pag dpto avda sig ej mín lfd ud uds adm apt bât vol sfr mwst bj ust`

/** Abbreviations whose full stop never ends a sentence, because a word always follows. */
export const inSentenceAbbreviations = String.raw`
  max | min | ca | approx | no | nr | z\.b | e\.g | i\.e | dr | mr | mrs | prof | st | inkl | incl | mind | zzgl | mio | mrd | tsd | mill | lfd | sfr | bj | i\.d\.r | v\.a | z\.t`

/** Conjunctions that begin a new clause. */
export const clauseConjunctions = `
  but | however | although | whereas | except
  aber | sondern | außer
  mais | cependant | sauf | toutefois
  pero | sino | excepto | salvo | aunque`

/** Words before an ordinal number, whose full stop doesn't end a sentence. */
export const ordinalIntroductions = `
  am | der | die | das | den | dem | des | vom | zum | im | ab | bis | und | jede[nrms]? | dieser | diesem | nach | seit | ein(?:e[nmrs]?)? | als | ihr | unser | mein | zur | beim | kl | klasse | stufe | etwa | nr`

/** What an ordinal number at the start of a line counts, so that it numbers no list: '2. OG', '3. Mai'. */
export const ordinalNouns = `
  OG | UG | Obergeschoss | Untergeschoss | Stock | Stockwerk | Etage | Klasse | Liga | Advent | Januar | Februar | März | April | Mai | Juni | Juli | August | September | Oktober | November | Dezember`

/** The beginnings of the names of months. */
export const months = `
  jan | feb | mär | apr | mai | may | jun | jul | aug | sep | okt | oct | nov | dez | dec | og | stock | etage`
