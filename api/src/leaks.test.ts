import {
  createLeakScene,
  sharedYear,
  viewers,
  type Kind,
  type LeakScene,
  type SecretThing,
  type ViewerName,
} from '../test/leak-scene'
import { records } from '../test/operations'
import type { UrlsOfOperation } from '../test/operations/record'
import {
  changesOfKick,
  createLinkScene,
  creatorMarkers,
  kickMarker,
  resetPassword,
  type LinkScene,
} from '../test/link-changes'
import { linkHolders, setLinks, type LinkHolder } from '../test/link-holders'
import { deployToken, kicksFiles, publish, publishShell, remoteRelease } from '../test/releases'
import { openTestSite, type TestSite } from '../test/test-site'

/** The read operations with content of people. */
const reads = records.flatMap(([operation, { reads: urlsOf }]) =>
  typeof urlsOf === 'function' ? [[operation, urlsOf] as const] : [],
)

/** Pages of the site. The server sends their HTML without knowing the viewer. */
const pages: UrlsOfOperation = ({ people, links }, idsOf) => [
  '/',
  '/kicks',
  '/journal/public',
  '/sitemap.xml',
  '/robots.txt',
  `/user/${people.owner.userId}`,
  ...idsOf('Kick').map((id) => `/kicks/${id}`),
  ...idsOf('Bucket').map((id) => `/buckets/${id}`),
  ...idsOf('Journal').map((id) => `/journal/${id}`),
  ...links.filter(({ hasEnded }) => hasEnded).flatMap(({ key }) => pagesOfLink(key)),
]

const pagesOfLink = (key: string) => [
  `/shared/bucket/${key}`,
  `/shared/journal/${key}`,
  `/shared/log/${key}`,
  `/shared/picture/${key}.jpg`,
]

/** The viewers of each audience, written down independently of the policy. */
const readers: Record<SecretThing['audience'], readonly ViewerName[]> = {
  Private: ['owner'],
  Followers: ['owner', 'follower'],
  Members: ['owner', 'follower', 'asked', 'stranger'],
  Public: ['owner', 'follower', 'asked', 'stranger', 'nobody'],
}
const maySee = (viewer: ViewerName, { audience, isHidden }: SecretThing) =>
  viewer === 'owner' || (!isHidden && readers[audience].includes(viewer))

/** Returns whether a viewer may get a Private Kick from a URL because a Bucket shows it. */
const isShownThrough = (viewer: ViewerName, url: string, { isShownInBuckets }: SecretThing) =>
  isShownInBuckets &&
  readers.Members.includes(viewer) &&
  (url === `/api/bucket?createdBy=${scene.people.owner.userId}` ||
    scene.things.some((each) => url === `/api/bucket/${each.id}` && maySee(viewer, each)))

let site: TestSite
let scene: LeakScene
beforeAll(async () => {
  site = await openTestSite({ deployToken, publicUrl: 'https://bucketeer.example' })
  await publishShell(site)
  const routes = [
    ...['/kicks', '/kicks/:kickId', '/buckets/:bucketId', '/journal/:journalId', '/user/:userId'],
    ...['/shared/bucket/:key', '/shared/journal/:key', '/shared/log/:key'],
  ]
  const release = remoteRelease({
    routes: routes.map((path) => ({ path, access: 'public' as const })),
    chunks: {},
  })
  await publish(site, release, kicksFiles)
  scene = await createLeakScene(site)
})
afterAll(() => site.close())

const idsOf = (kind: Kind) => scene.things.filter((thing) => thing.kind === kind).map(({ id }) => id)

/** Returns status, headers and body of a viewer's request as one text, without the requested URL. */
async function responseText(viewer: ViewerName, url: string) {
  const token = viewer === 'nobody' ? undefined : scene.people[viewer].token
  return textOf(url, token ? { authorization: `Bearer ${token}` } : {})
}

async function textOf(url: string, headers: Record<string, string>) {
  const response = await site.app.inject({ method: 'GET', url, headers })
  const text = `${response.statusCode} ${JSON.stringify(response.headers)} ${response.body}`
  return text.replaceAll(url, '').replaceAll(encodeURI(url), '')
}

/** Returns the things that a viewer may not see and whose markers are in the responses. */
async function leaksOf(viewer: ViewerName, urlsOf: UrlsOfOperation) {
  const leaks: string[] = []
  for (const url of urlsOf(scene, idsOf, viewer)) {
    const text = await responseText(viewer, url)
    for (const thing of scene.things) {
      const markers = thing.markers.filter((marker) => text.includes(marker))
      if (markers.length > 0 && !maySee(viewer, thing) && !isShownThrough(viewer, url, thing))
        leaks.push(`${url}: ${thing.kind}, ${thing.audience}${thing.isHidden ? ', hidden' : ''}`)
    }
  }
  return leaks
}

describe.each(viewers)('%s', (viewer) => {
  test.each(reads)('receives from %s only what they may see', async (_operation, urlsOf) => {
    expect(await leaksOf(viewer, urlsOf)).toEqual([])
  })

  test('reads each visible thing by its id', async () => {
    const missing = []
    for (const thing of scene.things.filter((each) => maySee(viewer, each))) {
      const resource = { Kick: 'kick', Bucket: 'bucket', Journal: 'journal', entry: 'log' }[
        String(thing.kind)
      ]
      if (!resource) continue
      const text = await responseText(viewer, `/api/${resource}/${thing.id}`)
      if (!text.includes(String(thing.markers[0]))) missing.push(thing)
    }
    expect(missing).toEqual([])
  })
})

test('the HTML of pages contains only public content', async () => {
  expect(await leaksOf('nobody', pages)).toEqual([])
  const journal = scene.things.find(({ kind, audience }) => kind === 'Journal' && audience === 'Public')
  expect(await responseText('nobody', `/journal/${journal?.id}`)).toContain(journal?.markers[0])
})

test('a known picture URL opens only what every member may see', async () => {
  const statuses = await Promise.all(
    scene.things
      .flatMap(({ picture, audience, isHidden }) => (picture ? [[picture, audience, isHidden] as const] : []))
      .map(async ([picture, audience, isHidden]) => {
        const { statusCode } = await site.app.inject(picture)
        const isOpen = !isHidden && (audience === 'Members' || audience === 'Public')
        return { audience, isHidden, statusCode, expected: isOpen ? 200 : 404 }
      }),
  )
  expect(statuses.length).toBeGreaterThan(10)
  expect(statuses.filter(({ statusCode, expected }) => statusCode !== expected)).toEqual([])
})

test.each(viewers)(
  'a link shows %s its thing, and otherwise only what every member may see',
  async (viewer) => {
    const isBlock = viewer === 'blocked' || viewer === 'blocker'
    for (const { id, key } of livingLinks()) {
      const shared = thingOf(id)
      const text = await responseText(viewer, `/api/shared/${key}`)
      const isShown = !isBlock && !shared.isHidden
      expect(text.includes(String(shared.markers[0]))).toBe(isShown)
      if (!isShown) expect(text).not.toContain('Secretowner')
      const others = scene.things.filter(
        ({ kind, audience, isHidden }) =>
          kind === 'comment' ||
          kind === 'Bucket' ||
          kind === 'Journal' ||
          kind === 'entry' ||
          (kind === 'Kick' && (audience !== 'Members' || isHidden)),
      )
      const leaks = others.filter(
        (thing) => !isShownWith(shared, thing) && thing.markers.some((each) => text.includes(each)),
      )
      expect(leaks).toEqual([])
    }
  },
)

test('no response names the owner to a viewer with a block', async () => {
  for (const viewer of ['blocked', 'blocker'] as const)
    for (const [, urlsOf] of reads)
      for (const url of urlsOf(scene, idsOf, viewer))
        expect(await responseText(viewer, url)).not.toContain('Secretowner')
})

test('a thing that the viewer may not see gets the same response as an unknown id', async () => {
  const unknown = '00000000-0000-7000-8000-000000000000'
  const kinds = { Kick: 'kick', Bucket: 'bucket', Journal: 'journal', entry: 'log' } as const
  for (const [kind, path] of Object.entries(kinds)) {
    const expected = await Promise.all(viewers.map((viewer) => sameForAll(viewer, `/api/${path}/${unknown}`)))
    for (const [index, viewer] of viewers.entries())
      for (const thing of scene.things.filter((each) => each.kind === kind && !maySee(viewer, each)))
        expect(await sameForAll(viewer, `/api/${path}/${thing.id}`)).toEqual(expected[index])
  }
})

/** Returns a response without what differs between any two requests. */
async function sameForAll(viewer: ViewerName, url: string) {
  const token = viewer === 'nobody' ? undefined : scene.people[viewer].token
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const response = await site.app.inject({ method: 'GET', url, headers })
  const kept = Object.entries(response.headers).filter(
    ([name]) => !/^(date|x-request-id|.*ratelimit.*|server-timing)$/.test(name),
  )
  return { status: response.statusCode, headers: Object.fromEntries(kept), body: response.body }
}

const livingLinks = () => scene.links.filter(({ hasEnded }) => !hasEnded)

/** Returns the thing of a link. The year of the entries has the marker of one of them. */
function thingOf(id: string): SecretThing | SharedYear {
  const [entry] = scene.things.filter(({ kind }) => kind === 'entry')
  const year = { kind: 'year', id, isHidden: false, markers: entry?.markers ?? [] } as const
  return id === sharedYear ? year : (scene.things.find((thing) => thing.id === id) as SecretThing)
}

interface SharedYear {
  kind: 'year'
  id: string
  isHidden: false
  markers: string[]
}

/**
 * Returns whether a link to a thing shows another one too: a Bucket its Kicks, a Journal its Stories, an entry its Kick,
 * and a year its entries with their Kicks.
 */
function isShownWith(shared: SecretThing | SharedYear, thing: SecretThing): boolean {
  const { kind, audience, isHidden, id } = thing
  if (id === shared.id) return true
  if (shared.kind === 'entry') return id === shared.about
  if (shared.kind === 'year')
    return kind === 'entry' ? !thing.isLetGo && !isHidden : scene.things.some(({ about }) => about === id)
  if (shared.kind === 'Bucket')
    return kind === 'Kick' && !isHidden && (audience === 'Members' || thing.isShownInBuckets === true)
  return kind === 'Story' && audience === shared.audience
}

/** Returns the things that a link may not show its holder, and whose markers are in the response. */
async function leaksOfLink({ id, key }: { id: string; key: string }, holder: LinkHolder) {
  const shared = thingOf(id)
  const isShown = (thing: SecretThing) =>
    maySee('nobody', thing) || (holder.mayRead && !shared.isHidden && isShownWith(shared, thing))
  const ownText = await textOf(`/api/shared/${key}`, holder.headers)
  const text = ownText + (await textOf(`/api/shared/${key}/stories`, holder.headers))
  expect(text.includes(String(shared.markers[0]))).toBe(holder.mayRead && !shared.isHidden)
  expect(text).not.toContain('Tomas')
  return scene.things.filter((thing) => !isShown(thing) && thing.markers.some((each) => text.includes(each)))
}

// Each holder has the links to all things. The last of them ends the links.
describe.each(linkHolders)('$name', (holder) => {
  beforeAll(() => setLinks(site, holder))

  test.each(reads)('receives from %s only what they may see', async (operation, urlsOf) => {
    const leaks = []
    for (const url of urlsOf(scene, idsOf, 'nobody')) {
      const text = await textOf(url, holder.headers)
      leaks.push(
        ...scene.things.filter(
          (thing) => !maySee('nobody', thing) && thing.markers.some((each) => text.includes(each)),
        ),
      )
    }
    if (operation === 'GET /api/shared/{key}')
      for (const link of livingLinks()) leaks.push(...(await leaksOfLink(link, holder)))
    expect(leaks).toEqual([])
  })

  test('gets from the pages of links at most the preview that the owner allowed', async () => {
    for (const { id, key } of livingLinks()) {
      const shared = thingOf(id)
      const ofPreview = ({ kind, id: each }: SecretThing) =>
        each === id || kind === 'Story' || (shared.kind === 'entry' && each === shared.about)
      for (const url of pagesOfLink(key)) {
        const text = await textOf(url, holder.headers)
        const shown = scene.things.filter(({ markers }) => markers.some((each) => text.includes(each)))
        const others = shown.filter((thing) => !holder.hasPreview || !ofPreview(thing))
        expect([url, others]).toEqual([url, []])
      }
    }
  })
})

describe('a link that shows or names a Kick of somebody else', () => {
  const kinds = ['bucket', 'journal', 'log', 'year'] as const
  type LinkKind = (typeof kinds)[number]

  const shown = async ({ keys }: LinkScene, kind: LinkKind) => {
    const { statusCode, body } = await site.app.inject(`/api/shared/${keys[kind]}`)
    return { statusCode, text: body, content: statusCode === 200 ? JSON.parse(body)[kindField[kind]] : null }
  }
  const kindField = { bucket: 'bucket', journal: 'journal', log: 'entry', year: 'year' } as const
  const pagesWith = async ({ keys }: LinkScene, marker: string) => {
    const found = []
    for (const url of Object.values(keys).flatMap(pagesOfLink))
      if ((await textOf(url, {})).includes(marker)) found.push(url)
    return found
  }

  /** The content while the Kick may be shown, and after that; undefined for the response to an unknown link. */
  const contents: Record<LinkKind, { before: (kickId: string) => object; after: object | undefined }> = {
    bucket: {
      before: (kickId) => ({ kicks: [{ _id: kickId, name: kickMarker }], kickCount: 1 }),
      after: { kicks: [], kickCount: 0 },
    },
    journal: { before: (kickId) => ({ story: [{ kickId }] }), after: { story: [{ kickId: null }] } },
    log: { before: (kickId) => ({ kickName: kickMarker, kick: { _id: kickId } }), after: undefined },
    year: {
      before: () => ({ entries: [{ kickName: kickMarker }], countries: [{ country: 'Norway' }], done: 1 }),
      after: { entries: [], countries: [], done: 0, again: 0, firstTimes: 0, entryCount: 0 },
    },
  }

  describe.each(Object.keys(changesOfKick))('after %s', (change) => {
    let linked: LinkScene
    let before: Record<LinkKind, Awaited<ReturnType<typeof shown>>>
    beforeAll(async () => {
      linked = await createLinkScene(site)
      const all = await Promise.all(kinds.map(async (kind) => [kind, await shown(linked, kind)] as const))
      before = Object.fromEntries(all) as typeof before
      expect(await pagesWith(linked, kickMarker)).toHaveLength(3)
      await changesOfKick[change]?.(site, linked)
    })

    test.each(kinds)('a link to a %s shows nothing of it, and named its creator never', async (kind) => {
      const { kickId, creator } = linked
      const { before: first, after } = contents[kind]
      expect(before[kind].content).toMatchObject(first(kickId))
      const now = await shown(linked, kind)
      if (after) expect(now.content).toMatchObject(after)
      else expect(now).toMatchObject({ statusCode: 404 })
      if (kind !== 'journal') return
      const { body } = await site.app.inject(`/api/shared/${linked.keys.journal}/stories`)
      expect(JSON.parse(body)).toMatchObject([{ kickId: null }])
      expect([now.text.includes(kickMarker), now.text.includes(kickId)]).toEqual([false, false])
      for (const secret of [...creatorMarkers, creator.userId])
        for (const { text } of [before[kind], now]) expect(text).not.toContain(secret)
    })

    test('the pages and pictures of links show nothing of it', async () => {
      expect(await pagesWith(linked, kickMarker)).toEqual([])
      expect(await pagesWith(linked, linked.kickId)).toEqual([])
    })
  })

  test.each(kinds)('a link to a %s ends with the first reset of its owner’s password', async (kind) => {
    const linked = await createLinkScene(site)
    expect(await shown(linked, kind)).toMatchObject({ statusCode: 200 })
    expect(await resetPassword(site, linked.owner, { endLinks: false })).toMatchObject({ status: 200 })
    expect(await shown(linked, kind)).toMatchObject({ statusCode: 404 })
    expect(await pagesWith(linked, kickMarker)).toEqual([])
  })
})
