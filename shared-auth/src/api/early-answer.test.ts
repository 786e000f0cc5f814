import { ApiError } from './api-error'
import { earlyAnswer, type EarlyCall, expectEarlyAnswers } from './early-answer'
import { translateWith } from './sentence'

const list = {
  part: 'kicks/1.0.0',
  method: 'get',
  url: '/api/kick',
  query: { limit: 24, q: undefined },
} as const
const change = { part: 'kicks/1.0.0', method: 'post', url: '/api/kick' } as const

const response = (link = '') => Promise.resolve({ data: [1], link })

const expectList = (call: Partial<EarlyCall> = {}) =>
  expectEarlyAnswers({ '/api/kick?limit=24': { token: 't1', answer: response(), ...call } })

test('earlyAnswer returns the early response with its Link header', async () => {
  expectList({ answer: response('</api/kick?cursor=1>; rel="next"') })
  expect(await earlyAnswer(list, 't1')).toEqual({ data: [1], link: '</api/kick?cursor=1>; rel="next"' })
})

test('earlyAnswer returns each early response once', async () => {
  expectList()
  await earlyAnswer(list, 't1')
  expect(await earlyAnswer(list, 't1')).toBeUndefined()
})

test('earlyAnswer returns nothing for another query, another token or no token', async () => {
  expectList()
  expect(await earlyAnswer({ ...list, query: { limit: 12 } }, 't1')).toBeUndefined()
  expect(await earlyAnswer(list, 't2')).toBeUndefined()
  expectList()
  expect(await earlyAnswer(list, null)).toBeUndefined()
})

test('earlyAnswer discards early responses after a change', async () => {
  expectList()
  await earlyAnswer(change, 't1')
  expect(await earlyAnswer(list, 't1')).toBeUndefined()
})

test('earlyAnswer returns nothing when the early call failed', async () => {
  expectList({ answer: Promise.reject(new TypeError('Failed to fetch')) })
  expect(await earlyAnswer(list, 't1')).toBeUndefined()
})

test('earlyAnswer rejects with the refusal of the server', async () => {
  expectList({ answer: Promise.resolve({ status: 503, message: 'So many people are here.' }) })
  await expect(earlyAnswer(list, 't1')).rejects.toEqual(new ApiError(503, 'So many people are here.'))
})

test('earlyAnswer rejects with code and values of the refusal, in the language of the page', async () => {
  const full = { code: 'log.full', message: 'It has 9 entries.', values: { max: 9 } }
  translateWith(({ code, values }) => `${code} ${values?.max}`)
  expectList({ answer: Promise.resolve({ status: 409, ...full }) })
  await expect(earlyAnswer(list, 't1')).rejects.toMatchObject({ ...full, status: 409, message: 'log.full 9' })
  expectList({ answer: Promise.resolve({ status: 409, ...full, code: 7 }) })
  await expect(earlyAnswer(list, 't1')).rejects.toMatchObject({
    message: 'It has 9 entries.',
    code: undefined,
  })
  translateWith(undefined)
})

test('earlyAnswer returns nothing for a refusal without a message', async () => {
  expectList({ answer: Promise.resolve({ status: 502 }) })
  expect(await earlyAnswer(list, 't1')).toBeUndefined()
})

test('earlyAnswer discards early responses after a minute', async () => {
  expectList()
  jest.spyOn(performance, 'now').mockReturnValue(61_000)
  expect(await earlyAnswer(list, 't1')).toBeUndefined()
})
