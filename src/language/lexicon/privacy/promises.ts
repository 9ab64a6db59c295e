/**
 * Denials that refuse nothing: what a seller promises not to do, and what somebody doesn't have, want to pay or know. The model of
 * refusals finds them too short to tell them apart. Written by hand; the syntax is described in `privacy/phrases.ts`.
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
