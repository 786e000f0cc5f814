import express from 'express'
import type { AddressInfo } from 'node:net'
import { serveReference } from './serve-reference'

serveReference(async (replay) => {
  const app = express()
  app.use(express.json())
  app.use(async ({ method, path, originalUrl, headers, body = {} }, response) => {
    const search = originalUrl.slice(path.length)
    const token = headers.authorization?.slice('Bearer '.length) ?? ''
    const { status, body: sent, link } = await replay({ method, path, search, token, body })
    if (link) response.set('link', link)
    response.status(status).json(sent)
  })
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return port
})
