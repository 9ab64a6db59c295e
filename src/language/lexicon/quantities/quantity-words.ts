/** Words around the numbers of a quantity, as regular expressions separated by ` | `. The first that matches wins. */

/** Between the two numbers of a range. */
export const rangeWords =
  "- | – | — | to | till | bis | à | a | or | oder | ou | o | and | und | et | y | hasta | jusqu'à"

/** Those of them that make a range only after 'between'. */
export const andWords = 'and | und | et | y'
export const betweenWords = 'between | zwischen | entre'

/** Between two amounts with units that are one range: '500 kg to 2 t'. */
export const amountRangeWords = '- | – | to | bis | à | a | hasta | and | und | et | y'

/** Between an amount and what it is counted by: '5 kg per bag'. */
export const perWords =
  "/ | per | pro | je | a | an | each | every | par | por | al | à la | a la | de l['’] | im | in der | die"

/** Those of them that are also articles: they are only understood before a unit of time. */
export const ambiguousPerWords = "an? | al | a la | à la | de l['’] | im | in der | die"

/** Between a counted noun and a range: 'groups of 6 to 15'. */
export const countedNounLinks = 'from | of | between | von | zwischen | de | entre | desde'

/** Before a number that is part of a name, such as a standard, an article or a class; not the French and Spanish 'en'. */
export const codePrefixes =
  'iso | din | iec | astm | bs | no | nr | art | artikel | article | class | type | typ | grade | level | version | phase | §'
