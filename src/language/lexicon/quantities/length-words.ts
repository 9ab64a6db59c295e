/** Words by which a length of time is no term of a deal, from threads in four languages. Phrases are regular expressions. */

/** The clause tells what was, or what went wrong. */
export const formerPhrases = `
  ago | since | last time | took | was | were | had | late | delayed? | expired | experience | in business
  seit | zuletzt | letzten? | damals | dauerten? | kam(?:en)? | war(?:en)? | wurden? | spät | Verspätung | verspätet
  Erfahrung | depuis | il y a | dernière? | précédente? | retard | était | avait | expérience
  desde hace | hace | última | anterior | retraso | tardaba | tardó | llevamos | experiencia`

/** After the amount, they begin what it is counted from: '5 days after payment' is no time for the payment. */
export const countedFromPhrases = `
  after | from | of | upon | before | nach | ab | vor | après | dès | avant | tras | después | desde | antes`

/** Before a number of hours, they make it a time of day: 'avant 8 heures'. */
export const clockPhrases = `
  at | by | before | until | till | um | bis | vor | ab | gegen | à | avant | vers | a las? | de las?`

export const noticePhrases = `notice | kündig | kündbar | préavis | preaviso`
