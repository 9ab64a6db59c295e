/** Stems of nouns that count the same thing, in any language, as regular expressions. */
export const pieceStems =
  'unit | piec | pcs? | item | stuck | stk | einheit | piec | unite | unidad | pieza | pz'
export const peopleStems = `
  person | people | pax | particip | attende | guest | group
  gast | gaste | teilnehm | grupp
  personne | invit | conviv | participant
  grup | invitad | asistent`
