import type { form } from '../../modules/media/testing/form'
import type { SiteProcess } from './site-process'

/** Sends requests with a token, and returns the JSON of the responses. */
export function createClient({ address }: SiteProcess, token: string) {
  const send = async (method: string, path: string, init: RequestInit = {}) => {
    const headers = { ...Object(init.headers), authorization: `Bearer ${token}` }
    const response = await fetch(address + path, { ...init, method, headers })
    return Object(await response.json())
  }
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body: object = {}) => {
      const headers = { 'content-type': 'application/json' }
      return send('POST', path, { headers, body: JSON.stringify(body) })
    },
    upload: (path: string, { headers, payload }: ReturnType<typeof form>) =>
      send('POST', path, { headers, body: new Uint8Array(payload) }),
  }
}
