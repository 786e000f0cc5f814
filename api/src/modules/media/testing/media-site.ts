import { openTestSite } from '../../../../test/test-site'
import { asFile, form } from './form'

interface Upload {
  headers: Record<string, string>
  payload?: Buffer | string
}

const ada = { userName: 'Ada', email: 'ada@example.com', tagline: 'Onwards', password: 'kayak-lantern-42' }

/** Starts a test site on which Ada is signed in and uploads. */
export async function startMediaSite() {
  const { app, database, close } = await openTestSite()
  const { authToken } = (await app.inject({ method: 'POST', url: '/auth/signup', payload: ada })).json()
  const authorization = `Bearer ${authToken}`
  const send = ({ headers, payload }: Upload) =>
    app.inject({ method: 'POST', url: '/api/upload', headers: { authorization, ...headers }, payload })
  const upload = (file: Buffer | string) => send(form(asFile(file)))
  return { app, database, authorization, send, upload, close }
}

export type MediaSite = Awaited<ReturnType<typeof startMediaSite>>
