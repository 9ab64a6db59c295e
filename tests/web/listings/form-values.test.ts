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
  it('starts with everything revealed that applies', () => {
    expect(emptyValues(true).contact).toMatchObject({ reveal: true, fields: ['email'], additionalOn: true })
    expect(emptyValues(false).contact.fields).toEqual(['website', 'email', 'phone'])
    expect(emptyValues(false)).toMatchObject({ notifyOnMatch: true, points: [{ text: '', reveal: true }] })
  })

  it('trims what it sends, drops empty rows, and sends the additional method only when it is meant', () => {
    const values = {
      ...emptyValues(false),
      name: '  Flour ',
      description: ' Fine. ',
      points: [pointRow('  Organic '), pointRow('   '), pointRow('Cheap', false)],
    }
    const contact = { ...values.contact, additionalMethod: ' Ask for Ada ' }
    const sent = (change: Partial<typeof contact>) =>
      toInput(side, { ...values, contact: { ...contact, ...change } }, []).contact?.additionalMethod
    expect(toInput(side, values, [])).toMatchObject({
      name: 'Flour',
      description: 'Fine.',
      points: [
        { text: 'Organic', reveal: true },
        { text: 'Cheap', reveal: false },
      ],
    })
    expect(sent({})).toBe('Ask for Ada')
    expect(sent({ additionalOn: false })).toBe('')
    expect(sent({ reveal: false })).toBe('')
  })

  it('names everything that is missing, the party only for companies', () => {
    const noun = side === 'seller' ? 'Offering' : 'Request'
    const party = side === 'seller' ? 'Offerer' : 'Requestor'
    const own = [
      `${noun} Name`,
      `${noun} Description`,
      `At least one ${side === 'seller' ? 'Strength' : 'Requirement'}`,
    ]
    expect(missingItems(side, emptyValues(true), true)).toEqual(own)
    expect(missingItems(side, emptyValues(false), false)).toEqual([
      `${party} Name`,
      `${party} Description`,
      ...own,
    ])
    const full = { party: 'Acme', partyDescription: 'We are.', name: 'A', description: 'B', points: ['C'] }
    expect(missingItems(side, parsedValues(full, false), false)).toEqual([])
  })
})
