import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverPid } from '@bucketeer/embedded-postgres/testing'
import { password } from '../../test/people'
import { waitFor } from '../../test/wait-for'
import { plain } from '../modules/media/testing/drawn-pictures'
import { asFile, form } from '../modules/media/testing/form'
import { unzip } from '../modules/archive/testing/fetch-archive'
import { faultTest, recordResult, rounds } from './testing/fault-test'
import { createSiteProcess, skipGazetteer, type SiteProcess } from './testing/site-process'
import { signUpAt } from './testing/writers'

jest.setTimeout(60_000 + rounds * 60_000)

let dataDir: string
let site: SiteProcess
beforeEach(async () => {
  if (rounds === 0) return
  dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-faults-'))
  site = await createSiteProcess(dataDir)
  await site.start()
  await skipGazetteer(site)
})
afterEach(async () => {
  if (rounds === 0) return
  await site.kill()
  await waitFor(async () => (await serverPid(dataDir).catch(() => 0)) === 0 || undefined)
  await rm(dataDir, { recursive: true, force: true })
})

const pictures = 20

faultTest('kill -9 of the server while it makes archives ends none of them', async () => {
  const token = await signUpAt(site.address, 'ann')
  const send = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(`${site.address}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return Object(await response.json())
  }
  const file = await plain(1280, 960).png().toBuffer()
  for (let count = 0; count < pictures; count += 1) {
    const { headers, payload } = form(asFile(file))
    const request = {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: payload,
    }
    const uploaded = Object(await (await fetch(`${site.address}/api/upload`, request)).json())
    await send('POST', '/api/bucket', { name: `Bucket ${count}`, picture: uploaded.secure_url })
  }
  for (let round = 0; round < rounds; round += 1) {
    const { _id } = await send('POST', '/api/archive', { password })
    await pause(Math.random() * 300)
    await site.kill()
    await site.start()
    // The lease of the killed server would last a minute.
    await site.query('update archives set leased_until = now()')
    const isReady = async () => (await send('GET', '/api/archive')).archive?.state === 'ready' || undefined
    await waitFor(isReady, 1500)
    const { url } = await send('POST', `/api/archive/${_id}/link`)
    const files = await unzip(Buffer.from(await (await fetch(site.address + url)).arrayBuffer()))
    expect([...files.keys()].filter((path) => path.startsWith('media/'))).toHaveLength(pictures)
  }
  recordResult('The server, kill -9, while it makes an archive', `${rounds} kills: ${rounds} whole archives`)
})
