import { answerSchema, checkAnswer, type Schema, schemaNamed } from './check-call'
import document from './generated/openapi.json'
import { sampleOf, withNullables } from './nullables'
import type { Method } from '../api/request'

const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.keys(operations).flatMap((key) => {
    const call = { path, method: key as Method }
    const schema = answerSchema(call)
    return schema ? [{ name: `${key.toUpperCase()} ${path}`, call, schema }] : []
  }),
)

/** Returns the nullable fields of an answer: whether each is null. */
const nullsIn = (of: Schema, value: unknown): boolean[] => {
  const schema = of.$ref ? schemaNamed(of.$ref) : of
  const isNullable = [schema.type ?? [], schema.anyOf?.map(({ type }) => type) ?? []].flat().includes('null')
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
    typeof value === 'object' && value !== null && key in value
      ? nullsIn(field, (value as Record<string, unknown>)[key])
      : [],
  )
  const items =
    schema.items && Array.isArray(value) ? value.flatMap((each) => nullsIn(schema.items ?? {}, each)) : []
  return [...(isNullable ? [value === null] : []), ...fields, ...items]
}

/** Returns an answer with one item in each of its lists. */
const answerOf = (of: Schema): unknown => {
  const schema = of.$ref ? schemaNamed(of.$ref) : of
  if (schema.items) return [answerOf(schema.items)]
  if (!schema.properties) return sampleOf(schema)
  return Object.fromEntries(Object.entries(schema.properties).map(([key, field]) => [key, answerOf(field)]))
}

// Remotes send no calls of releases.
const withNulls = calls.filter(
  ({ call: { path }, schema }) =>
    !/release|deploy|status/.test(path) && nullsIn(schema, answerOf(schema)).length > 0,
)

test.each(withNulls)(
  '$name: each nullable field is filled in one form and null in the other',
  ({ call, schema }) => {
    const answer = answerOf(schema)
    const filled = withNullables(schema, answer, 'filled')
    const empty = withNullables(schema, answer, 'null')
    checkAnswer(call, filled)
    checkAnswer(call, empty)
    expect(nullsIn(schema, filled)).not.toContain(true)
    expect(nullsIn(schema, empty)).not.toContain(false)
  },
)
