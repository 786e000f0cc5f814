import { spawnSync } from 'node:child_process'
import { root } from '../../../bin/root.mjs'
import { folders } from '../../../boundaries.mjs'

type Case = [file: string, source: string]

const forbidden: Case[] = [
  ['remote-buckets/src/features/x.ts', `import '@bucketeer/remote-marketing'`],
  ['remote-buckets/src/features/x.ts', `import '@bucketeer/shell'`],
  ['remote-buckets/src/features/x.ts', `import '@bucketeer/shared-ui/src/theme/theme'`],
  ['remote-buckets/src/features/x.ts', `import '../../../shell/src/main'`],
  ['remote-buckets/src/features/list/x.ts', `import '../create/form'`],
  ['remote-buckets/src/features/x.ts', `import 'axios'`],
  ['remote-made-tomorrow/src/features/x.ts', `import 'axios'`],
  ['remote-buckets/src/features/x.ts', `import '@bucketeer/platform/testing'`],
  ['shared-ui/src/x.ts', `import '@bucketeer/shared-auth'`],
  ['shared-ui/src/theme/x.ts', `import type { Toast } from '../toasts/toast-store'`],
  ['shared-ui/src/pictures/x.ts', `import '../covers/palettes'`],
  ['shared-ui/src/words.ts', `import './theme/tokens'`],
  ['shell/src/menus/x.ts', `import '../request'`],
  ['shell/src/site/x.ts', `import '@module-federation/runtime'`],
  ['shell/src/site/x.ts', `import '@bucketeer/platform'`],
  ['api/src/modules/bucket/routes.ts', `import 'drizzle-orm'`],
  ['platform/host/src/host.ts', `import '@bucketeer/shared-ui'`],
  ['platform/host/src/host.ts', `import '@bucketeer/api'`],
  ['platform/host/src/site/page.ts', `import '../../../../api/src/modules/journal/preview'`],
  ['api/src/contract/x.ts', `import '../database/schema'`],
  ['api/src/contract/x.ts', `import '../modules/media/picture-urls'`],
  ['api/src/contract/x.ts', `import type { Pool } from 'pg'`],
  ['api/src/database/schema.ts', `import '../modules/kick/schemas'`],
  ['api/src/modules/bucket/repository.ts', `import '@bucketeer/host/http'`],
  ['api/src/modules/bucket/repository.ts', `import type { FastifyRequest } from 'fastify'`],
  ['api/src/modules/kick/routes.ts', `import '../bucket/words'`],
  ['api/src/modules/health/routes.ts', `import '../kick/words'`],
  ['api/src/modules/session/signed-in.ts', `import type { User } from '../user/schemas'`],
  ['api/src/modules/bucket/routes.ts', `import '../../backup/open-site'`],
  ['api/src/limits/limits.ts', `import type { Config } from '../config'`],
  ['api/src/backup/x.ts', `import '../commands/run-command'`],
  ['platform/host/src/server/contract/reference.ts', `import './problem'`],
  ['remote-kicks/src/places/place-directory.ts', `import './place-map'`],
  ['embedded-postgres/src/x.ts', `import '@bucketeer/platform'`],
  ['api/src/start/x.ts', `import '@bucketeer/embedded-postgres/testing'`],
  ['api/src/start/x.ts', `import '../../../embedded-postgres/src/server'`],
  ['bench/src/server/x.ts', `import '../../../api/src/app'`],
  ['bench/src/server/x.ts', `import '@bucketeer/platform'`],
]
const allowed: Case[] = [
  ['api/src/contract/x.ts', `import 'typebox'`],
  ['api/src/database/schema.ts', `import '../contract/paging'`],
  // Types are erased, so they make no cycle.
  ['platform/host/src/server/contract/reference.ts', `import type { ProblemStatus } from './problem'`],
  ['api/src/modules/bucket/repository.ts', `import '@bucketeer/host/server'`],
  ['api/src/modules/bucket/routes.ts', `import '../kick/words'`],
  ['api/src/modules/health/routes.ts', `import '../../contract/paging'`],
  ['api/src/modules/kick/x.test.ts', `import '../bucket/words'`],
  ['api/src/start/serve.ts', `import '../app'`],
  ['api/src/start/x.ts', `import '@bucketeer/embedded-postgres'`],
  ['remote-buckets/src/features/x.ts', `import '@bucketeer/shared-auth'`],
  ['remote-buckets/src/features/x.ts', `import '@bucketeer/shared-ui/forms'`],
  ['remote-buckets/src/features/list/x.test.ts', `import '@bucketeer/shared-auth/testing'`],
  ['remote-buckets/src/contract.test.ts', `import '@bucketeer/platform/testing'`],
  ['remote-buckets/src/testing/x.tsx', `import '@bucketeer/shared-ui/testing'`],
  ['remote-buckets/src/features/list/x.ts', `import './words'`],
  ['shared-ui/src/pictures/x.ts', `import '../covers'`],
  ['shared-ui/src/theme/x.test.ts', `import '../toasts/toast-store'`],
  ['remote-log/src/features/x.ts', `import '../log/entry'`],
  ['shell/src/federation/x.ts', `import '@module-federation/runtime'`],
  ['api/src/modules/bucket/repository.ts', `import 'drizzle-orm'`],
]

// ESLint imports its configuration as an ES module, which Jest's module loader does not support.
const program = `
  import { ESLint } from 'eslint'
  import { text } from 'node:stream/consumers'
  const eslint = new ESLint()
  const rules = async ([filePath, source]) => {
    const [result] = await eslint.lintText(source, { filePath })
    return result.messages.map(({ ruleId }) => ruleId)
  }
  console.log(JSON.stringify(await Promise.all(JSON.parse(await text(process.stdin)).map(rules))))`

const brokenRules = (cases: Case[]): string[][] => {
  const input = JSON.stringify(cases)
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    input,
    cwd: root,
    encoding: 'utf8',
  })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout) as string[][]
}

const named = (cases: Case[], rules: string[][]) =>
  cases.map(([file, source], index) => ({ says: `${file}: ${source}`, rules: rules[index] }))
const isRefused = (rules: string[] = []) =>
  rules.some((rule) =>
    [
      'no-restricted-imports',
      'import-x/no-restricted-paths',
      'import-x/no-relative-packages',
      'import-x/no-cycle',
    ].includes(rule),
  )

test('lint rejects the imports that the tables forbid, and no others', () => {
  const rules = brokenRules([...forbidden, ...allowed])
  const passed = named(forbidden, rules).filter((each) => !isRefused(each.rules))
  const refused = named(allowed, rules.slice(forbidden.length)).filter((each) => isRefused(each.rules))
  expect({ passed, refused }).toEqual({ passed: [], refused: [] })
}, 60_000)

test('rows of the tables of folders name only rows above them, so that folders make no circle', () => {
  const upward = Object.entries(folders).flatMap(([name, table]) => {
    const rows = Object.keys(table)
    const isBelow = (row: number, named: string) =>
      named === '.'
        ? row < rows.length - 1
        : rows.findIndex((each) => `${named}/`.startsWith(`${each}/`)) >= row
    return Object.values(table).flatMap((may, row) =>
      may.filter((named) => isBelow(row, named)).map((named) => `${name}: ${rows[row]} -> ${named}`),
    )
  })
  expect(upward).toEqual([])
})
