/** Prepositions of a place or a time, in the form of denials.ts: 'in the bathroom', 'am Wochenende'. */
export const placePrepositions = `
  in | inside | at | on
  im | ins | am | auf | an (?:der|dem|den)
  dans | en | sur | aux?`

/** Words that end the place. */
export const placeEnds = `
  for | of | with | and | or | from | to | by
  für | mit | und | oder | von | aus
  pour | avec | et | ou | de | du | des | par
  para | con | y | o | del | por`
