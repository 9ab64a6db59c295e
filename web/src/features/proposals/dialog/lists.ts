/** The ids of the dialog's lists of usual texts. */
export const unitListId = 'proposal-units'
export const choiceListId = (key: string | null) => (key === null ? undefined : `proposal-choices-${key}`)
