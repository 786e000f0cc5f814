import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../bin/root.mjs'
import { toolFile } from '../run-tool'

test('Playwright finds the screens of `npm run screenshots`', async () => {
  const config = join(root, 'e2e/screenshots/playwright.config.ts')
  // Playwright refuses to run in a worker of Jest.
  const { JEST_WORKER_ID: _worker, ...env } = process.env
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [toolFile('@playwright/test/cli.js'), 'test', '--list', '--config', config],
    { cwd: root, env: { ...env, BASE_URL: 'http://127.0.0.1:1', E2E_SITE: '{}' } },
  )
  expect(stdout).toMatch(/› bucket-create$/m)
})
