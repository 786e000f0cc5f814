import Fastify, { type FastifyInstance } from 'fastify'
import { namedSchemas } from '../contract/reference'
import { problems } from '../contract/problem'
import { Conflict, found, InvalidValue, NotFound, Outdated } from './domain-error'
import { sendError } from './error-handler'
import { Forbidden, HttpError, InvalidFields, NotSignedIn, Unavailable, Unprocessable } from './http-error'
import { sentence } from './sentence'

const full = sentence('log.full', 'Your Log has {max, number} entries.', { max: 20_000 })
const taken = sentence('email.taken', 'There is an account with this email already.')
const asked = sentence('auth.ask', 'Please ask {contact}.', { contact: '7' })

const errors: Record<string, () => unknown> = {
  '/conflict': () => new Conflict(full),
  '/outdated': () => new Outdated(asked),
  '/found': () => found(undefined, taken),
  '/plain': () => new NotFound('Nothing of a part called kicks has been released to this site.'),
  '/field': () => new InvalidValue(taken, 'email'),
  '/plain-field': () => new InvalidValue('The name is wrong.', 'name'),
  '/one': () => new InvalidFields([{ field: 'email', ...taken }]),
  '/several': () =>
    new InvalidFields([
      { field: 'email', ...taken },
      { field: 'log', ...full },
    ]),
  '/forbidden': () => new Forbidden(taken),
  '/visitor': () => new NotSignedIn(),
  '/unavailable': () => new Unavailable(asked, 2),
  '/other-call': () => new Unprocessable(taken),
  '/http': () => new HttpError(413, full),
  '/plugin': () => Object.assign(new Error('Too Long'), { statusCode: 414, code: 'FST_SOMETHING' }),
  '/unknown': () => Object.assign(new Error('duplicate key'), { code: '23505' }),
}

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  for (const schema of namedSchemas()) app.addSchema(schema)
  app.setErrorHandler(sendError)
  for (const [url, create] of Object.entries(errors))
    app.get(url, { schema: { response: problems(400, 401, 403, 404, 409, 412, 413, 422) } }, () => {
      throw create()
    })
  await app.ready()
})
afterAll(() => app.close())

const answers: [string, number, object][] = [
  ['/conflict', 409, full],
  ['/outdated', 412, asked],
  ['/found', 404, taken],
  ['/plain', 404, { message: 'Nothing of a part called kicks has been released to this site.' }],
  ['/field', 400, { ...taken, problems: [{ field: 'email', ...taken }] }],
  [
    '/plain-field',
    400,
    { message: 'The name is wrong.', problems: [{ field: 'name', message: 'The name is wrong.' }] },
  ],
  ['/one', 400, { ...taken, problems: [{ field: 'email', ...taken }] }],
  [
    '/several',
    400,
    {
      message: 'There is an account with this email already. Your Log has 20,000 entries.',
      problems: [
        { field: 'email', ...taken },
        { field: 'log', ...full },
      ],
    },
  ],
  ['/forbidden', 403, taken],
  ['/visitor', 401, { code: 'session.missing', message: 'You need to be logged in.' }],
  ['/unavailable', 503, asked],
  ['/other-call', 422, taken],
  ['/http', 413, full],
  ['/plugin', 414, { message: 'Too Long' }],
  [
    '/unknown',
    500,
    { code: 'server.failed', message: 'Something went wrong on our side. Please try again.' },
  ],
]

test.each(answers)('%s is answered with the code and values of its sentence', async (url, status, body) => {
  const response = await app.inject(url)
  expect([response.statusCode, response.json()]).toEqual([status, body])
})

test('an error keeps its English sentence as its message, and its name', () => {
  expect(new Conflict(full)).toMatchObject({ name: 'Conflict', message: 'Your Log has 20,000 entries.' })
  expect(new Forbidden(taken)).toMatchObject({ name: 'Forbidden', message: taken.message })
  expect(new Conflict(full)).not.toHaveProperty('code')
})
