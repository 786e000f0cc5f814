import { ApiError } from './api-error'
import { earlyAnswer, type EarlyCall, expectEarlyAnswers } from './early-answer'

const list = {
  part: 'kicks/1.0.0',
  method: 'get',
  url: '/api/kick',
  query: { limit: 24, q: undefined },
} as const
const change = { part: 'kicks/1.0.0', method: 'post', url: '/api/kick' } as const

const answered = (link = '') => Promise.resolve({ data: [1], link })

const expectList = (call: Partial<EarlyCall> = {}) =>
  expectEarlyAnswers({ '/api/kick?limit=24': { token: 't1', answer: answered(), ...call } })

test('a call that is under way is answered by it, with the link to what comes after', async () => {
  expectList({ answer: answered('</api/kick?cursor=1>; rel="next"') })
  expect(await earlyAnswer(list, 't1')).toEqual({ data: [1], link: '</api/kick?cursor=1>; rel="next"' })
})

test('it is so once', async () => {
  expectList()
  await earlyAnswer(list, 't1')
  expect(await earlyAnswer(list, 't1')).toBeUndefined()
})

test('another query, another person and nobody get none', async () => {
  expectList()
  expect(await earlyAnswer({ ...list, query: { limit: 12 } }, 't1')).toBeUndefined()
  expect(await earlyAnswer(list, 't2')).toBeUndefined()
  expectList()
  expect(await earlyAnswer(list, null)).toBeUndefined()
})

test('a change makes what was asked before it worthless', async () => {
  expectList()
  await earlyAnswer(change, 't1')
  expect(await earlyAnswer(list, 't1')).toBeUndefined()
})

test('what did not come, or is no JSON, is left to the call itself', async () => {
  expectList({ answer: Promise.reject(new TypeError('Failed to fetch')) })
  expect(await earlyAnswer(list, 't1')).toBeUndefined()
})

test('a refusal is one, and the server is not asked again at once', async () => {
  expectList({ answer: Promise.resolve({ status: 503, message: 'So many people are here.' }) })
  await expect(earlyAnswer(list, 't1')).rejects.toEqual(new ApiError(503, 'So many people are here.'))
})

test('a refusal without a sentence is left to the call itself', async () => {
  expectList({ answer: Promise.resolve({ status: 502 }) })
  expect(await earlyAnswer(list, 't1')).toBeUndefined()
})

test('what came with the page is not given to who comes back to it a minute later', async () => {
  expectList()
  jest.spyOn(performance, 'now').mockReturnValue(61_000)
  expect(await earlyAnswer(list, 't1')).toBeUndefined()
})
