import {
  choice,
  describedObject,
  namedObject,
  namedPartial,
  optional,
  problems,
  reference,
} from '@bucketeer/host/server'
import { journalAudiences, placePrecisions, visibilities } from '@bucketeer/platform/text'
import Type, { type Static } from 'typebox'
import { excerptLength, longText, missingKeep, nameText } from '../../contract/texts'
import { noTitle } from '../../contract/words'
import { entityFields, hiddenField, idParameter, linkState, nullable, orNull } from '../../contract/fields'
import { changeHeaders, idempotencyHeaders, operationsOf } from '../../contract/operation'
import { linkHeader, pageQuery } from '../../contract/paging'
import { Story } from '../story/schemas'
import { Creator } from '../creator/creator'

/** Maximum number of Stories in a Journal's response; `storyCount` has the total. Contents have their titles only. */
export const storiesShown = { inList: 20, inDetail: 100, inContents: 1000 } as const

const title = nameText('Title', noTitle)
const description = longText('About')
const bucketId = orNull.string({ title: 'Bucket' })
const visibility = choice(visibilities, { title: 'Visibility' })

const audience = choice(journalAudiences, {
  title: 'Audience',
  description:
    'Who may read it: only its creator, those who follow its creator, every member, or everybody. It is Public if and only if the visibility is.',
})

const cover = describedObject('The photo of a Story that stands for the Journal. Missing without Stories.', {
  _id: Type.String({ format: 'uuid', description: 'The id of its picture.' }),
  url: Type.String({ description: 'Its URL, in the largest width.' }),
  alt: Type.String({ description: 'Describes it to those who cannot see it.' }),
  isChosen: Type.Boolean({ description: 'False if it is the picture of the first Story.' }),
})

const place = describedObject('The place of its Kick, as others see it.', {
  location: nullable(Type.Object({ lat: Type.Number(), lng: Type.Number() })),
  placePrecision: choice(placePrecisions),
  country: nullable(Type.String()),
  place: nullable(Type.String()),
})

const contents = Type.Array(
  Type.Object({
    _id: Type.String({ format: 'uuid' }),
    title: Type.String(),
    happenedOn: orNull.string({ format: 'date' }),
    place: nullable(place),
  }),
  {
    description:
      'All Stories in their order, up to 1000, in a single Journal. Members get the places of Kicks that they may see; visitors those of the author’s own Kicks, if `showsPlaces`.',
  },
)

const showsPlaces = (description: string) =>
  Type.Boolean({
    title: 'Places',
    description: `${description} visitors see the places of its author’s Kicks.`,
  })

const journalFields = {
  ...entityFields,
  title,
  description,
  bucketId: orNull.string({
    description:
      'The Bucket with the Kicks of its Stories, for its creator; null for others, without one, or if it was deleted.',
  }),
  visibility,
  audience,
  story: Type.Array(reference(Story), {
    description: `In their order: in a list up to ${storiesShown.inList} of each Journal, with the first ${excerptLength} characters of their content; up to ${storiesShown.inDetail} whole ones in a single Journal, or as many as fit into 2 MB.`,
  }),
  cover: Type.Optional(cover),
  storyCount: Type.Integer({ minimum: 0, description: 'Total number of Stories.' }),
}

export const Journal = namedObject('Journal', 'A Journal with its Stories.', {
  ...journalFields,
  createdBy: Type.String({ format: 'uuid', description: 'The id of its creator.' }),
  author: Type.Optional(Creator),
  contents: Type.Optional(contents),
  showsPlaces: Type.Optional(showsPlaces('Whether')),
  link: linkState,
  hidden: hiddenField,
})

export const PublicJournal = namedObject(
  'PublicJournal',
  'A Journal of a list of somebody’s Journals, with its creator.',
  { ...journalFields, createdBy: Creator },
)

export const JournalChange = namedPartial(
  'JournalChange',
  `The fields of a Journal that can be changed. ${missingKeep} An audience without a visibility sets that too, and the other way round.`,
  {
    title,
    description,
    bucketId,
    visibility,
    audience,
    coverUrl: orNull.string({
      title: 'Cover',
      maxLength: 2048,
      description: 'The URL of a photo of its Stories; null for the picture of the first one.',
    }),
    showsPlaces: showsPlaces('Whether'),
  },
)

export const JournalFields = namedObject(
  'JournalFields',
  'A new Journal. A missing Bucket, null and an empty one mean the same. A missing audience is that of the visibility.',
  { ...JournalChange.properties, title, visibility },
)

export const StoryInJournal = namedObject('StoryInJournal', 'The Story and the Journal.', {
  journalId: Type.String({ title: 'Journal', description: 'The Journal of the path.' }),
  storyId: Type.String({ title: 'Story' }),
})

export type JournalChange = Static<typeof JournalChange>

export const params = Type.Object({ journalId: idParameter })
export const operation = operationsOf({ tags: ['Journals'], security: [{ token: [] }] })
export const withOrWithoutToken: Record<string, string[]>[] = [{}, { token: [] }]
const journal = reference(Journal)
const changed = { 200: journal, ...problems(400, 401, 404, 413, 415) }

export const listPublicJournals = operation('listPublicJournals', {
  summary: 'Everybody’s Public Journals, newest first',
  description:
    'With a token, without those of blocked people, and unless createdBy is given, of muted people.',
  security: withOrWithoutToken,
  querystring: Type.Object({
    ...pageQuery.properties,
    createdBy: optional.string({
      title: 'createdBy',
      format: 'uuid',
      description: 'Only those of the user with this id.',
    }),
    q: optional.string({
      title: 'q',
      maxLength: 200,
      description:
        'Beginnings of words that the Journal’s title and description, or one of its Stories, must all contain, ignoring accents and case.',
    }),
  }),
  response: { 200: Type.Array(reference(PublicJournal), { headers: linkHeader }), ...problems(400) },
})

export const listSharedJournals = operation('listSharedJournals', {
  summary: 'A user’s Journals that the caller may read, newest first',
  description: 'Those for everybody and those for every member.',
  querystring: Type.Object({
    ...pageQuery.properties,
    createdBy: Type.String({ title: 'createdBy', format: 'uuid', description: 'The id of the user.' }),
  }),
  response: {
    200: Type.Array(reference(PublicJournal), { headers: linkHeader }),
    ...problems(400, 401),
  },
})

export const listPrivateJournals = operation('listOwnJournals', {
  summary: 'The user’s own Journals, Public and Private, newest first',
  querystring: pageQuery,
  response: { 200: Type.Array(journal, { headers: linkHeader }), ...problems(400, 401) },
})

export const createJournal = operation('createJournal', {
  summary: 'Create a Journal',
  headers: idempotencyHeaders,
  body: reference(JournalFields),
  response: { 201: journal, ...problems(400, 401, 404, 413, 415, 422) },
})

export const readJournal = operation('getJournal', {
  summary: 'A Journal with its Stories',
  description:
    'Everybody can read a Public Journal, with any token or none. Others do not exist for those who may not read them. `Link` leads to the Stories after those of the response.',
  security: withOrWithoutToken,
  params,
  querystring: Type.Object({
    stories: optional.integer({
      title: 'stories',
      minimum: 1,
      maximum: storiesShown.inDetail,
      description: 'Maximum number of Stories. `GET /api/journal/{journalId}/stories` has the others.',
    }),
  }),
  response: { 200: { ...journal, headers: linkHeader }, ...problems(400, 404) },
})

export const updateJournal = operation('updateJournal', {
  summary: 'Change one of the user’s own Journals',
  description: 'Keeps its Stories.',
  params,
  headers: changeHeaders,
  body: reference(JournalChange),
  response: { ...changed, ...problems(412) },
})

export const deleteJournal = operation('deleteJournal', {
  summary: 'Delete a Journal and its Stories',
  params,
  response: { 204: Type.Null({ description: 'Deleted.' }), ...problems(401, 404) },
})

export const removeStory = operation('deleteStory', {
  summary: 'Delete a Story of a Journal',
  params,
  body: reference(StoryInJournal),
  response: changed,
})
