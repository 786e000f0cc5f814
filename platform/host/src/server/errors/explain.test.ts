import Type, { type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { explain } from './explain'
import { sentence } from './sentence'

const problemsOf = (schema: TSchema, value: unknown) => explain(Compile(schema).Errors(value), schema, value)

const noTitle = sentence('title.none', 'Give it a title.')
const invalidEmail = sentence('email.invalid', 'Email must be an e-mail address.')
const title = Type.String({ title: 'Title', pattern: '\\S', 'x-empty': noTitle })

test.each<[string, TSchema, object, number | undefined, string]>([
  ['field.missing', Type.String(), {}, undefined, 'is missing.'],
  ['field.empty', Type.String({ minLength: 1 }), { title: '' }, undefined, 'must not be empty.'],
  [
    'field.too-short',
    Type.String({ minLength: 8 }),
    { title: 'x' },
    8,
    'must be at least 8 characters long.',
  ],
  [
    'field.too-long',
    Type.String({ maxLength: 20_000 }),
    { title: 'x'.repeat(20_001) },
    20_000,
    'must be at most 20,000 characters long.',
  ],
  [
    'field.wrong-date',
    Type.String({ format: 'date' }),
    { title: 'x' },
    undefined,
    'must be a date of the years 1 to 9999.',
  ],
  ['field.invalid', Type.String({ format: 'uuid' }), { title: 'x' }, undefined, 'is not valid.'],
  ['field.invalid', Type.String({ pattern: '^a$' }), { title: 'x' }, undefined, 'is not valid.'],
])('%s: %j', (code, schema, value, limit, rule) => {
  const values = { field: 'Title', ...(limit !== undefined && { limit }) }
  expect(problemsOf(Type.Object({ title: { ...schema, title: 'Title' } }), value)).toEqual([
    { field: 'title', code, message: `Title ${rule}`, values },
  ])
})

test.each<[TSchema, unknown, string]>([
  [Type.String(), 7, 'Title must be a text.'],
  [Type.Number({ minimum: -180 }), -180.5, 'Title must be at least -180.'],
  [Type.Integer({ maximum: 9999 }), 10_000, 'Title must be at most 9999.'],
  [Type.Array(Type.Null(), { minItems: 1 }), [], 'Title must have at least 1 entry.'],
  [
    Type.Array(Type.Null(), { maxItems: 1000 }),
    Array(1001).fill(null),
    'Title must have at most 1,000 entries.',
  ],
  [Type.Array(Type.Number(), { uniqueItems: true }), [1, 1], 'Title must have each entry once.'],
  [Type.Literal('a'), 'b', 'Title must be a.'],
  [Type.Enum(['a', 'b'], { type: 'string' }), 'c', 'Title must be one of a, b.'],
  [Type.String({ format: 'date-time' }), 'x', 'Title must be a moment of the years 1 to 9999.'],
  [Type.String({ pattern: '^a$', 'x-rule': 'must be a' }), 'b', 'Title must be a.'],
])('a rule that no form can violate has no code: %j', (schema, value, message) => {
  expect(problemsOf(Type.Object({ title: { ...schema, title: 'Title' } }), { title: value })).toEqual([
    { field: 'title', message },
  ])
})

test.each([[{}], [{ title: '' }], [{ title: '\u2003' }]])(
  'the empty title %j gets its own sentence',
  (value) => {
    expect(problemsOf(Type.Object({ title }), value)).toEqual([{ field: 'title', ...noTitle }])
  },
)

test('a pattern may have its own sentence', () => {
  const email = Type.String({ pattern: '@', 'x-rule': invalidEmail })
  expect(problemsOf(Type.Object({ email }), { email: 'mira' })).toEqual([{ field: 'email', ...invalidEmail }])
})

test('a field without a label is named by its path', () => {
  const schema = Type.Object({ files: Type.Array(Type.Object({ path: Type.String({ maxLength: 3 }) })) })
  const long = { code: 'field.too-long', values: { field: 'files.1.path', limit: 3 } }
  expect(problemsOf(schema, { files: [{ path: 'a' }, { path: 'abcd' }] })).toEqual([
    { field: 'files', message: 'files.1.path must be at most 3 characters long.', ...long },
  ])
  expect(problemsOf(schema, [])).toMatchObject([
    { field: '', message: 'What was sent must be a JSON object.' },
  ])
})
