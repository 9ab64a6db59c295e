/** Words between the items of a list, in English, German, French and Spanish. */
export const itemConjunctions =
  'and also | as well as | and | & | sowie | und auch | und | ainsi que | et | así como | y también | y | e'

/** Words that continue the item before them: 'delivery on Mondays, before noon'. */
export const itemContinuations = `
  with | without | for | from | to | on | at | by | of | in | into | before | after | until | during | within | between | per
  than | that | which | who | whose | if | when | where | as | or | but | not | only | up | more | less | also | then
  mit | ohne | für | von | vom | zum? | zur | auf | an | am | bei | beim | nach | vor | bis | im | aus | pro | über | unter
  innerhalb | während | der | die | das | dass | wenn | wo | oder | aber | nicht | nur | auch | dann
  avec | sans | pour | de | du | des | dans | sur | à | au | aux | par | avant | après | pendant | jusqu | entre | que | qui
  dont | si | où | ou | mais | pas | aussi | puis
  con | sin | para | del? | desde | hasta | en | a | al | por | antes | después | durante | entre | que | quien | si | donde
  o | pero | no | también | solo | sólo
  (?:mon|tues|wednes|thurs|fri|satur|sun)days? | (?:mon|diens|donners|frei|sams|sonn)tags? | mittwochs? | lundis? | mardis? | mercredis? | jeudis? | vendredis?
  samedis? | dimanches? | lunes | martes | miércoles | jueves | viernes | sábados? | domingos?`
