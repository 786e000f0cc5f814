import { type Schema, schemaNamed } from './check-call'

/** The form of every nullable field of an answer: a value, or null. */
export type Nullables = 'filled' | 'null'

const isNull = (each: unknown) => each === null || (each as Schema).type === 'null'
const resolved = (schema: Schema): Schema => (schema.$ref ? schemaNamed(schema.$ref) : schema)

/** Returns the schema of the values beside null; undefined unless null is allowed. */
function besideNull(schema: Schema): Schema | undefined {
  const { type, anyOf } = schema
  if (anyOf?.some(isNull)) return anyOf.find((each) => !isNull(each))
  if (!Array.isArray(type) || !type.includes('null')) return undefined
  return {
    ...schema,
    type: type.find((each) => each !== 'null'),
    enum: schema.enum?.filter((each) => each !== null),
  }
}

/** Texts by their format or pattern. */
const texts: Record<string, string> = {
  date: '2026-05-04',
  'date-time': '2026-05-04T08:30:00.000Z',
  uuid: '019a0000-0000-7000-8000-000000000009',
  '^[0-9]+\\.[0-9]+\\.[0-9]+-s[0-9a-f]{8}$': '0.1.0-s00000000',
}

/** Returns a value of a schema, with the required fields alone. */
export function sampleOf(schema: Schema): unknown {
  const values = besideNull(resolved(schema)) ?? resolved(schema)
  const { type, format, pattern, minimum = 1, properties = {}, required = [], ...rest } = values
  if (values.$ref) return sampleOf(values)
  if (rest.enum) return rest.enum[0]
  if (rest.anyOf?.[0]) return sampleOf(rest.anyOf[0])
  if (type === 'object')
    return Object.fromEntries(required.map((key) => [key, sampleOf(properties[key] ?? {})]))
  if (type === 'array') return []
  if (type === 'boolean') return true
  if (type === 'string') return texts[format ?? pattern ?? ''] ?? '/media/sample/1280.webp'
  return Math.max(1, minimum)
}

/** Returns a value of a schema with all its nullable fields in one form. */
export function withNullables(schema: Schema, value: unknown, form: Nullables): unknown {
  const whole = resolved(schema)
  const inner = besideNull(whole)
  if (inner) return form === 'null' ? null : withNullables(inner, value ?? sampleOf(inner), form)
  const { items, properties, anyOf } = whole
  if (items && Array.isArray(value)) return value.map((each) => withNullables(items, each, form))
  if (typeof value !== 'object' || value === null) return value
  const choice = anyOf?.map(resolved).find(({ required = [] }) => required.every((key) => key in value))
  if (choice) return withNullables(choice, value, form)
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const field = properties?.[key]
      return [key, field ? withNullables(field, each, form) : (each as unknown)]
    }),
  )
}
