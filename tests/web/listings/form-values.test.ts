import { describe, expect, it } from 'vitest'
import {
  emptyValues,
  missingItems,
  parsedValues,
  pointRow,
  toInput,
} from '../../../web/src/features/listings/form/form-values.ts'
import { eachSide } from '../../make/leads.ts'

describe.each(eachSide)('The form of the %s', (side) => {
  it('reveals every applicable contact field by default', () => {
    expect(emptyValues(true).contact).toMatchObject({ reveal: true, fields: ['email'], additionalOn: true })
    expect(emptyValues(false).contact.fields).toEqual(['website', 'email', 'phone'])
    expect(emptyValues(false)).toMatchObject({ notifyOnMatch: true, points: [{ text: '', reveal: true }] })
  })

  it('sends trimmed values without empty rows, and the additional method only when it is switched on', () => {
    const values = {
      ...emptyValues(false),
      name: '  Flour ',
      description: ' Fine. ',
      points: [pointRow('  Organic '), pointRow('   '), pointRow('Cheap', false)],
    }
    const contact = { ...values.contact, additionalMethod: ' Ask for Ada ' }
    const sentMethod = (change: Partial<typeof contact>) =>
      toInput(side, { ...values, contact: { ...contact, ...change } }, []).contact?.additionalMethod
    expect(toInput(side, values, [])).toMatchObject({
      name: 'Flour',
      description: 'Fine.',
      points: [
        { text: 'Organic', reveal: true },
        { text: 'Cheap', reveal: false },
      ],
    })
    expect(sentMethod({})).toBe('Ask for Ada')
    expect(sentMethod({ additionalOn: false })).toBe('')
    expect(sentMethod({ reveal: false })).toBe('')
  })

  it('lists the empty required fields, the party only for companies', () => {
    const noun = side === 'seller' ? 'Offering' : 'Request'
    const party = side === 'seller' ? 'Offerer' : 'Requestor'
    const listingItems = [
      `${noun} Name`,
      `${noun} Description`,
      `At least one ${side === 'seller' ? 'Strength' : 'Requirement'}`,
    ]
    expect(missingItems(side, emptyValues(true), true)).toEqual(listingItems)
    expect(missingItems(side, emptyValues(false), false)).toEqual([
      `${party} Name`,
      `${party} Description`,
      ...listingItems,
    ])
    const complete = {
      party: 'Acme',
      partyDescription: 'We are.',
      name: 'A',
      description: 'B',
      points: ['C'],
      privateNotes: [],
      contactHints: [],
    }
    expect(missingItems(side, parsedValues(complete, false), false)).toEqual([])
  })
})
