import express from 'express'
import type { AddressInfo } from 'node:net'
import { serveReference } from './serve-reference'

serveReference(async (answer) => {
  const app = express()
  app.use(express.json())
  app.use(async ({ method, path, query, headers, body = {} }, response) => {
    const token = headers.authorization?.slice('Bearer '.length) ?? ''
    const { status, body: sent } = await answer({ method, path, query, token, body })
    response.status(status).json(sent)
  })
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return port
})
