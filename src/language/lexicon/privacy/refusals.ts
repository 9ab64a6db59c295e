/**
 * Words that tell refusals from what resembles them, where the model alone finds short sentences hard to tell apart. Written by
 * hand; the syntax is described in `privacy/phrases.ts`.
 */

/**
 * Denials that refuse nothing: what a seller promises not to do, and what somebody doesn't have, want to pay or know.
 */
export const promises = `
  (?:do not|don't|does not|doesn't|won't|will not|never) (?:\\S+ )?(?:charge|bill|leave|hide|rush|cancel|cut corners|let you|keep you|disappoint|overcharge|waste|damage|harm|own|have|know|mind|think|believe|expect|hesitate|worry)
  haven't | have no | has no | hasn't
  (?:berechn~|verlang~|verrechn~|versteck~|vergess~|hinterlass~|verschwend~|besitz~|weiss|wissen|hab|habe|haben|hat) (?:\\S+ ){0,3}?(?:nicht|nie|nichts|kein~) | (?:nicht|nie|nichts|kein~) (?:\\S+ ){0,2}?(?:berechn~|verlang~|verrechn~|versteck~|vergess~|hinterlass~|besitz~) wir | (?:das|die|den|was) wir nicht brauchen
  (?:ne |n')(?:\\S+ )?(?:factur~|compt~|cach~|laiss~|oubli~|annul~|gaspill~|possed~|avons|ai|a|sais|savons) (?:pas|jamais|aucun~|rien)
  (?:no|nunca) (?:\\S+ )?(?:cobr~|factur~|dej~|escond~|olvid~|cancel~|desperdici~|tengo|tenemos|tiene|sabemos)`

/** Begin a clause that describes goods by what they lack: 'low-emission paint, no solvents'. */
export const bareDenials = `
  no | not | nothing | without | never | keine?[nmrs]? | nicht | nichts | ohne | nie
  pas | sans | rien | aucun~ | jamais | sin | nada | nunca | ningun~`

/** One of them is in every refusal: denials, limitations, and what is left to others. */
export const refusalCues = `
  no | not | none | nope | nothing | nobody | never | neither | nor | without | cannot | isn't | aren't | ain't | \\p{L}+n't | dont | wont | cant | only | just | except | unless | refuse~ | declin~ | avoid~ | stopp~ | instead | others | elsewhere | outside | beyond | rather | strictly | exclu~ | off limits | gave up | given up | skip | past | nae | nowt | leave | leaves | left | anything but | hard pass
  nicht | nichts | nie | niemals | kein~ | nix | ned | net | nimmer | ohne | weder | nur | ausschliess~ | ausser | ungern | lieber | ander~ | lehn~ | ablehn~ | abgelehnt | aufgehort | eingestellt | raus | tabu | verzicht~ | selbst~ | erst ab | koa | kei | keni | nid | niet | ohni | nein | ausgeschlossen | lass~ | uberlass~ | niemand~ | \\p{L}*verbot~ | gestrichen
  ne | n' | pas | plus | jamais | rien | aucun~ | ni | sans | sauf | hors | uniquement | seulement | que | exclu~ | refus~ | evit~ | abstenir | autres | ailleurs | arret~ | plutot | juste | fini | non | interdit~ | tres peu | laiss~ | passez
  nada | nunca | jamas | ning~ | tampoco | sin | solo | solamente | salvo | excepto | menos | abstener~ | rechaz~ | evit~ | otros | otras | aparte | fuera | dej~ | ya no | prefer~ | nadie | prohib~ | cero | imposible | descart~ | termin~ | mejor`
