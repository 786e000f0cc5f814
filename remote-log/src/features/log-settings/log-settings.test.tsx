import { ApiError, type Schemas } from '@bucketeer/shared-auth'
import { signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, slotProps } from '@bucketeer/shared-ui/testing'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { settingsServer } from '../../testing/settings-server'
import LogSettings from './log-settings'

const open = (settings: Partial<Schemas['LogSettings']> = {}, server = settingsServer(settings)) => {
  signedIn()
  stubApi(server.answers)
  renderWithSite(
    <TestProviders>
      <LogSettings {...slotProps('profile-edit.section')} />
    </TestProviders>,
  )
  return server
}
const audience = (name: RegExp) => screen.findByRole('radio', { name })

test('shows that only the member sees new entries until they choose', async () => {
  open({ defaultAudience: null })
  expect(await screen.findByRole('group', { name: 'Who can see what you did?' })).toBeVisible()
  expect(await audience(/^Only me/u)).toBeChecked()
})

test('shows an audience that is no longer offered', async () => {
  open({ defaultAudience: 'Followers' })
  expect(await audience(/^My followers/u)).toBeChecked()
})

test('saves a choice by itself', async () => {
  const { put } = open()
  await userEvent.click(await audience(/^Every member/u))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(put).toHaveBeenCalledWith({ body: { defaultAudience: 'Members' } })
  expect(await audience(/^Every member/u)).toBeChecked()
})

test('shows a choice from the click on', async () => {
  open()
  const members = await audience(/^Every member/u)
  // Without the turn of the event loop that userEvent waits for.
  fireEvent.click(members)
  expect(members).toBeChecked()
  expect(await screen.findByText('Saved')).toBeVisible()
})

test('says why a choice was not saved, and shows the one that holds', async () => {
  const { put } = open()
  put.mockRejectedValueOnce(new ApiError(503, 'The post is late.'))
  await userEvent.click(await audience(/^Every member/u))
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not save this: The post is late.')
  expect(await audience(/^Only me/u)).toBeChecked()
})

test('says that the settings could not be loaded, and tries again on demand', async () => {
  const server = settingsServer()
  server.get.mockRejectedValueOnce(new ApiError(503, 'The post is late.'))
  open({}, server)
  expect(await screen.findByRole('alert')).toHaveTextContent('The post is late.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await audience(/^Only me/u)).toBeChecked()
})
