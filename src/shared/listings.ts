/** Contact fields that a listing can reveal to a counterparty. */
export const contactFields = ['website', 'email', 'phone'] as const
export type ContactField = (typeof contactFields)[number]

/** Why a free text could not be parsed: the assistant or its budget is not available, or it can't work on the text. */
export const parseFailures = ['unavailable', 'refused', 'unreadable', 'budget'] as const
export type ParseFailure = (typeof parseFailures)[number]

/** Where a parse starts: the landing page or the add dialog. Each has its own live event. */
export const parseKinds = ['landing', 'add'] as const
export type ParseKind = (typeof parseKinds)[number]

/** The forms of which each employee has at most one unpublished draft: the landing page's, and the add modal's per side. */
export const draftPlaces = ['landing', 'seller', 'buyer'] as const
export type DraftPlace = (typeof draftPlaces)[number]
