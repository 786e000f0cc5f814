import autocannon from 'autocannon'
import type { Workload, WorkloadResult } from './load-generator'
import { requestHeaders, type Request } from './request'

const toAutocannon = (request: Request) => ({
  method: request.method,
  path: request.path,
  headers: requestHeaders(request),
  ...(request.body && { body: JSON.stringify(request.body) }),
})

async function run({ address, requests, seconds }: Workload): Promise<WorkloadResult> {
  let connections = 0
  const result = await autocannon({
    url: address,
    connections: requests.length,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests((requests[connections % requests.length] ?? []).map(toAutocannon))
      connections += 1
    },
  })
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  }
}

// An unhandled rejection ends this process, which makes the parent's run() reject.
process.on('message', (workload: Workload) => void run(workload).then((result) => process.send?.(result)))
