import { signUp, type SignedIn } from '../../../test/people'
import { texts } from '../../../test/sample-texts'
import { openTestSite, type TestSite } from '../../../test/test-site'
import type { ArchivedKick, ArchiveFile } from '../archive/format'
import { fetchArchive, fetchZip, unzip } from '../archive/testing/fetch-archive'
import { structuralSimilarity } from '../media/testing/similarity'
import { createFullAccount } from './testing/full-account'
import { createImporter } from './testing/importer'

jest.setTimeout(300_000)

let home: TestSite
let away: TestSite
let ann: SignedIn
let zip: Buffer
beforeAll(async () => {
  home = await openTestSite()
  away = await openTestSite()
  ann = await createFullAccount(home, texts)
  zip = await fetchZip(home, ann)
})
afterAll(async () => {
  await home.close()
  await away.close()
})

type Files = Map<string, Buffer>

const archiveIn = (files: Files): ArchiveFile => JSON.parse(String(files.get('bucketeer.json')))

/** Returns all but ids, times and audiences. References are places in the file, and photos have their texts alone. */
function contentOf({ buckets, kicks, journals, log }: ArchiveFile) {
  const things = [
    ...buckets,
    ...kicks,
    ...journals.flatMap((journal) => [journal, ...journal.stories]),
    ...log,
  ]
  const placeOf = new Map(things.map(({ id }, index) => [id, index]))
  const leftOut = new Set(['createdAt', 'audience', 'file'])
  const content = JSON.stringify({ buckets, kicks, journals, log }, (key, value: unknown) => {
    if (leftOut.has(key)) return undefined
    if (key === 'picture') return value !== null
    return typeof value === 'string' ? (placeOf.get(value) ?? value) : value
  })
  return JSON.parse(content)
}

/** Others' Kicks return as own ones that name their creators. */
const asOwn = ({ by, description, ...kick }: ArchivedKick): ArchivedKick => ({
  ...kick,
  by: null,
  description: by === null ? description : `${description}\n\nFrom ${by}`.trim(),
})

const photosIn = ({ buckets, kicks, journals, log }: ArchiveFile) => [
  ...buckets.flatMap(({ picture }) => picture ?? []),
  ...[kicks, journals.flatMap(({ stories }) => stories), log]
    .flat()
    .flatMap(({ photos }) => photos.map(({ file }) => file)),
]

test('an archive that is brought in on another site is the same there, and adds nothing twice', async () => {
  const person = await signUp(away)
  const importer = createImporter(away, person)
  const files = await unzip(zip)
  const archive = archiveIn(files)
  const total = [...archive.buckets, ...archive.kicks, ...archive.log].length
  const stories = archive.journals.flatMap((journal) => journal.stories).length
  const rows = total + archive.journals.length + stories

  const { _id: id, counts } = await importer.upload(zip)
  expect(counts).toMatchObject({ new: rows, look: 0, unreadable: 0 })
  expect(await importer.bring(id)).toMatchObject({ problem: null, counts: { brought: rows } })
  const returned = await fetchArchive(away, person)
  const expected = { ...archive, kicks: archive.kicks.map(asOwn) }
  expect(contentOf(archiveIn(returned))).toEqual(contentOf(expected))

  const [before, after] = [photosIn(archive), photosIn(archiveIn(returned))]
  expect(after).toHaveLength(before.length)
  for (const [index, file] of before.entries()) {
    const [sent, received] = [files.get(file), returned.get(after[index] ?? '')]
    if (!sent || !received) throw new Error(`${file} is missing.`)
    expect(await structuralSimilarity(sent, received)).toBeGreaterThanOrEqual(0.98)
  }

  const again = await importer.upload(zip)
  expect(again.counts).toMatchObject({ new: 0, here: rows })
  expect(await importer.bring(again._id)).toMatchObject({ counts: { brought: 0, here: rows } })
  expect(contentOf(archiveIn(await fetchArchive(away, person)))).toEqual(contentOf(expected))
})

test('an archive adds nothing to the account that it is of', async () => {
  const before = contentOf(archiveIn(await unzip(zip)))
  const importer = createImporter(home, ann)
  const { _id: id, counts } = await importer.upload(zip)
  expect(counts.new).toBe(0)
  await importer.bring(id)
  expect(contentOf(archiveIn(await fetchArchive(home, ann)))).toEqual(before)
})

test('taking back leaves an account as its archive was before, to the byte', async () => {
  const person = await createFullAccount(away)
  const importer = createImporter(away, person)
  /** Its files but for the moment at which it was made. */
  const filesOf = async () => {
    const files = await fetchArchive(away, person)
    const { madeAt } = archiveIn(files)
    files.delete('CHECKSUMS')
    const moments = [madeAt, madeAt.replaceAll(/[-:]|\.\d+/g, '')]
    const isText = (path: string) => /\.(?:json|gpx|ics|html)$/.test(path)
    const withoutMoment = (bytes: Buffer) =>
      moments.reduce((text, each) => text.replaceAll(each, ''), String(bytes))
    return [...files].map(([path, bytes]) => [
      path,
      isText(path) ? withoutMoment(bytes) : bytes.toString('base64'),
    ])
  }
  const before = await filesOf()
  const { _id: id } = await importer.upload(zip)
  await importer.bring(id)
  expect(await importer.takeBack(id)).toMatchObject({ state: 'taken back', counts: { kept: 0 } })
  expect(await filesOf()).toEqual(before)
})
