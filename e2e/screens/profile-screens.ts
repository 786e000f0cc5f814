import { busy, dialog, fillIn, heading, link, notFound, press, text, title } from './locators'
import type { Locate, Screen } from './screen'

const head = title('Mira Lindqvist')

const waitingIn =
  (name: string): Locate =>
  (page) =>
    page.getByRole('region', { name }).and(page.locator('[aria-busy=true]'))

/** Profiles: one's own, another person's, and the form. */
export const profileScreens: Screen[] = [
  {
    name: 'profile',
    path: '/user/:userId',
    as: 'demo',
    shows: link('Go to Bucket'),
    asks: { call: 'GET /api/user/:userId', failure: '', refusal: 404, refused: notFound },
  },
  {
    name: 'profile-buckets',
    path: '/user/:userId',
    as: 'demo',
    shows: head,
    asks: {
      call: 'GET /api/bucket',
      loading: waitingIn('Your Buckets'),
      failure: 'Could not get Bucket:',
      empty: { from: () => [], shows: link('Create new Bucket') },
    },
  },
  {
    name: 'profile-journals',
    path: '/user/:userId',
    as: 'demo',
    shows: head,
    asks: {
      call: 'GET /api/journal/private',
      loading: waitingIn('Your Journals'),
      failure: 'Could not get Bucket:',
      empty: { from: () => [], shows: link('Create a Journal') },
    },
  },
  {
    name: 'profile-other',
    path: '/user/:otherId',
    as: 'demo',
    shows: heading(/^Journals by/),
    asks: { call: 'GET /api/user/:otherId', failure: '', refusal: 404, refused: notFound },
  },
  {
    name: 'profile-other-journals',
    path: '/user/:otherId',
    as: 'demo',
    shows: heading(/^Journals by/),
    asks: {
      call: 'GET /api/journal/public',
      loading: waitingIn('Journals by'),
      failure: 'Could not get Bucket:',
      empty: { from: () => [], shows: text(/keeps all stories private for now/) },
    },
  },
  {
    name: 'profile-edit',
    path: '/user/:userId/edit',
    as: 'demo',
    shows: heading('Delete account'),
    asks: { call: 'GET /api/user/:userId', failure: '', refusal: 404, refused: notFound },
  },
  {
    name: 'profile-saving',
    path: '/user/:userId/edit',
    as: 'demo',
    shows: heading('Delete account'),
    asks: {
      call: 'PUT /api/user/:userId',
      send: fillIn({ 'Your Tagline': 'Slower still.' }, 'Save'),
      loading: busy('Save'),
      failure: 'Could not Update Profile:',
      refusal: 400,
      again: press('Save'),
    },
  },
  {
    name: 'account-delete',
    path: '/user/:userId/edit',
    as: 'demo',
    shows: heading('Delete account'),
    asks: {
      call: 'DELETE /api/user/:userId',
      send: async (page) => {
        await press('Delete account')(page)
        const question = dialog('Delete your account?')(page)
        await question.getByLabel('Your password').fill('not this one')
        await question.getByRole('button', { name: 'Delete account' }).click()
      },
      loading: dialog('Delete your account?'),
      failure: 'Could not Delete Account:',
      refusal: 403,
      again: (page) =>
        dialog('Delete your account?')(page).getByRole('button', { name: 'Delete account' }).click(),
    },
  },
]
