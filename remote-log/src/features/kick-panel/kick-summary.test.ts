import { kickSummaryOf, sinceWords } from './kick-summary'

const since2024 = { on: '2024-05-03', precision: 'day' } as const

test.each([
  [{ on: '2026-05-03', precision: 'day' }, 'since May'],
  [{ on: '2024-05-01', precision: 'month' }, 'since May 2024'],
  [{ on: '2024-01-01', precision: 'year' }, 'since 2024'],
  [{ on: '2026-01-01', precision: 'year' }, 'since 2026'],
  [{ on: null, precision: 'unknown' }, null],
] as const)('describes the start date %j as %p', (date, expected) => {
  expect(sinceWords(date, 2026)).toBe(expected)
})

test('counts what is done and names the latest date, even if that entry is the oldest', () => {
  const entries = [
    { state: 'done', on: '2024-05-01', precision: 'month', createdAt: '2026-01-01' },
    { state: 'done', on: '2019-01-01', precision: 'year', createdAt: '2026-02-01' },
    { state: 'done', on: null, precision: 'unknown', createdAt: '2026-03-01' },
  ] as const
  expect(kickSummaryOf(entries)).toEqual({ lines: ['Done · 3 times · last in May 2024'], doneCount: 3 })
})

test('says "Let go" until a later entry is done', () => {
  const letGo = { state: 'let go', createdAt: '2026-01-01', ...since2024 } as const
  const done = { ...letGo, state: 'done', createdAt: '2026-02-01' } as const
  expect(kickSummaryOf([letGo]).lines).toEqual(['Let go'])
  expect(kickSummaryOf([letGo, done]).lines).toEqual(['Done · on 3 May 2024'])
})
