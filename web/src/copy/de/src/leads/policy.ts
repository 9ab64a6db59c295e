import * as english from '../../../../../../src/leads/policy.ts'
import { serverMessage } from '../../server-message.ts'

export * from '../../../../../../src/leads/policy.ts'

export const terminationText: typeof english.terminationText = (lead) =>
  serverMessage(english.terminationText(lead))

export const contactRefusalText: typeof english.contactRefusalText = (side) => {
  const { notDesignated, notRevealed } = english.contactRefusalText(side)
  return { notDesignated: serverMessage(notDesignated), notRevealed: serverMessage(notRevealed) }
}

export const roundInputNeeded = {
  seller: serverMessage(english.roundInputNeeded.seller),
  buyer: serverMessage(english.roundInputNeeded.buyer),
}

export const nothingToSay = serverMessage(english.nothingToSay)

export const draftOutdated = serverMessage(english.draftOutdated)
