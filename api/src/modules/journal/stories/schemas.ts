import Type from 'typebox'
import { namedObject, problems, reference } from '@bucketeer/host/server'
import { linkHeader, pageQueryUpTo } from '../../../contract/paging'
import { Story } from '../../story/schemas'
import { Journal, operation, params, storiesShown, withOrWithoutToken } from '../schemas'

/** The largest page of whole Stories with their photos. */
export const largestStoryPage = 50

export const StoryOrder = namedObject('StoryOrder', 'The Stories of a Journal in their new order.', {
  storyIds: Type.Array(Type.String({ format: 'uuid' }), {
    title: 'Stories',
    maxItems: storiesShown.inContents,
    description: 'The ids of all Stories of the Journal, each once.',
  }),
})

export const listStories = operation('listStories', {
  summary: 'The Stories of a Journal in their order, by pages',
  description:
    'For those who may read the Journal. The cursor is the last Story that the reader has. A page has as many as fit into 2 MB.',
  security: withOrWithoutToken,
  params,
  querystring: pageQueryUpTo(largestStoryPage),
  response: { 200: Type.Array(reference(Story), { headers: linkHeader }), ...problems(400, 404) },
})

export const orderStories = operation('orderStories', {
  summary: 'Put the Stories of one of the user’s own Journals into another order',
  params,
  body: reference(StoryOrder),
  response: { 200: reference(Journal), ...problems(400, 401, 404, 409, 413, 415) },
})
