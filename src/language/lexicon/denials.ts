/**
 * How texts deny something. Phrases are regular expressions, separated by ` | ` or line breaks; the first that matches
 * wins.
 */

/** Words that deny what follows or the whole clause. */
export const denialWords = String.raw`
  no longer | not yet | not | n['’]t | never | no | none | nor | neither | without
  cannot | can['’]?t | won['’]?t | don['’]?t | doesn['’]?t | isn['’]?t | aren['’]?t | unable to
  nobody | no one | nothing | outside (?:of )?our | beyond our | (?:we|i) leave (?:(?:that|it) )?to | fully booked | booked (?:up|out|solid) | sold out
  gave up | given up | stopped (?:doing|offering|making|selling|stocking) | discontinued
  excluding | excludes? | excluded | lacks? | lacking | free (?:of|from) | avoids? | refuse | except
  niemand\p{L}* | nichts | ausgebucht | ausverkauft | vergriffen | eingestellt | aufgegeben
  nicht | kein(?:e[nmrs]?|s)? | nix | zéro | (?:zero|cero)(?= \p{L}) | nie | niemals | ohne | weder | ausgeschlossen | frei von | ausgenommen | außer
  rien | épuisée?s? | arrêté | abandonné
  ne | n['’](?=[aeiouyéèêh]) | pas | jamais | aucune?s? | sans | ni | sauf | exempts? de
  nadie | nada | agotad[oa]s? | dejamos (?:de|hace) | dejado de
  no | nunca | sin | tampoco | ning[uú]n(?:[oa]s?)? | excepto | salvo | libres? de`

/** Denial words that deny only what follows them. The others deny the whole clause. */
export const forwardDenialWords = String.raw`
  no | without | kein\p{L}* | ohne | sans | sin | aucune?s? | ning\p{L}* | free of | free from | frei von | ni | nor
  zéro | zero | cero | none | excluding | except | sauf | excepto | salvo | exempts? de | libres? de | lacks? | lacking | avoids?`

/** Verbs after a Spanish 'no', which then denies the whole clause: 'el montaje no está incluido'. */
export const spanishDeniedVerbs = String.raw`
  \p{L}+mos\b | van? | vienen? | entran? | cubren? | est[áa] | es\b | son\b | se\b | incluy | incluid | dispon | ofrec | pod | hay`

/** Idioms that contain a denial word and deny nothing: 'no problem', 'not only'. */
export const idioms = String.raw`
  no (?:problem|doubt|matter|worries|wonder|obligation|one else) | not only | not to mention
  nicht nur | kein problem | keine sorge | ohne (?:weiteres|probleme|aufpreis|zusatzkosten)
  ne (?:(?:les?|la|vous|nous|lui|leur) )?(?:\p{L}+ )?qu(?:e|['’]) | n['’]\p{L}+ qu(?:e|['’]) | non seulement | pas de problème | sans problème | sans (?:frais|surcoût)
  no solo | no sólo | sin problema
  whether or not | no (?:extra|additional|hidden)? ?(?:charge|cost|fee|surcharge)s?
  without (?:extra|additional|any)? ?(?:charge|cost|surcharge)s? | sin coste | non-binding
  no minimum(?: order)?(?: quantity)? | keine mindestbestellmenge | sans minimum(?: de commande)? | sin pedido mínimo`

/** Denials of a need. What follows is neither wanted nor ruled out: 'we do not need a garage'. */
export const dispensations = String.raw`
  (?:do not|don['’]t|does not|doesn['’]t|won['’]t|will not|no) need | no need (?:for|of|to) | not need(?:ed)?
  not (?:required|necessary) | not part of (?:it|this)
  nicht (?:nötig|notwendig|erforderlich|dabei) | (?:brauchen|benötigen|brauche|benötige)(?: wir| ich)? (?:nicht|kein\p{L}*)
  (?:pas|aucun) besoin | pas nécessaires?
  no (?:necesit\p{L}+|hace falta|hacen falta|es necesari[oa]) | sin necesidad`

/** What somebody doesn't want: 'no queremos moqueta'. French 'plus' alone means more. */
export const refusals = String.raw`
  (?:do not|don['’]t|does not|doesn['’]t) want | not looking for | not interested in
  (?:will|wollen|möchten?)(?: wir| ich)? (?:nicht|kein\p{L}*) | nicht gewünscht | unerwünscht
  (?:veux|veut|voulons|souhaite|souhaitons) pas | n(?:e |['’])(?:veux|veut|voulons|souhaite|souhaitons) (?:plus|aucun\p{L}*)
  no (?:quiero|quiere|queremos|deseo|deseamos)`

/** Clauses before a colon that deny the list after it: 'not available: weekend appointments'. */
export const deniedListHeads = String.raw`
  (?:we |i )?(?:do not|don['’]t|cannot|can['’]t) (?:offer|do|provide|sell|supply|deliver|serve|make|need|want|take|accept)
  (?:this is )?(?:currently )?not (?:available|included|offered|needed|required|necessary|possible|part of (?:it|this|the offer))
  excluded | excluding | except | without | nicht | kein\p{L}* | ohne | sans | pas | sin | no
  nicht (?:im angebot|enthalten|inbegriffen|inklusive|dabei|verfügbar|möglich|nötig|notwendig|erforderlich)
  (?:wir|ich) (?:machen?|bieten?|liefern?|verkaufen?|brauchen?|wollen?|nehmen?) nicht(?: an)? | ausgeschlossen
  (?:nous|je) ne (?:proposons|propose|faisons|fais|vendons|vends|livrons|livre|voulons|veux|fournissons) pas
  (?:pas|non) (?:disponibles?|inclus|compris|proposés?|nécessaires?|voulus?) | (?:pas|aucun) besoin(?: de| d['’])?
  no (?:ofrecemos|ofrezco|hacemos|hago|vendemos|vendo|entregamos|queremos|quiero|necesitamos|necesito|hace falta|hacen falta)
  no (?:disponibles?|incluid[oa]s?|incluye|necesari[oa]s?)`

/** Whole answers that deny what stands before them, after a colon, a dash or a bracket: 'Vegan - no'. */
export const plainDenials = String.raw`
  (?:unfortunately |sorry )?(?:no|none|nope|not)(?: sorry| unfortunately)?
  (?:not|no longer|currently not) (?:available|possible|included|offered|provided|certified|in stock|yet|planned) | unavailable | n/a
  (?:leider |noch |derzeit |aktuell )?(?:nein|nicht|keine?|keiner|nö)(?: leider)?
  (?:leider |derzeit |aktuell )?(?:nicht|nicht mehr) (?:verfügbar|möglich|vorhanden|enthalten|inklusive|im angebot|lieferbar|erhältlich) | entfällt | fehlt
  (?:malheureusement )?(?:non|pas|aucune?|aucuns)(?: malheureusement| désolés?)? | (?:non|pas|plus) (?:disponibles?|possible|compris|inclus|proposée?|encore)
  (?:lamentablemente |por desgracia )?(?:no|ningun[oa]|ninguno)(?: lamentablemente)? | no (?:disponibles?|es posible|posible|incluid[oa]|ofrecemos|tenemos|hay)
  not yet | noch nicht | pas encore | (?:todavía|aún) no | ya no | nicht mehr | plus maintenant
  (?:that |this |it )?(?:we|i) (?:do not|don['’]t|cannot|can['’]t) (?:do|have|offer|sell|make|provide|serve|stock)(?: (?:that|it|this|those|them|any))?
  (?:das |dies )?(?:machen|haben|bieten|führen|können|verkaufen) wir (?:leider )?nicht(?: an)? | (?:wir|ich) (?:machen|haben|bieten|mache|habe|biete) (?:das |die )?(?:leider )?nicht(?: an)?
  (?:ça |cela ),? ?(?:nous |on )ne (?:le )?(?:faisons|proposons|fait|propose) pas | (?:nous |on )?n['’]en (?:avons|faisons|proposons|a|fait|propose|vendons) pas | (?:nous |on )?ne (?:le |la |les )?(?:faisons|proposons|fait|propose|vendons) pas
  no (?:lo |la |los |las )?\p{L}+mos(?: con)?(?: (?:eso|esto|ello))?
  ✗ | ✘ | ❌ | ✖`

/** What may follow such an answer without changing it. */
export const denialAdditions = `
  at the moment | right now | currently | for now | with us | today | at present
  bei uns | derzeit | zurzeit | aktuell | im moment | momentan
  chez nous | pour le moment | pour l['’]instant | actuellement
  por ahora | de momento | actualmente | por el momento`

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
