import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { openTestSite } from '../../test/test-site'

const root = join(__dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const guide = 'docs/operations/monitoring.md'

interface Alert {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; action: string; runbook_url: string }
}

/** The content is checked by promtool and by the tests below. */
const alerts: Alert[] = parse(read('ops/prometheus/alerts.yml')).groups[0].rules
const dashboard: unknown = JSON.parse(read('ops/grafana/bucketeer.json'))

/** Returns all expressions of the dashboard's panels. */
const expressionsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'expr' && typeof inner === 'string' ? [inner] : expressionsIn(inner),
  )
}

const promqlWords =
  /^(sum|max|min|avg|count|by|without|rate|increase|histogram_quantile|topk|and|or|unless|on|offset|up)$/

/** Returns the names of metrics in a PromQL expression. */
const metricsIn = (expression: string) =>
  expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|without|on) *\([^)]*\)/g, ' ')
    .match(/\b[a-z_][a-z0-9_]*\b/gi)
    ?.filter((word) => !promqlWords.test(word)) ?? []

interface Exported {
  name: string
  type: string
  help: string
}

let families: Exported[]
let samples: Set<string>
beforeAll(async () => {
  const metricsToken = 'm'.repeat(32)
  const site = await openTestSite({ metricsToken })
  const headers = { authorization: `Bearer ${metricsToken}` }
  const { body } = await site.app.inject({ method: 'GET', url: '/metrics', headers })
  await site.close()
  const helps = new Map(
    [...body.matchAll(/^# HELP (\S+) (.+)$/gm)].map(([, name = '', help = '']) => [name, help]),
  )
  families = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => ({
    name,
    type,
    help: helps.get(name) ?? '',
  }))
  samples = new Set(
    families.flatMap(({ name, type }) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
})

test('every alert uses metrics that the server exports', () => {
  for (const { alert, expr } of alerts)
    expect({ alert, unknown: metricsIn(expr).filter((name) => !samples.has(name)) }).toEqual({
      alert,
      unknown: [],
    })
})

test('every panel of the dashboard uses metrics that the server exports', () => {
  const expressions = expressionsIn(dashboard)
  expect(expressions.length).toBeGreaterThan(30)
  for (const expression of expressions) {
    expect(metricsIn(expression).length).toBeGreaterThan(0)
    expect(metricsIn(expression).filter((name) => !samples.has(name))).toEqual([])
  }
})

test('every alert says what to do, and links its runbook', () => {
  const headings = [...read(guide).matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name)
  for (const { alert, annotations, labels } of alerts) {
    expect(annotations.summary).toMatch(/\.$/)
    expect(annotations.action.length).toBeGreaterThan(20)
    expect(annotations.runbook_url).toBe(`${guide}#${alert.toLowerCase()}`)
    expect(headings).toContain(alert)
    expect(['critical', 'warning', 'info']).toContain(labels.severity)
  }
})

const isOfLibrary = ({ name }: Exported) => /^(process|nodejs)_/.test(name)

test('the guide lists every metric with its type', () => {
  const rows = [...read(guide).matchAll(/^\| `([a-z_]+)` +\| (counter|gauge|histogram)/gm)]
  const listed = rows.map(([, name, type]) => `${name} ${type}`)
  const exported = families
    .filter((family) => !isOfLibrary(family))
    .map(({ name, type }) => `${name} ${type}`)
  expect(listed.sort()).toEqual(exported.sort())
})

test('names follow the conventions of Prometheus', () => {
  const own = families.filter((family) => !isOfLibrary(family))
  for (const { name, type, help } of own) {
    expect(help).toMatch(/\.$/)
    expect({ name, isTotal: name.endsWith('_total') }).toEqual({ name, isTotal: type === 'counter' })
    if (type === 'histogram') expect(name).toMatch(/_seconds$/)
    expect(name).not.toMatch(/_(ms|milliseconds|kb|mb)$/)
  }
})

describe('promtool (Debian package prometheus)', () => {
  const isInstalled = spawnSync('promtool', ['--version']).status === 0
  const testWithPromtool = isInstalled ? test : test.skip
  const promtool = (...args: string[]) =>
    execFileSync('promtool', args, { cwd: join(root, 'ops/prometheus'), encoding: 'utf8' })

  testWithPromtool('accepts the alerts', () => {
    expect(promtool('check', 'rules', 'alerts.yml')).toContain(`SUCCESS: ${alerts.length} rules found`)
  })

  testWithPromtool('finds that each alert fires when it should', () => {
    expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
  })
})
