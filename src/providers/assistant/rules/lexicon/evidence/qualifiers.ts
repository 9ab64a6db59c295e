/**
 * Words that narrow a requirement and aren't content words: 'always the same nurse' isn't met by 'nurses'. Each row is one
 * meaning in English, German, French and Spanish. Written by hand.
 */
export const qualifiers: readonly RegExp[] = [
  /\balways\b|\bimmer\b|\btoujours\b|\bsiempre\b/iu,
  /\bsame\b|\b(?:der|die|das)selbe[nr]?\b|\bgleiche[nrs]?\b|\bmêmes?\b|\bmism[oa]s?\b/iu,
  /\bonly\b|\bexclusive(?:ly)?\b|\bnur\b|ausschließlich|exklusiv|\bseulement\b|\buniquement\b|exclusi[fv]|\b[us]ólo\b|\bsolo\b|únicamente/iu,
  /(?<!-)\bfree\b(?! range)|free of charge|kostenlos|kostenfrei|gratis|gratuit|\boffert/iu,
  /\bown\b|\beigene[nrms]?\b|\bpropres?\b|\bpropi[oa]s?\b/iu,
  /\bwhole\b|\bentire\b|\ball\b|\bevery\b|\beach\b|\balle[nrs]?\b|\bjede[nrs]?\b|\bganze[nrs]?\b|\btou(?:t|te|s|tes)\b|\bchaque\b|\btod[oa]s?\b|\bcada\b/iu,
  /\bin advance\b|\bim voraus\b|\bà l['’]avance\b|\bpor adelantado\b/iu,
]
