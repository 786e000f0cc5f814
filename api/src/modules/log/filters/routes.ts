import type { Routes } from '../../../app-deps'
import { createFilterRepository } from './repository'
import { listFilters } from './schemas'

/** Registers /api/log/filters: what the filters of the user's own log offer. */
export const filterRoutes: Routes = async (app, { database }) => {
  const filters = createFilterRepository(database)

  app.get('', { schema: listFilters }, async ({ user }) => {
    const [countries, companions] = await Promise.all([filters.countries(user), filters.companions(user)])
    return { countries, with: companions }
  })
}
