import type { Page } from '@playwright/test'
import { sunset } from '../fixtures/picture'
import { busy, button, dialog, fillIn, link, notFound, press, text, title } from './locators'
import type { Json, Screen } from './screen'

const withoutStories = (body: Json) => ({
  ...body,
  story: [],
  contents: [],
  storyCount: 0,
})
const visibility = (page: Page) => page.getByRole('combobox', { name: 'Visibility' })
const audience = (page: Page) => page.getByRole('group', { name: 'Who can see this' })
const storyText = (page: Page) => page.getByRole('textbox', { name: 'Story text' })

/** Lists the screens of Journals: the lists, one Journal, and the forms of Journals and Stories. */
export const journalScreens: Screen[] = [
  {
    name: 'journal-public',
    path: '/journal/public',
    as: 'visitor',
    shows: link(/View Journal/),
    request: {
      endpoint: 'GET /api/journal/public',
      failure: 'Could not get Bucket:',
      empty: { from: () => [], shows: text('Nobody has told their story yet.') },
    },
  },
  { name: 'journal-public-member', path: '/journal/public', as: 'demo', shows: link(/View Journal/) },
  {
    name: 'journal-private',
    path: '/journal/private',
    as: 'demo',
    shows: link(/View Journal/),
    request: {
      endpoint: 'GET /api/journal/private',
      failure: 'Could not get Bucket:',
      empty: { from: () => [], shows: text('It seems that you do not have any Journals yet.') },
    },
  },
  {
    name: 'journal',
    path: '/journal/:journalId',
    as: 'visitor',
    shows: text('You need to be logged in to create a Journal'),
    request: {
      endpoint: 'GET /api/journal/:journalId',
      failure: 'Could not get Bucket:',
      refusedStatus: 404,
      empty: { from: withoutStories, shows: text('The first page is still blank.') },
    },
  },
  {
    name: 'journal-own',
    path: '/journal/:journalId',
    as: 'demo',
    shows: link('Add Story'),
    request: {
      endpoint: 'GET /api/journal/:journalId',
      failure: 'Could not get Bucket:',
      refusedStatus: 404,
      empty: { from: withoutStories, shows: link('Write the first Story') },
    },
  },
  {
    name: 'journal-by-link',
    path: '/shared/journal/:journalKey',
    as: 'visitor',
    shows: link('Become a Bucketeer'),
    request: {
      endpoint: 'GET /api/shared/:journalKey',
      failure: 'Could not get Bucket:',
      refusedStatus: 404,
      refused: title('This link does not work any more.'),
    },
  },
  {
    name: 'journal-delete',
    path: '/journal/:journalId',
    as: 'demo',
    shows: link('Add Story'),
    action: { run: press('Delete Journal'), shows: dialog('Delete this Journal?') },
  },
  {
    name: 'journal-audience',
    path: '/journal/:journalId',
    as: 'demo',
    shows: link('Add Story'),
    action: { run: press('Everybody: Who can see this'), shows: dialog('Who can see this') },
  },
  {
    name: 'journal-order',
    path: '/journal/:journalId',
    as: 'demo',
    shows: link('Add Story'),
    action: { run: press('Change order'), shows: button('Save order') },
  },
  {
    name: 'story-delete',
    path: '/journal/:journalId',
    as: 'demo',
    shows: link('Add Story'),
    action: { run: press('Delete Story'), shows: dialog('Delete this Story?') },
  },
  {
    name: 'journal-create',
    path: '/journal/create',
    as: 'demo',
    shows: visibility,
    request: {
      endpoint: 'GET /api/bucket',
      loading: title('Create a Journal'),
      failure: 'Could not get Bucket:',
    },
  },
  {
    name: 'journal-creating',
    path: '/journal/create',
    as: 'demo',
    shows: visibility,
    request: {
      endpoint: 'POST /api/journal',
      send: press('Create New Journal!'),
      loading: busy('Create New Journal!'),
      failure: 'Could not Create Journal:',
      refusedStatus: 400,
      retry: press('Create New Journal!'),
    },
  },
  {
    name: 'journal-edit',
    path: '/journal/:journalId/edit',
    as: 'demo',
    shows: audience,
    request: {
      endpoint: 'GET /api/journal/:journalId',
      failure: 'Could not get Bucket:',
      refusedStatus: 404,
      refused: notFound,
    },
  },
  {
    name: 'journal-saving',
    path: '/journal/:journalId/edit',
    as: 'demo',
    shows: audience,
    request: {
      endpoint: 'PUT /api/journal/:journalId',
      send: press('Save Journal'),
      loading: busy('Save Journal'),
      failure: 'Could not Update Journal:',
      refusedStatus: 400,
      retry: press('Save Journal'),
    },
  },
  {
    name: 'story-write',
    path: '/journal/story/:journalId',
    as: 'demo',
    shows: storyText,
    request: {
      endpoint: 'GET /api/journal/:journalId',
      failure: 'Could not get Bucket:',
      refusedStatus: 404,
      refused: notFound,
    },
  },
  {
    name: 'story-write-kicks',
    path: '/journal/story/:journalId',
    as: 'demo',
    shows: text(/^From your Bucket/),
    request: {
      endpoint: 'GET /api/bucket/:journalBucketId',
      loading: text('Your Kicks are on their way.'),
      failure: 'Could not get Bucket:',
    },
  },
  {
    name: 'story-write-discard',
    path: '/journal/story/:journalId',
    as: 'demo',
    shows: storyText,
    action: {
      run: async (page) => {
        await storyText(page).fill('It rained, and nobody minded.')
        await press('Discard draft')(page)
      },
      shows: dialog('Discard this draft?'),
    },
  },
  {
    name: 'story-write-incomplete',
    path: '/journal/story/:journalId',
    as: 'demo',
    shows: storyText,
    action: { run: press('Save'), shows: text('Give it a title.') },
  },
  {
    name: 'story-writing',
    path: '/journal/story/:journalId',
    as: 'demo',
    shows: storyText,
    request: {
      endpoint: 'POST /api/story/:journalId',
      send: async (page) => {
        await page.locator('input[type=file]').setInputFiles(sunset())
        await fillIn({ Title: 'Rain', 'Story text': 'It rained, and nobody minded.' }, 'Save')(page)
      },
      loading: busy('Save'),
      failure: 'Could not Create Story:',
      refusedStatus: 400,
      retry: press('Save'),
    },
  },
  {
    name: 'story-edit',
    path: '/journal/story/:journalId/:storyId',
    as: 'demo',
    shows: storyText,
    request: {
      endpoint: 'GET /api/journal/:journalId',
      failure: 'Could not get Bucket:',
      refusedStatus: 404,
      refused: notFound,
    },
  },
  {
    name: 'story-saving',
    path: '/journal/story/:journalId/:storyId',
    as: 'demo',
    shows: storyText,
    request: {
      endpoint: 'PUT /api/story/:storyId',
      send: fillIn({ 'Story text': 'It rained, and nobody minded.' }, 'Save Story'),
      loading: busy('Save Story'),
      failure: 'Could not Update Story:',
      refusedStatus: 400,
      retry: press('Save Story'),
    },
  },
]
