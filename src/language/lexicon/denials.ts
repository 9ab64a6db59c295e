/**
 * How texts deny something. Phrases are regular expressions, separated by ` | ` or line breaks; the first that matches
 * wins.
 */

/** Words that deny what follows or the whole clause. */
export const denialWords = `
  no longer | not yet | not | n['’]t | never | no | none | nor | neither | without
  cannot | can['’]?t | won['’]?t | don['’]?t | doesn['’]?t | isn['’]?t | aren['’]?t | unable to
  excluding | excludes? | excluded | lacks? | lacking | free (?:of|from) | avoids? | refuse | except
  nicht | kein(?:e[nmrs]?)? | nie | niemals | ohne | weder | ausgeschlossen | frei von | ausgenommen | außer
  ne | n['’](?=[aeiouyéèêh]) | pas | jamais | aucune?s? | sans | ni | sauf | exempts? de
  no | nunca | sin | tampoco | ning[uú]n(?:[oa]s?)? | excepto | salvo | libres? de`

/** Denial words that deny only what follows them. The others deny the whole clause. */
export const forwardDenialWords = String.raw`
  no | without | kein\p{L}* | ohne | sans | sin | aucune?s? | ning\p{L}* | free of | free from | frei von | ni | nor
  none | excluding | except | sauf | excepto | salvo | exempts? de | libres? de | lacks? | lacking | avoids?`

/** Verbs after a Spanish 'no', which then denies the whole clause: 'el montaje no está incluido'. */
export const spanishDeniedVerbs = String.raw`
  est[áa] | es\b | son\b | se\b | incluy | incluid | dispon | ofrec | pod | hay`

/** Idioms that contain a denial word and deny nothing: 'no problem', 'not only'. */
export const idioms = `
  no (?:problem|doubt|matter|worries|wonder|obligation|one else) | not only | not to mention
  nicht nur | kein problem | keine sorge | ohne (?:weiteres|probleme|aufpreis|zusatzkosten)
  non seulement | pas de problème | sans problème | sans (?:frais|surcoût)
  no solo | no sólo | sin problema
  whether or not | no (?:extra|additional|hidden)? ?(?:charge|cost|fee|surcharge)s?
  without (?:extra|additional|any)? ?(?:charge|cost|surcharge)s? | sin coste | non-binding
  no minimum(?: order)?(?: quantity)? | keine mindestbestellmenge | sans minimum(?: de commande)? | sin pedido mínimo`

/** Denials that limit an amount: 'no more than 5', 'not exceeding 25 kg'. */
export const limitPhrases = String.raw`
  (?:no|not) (?:more|less|fewer|longer|later|earlier|older|further|higher|lower|larger|smaller|heavier) than
  (?:no|not|cannot|can't|must not|do not|don't) (?:weigh |be |go |take )?(?:over|under|above|below|exceed(?:s|ing)?)(?=\P{L}{0,3}\d)
  nicht (?:mehr|weniger|länger|später|früher|älter|weiter|höher|niedriger|größer|kleiner|schwerer) als
  nicht (?:über|unter)(?=\P{L}{0,3}\d)
  (?:ne )?pas (?:plus|moins) de
  no (?:más|menos) de`

/** Endings that deny the word before them: 'nut-free', 'zuckerfrei'. */
export const denialSuffixes = '[- ]free | frei | los'

/** Words that such an ending doesn't deny: 'toll-free', 'kostenlos'. */
export const notDeniedBySuffix = `
  toll | duty | hands | risk | care | stress | hassle
  gebühren | problem | kosten | barriere | sorgen | portofrei | versandkosten
  feel | worry | bezug | ein | zu | arbeits | wert | end | mühe | reibungs`

/** After 'and', words that begin a new statement, which a denial before them doesn't reach. */
export const conjunctions = 'and | und | et | y | e'
export const statementStarts = String.raw`
  we | our | wir | nous | notre | nos | nuestr\p{L}+ | it | they | all | always | immer | toujours | siempre | full\p{L}*
  with | mit | avec | con`
