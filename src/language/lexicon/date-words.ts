/** Words of dates, in the form of `alternatives`. */

/** Names of the months from January. Abbreviations that are words are left out ('mar', 'may' needs a capital). */
export const monthNames = [
  'january | jan | januar | jänner | janvier | janv | enero',
  'february | feb | febr | februar | feber | février | févr | febrero',
  'march | märz | mrz | mars | marzo',
  'april | apr | avril | avr | abril',
  'may | mai | mayo',
  'june | jun | juni | juin | junio',
  'july | jul | juli | juillet | juil | julio',
  'august | aug | août | agosto',
  'september | sept | sep | septembre | septiembre | setiembre',
  'october | oct | oktober | okt | octobre | octubre',
  'november | nov | novembre | noviembre',
  'december | dec | dezember | dez | décembre | déc | diciembre | dic',
] as const

/** Names of the days of the week from Sunday. */
export const weekdayNames = [
  'sunday | sonntags? | dimanche | domingo',
  'monday | montags? | lundi | lunes',
  'tuesday | dienstags? | mardi | martes',
  'wednesday | mittwochs? | mercredi | miércoles',
  'thursday | donnerstags? | jeudi | jueves',
  'friday | freitags? | vendredi | viernes',
  'saturday | samstags? | sonnabend | samedi | sábado',
] as const

/** Before a weekday that repeats; a repeated day is no date. */
export const everyWords =
  'every | each | jede[nrsm]? | immer | chaque | tous les | le(?= \\p{L}+s\\b) | cada | todos los | los'

/** Before a month or a year: its last day. */
export const endOfWords = `
  (?:the )?end of | late
  ende
  (?:la )?fin (?:du mois )?(?:de |d['’]) | (?:la )?fin
  (?:el )?final(?:es)?(?: del mes)? de | fin de | fines de`

/** Before a month: its middle, which is no day. */
export const vagueWords = `
  early | mid | mid- | beginning of | middle of
  anfang | mitte
  début | mi- | mi
  principios de | mediados de | comienzos de`

/** The current month's last day. */
export const endOfThisMonth = `
  (?:the )?end of (?:the|this) month
  monatsende | ende (?:des|dieses) monats
  (?:la )?fin (?:du|de ce) mois
  (?:final(?:es)?|fin) (?:del|de este) mes`

/** Monday to Sunday after this week. */
export const nextWeekWords = `
  next week | nächste[nr]? woche | kommende[nr]? woche | la semaine prochaine | semaine prochaine
  la próxima semana | próxima semana | la semana que viene | la semana próxima`

/** Monday to Sunday of a numbered week. */
export const weekNumberWords = String.raw`week | cw | kw | kalenderwoche | semaine | sem\. | semana`

/** Before a number of days, weeks, months or years from now. */
export const fromNowWords = `
  in | in about
  in | in etwa | in rund
  dans | dans environ
  en | en unas | en unos | dentro de`

/** The same, for a latest day. */
export const withinWords = `
  within | in less than | in under | in no more than
  innerhalb von | innerhalb | binnen | in höchstens | in maximal | spätestens in
  sous | d['’]ici | en moins de | dans un délai de | dans les
  en un plazo de | en un plazo máximo de | en menos de | en no más de`

/** Before a date that is the last day. */
export const untilWords = `
  by | until | till | before | no later than | not later than | latest | deadline | due | on or before | through | valid to
  bis | bis zum | bis spätestens | spätestens | spätestens am | vor | vor dem | bis ende
  avant | avant le | jusqu['’]à | jusqu['’]au | d['’]ici | d['’]ici au | d['’]ici le | au plus tard | au plus tard le | pour le
  antes del? | hasta | hasta el | a más tardar | a más tardar el | como máximo el | para el | hasta finales de`

/** Before a date that is the first day. */
export const sinceWords = `
  from | starting | starting on | starting from | beginning | beginning on | as of | as from | start on | available from | from the | onwards from
  ab | ab dem | ab sofort | von | vom | beginnend am | start am | beginn
  à partir du | à partir de | dès le | dès | à compter du | depuis le | du
  desde | desde el | a partir del? | a contar del?`

export const periodNames: Readonly<Record<'day' | 'working day' | 'week' | 'month' | 'year', string>> = {
  'working day':
    '(?:business|working|work) days? | werktage?n? | arbeitstage?n? | jours ouvr(?:é|able)s? | días (?:hábiles|laborables)',
  day: 'days? | tage?n? | jours? | días?',
  week: 'weeks? | wochen? | semaines? | semanas?',
  month: 'months? | monate?n? | mois | meses | mes',
  year: 'years? | jahre?n? | ans? | années? | años?',
}

/** Days that are named from today, in days from now. */
export const dayWords: Readonly<Record<string, string>> = {
  0: `today | tonight | heute | aujourd['’]hui | ce soir | hoy`,
  1: 'tomorrow | morgen(?! früh) | demain | mañana(?! por)',
  2: 'the day after tomorrow | übermorgen | après-demain | pasado mañana',
}

/** Sentences about the past, or with a date that is a name or a term of payment. */
export const noFutureDateWords = String.raw`
  since | founded | established | last (?:year|month|week) | ago | born | version | room | payments? | payable | invoices? | notice
  this (?:year|season)['’]s (?:harvest|crop)
  seit | gegründet | letzte[nrs]? (?:jahr|monat|woche) | vor \d+ | zahlung\p{L}* | zahlbar | rechnung | kündigungsfrist
  diesjährige[nr]? ernte | ernte (?:dieses jahr|20\d\d)
  depuis | fondée? | l['’](?:an|année) derni(?:er|ère) | il y a | paiements? | facture | préavis
  récolte (?:de cette année|de l['’]année|20\d\d)
  desde \d{4} | fundada? | el (?:año|mes) pasado | hace \d+ | pagos? | factura | preaviso
  cosecha (?:de este año|20\d\d)`
