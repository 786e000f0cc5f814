import { randomBytes } from 'node:crypto'
import type { Benchmark } from '../benchmark'
import { builtRemotes, builtShell } from '../releases/built-parts'
import { sendRelease } from '../releases/send-release'
import { startLoadGenerator, type LoadGenerator, type WorkloadResult } from '../requests/load-generator'
import type { Request } from '../requests/request'
import { clientCount, createContent, type Content } from '../server/create-content'
import { requestsOf, type EndpointName } from '../server/endpoints'
import { cpuMilliseconds, memoryMegabytes } from '../site/server-metrics'
import { startIsolatedServer, type IsolatedServer } from '../site/start-server'
import { median } from '../statistics'
import type { Row } from '../table'

const warmUpSeconds = 2
const roundSeconds = 3
const rounds = 5

/** Rate limits that count every request, as on a real site, but reject none. */
const highLimits = ['calls-by-address', 'calls-by-person', 'text-by-person'].map(
  (name) => `${name}=999999/600`,
)

interface Site {
  server: IsolatedServer
  content: Content
}

/** Starts a site with all parts, a thousand Kicks and this many workers. */
async function startSite(workers: number): Promise<Site> {
  const deployToken = randomBytes(32).toString('hex')
  const env = { WORKERS: String(workers), DEPLOY_TOKEN: deployToken, LIMITS: highLimits.join(',') }
  const server = await startIsolatedServer({ env })
  try {
    for (const { release, folder } of [builtShell(), ...builtRemotes()])
      await sendRelease({ address: server.address, deployToken }, release, folder)
    return { server, content: await createContent(server.connection) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

const page: Request[] = [{ method: 'GET', path: '/about', token: '' }]

const ofEachClient = (name: EndpointName) => (content: Content) =>
  Array.from({ length: clientCount }, (_, index) => requestsOf(name, index, content))

const endpoints: [name: string, requests: (content: Content) => Request[][]][] = [
  ['page', () => Array.from({ length: clientCount }, () => page)],
  ['kick list', ofEachClient('kick list')],
  ['kick', ofEachClient('kick')],
  ['create', ofEachClient('create')],
]

interface Measured extends WorkloadResult {
  cpuMs: number
}

async function measureRound(
  { server, content }: Site,
  generator: LoadGenerator,
  requests: (content: Content) => Request[][],
  seconds = roundSeconds,
): Promise<Measured> {
  const cpuBefore = await cpuMilliseconds(server.address)
  const result = await generator.run({ address: server.address, requests: requests(content), seconds })
  const cpuUsed = (await cpuMilliseconds(server.address)) - cpuBefore
  return { ...result, cpuMs: cpuUsed / (result.perSecond * seconds) }
}

/** Compares the servers with one process and with two in turn, so that other work on the machine slows both alike. */
async function measureEndpoint(
  [one, two]: [Site, Site],
  generator: LoadGenerator,
  [name, requests]: (typeof endpoints)[number],
): Promise<Row> {
  for (const site of [one, two]) await measureRound(site, generator, requests, warmUpSeconds)
  const measured: { one: Measured; two: Measured }[] = []
  for (let round = 0; round < rounds; round += 1)
    measured.push({
      one: await measureRound(one, generator, requests),
      two: await measureRound(two, generator, requests),
    })
  const of = (read: (round: (typeof measured)[number]) => number) => median(measured.map(read))
  return {
    cells: [
      name,
      Math.round(of((round) => round.one.perSecond)).toLocaleString('en'),
      Math.round(of((round) => round.two.perSecond)).toLocaleString('en'),
      `${of((round) => round.two.perSecond / round.one.perSecond).toFixed(2)}×`,
      `${of((round) => round.one.p99)} ms`,
      `${of((round) => round.two.p99)} ms`,
      of((round) => round.one.cpuMs).toFixed(2),
      of((round) => round.two.cpuMs).toFixed(2),
      String(measured.reduce((sum, round) => sum + round.one.errors + round.two.errors, 0)),
    ],
  }
}

/** Compares `WORKERS=2` with `WORKERS=1`. */
export const workers: Benchmark = {
  name: 'workers',
  runsByDefault: false,
  async *run() {
    const sites: [Site, Site] = [await startSite(1), await startSite(2)]
    const generator = startLoadGenerator()
    try {
      const rows: Row[] = []
      for (const endpoint of endpoints) rows.push(await measureEndpoint(sites, generator, endpoint))
      yield {
        name: 'workers-calls',
        title: 'Responses per second of one process and of two workers, with 50 concurrent clients',
        columns: ['request', '1', '2', '2 × 1', 'p99: 1', '2', 'CPU ms: 1', '2', 'errors'],
        rows,
      }
      yield {
        name: 'workers-memory',
        title: 'Memory of all processes of the server after this load',
        columns: ['WORKERS', 'resident'],
        rows: await Promise.all(
          sites.map(async ({ server }, index) => ({
            cells: [String(index + 1), `${Math.round(await memoryMegabytes(server.address))} MB`],
          })),
        ),
      }
    } finally {
      generator.stop()
      for (const { server } of sites) await server.stop()
    }
  },
}
