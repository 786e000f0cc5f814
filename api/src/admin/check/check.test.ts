import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAdminSite } from '../../../test/admin-site'
import { createTestDatabase } from '../../../test/test-database'
import { demoLogin } from '../../demo/people'
import { startSmtpServer } from '../../mail/testing/smtp-server'
import { pmtilesBytes } from '../../modules/map/testing/pmtiles-bytes'
import { checkNode } from './checks'

let site: Awaited<ReturnType<typeof openAdminSite>>
beforeAll(async () => {
  site = await openAdminSite()
})
afterAll(() => site.close())

const check = (env: Record<string, string> = {}) => site.admin(['check'], { env })
const problemsOf = (out: string) => out.split('\n').filter((line) => line.startsWith('problem'))

describe('admin check', () => {
  test('prints one line for each check of a good site', async () => {
    const server = await startSmtpServer()
    const { code, out } = await check({ SMTP_URL: server.url, CONTACT: 'Ann', OPERATOR_NAME: 'The Walkers' })
    await server.stop()
    expect(out.split('\n')).toEqual([
      'ok       configuration: is valid',
      expect.stringMatching(/^ok {7}database: PostgreSQL \d+\.\d+ answers$/),
      'ok       migrations: all applied',
      expect.stringMatching(/^ok {7}clock: 0\.\d s from the database's$/),
      'ok       demo people: none',
      expect.stringMatching(/^ok {7}store: .*\/objects can be written, read and deleted$/),
      'ok       mail: the mail server accepts connections',
      'ok       operator: pages name who runs the site',
      expect.stringMatching(/^ok {7}disk: [\d.]+ [MG]B free at /),
      `ok       node: Node ${process.versions.node}`,
    ])
    expect(code).toBe(0)
  })

  test.each([
    [{}, 'CONTACT and OPERATOR_NAME are not set'],
    [{ CONTACT: 'Ann' }, 'OPERATOR_NAME is not set'],
  ])('says with %j which variables about the operator are missing', async (env, missing) => {
    expect((await check(env)).out).toContain(`operator: ${missing}: pages do not fully say who runs the site`)
  })

  test('prints JSON', async () => {
    expect(await site.adminJson('check')).toContainEqual({
      name: 'migrations',
      isOk: true,
      found: 'all applied',
    })
  })

  test('names every invalid variable, without secrets', async () => {
    const { code, out } = await check({ PORT: 'x', DEPLOY_TOKEN: 'short' })
    expect(code).toBe(1)
    expect(problemsOf(out)).toHaveLength(2)
    expect(out).not.toContain('short')
  })

  test('reports an unreachable database and mail server, and says what to do', async () => {
    const { code, out } = await check({
      DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/site',
      SMTP_URL: 'smtp://127.0.0.1:1',
    })
    expect(code).toBe(1)
    expect(problemsOf(out)).toEqual([
      expect.stringMatching(/^problem {2}database: .*ECONNREFUSED.* — check DATABASE_URL/),
      expect.stringContaining('mail: the mail server cannot be used — Nothing listens'),
    ])
    expect(out).not.toContain('hunter2')
  })

  test('reports missing migrations', async () => {
    const empty = await createTestDatabase()
    const { out } = await check({ DATABASE_URL: empty.url })
    expect(problemsOf(out)).toEqual([expect.stringMatching(/migrations: \d+ are missing — start the site/)])
    expect((await site.admin(['users', 'list'], { env: { DATABASE_URL: empty.url } })).error).toContain(
      'start the site once',
    )
    await empty.drop()
  })

  test('reports demo people on a site with a public address', async () => {
    const { $client } = site.database
    await $client.query(
      `insert into users (id, email, email_key, user_name, tagline, password_hash)
       values ('01900000-0000-7000-8000-000000000001', $1, $1, 'Mira', '', '')`,
      [demoLogin.email],
    )
    const local = await check({ PUBLIC_URL: '' })
    const published = await check({ PUBLIC_URL: 'https://bucketeer.example' })
    await $client.query('update users set suspended_at = now() where email = $1', [demoLogin.email])
    const suspended = await check({ PUBLIC_URL: 'https://bucketeer.example' })
    await $client.query('delete from users where email = $1', [demoLogin.email])
    expect(suspended.out).toContain('ok       demo people: ')
    expect(local.out).toContain('ok       demo people: ')
    expect(problemsOf(published.out)).toEqual([
      expect.stringMatching(/^problem {2}demo people: everybody knows the password of .* — .*users suspend/),
    ])
  })

  test('reports the migrations of a newer version', async () => {
    await site.database.$client.query(`insert into migrations (name) values ('9999_later.sql')`)
    const { out } = await check()
    await site.database.$client.query(`delete from migrations where name = '9999_later.sql'`)
    expect(problemsOf(out)).toEqual([
      expect.stringContaining('has 9999_later.sql of a newer version — start the newer version.'),
    ])
  })

  test('names the migrations of a newer version that this one works with', async () => {
    const { $client } = site.database
    await $client.query(`insert into migrations (name, oldest_server) values ('9999_later.sql', '0.1.0')`)
    const { out } = await check()
    await $client.query(`delete from migrations where name = '9999_later.sql'`)
    expect(out).toMatch(
      /^ok {7}migrations: all applied, and 9999_later\.sql of a newer version, with which [\d.]+ works$/m,
    )
  })

  test('reports a store that cannot be written', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-check-'))
    await writeFile(join(dataDir, 'objects'), '')
    const { out } = await check({ DATA_DIR: dataDir })
    expect(problemsOf(out)).toEqual([expect.stringContaining(`store: ${dataDir}/objects cannot be used`)])
    await rm(dataDir, { recursive: true })
  })

  test('reports whether the map’s file can be used', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-check-'))
    await writeFile(join(dataDir, 'good.pmtiles'), pmtilesBytes())
    const good = await check({ MAP_PMTILES: join(dataDir, 'good.pmtiles') })
    const missing = await check({ MAP_PMTILES: join(dataDir, 'none.pmtiles') })
    await rm(dataDir, { recursive: true })
    expect(good.out).toContain(`ok       map: ${dataDir}/good.pmtiles has 0.0 MB`)
    expect(problemsOf(missing.out)).toEqual([
      `problem  map: ${dataDir}/none.pmtiles cannot be used: there is no such file — correct MAP_PMTILES: until then, maps show no streets.`,
    ])
  })

  test('does not create a missing DATA_DIR', async () => {
    const { code, out } = await check({ DATA_DIR: '/tmp/bucketeer-no-such-folder' })
    expect(code).toBe(1)
    expect(out).toContain('/tmp/bucketeer-no-such-folder does not exist — check DATA_DIR')
    expect(existsSync('/tmp/bucketeer-no-such-folder')).toBe(false)
  })
})

describe('checkNode', () => {
  test.each([
    ['24.1.0', true],
    ['22.13.0', true],
    ['22.12.0', false],
    ['20.19.0', true],
    ['21.7.0', false],
  ])('judges %s', (version, isOk) => {
    expect(checkNode(version).advice === undefined).toBe(isOk)
  })
})
