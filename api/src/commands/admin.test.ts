import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { openAdminSite } from '../../test/admin-site'
import { signUp } from '../../test/people'

let site: Awaited<ReturnType<typeof openAdminSite>>
beforeAll(async () => {
  site = await openAdminSite()
})
afterAll(() => site.close())

const program = `
  import { run } from ${JSON.stringify(pathToFileURL(join(__dirname, 'admin.ts')))}
  process.exitCode = await run({ args: process.argv.slice(1) })`

/** Runs the command as a process of its own, without a terminal. */
const runProcess = async (...args: string[]) => {
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const child = spawn(process.execPath, [...options, '--', ...args], {
    env: { ...process.env, ...site.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, out, error }
}

describe('npm run admin', () => {
  test('prints the help', async () => {
    const { code, out } = await runProcess('--help')
    expect(code).toBe(0)
    expect(out).toContain('users list')
  })

  test('prints nothing but JSON with --json', async () => {
    const { email } = await signUp(site)
    const { code, out, error } = await runProcess('users', 'find', email, '--json')
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(JSON.parse(out)).toMatchObject({ accounts: [{ email }] })
  })

  test('changes nothing without a terminal and without --yes', async () => {
    const { email, token } = await signUp(site)
    const { code, out, error } = await runProcess('users', 'suspend', email)
    expect({ code, out: out.trim(), error: error.trim() }).toEqual({
      code: 1,
      out: expect.stringContaining(`This logs ${email} out`),
      error: 'Nothing was changed. Add --yes to do it.',
    })
    expect((await runProcess('users', 'suspend', email, '--yes')).code).toBe(0)
    expect((await site.call({ method: 'GET', url: '/auth/verify', token })).status).toBe(401)
  })

  test('exits with 1 and one line for a mistake', async () => {
    const { code, out, error } = await runProcess('users', 'show', 'nobody')
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(error.trim().split('\n')).toHaveLength(1)
  })
})
