import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { password, signUp } from '../../test/people'
import { recordLog } from '../../test/recorded-log'
import { openTestSite } from '../../test/test-site'

const filter = join(__dirname, '../../../ops/fail2ban/filter.d/bucketeer.conf')
const isInstalled = spawnSync('fail2ban-regex', ['--version']).status === 0
const testWithFail2ban = isInstalled ? test : test.skip

/** Logs one right and two wrong passwords, each from an address of its own. */
const logOfLogins = async () => {
  const { log, text } = recordLog()
  const site = await openTestSite({ trustedProxies: ['127.0.0.1'], logAddresses: true }, log)
  const { email } = await signUp(site)
  const logIn = (address: string, attempt: string) =>
    site.call({
      method: 'POST',
      url: '/auth/login',
      body: { email, password: attempt },
      headers: { 'x-forwarded-for': address, 'x-client': 'shell/1.0.0-s00000001' },
    })
  await logIn('198.51.100.1', password)
  await logIn('198.51.100.2', 'a wrong password')
  await logIn('2001:db8::3', 'a wrong password')
  await site.close()
  return text()
}

testWithFail2ban(
  'the filter of fail2ban finds the addresses of wrong passwords only (Debian package fail2ban)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bucketeer-fail2ban-'))
    const file = join(folder, 'site.log')
    await writeFile(file, await logOfLogins())
    const addresses = execFileSync('fail2ban-regex', ['--out', 'ip', file, filter], { encoding: 'utf8' })
    expect(addresses.trim().split('\n')).toEqual(['198.51.100.2', '2001:db8::3'])
    await rm(folder, { recursive: true })
  },
)
