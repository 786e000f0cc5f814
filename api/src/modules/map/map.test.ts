import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rangeOf } from '@bucketeer/host/http'
import { connectRaw } from '../../../test/raw-client'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { inspectMapFile } from './inspect-map-file'
import { mapFileOf, reliefFile, worldFile } from './map-file'
import { pmtilesBytes } from './testing/pmtiles-bytes'
import { usableMapFile } from './routes'
import { readConfig } from '../../config'

const content = pmtilesBytes({ tiles: Buffer.from('0123456789') })
const size = content.length

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucketeer-map-'))
})
afterAll(() => rm(folder, { recursive: true }))

const write = async (name: string, bytes: Buffer | string) => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

/** Requests the map's file without checks against the OpenAPI document, which does not list it. */
const request = async (
  site: TestSite,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) => {
  const response = await site.app.inject({ method, url: '/map.pmtiles', headers })
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
}

describe('GET /map.pmtiles of a file', () => {
  let site: TestSite
  let path: string
  beforeAll(async () => {
    path = await write('town.pmtiles', content)
    site = await openTestSite({ mapPmtiles: path })
  })
  afterAll(() => site.close())

  test('sends a range with its place in the file', async () => {
    const { status, headers, bytes } = await request(site, { range: 'bytes=127-130' })
    expect(status).toBe(206)
    expect(headers).toMatchObject({
      'content-range': `bytes 127-130/${size}`,
      'content-length': '4',
      'content-type': 'application/vnd.pmtiles',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
    })
    expect(bytes.toString()).toBe('0123')
  })

  test.each([
    ['bytes=-3', '789'],
    [`bytes=${size - 2}-`, '89'],
    [`bytes=${size - 1}-99999`, '9'],
  ])('sends %s', async (range, text) => {
    expect((await request(site, { range })).bytes.toString()).toBe(text)
  })

  test('refuses a range outside of the file with 416 and its size', async () => {
    const { status, headers } = await request(site, { range: `bytes=${size}-` })
    expect(status).toBe(416)
    expect(headers).toMatchObject({ 'content-range': `bytes */${size}` })
  })

  test('sends the whole file without a range, and for several ranges', async () => {
    for (const headers of [undefined, { range: 'bytes=0-1,4-5' }]) {
      const { status, bytes } = await request(site, headers)
      expect(status).toBe(200)
      expect(bytes.equals(content)).toBe(true)
    }
  })

  test('responds to HEAD with the size and no body', async () => {
    const { status, headers, bytes } = await request(site, {}, 'HEAD')
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-length': String(size), 'accept-ranges': 'bytes' })
    expect(bytes).toHaveLength(0)
  })

  test('responds with 304 to a known ETag', async () => {
    const { headers } = await request(site, { range: 'bytes=0-1' })
    const { status, bytes } = await request(site, { 'if-none-match': String(headers.etag) })
    expect(status).toBe(304)
    expect(bytes).toHaveLength(0)
  })

  test('sends the whole file when If-Range names another version', async () => {
    const { etag } = (await request(site, { range: 'bytes=0-1' })).headers
    const same = await request(site, { range: 'bytes=0-1', 'if-range': String(etag) })
    const other = await request(site, { range: 'bytes=0-1', 'if-range': '"another"' })
    expect([same.status, other.status]).toEqual([206, 200])
  })

  test('has another ETag after the file was replaced', async () => {
    const before = (await request(site, {}, 'HEAD')).headers.etag
    await utimes(path, new Date(), new Date(Date.now() + 5_000))
    expect((await request(site, {}, 'HEAD')).headers.etag).not.toBe(before)
  })

  test('responds with 503 while the file is missing', async () => {
    await rm(path)
    const { status, headers } = await request(site, { range: 'bytes=0-1' })
    await write('town.pmtiles', content)
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('10')
  })

  test.each(['/map.pmtiles/../town.pmtiles', '/town.pmtiles', '/maps/town.pmtiles'])(
    'sends no file at %s',
    async (url) => {
      const { rawPayload } = await site.app.inject({ url })
      expect(rawPayload.includes('PMTiles')).toBe(false)
    },
  )
})

describe('GET /map.pmtiles of an address', () => {
  type Handler = (request: IncomingMessage, response: ServerResponse) => void

  /** Sends ranges as a file server does. */
  const sendRange: Handler = ({ headers }, response) => {
    const range = rangeOf(headers.range, size)
    if (typeof range === 'string') return response.writeHead(200).end(content)
    const { start, end } = range
    response
      .writeHead(206, { 'content-range': `bytes ${start}-${end}/${size}`, etag: '"one"' })
      .end(content.subarray(start, end + 1))
  }
  let handle = sendRange
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers.range)
    handle(request, response)
  })
  let site: TestSite
  let address: string
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/planet.pmtiles`
    site = await openTestSite({ mapPmtiles: address })
  })
  beforeEach(() => {
    handle = sendRange
  })
  afterAll(async () => {
    await site.close()
    server.closeAllConnections()
    server.close()
  })

  test('reads only the range from the other server', async () => {
    await request(site, {}, 'HEAD')
    asked.length = 0
    const { status, headers, bytes } = await request(site, { range: 'bytes=130-132' })
    expect({ status, text: bytes.toString(), range: headers['content-range'], etag: headers.etag }).toEqual({
      status: 206,
      text: '345',
      range: `bytes 130-132/${size}`,
      etag: '"one"',
    })
    expect(asked).toEqual(['bytes=130-132'])
  })

  test('responds with 503 when the other server fails', async () => {
    handle = (_, response) => response.writeHead(500).end()
    expect((await request(site, { range: 'bytes=0-1' })).status).toBe(503)
  })

  test('sends no bytes of a file that was replaced meanwhile', async () => {
    handle = (_, response) =>
      response.writeHead(206, { 'content-range': `bytes 0-1/${size}`, etag: '"two"' }).end('xy')
    expect((await request(site, { range: 'bytes=0-1' })).status).toBe(503)
    expect((await request(site, { range: 'bytes=0-1' })).headers.etag).toBe('"two"')
  })

  test('cannot be used when the other server ignores ranges', async () => {
    handle = (_, response) => response.writeHead(200).end(content)
    const file = mapFileOf({ ...readConfig({}), mapPmtiles: address })
    expect(file && (await inspectMapFile(file))).toEqual({ problem: 'its server ignores ranges of bytes' })
  })
})

describe.each([
  { url: '/world.pmtiles', file: worldFile, mostBytes: 12e6 },
  { url: '/relief.pmtiles', file: reliefFile, mostBytes: 0.7e6 },
])('GET $url', ({ url, file, mostBytes }) => {
  test('sends ranges of a map of the world, on every site', async () => {
    const site = await openTestSite()
    const { statusCode, rawPayload } = await site.app.inject({ url, headers: { range: 'bytes=0-6' } })
    await site.close()
    expect({ statusCode, text: rawPayload.toString() }).toEqual({ statusCode: 206, text: 'PMTiles' })
  })

  test('is small enough for the repository', async () => {
    expect((await file.state()).size).toBeLessThan(mostBytes)
  })
})

test('the map of the world can be used', async () => {
  expect(await inspectMapFile(worldFile)).not.toHaveProperty('problem')
})

describe('GET /map.pmtiles of a hostile address', () => {
  const host = createServer((_, response) => void handle(response))
  let handle: (response: ServerResponse) => unknown = (response) =>
    response.writeHead(206, { 'content-range': `bytes 0-0/${size}` }).end('P')
  let site: TestSite
  let siteUrl: string
  let requestsElsewhere = 0
  const elsewhere = createServer((_, response) => {
    requestsElsewhere += 1
    response.writeHead(206, { 'content-range': `bytes 0-3/${size}` }).end('secr')
  })
  const portOf = (server: Server) => (server.address() as AddressInfo).port
  const listen = (server: Server) =>
    new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)).then(() => portOf(server))

  beforeAll(async () => {
    const [port] = await Promise.all([listen(host), listen(elsewhere)])
    site = await openTestSite({ mapPmtiles: `http://127.0.0.1:${port}/planet.pmtiles` })
    siteUrl = await site.app.listen()
  })
  afterAll(async () => {
    await site.close()
    for (const server of [host, elsewhere]) {
      server.closeAllConnections()
      server.close()
    }
  })

  const part = { 'content-range': `bytes 0-3/${size}` }
  /** Answers the question for the state of the file as a good host does. */
  const afterTheState = (answer: (response: ServerResponse) => unknown) => (response: ServerResponse) => {
    if (response.req.headers.range !== 'bytes=0-0') return answer(response)
    response.writeHead(206, { 'content-range': `bytes 0-0/${size}` }).end('P')
  }
  /** Writes a response that Node would refuse to write. */
  const raw =
    (...lines: string[]) =>
    ({ socket }: ServerResponse) =>
      void socket?.end(['HTTP/1.1 206 Partial Content', ...lines].join('\r\n'))
  const contentRange = `content-range: ${part['content-range']}`

  /** Sends the beginning of a chunked body, and the rest when the reader has got that. */
  const inTwoParts = (begin: string, rest: string) => (response: ServerResponse) => {
    response.writeHead(206, part).write(begin)
    setTimeout(() => response.end(rest), 200)
  }
  test.each<[string, (response: ServerResponse) => unknown]>([
    ['a longer body', inTwoParts('PM', 'Tiles and more')],
    ['a longer body whose beginning is right', inTwoParts('PMTi', 'HTTP/1.1 200 OK')],
    ['a shorter body', inTwoParts('PM', '')],
    ['a body that breaks off', raw(contentRange, 'content-length: 4', '', 'PM')],
    ['a longer body that ends with the connection', raw(contentRange, '', 'PMTiles and more')],
    ['a shorter body that ends with the connection', raw(contentRange, '', 'PM')],
  ])('sends no bytes in the place of the next response after %s', async (_, answer) => {
    handle = afterTheState(answer)
    const get = 'GET /map.pmtiles HTTP/1.1\r\nhost: site\r\nrange: bytes=0-3\r\n'
    const { received, ended } = await connectRaw(siteUrl, `${get}\r\n${get}connection: close\r\n\r\n`)
    await ended
    for (const response of received().split(/(?=HTTP\/1\.1 (?:206|503))/)) {
      const [head = '', body = ''] = response.split('\r\n\r\n')
      if (head.startsWith('HTTP/1.1 206')) expect('PMTi'.startsWith(body)).toBe(true)
      else expect(JSON.parse(body)).toEqual({ code: 'file.unavailable', message: expect.any(String) })
    }
    expect(received()).not.toContain('HTTP/1.1 200')
  })

  test.each<[string, (response: ServerResponse) => unknown]>([
    ['no bytes', (response) => response.writeHead(206, part).end()],
    ['another length', raw(contentRange, 'content-length: 5', '', 'PMTil')],
    [
      'another range',
      (response) => response.writeHead(206, { 'content-range': `bytes 1-4/${size}` }).end('MTil'),
    ],
    [
      'a longer range',
      (response) => response.writeHead(206, { 'content-range': `bytes 0-9/${size}` }).end('PMTiles123'),
    ],
    [
      'a range outside of the file',
      (response) => response.writeHead(206, { 'content-range': 'bytes 0-3/2' }).end('PMTi'),
    ],
    [
      'a file of unknown size',
      (response) => response.writeHead(206, { 'content-range': 'bytes 0-3/*' }).end('PMTi'),
    ],
    ['no range', (response) => response.writeHead(206).end('PMTi')],
    [
      'several ranges',
      (response) => response.writeHead(206, { 'content-type': 'multipart/byteranges' }).end('PMTi'),
    ],
    ['another size', (response) => response.writeHead(206, { 'content-range': 'bytes 0-3/4' }).end('PMTi')],
    [
      'compressed bytes',
      (response) => response.writeHead(206, { ...part, 'content-encoding': 'gzip' }).end(gzipSync('PMTi')),
    ],
    ['no HTTP', ({ socket }) => void socket?.end('220 ready\r\n')],
    ['a closed connection', ({ socket }) => void socket?.destroy()],
  ])('responds with 503 to %s', async (_, answer) => {
    handle = afterTheState(answer)
    const { status, headers, bytes } = await request(site, { range: 'bytes=0-3' })
    expect({ status, caching: headers['cache-control'] }).toEqual({ status: 503, caching: 'no-store' })
    expect(JSON.parse(bytes.toString())).toEqual({
      code: expect.stringMatching(/^(map|file)\.unavailable$/),
      message: expect.any(String),
    })
  })

  test.each([301, 302, 303, 307, 308])('follows no redirect with %s', async (status) => {
    const location = `http://127.0.0.1:${portOf(elsewhere)}/`
    handle = afterTheState((response) => response.writeHead(status, { location }).end())
    expect((await request(site, { range: 'bytes=0-3' })).status).toBe(503)
    handle = (response) => response.writeHead(status, { location }).end()
    const file = mapFileOf({ ...readConfig({}), mapPmtiles: `http://127.0.0.1:${portOf(host)}/` })
    expect(file && (await inspectMapFile(file))).toEqual({
      problem: 'its server redirects to another address',
    })
    expect(requestsElsewhere).toBe(0)
  })

  test('sends no ETag that is none', async () => {
    handle = (response) =>
      response.writeHead(206, { 'content-range': `bytes 0-0/${size}`, etag: 'x"y' }).end('P')
    const other = await openTestSite({ mapPmtiles: `http://127.0.0.1:${portOf(host)}/` })
    const { status, headers } = await request(other, { range: 'bytes=0-0' })
    await other.close()
    expect({ status, etag: headers.etag }).toEqual({ status: 206, etag: undefined })
  })
})

describe('a map file', () => {
  const configOf = (mapPmtiles?: string) => ({
    ...readConfig({}),
    dataDir: folder,
    ...(mapPmtiles && { mapPmtiles }),
  })
  const problemOf = async (name: string) => {
    const file = mapFileOf(configOf(name))
    return file && (await inspectMapFile(file))
  }

  test('is announced to pages only if it can be used', async () => {
    await write('good.pmtiles', content)
    await write('bad.pmtiles', 'no map')
    expect(await usableMapFile(configOf('good.pmtiles'))).toBe('/map.pmtiles')
    expect(await usableMapFile(configOf('bad.pmtiles'))).toBeNull()
    expect(await usableMapFile(configOf())).toBeNull()
  })

  test.each([
    ['empty.pmtiles', Buffer.alloc(0), 'it is no PMTiles file'],
    ['text.pmtiles', Buffer.from('x'.repeat(500)), 'it is no PMTiles file'],
    ['old.pmtiles', pmtilesBytes({ version: 2 }), 'it has version 2 of the format, not 3'],
    [
      'raster.pmtiles',
      pmtilesBytes({ tileType: 2 }),
      'it has pictures as tiles, not vectors: MAP_TILES_URL shows those',
    ],
    ['cut.pmtiles', content.subarray(0, -1), 'it is cut off'],
  ])('%s cannot be used', async (name, bytes, problem) => {
    await write(name, bytes)
    expect(await problemOf(name)).toEqual({ problem })
  })

  test('is told from a missing file and from a folder', async () => {
    expect(await problemOf('none.pmtiles')).toEqual({ problem: 'there is no such file' })
    expect(await problemOf('.')).toEqual({ problem: 'it is no file' })
  })
})
