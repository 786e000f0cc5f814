import type { TestSite } from './test-site'

/** Returns the text of each query that the site sends to its database during `work`. */
export async function recordQueries({ database }: TestSite, work: () => Promise<unknown>): Promise<string[]> {
  const spy = jest.spyOn(database.$client, 'query')
  try {
    await work()
    return spy.mock.calls.map(([query]: unknown[]) => String(Object(query).text))
  } finally {
    spy.mockRestore()
  }
}
