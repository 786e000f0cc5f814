import fc from 'fast-check'
import { password } from '../people'
import { remoteRelease } from '../releases'
import type { Json } from './json'

/** A thing of the test data; most often one's own, else anybody's. */
const thing = (name: string) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(`⟦mine.${name}⟧`) },
    { weight: 1, arbitrary: fc.constantFrom(`⟦theirs.${name}⟧`, `⟦gone.${name}⟧`) },
  )

/** Both of them are released. */
export const releasedVersions = ['1.0.0-s00000001', '1.0.0-s00000002']

const aRelease = fc.constantFrom(...releasedVersions.map((version) => remoteRelease({ version })))

/** What fields of these names mean. */
const valuesByName: Record<string, fc.Arbitrary<Json>> = {
  ...Object.fromEntries(
    ['userId', 'bucketId', 'kickId', 'journalId', 'storyId', 'commentId', 'tokenId', 'email', 'picture'].map(
      (name) => [name, thing(name)],
    ),
  ),
  createdBy: thing('userId'),
  buckets: thing('bucketId'),
  pictures: thing('picture'),
  profilePicture: thing('picture'),
  password: fc.constant(password),
  token: thing('resetToken'),
  cursor: fc.constantFrom(
    ...['bucketId', 'kickId', 'journalId', 'commentId'].map((name) => `⟦mine.${name}⟧`),
  ),
  version: fc.constantFrom(...releasedVersions),
  part: fc.constantFrom('kicks', 'shell', 'buckets'),
  q: fc.constantFrom('Graz', 'fjord', 'gr'),
  // It is a release as the builds write it.
  release: aRelease as fc.Arbitrary<Json>,
  releases: fc.tuple(aRelease) as fc.Arbitrary<Json>,
  sha384: fc.constantFrom(
    ...remoteRelease().files.map((file) => Buffer.from(file.sha384.slice(7), 'base64').toString('hex')),
  ),
}

/** What a name means in one operation alone. */
const valuesByOperation: Record<string, Record<string, fc.Arbitrary<Json>>> = {
  'POST /api/story/{id}': { id: thing('journalId') },
  'PUT /api/story/{id}': { id: thing('storyId') },
  // A link that is sent ends the one before.
  'POST /auth/forgot-password': { email: fc.constant('⟦theirs.email⟧') },
  // Signing up again is refused for an e-mail that is taken.
  'POST /auth/signup': { email: fc.uuid().map((id) => `${id}@bucketeer.example`) },
}

/** Values that a field of an operation is likely to have, by its name; undefined when the name says nothing. */
export const likelyValues = (operation: string, name: string): fc.Arbitrary<Json> | undefined =>
  valuesByOperation[operation]?.[name] ?? valuesByName[name]
