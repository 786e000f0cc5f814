import fc from 'fast-check'
import { deployToken } from '../releases'
import { hostileBody, hostileForm, validBody, type Body } from './bodies'
import { valuesBy } from './schema-values'
import { hostileKey, hostileText } from './hostile'
import { likelyValues } from './field-values'
import { broken } from './mutations'
import type { Operation } from './operations'

type Pair = [name: string, value: string]

/** A request as data. Names in `⟦ ⟧` are replaced with test data when it is sent. */
export interface FuzzRequest {
  token: string
  path: Record<string, string>
  query: Pair[]
  headers: Record<string, string>
  body: Body
}

const isOfDeployers = ({ path }: Operation) => /^\/api\/(release|deploy-token|audit)/.test(path)

const ownToken = (operation: Operation) => (isOfDeployers(operation) ? deployToken : '⟦mine.authToken⟧')

const anyToken = fc.oneof(
  fc.constantFrom('', '⟦mine.authToken⟧', '⟦theirs.authToken⟧', '⟦gone.authToken⟧', deployToken),
  hostileText,
)

const validHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc.constantFrom({ 'if-match': '*' }, { 'if-match': '"2026-01-01T00:00:00.000Z"' }),
  // Few keys, so that some are reused, for the same operation and for others.
  fc.constantFrom('one', 'two', 'three').map((key) => ({ 'idempotency-key': key })),
)

/** @returns valid requests about existing data, by users who may send them */
function validRequest(document: unknown, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const values = valuesBy(document, (name) => likelyValues(operation.name, name))
  const parametersIn = (place: string) =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [name, values.value(name, schema).map(String)]),
    )
  const required = operation.parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const some = (place: string) => {
    const all = parametersIn(place)
    return fc.record(all, { requiredKeys: required.filter((name) => name in all), noNullPrototype: true })
  }
  return fc.record({
    token: fc.constant(ownToken(operation)),
    path: fc.record(parametersIn('path')),
    query: some('query').map((query) =>
      Object.entries(query).map(([name, value]): Pair => [name, String(value)]),
    ),
    headers: validHeaders,
    body: validBody(operation, (schema) => values.value('', schema)),
  })
}

const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    ...[
      'if-match',
      'idempotency-key',
      'if-none-match',
      'accept',
      'accept-encoding',
      'cookie',
      'range',
      'origin',
    ],
    ...['x-forwarded-for', 'x-request-id', 'content-encoding', 'host', 'referer', 'expect'],
  ),
  hostileText,
  { maxKeys: 3, noNullPrototype: true },
)

/** Returns valid requests with one error. */
function nearlyValid(valid: fc.Arbitrary<FuzzRequest>, { fileField }: Operation): fc.Arbitrary<FuzzRequest> {
  const wrong = <Wrong>(
    arbitrary: fc.Arbitrary<Wrong>,
    put: (request: FuzzRequest, value: Wrong) => FuzzRequest,
  ) => fc.tuple(valid, arbitrary).map(([request, value]) => put(request, value))
  const place = fc.nat(1000)

  return fc.oneof(
    wrong(anyToken, (request, token) => ({ ...request, token })),
    wrong(fc.tuple(place, hostileText), (request, [at, text]) => {
      const names = Object.keys(request.path)
      const name = names[at % names.length]
      return name === undefined ? request : { ...request, path: { ...request.path, [name]: text } }
    }),
    wrong(fc.tuple(place, hostileKey, hostileText), ({ query, ...request }, [at, key, text]) => {
      const [name = key] = query[at % (query.length + 1)] ?? []
      // Next to the existing one, which makes a list of two.
      return { ...request, query: [...query, [name, text]] }
    }),
    wrong(hostileHeaders, (request, headers) => ({ ...request, headers })),
    ...[1, 2, 3].map(() =>
      wrong(
        fc.tuple(broken, fileField !== undefined ? hostileForm : hostileBody),
        (request, [breakIt, body]) => ({
          ...request,
          body: request.body.kind === 'json' ? { kind: 'json', value: breakIt(request.body.value) } : body,
        }),
      ),
    ),
  )
}

/** Returns requests with arbitrary content. */
function hostile(valid: fc.Arbitrary<FuzzRequest>, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const names = operation.parameters.filter((parameter) => parameter.in !== 'header').map(({ name }) => name)
  const name = fc.oneof(fc.constantFrom('limit', ...names), hostileKey)
  return fc
    .tuple(
      valid,
      fc.oneof(anyToken, fc.constant(ownToken(operation))),
      fc.array(hostileText, { minLength: 3, maxLength: 3 }),
      fc.array(fc.tuple(name, hostileText), { maxLength: 4 }),
      hostileHeaders,
      operation.fileField !== undefined ? fc.oneof(hostileForm, hostileBody) : hostileBody,
    )
    .map(([request, token, texts, query, headers, body]) => ({
      token,
      path: Object.fromEntries(Object.keys(request.path).map((key, index) => [key, texts[index] ?? ''])),
      query,
      headers,
      body,
    }))
}

/** Returns requests of an operation: valid, nearly valid and hostile ones, a third each. */
export function requestsOf(document: unknown, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const valid = validRequest(document, operation)
  return fc.oneof(valid, nearlyValid(valid, operation), hostile(valid, operation))
}
