import { busy, dialog, fillIn, heading, link, press, text, title } from './locators'
import type { Json, Screen } from './screen'

const withoutKicks = (body: Json) => ({ ...body, kicks: [], kickCount: 0 })
const sharedWithoutKicks = (body: Json) =>
  Array.isArray(body) ? body : { ...body, bucket: withoutKicks(Object(body.bucket)) }

/** Lists the screens of Buckets: the list, one Bucket and the forms. */
export const bucketScreens: Screen[] = [
  {
    name: 'buckets',
    path: '/buckets',
    as: 'demo',
    shows: text('Swim where it is cold'),
    request: {
      endpoint: 'GET /api/bucket',
      failure: 'Could not Login:',
      empty: { from: () => [], shows: heading('Two to borrow from') },
    },
  },
  {
    name: 'bucket',
    path: '/buckets/:bucketId',
    as: 'demo',
    shows: heading('Kicks in this Bucket'),
    request: {
      endpoint: 'GET /api/bucket/:bucketId',
      failure: 'Could not get Bucket:',
      refusedStatus: 404,
      empty: { from: withoutKicks, shows: text('This Bucket is still empty.') },
    },
  },
  {
    name: 'bucket-sharing',
    path: '/buckets/:bucketId',
    as: 'demo',
    shows: heading('Kicks in this Bucket'),
    action: {
      run: press('Only me and whoever has the link: Who can see this'),
      shows: (page) => dialog('Who can see this')(page).getByRole('textbox', { name: 'Link' }),
    },
  },
  {
    name: 'bucket-by-link',
    path: '/shared/bucket/:bucketKey',
    as: 'visitor',
    shows: link('Become a Bucketeer'),
    request: {
      endpoint: 'GET /api/shared/:bucketKey',
      failure: 'Could not get Bucket:',
      refusedStatus: 404,
      refused: title('This link does not work any more.'),
      empty: { from: sharedWithoutKicks, shows: text('This Bucket is still empty.') },
    },
  },
  {
    name: 'bucket-link-locked',
    path: '/shared/bucket/:bucketKey',
    as: 'visitor',
    shows: link('Become a Bucketeer'),
    request: {
      endpoint: 'GET /api/shared/:bucketKey',
      failure: 'Could not get Bucket:',
      refusedStatus: 401,
      refused: title('This link has a password'),
    },
  },
  {
    name: 'bucket-delete',
    path: '/buckets/:bucketId',
    as: 'demo',
    shows: heading('Kicks in this Bucket'),
    action: { run: press('Delete Bucket'), shows: dialog('Delete this Bucket?') },
  },
  {
    name: 'bucket-deleting',
    path: '/buckets/:bucketId',
    as: 'demo',
    shows: heading('Kicks in this Bucket'),
    request: {
      endpoint: 'DELETE /api/bucket/:bucketId',
      send: async (page) => {
        await press('Delete Bucket')(page)
        await dialog('Delete this Bucket?')(page).getByRole('button', { name: 'Delete Bucket' }).click()
      },
      loading: dialog('Delete this Bucket?'),
      failure: 'Could not Delete Bucket:',
      refusedStatus: 404,
      retry: async (page) => {
        await press('Delete Bucket')(page)
        await dialog('Delete this Bucket?')(page).getByRole('button', { name: 'Delete Bucket' }).click()
      },
    },
  },
  { name: 'bucket-create', path: '/buckets/create', as: 'demo', shows: title('Create a Bucket') },
  {
    name: 'bucket-create-incomplete',
    path: '/buckets/create',
    as: 'demo',
    shows: title('Create a Bucket'),
    action: { run: press('Save'), shows: text('Give it a title.') },
  },
  {
    name: 'bucket-creating',
    path: '/buckets/create',
    as: 'demo',
    shows: title('Create a Bucket'),
    request: {
      endpoint: 'POST /api/bucket',
      send: fillIn({ Title: 'Walk to the sea', Bio: 'Any sea will do.' }, 'Save'),
      loading: busy('Save'),
      failure: 'Could not Create Bucket:',
      refusedStatus: 400,
      retry: press('Save'),
    },
  },
  {
    name: 'bucket-edit',
    path: '/buckets/:bucketId/edit',
    as: 'demo',
    shows: (page) => page.getByRole('textbox', { name: 'Bio' }),
    request: { endpoint: 'GET /api/bucket/:bucketId', failure: 'Could not get Bucket:', refusedStatus: 404 },
  },
  {
    name: 'bucket-saving',
    path: '/buckets/:bucketId/edit',
    as: 'demo',
    shows: (page) => page.getByRole('textbox', { name: 'Bio' }),
    request: {
      endpoint: 'PUT /api/bucket/:bucketId',
      send: fillIn({ Bio: 'Any sea will do.' }, 'Save Bucket'),
      loading: busy('Save Bucket'),
      failure: 'Could not Update Bucket:',
      refusedStatus: 400,
      retry: press('Save Bucket'),
    },
  },
]
