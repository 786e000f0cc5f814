import fc from 'fast-check'
import { hostileText } from './hostile'
import { at, isObject, type Json } from './json'

/** A schema of the OpenAPI document, with the keywords that TypeBox writes. */
type Schema = Record<string, unknown>

const plainTexts = [
  'Graz',
  'Swim in a fjord',
  'a',
  'Łódź 🏊',
  'مرحبا',
  '旅'.repeat(50),
  'x y',
  'To the North',
]

/** Moments that the server can store, and neighbours that it cannot. */
const moments = [
  '2100-01-01T00:00:00Z',
  '2099-12-31T23:59:59.999+14:00',
  '2016-12-31T23:59:60Z',
  '2099-12-31T24:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-00:01',
]

const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)
const schemasOf = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** Pattern syntax that fast-check does not support. */
const isBeyondMatching = (pattern: string) => pattern.includes('\\p{')

function textsOf({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return fc.oneof(fc.constantFrom(...moments), hostileText)
  const [min, max] = [numberOf(minLength, 0), numberOf(maxLength, 30_000)]
  const fits = (text: string) =>
    text.length >= min &&
    text.length <= max &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text))
  if (typeof pattern === 'string' && !isBeyondMatching(pattern))
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: '-1' }).filter(fits)
  const padded = (text: string) => text.padEnd(min, 'x').slice(0, max)
  const plain = fc.constantFrom(...plainTexts).map(padded)
  // A valid text may still be hostile.
  return fc.oneof(plain, hostileText.map(padded)).map((text) => (fits(text) ? text : padded('Graz')))
}

function objectsOf(schema: Schema, named: Named): fc.Arbitrary<Json> {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required.map(String) : []
  const fields = Object.entries(properties).map(
    ([key, inner]) => [key, named.value(key, asSchema(inner))] as const,
  )
  const known = fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((key) => key in properties),
    noNullPrototype: true,
  })
  if (!isObject(schema.additionalProperties)) return known
  const others = fc.dictionary(
    fc.constantFrom('react', '/kicks', 'a', 'constructor'),
    named.value('', schema.additionalProperties),
    {
      maxKeys: 3,
      noNullPrototype: true,
    },
  )
  return fc.tuple(known, others).map(([one, other]) => ({ ...other, ...one }))
}

const asSchema = (value: unknown): Schema => (isObject(value) ? value : {})

/** Resolves a reference such as `#/components/schemas/Kick`. */
const pointedAt = (document: unknown, address: string) =>
  asSchema(at(document, ...address.split('/').slice(1)))

interface Named {
  value(name: string, schema: Schema): fc.Arbitrary<Json>
}

/**
 * Returns valid values of a schema.
 * @param document the document that resolves its references
 * @param known likely values of a field by its name, such as an existing id
 */
export function valuesBy(document: unknown, known: (name: string) => fc.Arbitrary<Json> | undefined): Named {
  const ofType = (type: unknown, schema: Schema): fc.Arbitrary<Json> => {
    const { minimum, maximum, minItems, maxItems, items } = schema
    switch (type) {
      case 'integer':
        return fc.integer({ min: numberOf(minimum, -1e9), max: numberOf(maximum, 1e9) })
      case 'number':
        return fc.double({ min: numberOf(minimum, -1e9), max: numberOf(maximum, 1e9), noNaN: true })
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      case 'array':
        return fc.array(named.value('', asSchema(items)), {
          minLength: numberOf(minItems, 0),
          maxLength: Math.min(numberOf(maxItems, 3), 3),
        })
      case 'object':
        return objectsOf(schema, named)
      default:
        return textsOf(schema)
    }
  }

  const bySchema = (schema: Schema): fc.Arbitrary<Json> => {
    if (typeof schema.$ref === 'string') return bySchema(pointedAt(document, schema.$ref))
    if (Array.isArray(schema.enum)) return fc.constantFrom<Json>(...schema.enum)
    if ('const' in schema) return fc.constant(schema.const as Json)
    const choices = schemasOf(schema.anyOf)
    if (choices.length > 0) return fc.oneof(...choices.map(bySchema))
    const types = [schema.type ?? 'string'].flat()
    return fc.oneof(...types.map((type) => ofType(type, schema)))
  }

  const named: Named = {
    value: (name, schema) => {
      const some = known(name)
      const any = bySchema(schema)
      return some ? fc.oneof({ weight: 5, arbitrary: some }, { weight: 1, arbitrary: any }) : any
    },
  }
  return named
}
