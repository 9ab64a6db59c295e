import fc from 'fast-check'

/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  prefixItems?: Schema[]
  minLength?: number
  maxLength?: number
  maxItems?: number
  $ref?: string
}

/** Generates values that match a schema. */
export function fromSchema(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromSchema))
  switch (schema.type) {
    case 'string':
      return text(schema)
    case 'number':
      return fc.integer({ min: 0, max: 999_999 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return list(schema)
    case 'object':
      return object(schema)
    default:
      return fc.jsonValue()
  }
}

/** All characters, including those that Postgres refuses. */
const text = ({ minLength = 0, maxLength = 60 }: Schema) =>
  fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'binary' }),
    fc
      .constantFrom('\0', '\ud800', 'a'.repeat(Math.min(maxLength, 300)), "'; --", '‮x')
      .filter((value) => value.length >= minLength),
  )

function list({ prefixItems = [], items = {}, maxItems = 4 }: Schema): fc.Arbitrary<unknown[]> {
  return fc
    .tuple(
      fc.tuple(...prefixItems.map(fromSchema)),
      fc.array(fromSchema(items), { maxLength: Math.min(maxItems, 4) }),
    )
    .map(([first, rest]) => [...first, ...rest])
}

function object({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fromSchema(schema)])),
    { requiredKeys: required },
  )
  if (typeof additionalProperties !== 'object') return known
  return fc
    .tuple(known, fc.dictionary(fc.string(), fromSchema(additionalProperties), { maxKeys: 2 }))
    .map(([own, more]) => ({ ...more, ...own }))
}
