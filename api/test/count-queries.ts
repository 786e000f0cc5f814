import type { TestSite } from './test-site'

/** How many queries the site asks its database meanwhile. */
export async function countQueries({ database }: TestSite, work: () => Promise<unknown>): Promise<number> {
  const asked = jest.spyOn(database.$client, 'query')
  try {
    await work()
    return asked.mock.calls.length
  } finally {
    asked.mockRestore()
  }
}
