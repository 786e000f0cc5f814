import Type, { type Static } from 'typebox'
import { visibilities } from '../../contract/choices'
import { entityFields, idParameter } from '../../contract/entity'
import { nullable } from '../../contract/nullable'
import { linkHeader, pageQuery } from '../../contract/paging'
import { problems } from '../../contract/problem'
import { named, reference } from '../../contract/reference'
import { excerptLength, longText, nameText } from '../../contract/texts'
import { changeHeaders } from '../../contract/version'
import { idempotencyHeaders } from '../../idempotency/idempotent-post'
import { Story } from '../story/schemas'
import { Creator } from '../user/creator'

/** Maximum number of Stories in a Journal's response; `storyCount` has the total. */
export const storiesShown = { inList: 20, inDetail: 1000 } as const

const title = nameText('Title')
const description = longText('About')
const bucketId = nullable(Type.String({ title: 'Bucket' }))
const visibility = Type.Enum(visibilities, { type: 'string', title: 'Visibility' })

const journalFields = {
  ...entityFields,
  title,
  description,
  bucketId: nullable(
    Type.String({
      description: 'The Bucket whose Kicks its Stories tell of; null for none, or when that is gone.',
    }),
  ),
  visibility,
  story: Type.Array(reference(Story), {
    description: `Oldest first: in a list up to ${storiesShown.inList} of each Journal, with the first ${excerptLength} characters of their content; up to ${storiesShown.inDetail} whole ones in a single Journal.`,
  }),
  storyCount: Type.Integer({ minimum: 0, description: 'How many Stories are in it, whatever is shown.' }),
}

export const Journal = named(
  'Journal',
  Type.Object(
    { ...journalFields, createdBy: Type.String({ format: 'uuid', description: 'The id of its creator.' }) },
    { description: 'Stories under a title.' },
  ),
)

export const PublicJournal = named(
  'PublicJournal',
  Type.Object(
    { ...journalFields, createdBy: Creator },
    { description: 'A Journal as the public list shows it: with its creator.' },
  ),
)

export const JournalFields = named(
  'JournalFields',
  Type.Object(
    { title, description: Type.Optional(description), bucketId: Type.Optional(bucketId), visibility },
    {
      description:
        'What a person says of a Journal. No Bucket, null and an empty one are the same; the visibility has to be said.',
    },
  ),
)

export const StoryInJournal = named(
  'StoryInJournal',
  Type.Object(
    {
      journalId: Type.String({ title: 'Journal', description: 'The Journal of the path.' }),
      storyId: Type.String({ title: 'Story' }),
    },
    { description: 'Which Story, and which Journal.' },
  ),
)

export type JournalFields = Static<typeof JournalFields>

const params = Type.Object({ journalId: idParameter })
const about = { tags: ['Journals'], security: [{ token: [] }] }
const withOrWithoutToken: Record<string, string[]>[] = [{}, { token: [] }]
const journal = reference(Journal)
const changed = { 200: journal, ...problems(400, 401, 404, 413, 415) }

export const listPublicJournals = {
  ...about,
  summary: 'Everybody’s Public Journals, newest first',
  security: [],
  querystring: Type.Object({
    ...pageQuery.properties,
    createdBy: Type.Optional(
      Type.String({ title: 'createdBy', format: 'uuid', description: 'The id of a person: theirs alone.' }),
    ),
  }),
  response: { 200: Type.Array(reference(PublicJournal), { headers: linkHeader }), ...problems(400) },
}

export const listPrivateJournals = {
  ...about,
  summary: 'One’s own Journals, Public and Private, newest first',
  querystring: pageQuery,
  response: { 200: Type.Array(journal, { headers: linkHeader }), ...problems(400, 401) },
}

export const createJournal = {
  ...about,
  summary: 'Create a Journal',
  headers: idempotencyHeaders,
  body: reference(JournalFields),
  response: { 201: journal, ...problems(400, 401, 404, 413, 415, 422) },
}

export const readJournal = {
  ...about,
  summary: 'A Journal with its Stories',
  description:
    'A Public one for everybody, without a token or with any; a Private one for its creator alone, and for anybody else it is not there.',
  security: withOrWithoutToken,
  params,
  response: { 200: journal, ...problems(404) },
}

export const updateJournal = {
  ...about,
  summary: 'Change one of one’s own Journals',
  description: 'Its Stories stay as they are. A Bucket that is left out is removed.',
  params,
  headers: changeHeaders,
  body: reference(JournalFields),
  response: { ...changed, ...problems(412) },
}

export const deleteJournal = {
  ...about,
  summary: 'Delete a Journal and its Stories',
  params,
  response: { 204: Type.Null({ description: 'Deleted.' }), ...problems(401, 404) },
}

export const removeStory = {
  ...about,
  summary: 'Delete a Story of a Journal',
  params,
  body: reference(StoryInJournal),
  response: changed,
}
