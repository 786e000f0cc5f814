import type { SignedIn } from '../../../../test/people'
import { textAt } from '../../../../test/people'
import type { TestSite } from '../../../../test/test-site'
import { waitFor } from '../../../../test/wait-for'
import { asFile, form } from '../../media/testing/form'

interface Import {
  _id: string
  state: string
  problem: { code: string } | null
  counts: Record<string, number>
  kinds: Record<string, number>
}

interface Row {
  number: number
  state: string
  kind: string
  name: string
  leftOut: boolean
  reason: { code: string } | null
  link: string | null
  detail: Record<string, unknown>
}

/** Polls of an import. The test's own time ends sooner. */
const longestWait = 20_000

const working = ['reading', 'bringing', 'taking back']

/** Sends the requests of a person who imports. */
export function createImporter(site: TestSite, { token }: SignedIn) {
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    site.call({ method, url: `/api/import${path}`, token, ...(body && { body }) })

  const read = async (id: string) => (await call('GET', `/${id}`)).body as Import

  const settled = (id: string) =>
    waitFor(async () => {
      const it = await read(id)
      return working.includes(it.state) ? undefined : it
    }, longestWait)

  const send = async (file: Buffer) => {
    const { headers, payload } = form({ ...asFile(file, 'file'), fileName: 'archive.zip' })
    return site.app.inject({
      ...{ method: 'POST', url: '/api/import', payload },
      headers: { ...headers, authorization: `Bearer ${token}` },
    } as const)
  }

  return {
    call,
    send,
    settled,
    /** Sends a file, and waits until it was read. */
    upload: async (file: Buffer) => settled(textAt((await send(file)).json(), '_id')),
    bring: async (id: string) => {
      await call('POST', `/${id}/bring`)
      return settled(id)
    },
    takeBack: async (id: string) => {
      await call('POST', `/${id}/take-back`)
      return settled(id)
    },
    rows: async (id: string, state?: string) =>
      (await call('GET', `/${id}/row${state ? `?state=${state}` : ''}`)).body as Row[],
  }
}
