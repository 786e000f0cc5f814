import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../../bin/root.mjs'

const programs = [
  // Built for tests: uses a third less CPU than the full browser in headless mode.
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'microsoft-edge',
]
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))

const playwrightsOwn = async () => {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

const findInstalled = async () =>
  [process.env.CHROME_PATH ?? '', await playwrightsOwn(), ...onPath(), ...applications].find(
    (path) => path !== '' && existsSync(path),
  )

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], timeout: 10 * 60_000 })
    .status === 0

const installPlaywrights = () =>
  run(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'])
const installDebians = () =>
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0 &&
  run('apt-get', ['update', '-qq']) &&
  ['chromium-headless-shell', 'chromium'].some((name) => run('apt-get', ['install', '-y', '-qq', name]))

/**
 * Returns a Chromium for the browser tests: `CHROME_PATH`, Playwright's own, an installed Chrome or Chromium, or else
 * installs one.
 *
 * @throws Error that says what to do when there is none and none can be installed
 */
export const findBrowser = async (): Promise<string> => {
  const installed = await findInstalled()
  if (installed) return installed
  console.log('  No browser found. Installing one …')
  if (installDebians() || installPlaywrights()) {
    const fresh = await findInstalled()
    if (fresh) return fresh
  }
  throw new Error(
    'No browser found, and none could be installed. Install Chrome or Chromium, or set CHROME_PATH to one.',
  )
}
