/** The words of privacy that are misspelled most, without their other forms: those are words of their own. */
export const keyWords = `
  confidential internally between ourselves yourself secret private mention publish disclose reveal budget maximum negotiate
  favourite desperate politely
  vertraulich intern verraten erwähnen öffentlich höchstens maximal notfalls schmerzgrenze geheim budget verhandeln weitersagen
  confidentiel communiquer divulguer mentionner maximum négocier plafond plancher secret
  confidencial nosotros mencionar publicar presupuesto máximo negociar secreto`
