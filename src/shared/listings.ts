/** Contact fields that a listing can reveal to a counterparty. */
export const contactFields = ['website', 'email', 'phone'] as const
export type ContactField = (typeof contactFields)[number]

/** Where a parse starts: the landing page or the add dialog. Each has its own live event. */
export const parseKinds = ['landing', 'add'] as const
export type ParseKind = (typeof parseKinds)[number]
