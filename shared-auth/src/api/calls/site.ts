import type { Request } from '../request'

/** The site itself. */
export const siteCalls = (request: Request) => ({
  /** Which version of each part is live, and how it does. */
  status: () => request('get', '/api/status', {}),
})
