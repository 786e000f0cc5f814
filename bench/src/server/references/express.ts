import express, { type Request } from 'express'
import type { AddressInfo } from 'node:net'
import type { RouteRequest } from './routes'
import { serveReference } from './serve-reference'

const toRouteRequest = ({ headers, params, query, body }: Request): RouteRequest => ({
  token: headers.authorization?.slice('Bearer '.length) ?? '',
  id: String(params.id ?? ''),
  query: query as RouteRequest['query'],
  body,
})

serveReference(async (routes) => {
  const app = express()
  app.use(express.json())
  for (const { method, path, handle } of routes)
    app[method](path, async (request, response) => {
      const { status, body, link } = await handle(toRouteRequest(request))
      if (link) response.set('link', link)
      response.status(status).json(body)
    })
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return port
})
