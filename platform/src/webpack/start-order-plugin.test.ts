import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { runWebpack } from './run-webpack'
import { StartOrderPlugin } from './start-order-plugin'

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'start-order-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

test('an entry runs its modules one by one, each after those that it needs', async () => {
  const files = {
    'main.js': `
      for (const id of __webpack_require__.startOrder) { __webpack_require__(id); steps.push('breathe') }
      import(/* webpackMode: "eager" */ './site.js').then(() => steps.push('started'))`,
    'site.js': `import './bar.js'; import './theme.js'; steps.push('site')`,
    'bar.js': `import './theme.js'; steps.push('bar'); export const goOn = () => import('./late.js')`,
    'theme.js': `steps.push('theme')`,
    'late.js': `steps.push('late')`,
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  await runWebpack({
    mode: 'production',
    target: 'node20',
    entry: join(folder, 'main.js'),
    output: { path: join(folder, 'dist'), filename: 'main.js' },
    optimization: { concatenateModules: false, minimize: false },
    plugins: [new StartOrderPlugin()],
  })
  const steps: string[] = []
  runInNewContext(readFileSync(join(folder, 'dist/main.js'), 'utf8'), { steps, require: () => ({}) })
  expect(steps.filter((step) => step !== 'breathe')).toEqual(['theme', 'bar', 'site'])
  expect(steps.indexOf('bar') - steps.indexOf('theme')).toBe(2)
})
