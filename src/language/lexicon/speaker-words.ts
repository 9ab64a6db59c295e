/** Words that tell who a sentence is about, and that it is about the past. */

export const firstPerson = String.raw`
  i | i['’]\p{L}+ | we | we['’]\p{L}+ | my | our | me | us
  ich | wir | mein\p{L}* | unser\p{L}* | mir | uns
  je | j['’] | nous | notre | nos | mon | ma | mes | \p{L}+ons
  yo | nosotr[oa]s | nuestr\p{L}* | mi | mis | \p{L}+[aei]mos`

export const secondPerson = String.raw`
  you | you['’]\p{L}+ | your | u | ur
  du | dein\p{L}* | ihr | euch | euer | eure\p{L}* | ihnen | ihre\p{L}* | dir | dich
  tu | te | t['’] | ton | ta | tes | vous | votre | vos | \p{L}{3,}ez
  usted(?:es)? | su | sus | le | les | tú | vuestr\p{L}*`

export const thirdPerson = String.raw`
  he | she | they | his | her | their | him | them
  er | sein\p{L}* | man
  il | elle | ils | elles | leurs? | on
  él | ella | ellos | ellas | se`

/** Verbs of the past, by language. */
export const pastVerbs = {
  en: String.raw`was | were | had | did | paid | cost | got | took | made | sold | spent | bought | went | came | lost | won | gave | used | \p{L}{2,}ed`,
  de: String.raw`war | waren | hatten? | hat | haben | wurden? | \p{L}{3,}t(?:e|en) | ge\p{L}{3,}(?:t|en) | kam | ging | gab | lag | bekam`,
  fr: String.raw`(?:ai|as|a|avons|avez|ont|avait|avions|est|sont|était|étaient) (?:\p{L}+ )?\p{L}+(?:é|i|u|is|it)(?:e?s?) | \p{L}+[^r\P{L}](?:ait|aient)`,
  es: String.raw`(?:he|ha|hemos|han|había|habían|habíamos) \p{L}+[di]o | \p{L}+(?:ó|aron|ieron|aba|aban|amos) | \p{L}+[^r\P{L}](?:ía|ían) | fue | fueron | era | eran | hizo | tuvo`,
} as const
