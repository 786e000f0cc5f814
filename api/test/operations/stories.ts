import { addJournal, addKick, addStory } from '../content'
import { ofBoth } from './journals'
import { members, type Operations, type RequestInput, type Scene } from './record'
import { createJournal, createJournalWithStory, getAsOwner, photo, pictureUrl } from './scene'

const storyFields = async (scene: Scene) => ({
  title: 'Locks',
  content: 'Up and down.',
  pictures: await pictureUrl(scene),
})

const lists = ({ path }: RequestInput) => [`/api/journal/${path?.['id']}`]

export const stories: Operations = {
  'POST /api/story/{id}': {
    roles: ofBoth(members(201, 404), async (scene, visibility) => {
      const { journalId } = await createJournal(scene, visibility)
      return { path: { id: journalId }, body: { ...(await storyFields(scene)), journalId } }
    }),
    texts: {
      title: { name: 'the title of a Story', lists },
      content: { name: 'the text of a Story', lists },
    },
  },
  'PUT /api/story/{id}': {
    roles: ofBoth(members(200, 404), async (scene, visibility) => {
      const { storyId } = await createJournalWithStory(scene, visibility)
      return { path: { id: storyId }, body: await storyFields(scene) }
    }),
    change: {
      make: async (scene) => {
        const { site, owner } = scene
        const journalId = await addJournal(site, owner)
        const photos = [photo(await pictureUrl(scene)), photo(await pictureUrl(scene))]
        const kickId = (await addKick(site, owner)).id
        const fields = { kickId, photos, pictures: photos[0]?.url, happenedOn: '2024-05-03' }
        const url = `/api/story/${await addStory(site, owner, journalId, fields)}`
        const read = async () =>
          Object(await getAsOwner(scene, `/api/journal/${journalId}`)).story[0] as unknown
        return { url, read }
      },
      fields: {
        title: { value: 'Locks' },
        content: { value: '' },
        pictures: async (scene) => ({ value: await pictureUrl(scene), shows: ['pictures', 'photos'] }),
        photos: async (scene) => ({
          value: [photo(await pictureUrl(scene))],
          shows: ['pictures', 'photos'],
        }),
        kickId: { value: null, shows: ['kick', 'kickId'] },
        happenedOn: { value: null },
      },
    },
  },
}
