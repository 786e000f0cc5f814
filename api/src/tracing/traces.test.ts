import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { text as textOf } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { signUp } from '../../test/people'
import { recordLog, type RecordedLog } from '../../test/recorded-log'
import { openTestSite, type TestSite } from '../../test/test-site'
import { createTracer } from './open-telemetry'

interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: object }[]
  status: { code?: number }
}

/** Receives OTLP over HTTP in its JSON encoding. */
const startReceiver = async () => {
  const spans: ReceivedSpan[] = []
  const server: Server = createServer(async (request, response) => {
    const { resourceSpans } = JSON.parse(await textOf(request))
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The server listens on a port.
  const { port } = server.address() as AddressInfo
  return { spans, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() }
}

let receiver: Awaited<ReturnType<typeof startReceiver>>
let site: TestSite
let recorded: RecordedLog
let token: string
let address: string
beforeAll(async () => {
  receiver = await startReceiver()
  recorded = recordLog()
  site = await openTestSite({ otlpEndpoint: receiver.endpoint }, recorded.log)
  token = (await signUp(site)).token
  address = await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await site.close()
  receiver.close()
})

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const callerSpan = '00f067aa0ba902b7'
const valueOf = ({ attributes }: ReceivedSpan, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0]

test('sends a span for each request and for its queries, in the trace of the caller', async () => {
  const post = (trace: string, name: string) =>
    fetch(`${address}/api/bucket?secret=query`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        traceparent: `00-${trace}-${callerSpan}-01`,
      },
      body: JSON.stringify({ name }),
    })
  const otherTrace = traceId.replace('4bf', 'aaa')
  const responses = await Promise.all([post(traceId, 'A private plan'), post(otherTrace, 'Another')])
  expect(responses.map(({ status }) => status)).toEqual([201, 201])
  await site.app.close()

  for (const trace of [traceId, otherTrace]) {
    const spans = receiver.spans.filter((span) => span.traceId === trace)
    const [request, ...others] = spans.filter(({ kind }) => kind === 2)
    expect(others).toEqual([])
    expect(request).toMatchObject({ name: 'POST /api/bucket', parentSpanId: callerSpan })
    expect(request && valueOf(request, 'http.response.status_code')).toBe(201)
    const queries = spans.filter(({ kind }) => kind === 3)
    expect(queries.map(({ name }) => name)).toContain('postgresql insert')
    for (const { parentSpanId } of queries) expect(parentSpanId).toBe(request?.spanId)
  }
  expect(recorded.lines().filter((line) => line.traceId === traceId)).toMatchObject([
    { path: '/api/bucket', status: 201 },
  ])
  const sent = JSON.stringify(receiver.spans)
  for (const secret of ['A private plan', 'secret=query', token, 'bucketeer.example'])
    expect(sent).not.toContain(secret)
})

test('reports why spans were lost', async () => {
  const refusing = createServer((_request, response) => response.writeHead(400).end()).listen(0, '127.0.0.1')
  await once(refusing, 'listening')
  // The server listens on a port.
  const { port } = refusing.address() as AddressInfo
  const failures: string[] = []
  const tracer = await createTracer(`http://127.0.0.1:${port}`, (error) => failures.push(String(error)))
  const parent = tracer.contextOf({})
  tracer.endSpan(tracer.startSpan({ name: 'GET /', kind: 'server', attributes: {}, parent }).span)
  await tracer.stop()
  refusing.close()
  expect(failures[0]).toContain('Bad Request')
})
