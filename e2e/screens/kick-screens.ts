import type { Page } from '@playwright/test'
import { chooseOption } from '../fixtures/choose-option'
import { sunset } from '../fixtures/picture'
import { busy, dialog, fillIn, heading, press, text, title } from './locators'
import type { Screen } from './screen'

const kicksTitle = title('All Kicks')
const commentsHeading = heading(/^Comments/)
const bucketSelect = (page: Page) =>
  page.getByRole('main').getByRole('combobox', { name: 'Select Bucket' }).first()

const choosePicture = (page: Page) => page.locator('input[type=file]').setInputFiles(sunset())

async function addToBucket(page: Page) {
  await chooseOption(bucketSelect(page), 'Sit still with a book')
  await press('Add')(page)
}

/** Lists the screens of Kicks: the list, one Kick with its comments, and the forms. */
export const kickScreens: Screen[] = [
  {
    name: 'kicks',
    path: '/kicks',
    as: 'demo',
    shows: bucketSelect,
    request: {
      endpoint: 'GET /api/kick',
      failure: 'Could not get Kicks:',
      empty: { from: () => [], shows: text('Nobody has shared a Kick yet.') },
    },
  },
  {
    name: 'kicks-no-match',
    path: '/kicks?continent=Antarctica&category=Activity&q=tram',
    as: 'demo',
    shows: text(/^No Kick is in Antarctica/),
  },
  {
    name: 'kicks-buckets',
    path: '/kicks?continent=Antarctica&category=Chill',
    as: 'demo',
    shows: bucketSelect,
    request: { endpoint: 'GET /api/bucket', loading: kicksTitle, failure: 'Could not get Bucket:' },
  },
  {
    name: 'kicks-adding',
    path: '/kicks?continent=Antarctica&category=Chill',
    as: 'demo',
    shows: bucketSelect,
    request: {
      endpoint: 'PUT /api/bucket/:stillBucketId/add',
      send: addToBucket,
      loading: (page) => page.getByText(/^Adding “/),
      failure: '',
      refusedStatus: 404,
      retry: press('Add'),
    },
  },
  {
    name: 'kick',
    path: '/kicks/:kickId',
    as: 'demo',
    shows: commentsHeading,
    request: { endpoint: 'GET /api/kick/:kickId', failure: 'Could not get Bucket:', refusedStatus: 404 },
  },
  {
    name: 'kick-comments',
    path: '/kicks/:kickId',
    as: 'demo',
    shows: commentsHeading,
    request: {
      endpoint: 'GET /api/kick/:kickId/comments',
      loading: (page) => page.getByRole('status', { name: 'Comments are on their way…' }),
      failure: 'Could not get Comments:',
      empty: { from: () => [], shows: text('Nobody has said a word yet.') },
    },
  },
  {
    name: 'kick-commenting',
    path: '/kicks/:kickId',
    as: 'demo',
    shows: commentsHeading,
    request: {
      endpoint: 'POST /api/kick/:kickId/comments',
      send: fillIn({ 'Your comment': 'Bring a towel.' }, 'Send comment'),
      loading: text('Bring a towel.'),
      failure: 'Could not Send Comment:',
      refusedStatus: 400,
      retry: press('Send comment'),
    },
  },
  { name: 'kick-own', path: '/kicks/:ownKickId', as: 'demo', shows: text('Edit Kick') },
  {
    name: 'kick-delete',
    path: '/kicks/:ownKickId',
    as: 'demo',
    shows: commentsHeading,
    action: { run: press('Delete Kick'), shows: dialog('Delete this Kick?') },
  },
  {
    name: 'kick-create',
    path: '/kicks/create',
    as: 'demo',
    shows: (page) => page.getByRole('application'),
    request: {
      endpoint: 'GET /api/bucket',
      loading: title('Create a Kick'),
      failure: 'Could not get Bucket:',
    },
  },
  {
    name: 'kick-create-place',
    path: '/kicks/create',
    as: 'demo',
    shows: (page) => page.getByRole('application'),
    action: {
      run: (page) => page.getByRole('combobox', { name: 'Place' }).fill('San'),
      shows: (page) => page.getByRole('listbox').getByRole('option').first(),
    },
  },
  {
    name: 'kick-create-incomplete',
    path: '/kicks/create',
    as: 'demo',
    shows: title('Create a Kick'),
    action: { run: press('Save'), shows: text('A Kick needs a picture.') },
  },
  {
    name: 'kick-create-map',
    path: '/kicks/create',
    as: 'demo',
    shows: (page) => page.getByRole('application'),
    request: {
      endpoint: /embedded-map/,
      loading: (page) => page.getByRole('status', { name: 'The map is on its way' }),
      failure: text('Error loading map'),
      refusedStatus: 404,
      refused: text('Error loading map'),
    },
  },
  {
    name: 'kick-create-picture',
    path: '/kicks/create',
    as: 'demo',
    shows: title('Create a Kick'),
    request: {
      endpoint: 'POST /api/upload',
      send: choosePicture,
      loading: text(/^Uploading/),
      failure: 'Could not Upload Picture:',
      refusedStatus: 413,
    },
  },
  {
    name: 'kick-creating',
    path: '/kicks/create',
    as: 'demo',
    shows: title('Create a Kick'),
    request: {
      endpoint: 'POST /api/kick',
      send: async (page) => {
        await choosePicture(page)
        await fillIn({ Title: 'Stay', Bio: 'Do nothing, well.' }, 'Save')(page)
      },
      loading: busy('Save'),
      failure: 'Could not Create Kick:',
      refusedStatus: 400,
      retry: press('Save'),
    },
  },
  {
    name: 'kick-edit',
    path: '/kicks/:ownKickId/edit',
    as: 'demo',
    shows: (page) => page.getByRole('textbox', { name: 'Bio' }),
    request: { endpoint: 'GET /api/kick/:ownKickId', failure: 'Could not get Bucket:', refusedStatus: 404 },
  },
  {
    name: 'kick-saving',
    path: '/kicks/:ownKickId/edit',
    as: 'demo',
    shows: (page) => page.getByRole('textbox', { name: 'Bio' }),
    request: {
      endpoint: 'PUT /api/kick/:ownKickId',
      send: fillIn({ Bio: 'Do nothing, well.' }, 'Save Kick'),
      loading: busy('Save Kick'),
      failure: 'Could not Update Kick:',
      refusedStatus: 400,
      retry: press('Save Kick'),
    },
  },
]
