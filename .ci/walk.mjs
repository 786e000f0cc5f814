// Starts the site under another version of Node and walks through sign-up and the upload of a picture:
// node .ci/walk.mjs 24
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectEqual, installNode, root, startSite } from './site.mjs'

const version = process.argv[2]
if (!/^\d+(\.\d+)*$/.test(version ?? '')) throw new Error('Usage: node .ci/walk.mjs VERSION')

const walk = async (address) => {
  const call = async (path, init, status) => {
    const response = await fetch(address + path, init)
    if (response.status !== status)
      throw new Error(`${path}: expected ${status}, got ${response.status} ${await response.text()}`)
    return response
  }
  const json = (body) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

  await call('/', {}, 200)
  const person = {
    email: 'ada@people.example',
    userName: 'Ada',
    tagline: 'One summit a season',
    password: 'a long walk home',
  }
  await call('/auth/signup', { method: 'POST', ...json(person) }, 201)
  const login = await call('/auth/login', { method: 'POST', ...json(person) }, 200)
  const { authToken } = await login.json()

  const form = new FormData()
  const picture = await readFile(join(root, 'docs/screenshots/landing-light-360.webp'))
  form.append('pictures', new Blob([picture]), 'landing.webp')
  const headers = { authorization: `Bearer ${authToken}` }
  const uploaded = await call('/api/upload', { method: 'POST', headers, body: form }, 201)
  const { secure_url: url } = await uploaded.json()
  const served = await call(new URL(url, address).pathname, {}, 200)
  expectEqual('Type of the picture', served.headers.get('content-type'), 'image/webp')
  const bytes = Buffer.from(await served.arrayBuffer())
  expectEqual('Format of the picture', bytes.toString('latin1', 8, 12), 'WEBP')
}

const folder = await mkdtemp(join(tmpdir(), 'bucketeer-walk-'))
try {
  const { address, stop } = await startSite(await installNode(folder, version), {
    DATA_DIR: join(folder, 'data'),
  })
  await walk(address).finally(stop)
  expectEqual('Exit code of npm start', await stop(), 0)
  console.log(`Sign-up and upload work under Node ${version}.`)
} catch (error) {
  console.error(`Sign-up and upload failed under Node ${version}: ${error.message}`)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
