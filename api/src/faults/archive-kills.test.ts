import { password } from '../../test/people'
import { waitFor } from '../../test/wait-for'
import { unzip } from '../modules/archive/testing/fetch-archive'
import { plain } from '../modules/media/testing/drawn-pictures'
import { asFile, form } from '../modules/media/testing/form'
import { createClient } from './testing/client'
import { faultTest, recordResult, rounds, siteOfEachTest } from './testing/fault-test'
import { killAtWork } from './testing/kill-at-work'
import { signUpAt } from './testing/writers'

jest.setTimeout(60_000 + rounds * 60_000)

const pictures = 20
const site = siteOfEachTest()

faultTest('kill -9 of the server while it makes archives ends none of them', async () => {
  const client = createClient(site(), await signUpAt(site().address, 'ann'))
  const file = await plain(1280, 960).png().toBuffer()
  for (let count = 0; count < pictures; count += 1) {
    const { secure_url: picture } = await client.upload('/api/upload', form(asFile(file)))
    await client.post('/api/bucket', { name: `Bucket ${count}`, picture })
  }
  for (let round = 0; round < rounds; round += 1) {
    const { _id: id } = await client.post('/api/archive', { password })
    await killAtWork(site(), 'archives', 300)
    await waitFor(
      async () => (await client.get('/api/archive')).archive?.state === 'ready' || undefined,
      1500,
    )
    const { url } = await client.post(`/api/archive/${id}/link`)
    const files = await unzip(Buffer.from(await (await fetch(site().address + url)).arrayBuffer()))
    expect([...files.keys()].filter((path) => path.startsWith('media/'))).toHaveLength(pictures)
  }
  recordResult('The server, kill -9, while it makes an archive', `${rounds} kills: ${rounds} whole archives`)
})
