import type { Routes } from '../../../app-deps'
import { nextLink } from '../../../contract/paging'
import { rowStates } from '../tables'
import { fixedRow } from '../fix-item'
import { presentRow } from '../presenter'
import { createImportRepository, ownImport } from '../repository'
import * as call from '../schemas'
import { createImportRowRepository } from './repository'

/** Registers the routes of the rows of an import. */
export const importRowRoutes: Routes = async (app, { database }) => {
  const imports = createImportRepository(database)
  const rows = createImportRowRepository(database)

  app.get('/:importId/row', { schema: call.listImportRows }, async (request, reply) => {
    const it = ownImport(request)
    const { state, whole, limit = 100, cursor: after = 0 } = request.query
    await imports.find(it)
    const page = await rows.list(it, state ? [state] : rowStates, { limit, after })
    const items = page.items.map(({ number }) => ({ id: String(number) }))
    const path = `${app.prefix}/${it.importId}/row`
    reply.headers(nextLink(path, { limit }, { items, hasMore: page.hasMore }, { state, whole }))
    return page.items.map((row) => presentRow(row, whole))
  })

  app.put('/:importId/row/:number', { schema: call.updateImportRow }, async (request) => {
    const it = ownImport(request)
    const { number } = request.params
    await imports.find(it)
    await rows.fix(it, number, (item) => fixedRow(item, request.body))
    return presentRow(await rows.find(it, number))
  })
}
