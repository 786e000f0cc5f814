import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { PoolConfig } from 'pg'
import {
  closeDatabase,
  createFolderStore,
  type Database,
  type DatabaseTimeouts,
  type ObjectStore,
  openDatabase,
} from '@bucketeer/host/server'
import { buildApp } from '../src/app'
import { readConfig, type Config } from '../src/config'
import { migrate } from '../src/database/migrate'
import { expectDocumented } from './openapi-response'
import { createMigratedDatabase } from './test-database'

export interface TestResponse {
  status: number
  /** The parsed JSON. */
  body: unknown
  headers: Record<string, unknown>
}

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  token?: string
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown
  headers?: Record<string, string>
}

export interface TestSite {
  app: FastifyInstance
  database: Database
  store: ObjectStore
  /** The folder of pictures and mail. */
  dataDir: string
  /** Sends a request. @throws when the OpenAPI document does not describe the response */
  call(call: Call): Promise<TestResponse>
  close(): Promise<void>
}

const silent = { warn: () => undefined }

/** Starts a server with its own database, without listening. */
export const openTestSite = async (
  changes: Partial<Config> = {},
  log?: FastifyBaseLogger,
): Promise<TestSite> => openTestSiteOn(await createMigratedDatabase(), changes, log)

interface DatabaseOptions {
  connection: PoolConfig
  timeouts?: DatabaseTimeouts
  linkDelayMs?: () => number
  drop(): Promise<void>
}

/** Starts a server with the database of the test. */
export async function openTestSiteOn(
  { connection, timeouts, linkDelayMs = () => 0, drop }: DatabaseOptions,
  changes: Partial<Config> = {},
  log?: FastifyBaseLogger,
): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'bucketeer-objects-'))
  const database = openDatabase({ connection, log: silent, ...(timeouts && { timeouts }) })
  await migrate(database)
  const store = createFolderStore(folder)
  const app = await buildApp({
    // Rate limits are off, because all requests come from one address.
    config: { ...readConfig({ LIMITS: 'off', DATA_DIR: folder }), ...changes },
    database,
    store,
    linkDelayMs,
    log,
  })
  const close = async () => {
    await app.close()
    await closeDatabase(database)
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { app, database, store, dataDir: folder, call: (call) => send(app, call), close }
}

function bodyOf({ body, headers }: LightMyRequestResponse): unknown {
  if (body === '') return undefined
  return String(headers['content-type']).includes('json') ? JSON.parse(body) : body
}

async function send(
  app: FastifyInstance,
  { method, url, token, body, headers }: Call,
): Promise<TestResponse> {
  const response = await app.inject({
    method,
    url,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const result = {
    status: response.statusCode,
    body: bodyOf(response),
    headers: response.headers,
  }
  expectDocumented({ method, url }, result)
  return result
}
