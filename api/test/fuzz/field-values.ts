import fc from 'fast-check'
import { packageOffer } from '../packages'
import { password } from '../people'
import { remoteRelease } from '../releases'
import type { Json } from './json'

/** A reference to the test data, mostly to the user's own. */
const testData = (name: string) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(`⟦mine.${name}⟧`) },
    { weight: 1, arbitrary: fc.constantFrom(`⟦theirs.${name}⟧`, `⟦gone.${name}⟧`) },
  )

/** Both parts are released. */
export const releasedVersions = ['1.0.0-s00000001', '1.0.0-s00000002']

const aRelease = fc.constantFrom(...releasedVersions.map((version) => remoteRelease({ version })))

/** Likely values by the name of the field. */
const valuesByName: Record<string, fc.Arbitrary<Json>> = {
  ...Object.fromEntries(
    [
      'userId',
      'bucketId',
      'kickId',
      'journalId',
      'storyId',
      'commentId',
      'entryId',
      'tokenId',
      'reportId',
      'decisionId',
      'archiveId',
      'importId',
      'email',
      'picture',
    ].map((name) => [name, testData(name)]),
  ),
  createdBy: testData('userId'),
  buckets: testData('bucketId'),
  pictures: testData('picture'),
  profilePicture: testData('picture'),
  password: fc.constant(password),
  newPassword: fc.constant(password),
  token: testData('resetToken'),
  cursor: fc.constantFrom(
    ...['bucketId', 'kickId', 'journalId', 'commentId'].map((name) => `⟦mine.${name}⟧`),
  ),
  version: fc.constantFrom(...releasedVersions),
  part: fc.constantFrom('kicks', 'shell', 'buckets'),
  q: fc.constantFrom('Graz', 'fjord', 'gr'),
  // A release as builds write it.
  release: aRelease as fc.Arbitrary<Json>,
  releases: fc.tuple(aRelease) as fc.Arbitrary<Json>,
  sha384: fc.constantFrom(
    ...remoteRelease().files.map((file) => Buffer.from(file.sha384.slice(7), 'base64').toString('hex')),
  ),
}

/** A date that can be, with any precision but `unknown`, and photos. */
const entryValues = {
  photos: testData('picture').map((url): Json => [{ url, alt: 'A lake', caption: '' }]),
  on: fc.constantFrom('2001-01-01', '2019-05-03'),
  precision: fc.constantFrom('day', 'month', 'season', 'year'),
  until: fc.constant(null),
}

const storyValues = { photos: entryValues.photos, happenedOn: entryValues.on }

/** The kind and the id of a thing, of which some belong together. */
const sharedThing = {
  kind: fc.constantFrom('bucket', 'log', 'year'),
  id: fc.oneof(testData('bucketId'), testData('entryId'), fc.constantFrom('2019', '2024')),
}

const anotherPerson = { userId: fc.constant('⟦theirs.userId⟧') }

/** Likely values by the name of the field, for single operations. */
const valuesByOperation: Record<string, Record<string, fc.Arbitrary<Json>>> = {
  ...Object.fromEntries(
    ['follow', 'follower', 'block', 'mute', 'comments'].flatMap((name) =>
      ['PUT', 'DELETE'].map((method) => [`${method} /api/user/{userId}/${name}`, anotherPerson]),
    ),
  ),
  'PUT /api/user/{userId}/email': {
    email: fc.oneof(
      testData('email'),
      fc.uuid().map((id) => `${id}@people.example`),
    ),
  },
  'POST /auth/confirm-email': { token: testData('emailToken') },
  'POST /api/story/{id}': { id: testData('journalId'), ...storyValues },
  'PUT /api/story/{id}': { id: testData('storyId'), ...storyValues },
  'GET /api/journal/{journalId}/stories': { cursor: testData('storyId') },
  'PUT /api/journal/{journalId}/order': { storyIds: testData('storyId').map((id): Json => [id]) },
  // A Private Kick needs nothing but a title.
  'POST /api/kick': {
    audience: fc.oneof(
      { weight: 2, arbitrary: fc.constant('Private') },
      fc.constantFrom('Followers', 'Members'),
    ),
  },
  'GET /api/kick': { cursor: fc.constantFrom('⟦mine.kickId⟧', '3~⟦mine.kickId⟧') },
  'PUT /api/bucket/order': { bucketIds: testData('bucketId').map((id): Json => [id]) },
  'PUT /api/bucket/{bucketId}/order': { kickIds: testData('wishId').map((id): Json => [id]) },
  'PUT /api/bucket/{bucketId}/move': {
    kickIds: testData('wishId').map((id): Json => [id]),
    to: fc.constant(null),
  },
  'PUT /api/bucket/{bucketId}/return': {
    from: fc.constant(null),
    places: testData('wishId').map((kickId): Json => [
      {
        kickId,
        position: 1,
        addedAt: '2026-01-01T00:00:00.000Z',
        targetOn: null,
        targetPrecision: null,
        isNew: false,
      },
    ]),
  },
  'PUT /api/bucket/{bucketId}/kick/{kickId}': {
    kickId: testData('wishId'),
    targetOn: fc.constantFrom('2027-05-03', '2030-01-01'),
    targetPrecision: fc.constantFrom('day', 'month', 'year'),
  },
  'POST /api/log/next/{kickId}/not-now': { kickId: testData('wishId') },
  // Either a Journal or a title.
  'POST /api/log/stories': {
    entryIds: fc.tuple(testData('entryId')) as fc.Arbitrary<Json>,
    journalId: testData('journalId'),
  },
  'GET /api/log/years': { user: testData('userId') },
  'GET /api/log/on-this-day': { date: fc.constant(new Date().toISOString().slice(0, 10)) },
  'GET /api/log': {
    user: testData('userId'),
    kick: testData('kickId'),
    cursor: fc.constantFrom('2019-05-03~3~⟦mine.entryId⟧', 'unknown~0~⟦mine.entryId⟧'),
  },
  'POST /api/log': entryValues,
  'PUT /api/log/{entryId}': entryValues,
  'GET /api/import/{importId}/row': { cursor: fc.constant(0) },
  'PUT /api/import/{importId}/row/{number}': { number: fc.constant(1), on: fc.constant(null) },
  'GET /api/people/report/thing': { kind: fc.constant('kick'), id: fc.constant('⟦theirs.kickId⟧') },
  'POST /api/people/report': { kind: fc.constant('kick'), id: fc.constant('⟦theirs.kickId⟧') },
  'GET /api/share': sharedThing,
  'POST /api/share': sharedThing,
  'PUT /api/share/{id}': { id: testData('linkId') },
  'DELETE /api/share/{id}': { id: testData('linkId') },
  'GET /api/shared/{key}/stories': { key: testData('linkKey') },
  'GET /api/shared/{key}': { key: fc.oneof(testData('linkKey'), testData('entryLinkKey')) },
  // A new link invalidates the previous one.
  'POST /auth/suspension/answer': { email: fc.constant('⟦theirs.email⟧') },
  'POST /auth/forgot-password': { email: fc.constant('⟦theirs.email⟧') },
  'POST /api/release/rollback': { parts: fc.constant(['shell', 'kicks']) },
  'PUT /api/release/shell/packages': {
    shell: fc.constant(packageOffer().shell),
    packages: fc.constant(packageOffer().packages),
  },
  // Sign-up rejects an e-mail address that is in use.
  'POST /auth/signup': { email: fc.uuid().map((id) => `${id}@bucketeer.example`) },
}

/** Returns likely values of an operation's field by its name; undefined for other names. */
export const likelyValues = (operation: string, name: string): fc.Arbitrary<Json> | undefined =>
  valuesByOperation[operation]?.[name] ?? valuesByName[name]
