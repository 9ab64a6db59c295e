/**
 * Prepositions of a place or a time, in the form of denials.ts: 'in the bathroom', 'am Wochenende'. Without an article, 'in' tells
 * the subject or the material: 'lessons in Latin', 'mesa en roble'.
 */
export const placePrepositions = `
  in (?:the|an?|my|our|your|his|her|their|this) | inside | at | on
  im | ins | am | auf | in (?:de[rmn]|die|das|eine[rmn]?|unsere[rmn]?|meine[rmn]?|ihre[rmn]?) | an (?:der|dem|den)
  dans | sur | aux?
  en (?:el|las?|los|una?|mi|su|nuestr[oa]s?|este|esta)`

/** Words that end the place. */
export const placeEnds = `
  for | of | with | and | or | from | to | by
  für | mit | und | oder | von | aus
  pour | avec | et | ou | de | du | des | par
  para | con | y | o | del | por`
