import type { Schemas } from '@bucketeer/shared-auth'
import { type Answers, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ReportsPage from './reports-page'

const at = '2026-01-31T10:00:00.000Z'
const decision = {
  _id: 'decision',
  thing: { kind: 'comment', id: 'words', parentId: 'train', journalId: null },
  title: 'You are all wrong',
  decision: 'hide',
  words: 'This hurts somebody.',
  days: null,
  at,
  answer: null,
} as const
const report = {
  _id: 'report',
  thing: { kind: 'bucket', id: 'winter', parentId: null, journalId: null },
  reason: 'spam',
  note: '',
  outcome: 'warn',
  createdAt: at,
} as const

const open = (answers: Answers) => {
  signedIn()
  stubApi({
    'GET /api/people/decision': async () => [],
    'GET /api/people/report': async () => [],
    ...answers,
  })
  return renderWithSite(
    <TestProviders>
      <TestRoutes pages={{ '/reports': <ReportsPage /> }} elsewhere={<h1>Elsewhere</h1>} />
    </TestProviders>,
    { route: '/reports' },
  )
}

beforeEach(() => localStorage.clear())

test('shows decisions with the words and a link, and takes one answer', async () => {
  let answer: Schemas['OwnDecision']['answer'] = null
  const send = jest.fn(async () => {
    answer = { note: 'It was a joke.', outcome: null, words: null }
  })
  open({
    'GET /api/people/decision': async () => [{ ...decision, answer }],
    'POST /api/people/decision/{decisionId}/answer': send,
  })
  expect(await screen.findByText('This hurts somebody.')).toBeVisible()
  expect(screen.getByText('“You are all wrong”')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Comment' })).toHaveAttribute('href', '/kicks/train')
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'It was a joke.')
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByText('The moderators have not decided about your answer yet.')).toBeVisible()
  expect(send).toHaveBeenCalledWith({
    params: { decisionId: 'decision' },
    body: { note: 'It was a joke.' },
  })
  expect(screen.queryByRole('button', { name: 'Answer' })).not.toBeInTheDocument()
})

test('shows the outcome of an answer with the words of the moderator', async () => {
  const answer = { note: 'It was a joke.', outcome: 'nothing' as const, words: 'Sorry, we were wrong.' }
  open({ 'GET /api/people/decision': async () => [{ ...decision, answer }] })
  expect(await screen.findByText('The moderators took the decision back.')).toBeVisible()
  expect(screen.getByText('Sorry, we were wrong.')).toBeVisible()
})

test('shows the outcome of a report', async () => {
  open({ 'GET /api/people/report': async () => [report] })
  expect(await screen.findByText('The moderators warned the person.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Bucket' })).toHaveAttribute('href', '/buckets/winter')
})

test('says that there is nothing', async () => {
  open({})
  expect(await screen.findByText(/You have reported nothing/)).toBeVisible()
})
