import type { Api } from '../index'
import { aBucket, aComment, aJournal, aKick, aPlace, aStory, aUser } from './entities'

/** The calls to replace, by resource: `{ buckets: { list: async () => [aBucket()] } }`. */
export type ApiOverrides = { [Group in keyof Api]?: Partial<Api[Group]> }

const { _id, userName, profilePicture } = aUser()
const byAmelia = { _id, userName, profilePicture }

const onlyPage = <Item>(items: Item[]) => ({ items, next: null })

/**
 * Creates an API without a server. By default lists are empty, single entities exist and changes succeed. An overridden
 * `list` also defines the only page.
 */
export const fakeApi = (overrides: ApiOverrides = {}): Api => ({
  auth: {
    login: async () => ({ authToken: 'token-of-login' }),
    signup: async () => ({ authToken: 'token-of-signup' }),
    verify: async () => aUser(),
    logout: async () => {},
    forgotPassword: async () => {},
    resetPassword: async () => ({ authToken: 'token-of-reset' }),
    ...overrides.auth,
  },
  buckets: {
    list: async () => [],
    page: async (part) => onlyPage((await overrides.buckets?.list?.(part)) ?? []),
    create: async (bucket) => aBucket(bucket),
    read: async (bucketId) => aBucket({ _id: bucketId }),
    update: async (bucketId, changes) => aBucket({ _id: bucketId, ...changes }),
    delete: async () => {},
    addKick: async (bucketId, kickId) => aBucket({ _id: bucketId, kicks: [aKick({ _id: kickId })] }),
    removeKick: async (bucketId) => aBucket({ _id: bucketId }),
    ...overrides.buckets,
  },
  kicks: {
    list: async () => [],
    page: async (part) => onlyPage((await overrides.kicks?.list?.(part)) ?? []),
    create: async (kick) => aKick({ ...kick, createdBy: byAmelia }),
    read: async (kickId) => aKick({ _id: kickId }),
    update: async (kickId, changes) => aKick({ _id: kickId, ...changes, createdBy: byAmelia }),
    delete: async () => {},
    like: async () => ({ likes: 1, liked: true }),
    unlike: async () => ({ likes: 0, liked: false }),
    favour: async () => ({ favourite: true }),
    unfavour: async () => ({ favourite: false }),
    ...overrides.kicks,
  },
  comments: {
    list: async () => [],
    page: async (kickId, part) => onlyPage((await overrides.comments?.list?.(kickId, part)) ?? []),
    create: async (kickId, comment) => aComment({ ...comment, kickId, createdBy: byAmelia }),
    update: async (commentId, changes) => aComment({ _id: commentId, ...changes, createdBy: byAmelia }),
    delete: async () => {},
    ...overrides.comments,
  },
  journals: {
    listPublic: async () => [],
    listPrivate: async () => [],
    create: async (journal) => aJournal(journal),
    read: async (journalId) => aJournal({ _id: journalId }),
    update: async (journalId, changes) => aJournal({ _id: journalId, ...changes }),
    delete: async () => {},
    removeStory: async (journalId) => aJournal({ _id: journalId }),
    ...overrides.journals,
  },
  stories: {
    create: async (journalId, story) => aStory({ ...story, journalId }),
    update: async (storyId, changes) => aStory({ _id: storyId, ...changes }),
    ...overrides.stories,
  },
  users: {
    read: async (userId) => aUser({ _id: userId }),
    update: async (userId, changes) => aUser({ _id: userId, ...changes }),
    delete: async () => {},
    ...overrides.users,
  },
  places: {
    search: async () => [aPlace()],
    nearest: async () => aPlace(),
    around: async () => [aPlace()],
    ...overrides.places,
  },
  site: {
    status: async () => [],
    ...overrides.site,
  },
  pictures: {
    upload: async () => '/media/uploaded/1280.webp',
    ...overrides.pictures,
  },
})
