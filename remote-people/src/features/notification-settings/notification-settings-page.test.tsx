import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import NotificationSettingsPage from './notification-settings-page'

const settings = { comment: true, reply: true, like: false, done: true, follow: true }

const open = (answers: Answers = {}) => {
  signedIn()
  stubApi({ 'GET /api/notification/settings': async () => settings, ...answers })
  return renderWithSite(
    <TestProviders>
      <TestRoutes
        pages={{ '/notifications/settings': <NotificationSettingsPage /> }}
        elsewhere={<h1>Elsewhere</h1>}
      />
    </TestProviders>,
    { route: '/notifications/settings' },
  )
}
const box = (name: string) => screen.findByRole('checkbox', { name })

test('shows what is on, and saves a choice', async () => {
  const change = jest.fn(async () => ({ ...settings, like: true }))
  open({ 'PUT /api/notification/settings': change })
  expect(await box('Comments on my Kicks, Stories and Journals')).toBeChecked()
  const likes = await box('Likes of my Kicks')
  expect(likes).not.toBeChecked()
  await userEvent.click(likes)
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(likes).toBeChecked()
  expect(change).toHaveBeenCalledWith({ body: { like: true } })
})

test('shows each of several quick choices from the click on, until all are saved', async () => {
  const held: (() => void)[] = []
  let saved = { ...settings }
  open({
    'PUT /api/notification/settings': async ({ body }) => {
      await new Promise<void>((resolve) => held.push(resolve))
      return (saved = { ...saved, ...body })
    },
  })
  const names = ['Likes of my Kicks', 'Comments on my Kicks, Stories and Journals']
  const [likes, comments] = [await box(names[0] ?? ''), await box(names[1] ?? '')]
  const expectBoth = () => {
    expect(likes).toBeChecked()
    expect(comments).not.toBeChecked()
  }
  // Without the turn of the event loop that userEvent waits for.
  fireEvent.click(likes)
  expect(likes).toBeChecked()
  fireEvent.click(comments)
  expectBoth()
  await waitFor(() => expect(held).toHaveLength(1))
  held[0]?.()
  await waitFor(() => expect(held).toHaveLength(2))
  expectBoth()
  held[1]?.()
  expect(await screen.findByText('Saved.')).toBeVisible()
  expectBoth()
})

test('takes a choice back that could not be saved, and says why', async () => {
  open({
    'PUT /api/notification/settings': async () => {
      throw new ApiError(503, 'The post is late.')
    },
  })
  await userEvent.click(await box('Likes of my Kicks'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not save your choice: The post is late.')
  expect(await box('Likes of my Kicks')).not.toBeChecked()
})

test('shows a failure with a way to try again', async () => {
  let isReachable = false
  open({
    'GET /api/notification/settings': async () => {
      if (!isReachable) throw new ApiError(503, 'The post is late.')
      return settings
    },
  })
  expect(screen.getByRole('status', { name: 'Your choices are on their way…' })).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get your choices: The post is late.')
  isReachable = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await box('Comments on my Kicks, Stories and Journals')).toBeChecked()
})
