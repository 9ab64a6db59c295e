/** What of a company's contact can be revealed to a counterparty (spec 3). */
export const contactFields = ['website', 'email', 'phone'] as const
export type ContactField = (typeof contactFields)[number]

/** Which page asks for a parse: the landing page or the add modal; each has its own event (spec 7). */
export const parseKinds = ['landing', 'add'] as const
export type ParseKind = (typeof parseKinds)[number]
