/** Texts of the judgements of requirements. */
export const verdictCopy = {
  meet: 'Meets',
  'not meet': 'Does not meet',
  unknown: 'Not known yet',
  none: 'No requirements to compare',
  coverage: (meet: number, notMeet: number, unknown: number) => {
    const total = meet + notMeet + unknown
    return `${meet} of ${total} requirement${total === 1 ? '' : 's'} met, ${notMeet} not met, ${unknown} unknown`
  },
  met: (meet: number, total: number) => `${meet} of ${total}`,
} as const
