import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { draftOf } from '@bucketeer/shared-ui/forms'
import { address } from '@bucketeer/shared-ui/testing'
import { draftKeys } from '@bucketeer/shared-ui'
import { openEditor } from '../../testing/open-people'
import { profileDraft } from './profile-values'

const openAs = (_id: string) => {
  const person = signedIn(aUser({ _id }))
  stubApi({ 'GET /api/user/{userId}': async () => person })
  openEditor(_id)
}
const tagline = () => screen.findByRole('textbox', { name: 'Your Tagline' })
const saved = aUser().tagline
const typeAndBeSentAway = async () => {
  openAs('amelia')
  await userEvent.type(await tagline(), ' And to stay.')
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Back to the editor' }))
}

beforeEach(() => localStorage.clear())

describe('profileDraft', () => {
  it('restores the typed values after a new login', async () => {
    await typeAndBeSentAway()
    expect(await tagline()).toHaveValue(`${saved} And to stay.`)
    expect(screen.getByText('We kept what you typed here last time.')).toBeVisible()
  })

  it('deletes the draft on Start over', async () => {
    await typeAndBeSentAway()
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }))
    const question = within(await screen.findByRole('dialog'))
    await userEvent.click(question.getByRole('button', { name: 'Discard draft' }))
    expect(await tagline()).toHaveValue(saved)
    expect(draftKeys('amelia')).toHaveLength(0)
  })

  it('keeps the draft on Go Back', async () => {
    openAs('amelia')
    await userEvent.type(await tagline(), '!')
    await userEvent.click(screen.getByRole('link', { name: 'Go Back' }))
    expect(address()).toBe('/user/amelia')
    expect(draftKeys('amelia')).toHaveLength(1)
  })

  it('hides the draft of another person', async () => {
    draftOf({ ...profileDraft, owner: 'amelia' }).write({
      userName: 'A',
      tagline: 'Secret',
      way: null,
      profilePicture: null,
      updatedAt: '',
    })
    openAs('bessie')
    expect(await tagline()).toHaveValue(saved)
  })

  it('closes the tab without a question, because the draft is kept', async () => {
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented ? 'asked' : 'closed'
    }
    openAs('amelia')
    await tagline()
    expect(closing()).toBe('closed')
    await userEvent.type(await tagline(), '!')
    expect(closing()).toBe('closed')
  })

  it.each([
    'no JSON',
    'null',
    '{"path":"/"}',
    '{"path":"/","values":{"userName":"A","tagline":"B","way":"To Sleep","profilePicture":null}}',
  ])('reads null when the storage contains %s', (text) => {
    localStorage.setItem('bucketeer.draft.profile-edit.amelia', text)
    expect(draftOf({ ...profileDraft, owner: 'amelia' }).read()).toBeNull()
  })
})
