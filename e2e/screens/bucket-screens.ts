import { busy, dialog, fillIn, heading, press, text, title } from './locators'
import type { Json, Screen } from './screen'

const withoutKicks = (answer: Json) => ({ ...answer, kicks: [], kickCount: 0 })

/** Buckets: the list, one of them, and the forms. */
export const bucketScreens: Screen[] = [
  {
    name: 'buckets',
    path: '/buckets',
    as: 'demo',
    shows: text('Swim where it is cold'),
    asks: {
      call: 'GET /api/bucket',
      failure: 'Could not Login:',
      empty: { from: () => [], shows: heading('Two to borrow from') },
    },
  },
  {
    name: 'bucket',
    path: '/buckets/:bucketId',
    as: 'demo',
    shows: heading('Kicks in this Bucket'),
    asks: {
      call: 'GET /api/bucket/:bucketId',
      failure: 'Could not get Bucket:',
      refusal: 404,
      empty: { from: withoutKicks, shows: text('This Bucket is still empty.') },
    },
  },
  {
    name: 'bucket-delete',
    path: '/buckets/:bucketId',
    as: 'demo',
    shows: heading('Kicks in this Bucket'),
    act: { does: press('Delete Bucket'), shows: dialog('Delete this Bucket?') },
  },
  {
    name: 'bucket-deleting',
    path: '/buckets/:bucketId',
    as: 'demo',
    shows: heading('Kicks in this Bucket'),
    asks: {
      call: 'DELETE /api/bucket/:bucketId',
      send: async (page) => {
        await press('Delete Bucket')(page)
        await dialog('Delete this Bucket?')(page).getByRole('button', { name: 'Delete Bucket' }).click()
      },
      loading: dialog('Delete this Bucket?'),
      failure: 'Could not Delete Bucket:',
      refusal: 404,
      again: async (page) => {
        await press('Delete Bucket')(page)
        await dialog('Delete this Bucket?')(page).getByRole('button', { name: 'Delete Bucket' }).click()
      },
    },
  },
  { name: 'bucket-create', path: '/buckets/create', as: 'demo', shows: title('Create a Bucket') },
  {
    name: 'bucket-creating',
    path: '/buckets/create',
    as: 'demo',
    shows: title('Create a Bucket'),
    asks: {
      call: 'POST /api/bucket',
      send: fillIn({ Title: 'Walk to the sea', Bio: 'Any sea will do.' }, 'Save'),
      loading: busy('Save'),
      failure: 'Could not Create Bucket:',
      refusal: 400,
      again: press('Save'),
    },
  },
  {
    name: 'bucket-edit',
    path: '/buckets/:bucketId/edit',
    as: 'demo',
    shows: (page) => page.getByRole('textbox', { name: 'Bio' }),
    asks: { call: 'GET /api/bucket/:bucketId', failure: 'Could not get Bucket:', refusal: 404 },
  },
  {
    name: 'bucket-saving',
    path: '/buckets/:bucketId/edit',
    as: 'demo',
    shows: (page) => page.getByRole('textbox', { name: 'Bio' }),
    asks: {
      call: 'PUT /api/bucket/:bucketId',
      send: fillIn({ Bio: 'Any sea will do.' }, 'Save Bucket'),
      loading: busy('Save Bucket'),
      failure: 'Could not Update Bucket:',
      refusal: 400,
      again: press('Save Bucket'),
    },
  },
]
