import type { Routes } from '../../../app-deps'
import { createYearRepository } from './repository'
import * as call from './schemas'

/** Registers /api/log/years: how much somebody did in each year. */
export const yearRoutes: Routes = async (app, { database }) => {
  const years = createYearRepository(database)

  app.get('', { schema: call.listYears }, ({ user, query }) => years.list(query.user ?? user.id, user))

  app.get('/:year', { schema: call.readYear }, async ({ user, params: { year } }) => {
    const [numbers, firstTimes, countries, companions, link] = await Promise.all([
      years.countOf(user, year),
      years.firstTimes(user, year),
      years.countries(user, year),
      years.companions(user, year),
      years.linkOf(user, year),
    ])
    return { year, ...numbers, firstTimes, countries, with: companions, link }
  })
}
