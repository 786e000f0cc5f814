import { aUser, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { KickRoutes } from '../testing/kick-routes'
import { choose } from '../testing/on-screen'

const openKicks = (route: string) =>
  renderWithSite(
    <TestProviders>
      <KickRoutes />
    </TestProviders>,
    { route },
  )

const openForm = () => openKicks('/kicks/create')
const title = () => screen.getByRole('textbox', { name: 'Title' })
const continent = () => screen.getByRole('combobox', { name: /^Continent/ })
const pictureField = () => screen.getByLabelText('Picture of Experience')
const photo = new File(['bytes'], 'dunes.png', { type: 'image/png' })
const uploadPicture = async () => {
  await userEvent.upload(pictureField(), photo)
  await screen.findByText('Picture uploaded')
}
const dunes = '/media/dunes/1280.webp'
const pictures = { upload: async () => dunes }

beforeEach(() => {
  sessionStorage.clear()
  signedIn(aUser())
})

describe('what was typed', () => {
  const typeAndLeave = async () => {
    stubApi({ pictures })
    const { unmount } = openForm()
    await userEvent.type(title(), 'Dunes')
    await choose(continent(), 'Africa')
    await uploadPicture()
    unmount()
  }

  test('is there again when the same person comes back', async () => {
    await typeAndLeave()
    openForm()
    expect(title()).toHaveValue('Dunes')
    expect(continent()).toHaveTextContent('Africa')
    expect(screen.getByRole('img', { name: 'The picture you chose' })).toBeInTheDocument()
    expect(screen.getByText('We kept what you typed here last time.')).toBeVisible()
  })

  test('goes when one starts over', async () => {
    await typeAndLeave()
    openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect(title()).toHaveValue('')
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
  })

  test("is not the next person's to see", async () => {
    await typeAndLeave()
    signedIn(aUser({ _id: 'somebody-else' }))
    openForm()
    expect(title()).toHaveValue('')
  })

  test('makes the browser ask before the tab is closed', async () => {
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented ? 'asked' : 'closed'
    }
    stubApi()
    openForm()
    expect(closing()).toBe('closed')
    await userEvent.type(title(), 'D')
    expect(closing()).toBe('asked')
    await userEvent.clear(title())
    expect(closing()).toBe('closed')
  })
})
