/** Abbreviations whose full stop doesn't end a sentence, except before a capital letter. */
export const abbreviations = `
  approx ca circa max min incl inkl excl exkl exc resp no nr art bzw usw etc vs dr mr mrs ms prof st str tel abs
  mind evtl ggf zzgl zb bspw e.g i.e eg ie z.b d.h u.a inc ltd corp co sr sra aprox máx mín núm p.ej env
  hr hrs wk mo yr fl sq ft kg jan feb mar apr jun jul aug sep sept oct nov dec dez okt mio mrd tsd p.a`

/** Abbreviations whose full stop never ends a sentence, because a word always follows. */
export const inSentenceAbbreviations = String.raw`
  max | min | ca | approx | no | nr | z\.b | e\.g | i\.e | dr | mr | mrs | prof | st | inkl | incl | mind | zzgl`

/** Conjunctions that begin a new clause. */
export const clauseConjunctions = `
  but | however | although | whereas | except
  aber | sondern | außer
  mais | cependant | sauf | toutefois
  pero | sino | excepto | salvo | aunque`
