import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { createFolderStore, openDatabase } from '@bucketeer/host/server'
import { buildApp } from '../app'
import { readConfig } from '../config'

// Writes the OpenAPI document and the types of shared-auth's client. With `--check` it only compares them with the
// routes. It needs neither a database nor a port.

const client = new URL('../../../shared-auth/src/', import.meta.url)
const documentFile = new URL('testing/generated/openapi.json', client)
const typesFile = new URL('api/generated/schema.d.ts', client)
const typesHeader = '// Generated from openapi.json by `npm run openapi`.\n'

async function buildDocument() {
  const config = readConfig({})
  const app = await buildApp({
    config,
    database: openDatabase({ connection: {}, log: { warn: () => undefined } }),
    store: createFolderStore(config.dataDir),
  })
  const { body } = await app.inject('/api/openapi.json')
  await app.close()
  return body
}

async function generate() {
  const document = await buildDocument()
  const types = astToString(await openapiTypescript(document))
  return [
    { file: documentFile, content: `${JSON.stringify(JSON.parse(document), null, 2)}\n` },
    { file: typesFile, content: typesHeader + types },
  ]
}

async function isCurrent({ file, content }: { file: URL; content: string }) {
  return (await readFile(file, 'utf8').catch(() => '')) === content
}

async function check() {
  for (const output of await generate()) {
    if (await isCurrent(output)) continue
    process.stderr.write(`${fileURLToPath(output.file)} is out of date: run npm run openapi.\n`)
    process.exitCode = 1
  }
}

async function write() {
  for (const { file, content } of await generate()) await writeFile(file, content)
}

await (process.argv.includes('--check') ? check() : write())
