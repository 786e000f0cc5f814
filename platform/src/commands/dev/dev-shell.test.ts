import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DevServer } from './dev-server'
import { startDevShell } from './dev-shell'

const folder = mkdtempSync(join(tmpdir(), 'bucketeer-dev-shell-'))
let server: DevServer
beforeAll(async () => {
  writeFileSync(join(folder, 'shell.js'), 'run()')
  server = await startDevShell(4300, folder)
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

test('serves the files of the shell to every origin', async () => {
  const response = await fetch(`${server.address}/shell.js?v=1`)
  expect(await response.text()).toBe('run()')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('content-type')).toMatch('text/javascript')
})

test.each(['/', '/missing.js', '/..%2Fshell.js', '/../../etc/passwd'])(
  'answers %s with 404',
  async (path) => {
    expect((await fetch(server.address + path)).status).toBe(404)
  },
)
