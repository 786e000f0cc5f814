import { Readable } from 'node:stream'
import type { Routes } from '../../../app-deps'
import { nextLink } from '../../../contract/paging'
import { rowStates } from '../tables'
import { fixedRow } from '../fix-item'
import { presentRow } from '../presenter'
import { createImportRepository, ownImport } from '../repository'
import { csvHeader, csvLine } from '../rows-csv'
import * as call from '../schemas'
import { createImportRowRepository, type RowRecord } from './repository'

/** Rows of a query for the CSV file. */
const csvPage = 200

/** Registers the routes of the rows of an import. */
export const importRowRoutes: Routes = async (app, { database }) => {
  const imports = createImportRepository(database)
  const rows = createImportRowRepository(database)

  app.get('/:importId/row', { schema: call.listImportRows }, async (request, reply) => {
    const it = ownImport(request)
    const { state, limit = 100, cursor: after = 0 } = request.query
    await imports.find(it)
    const page = await rows.list(it, state ? [state] : rowStates, { limit, after })
    const items = page.items.map(({ number }) => ({ id: String(number) }))
    const path = `${app.prefix}/${it.importId}/row`
    reply.headers(nextLink(path, { limit }, { items, hasMore: page.hasMore }, { state }))
    return page.items.map(presentRow)
  })

  app.put('/:importId/row/:number', { schema: call.updateImportRow }, async (request) => {
    const it = ownImport(request)
    const { number } = request.params
    await imports.find(it)
    await rows.fix(it, number, (item) => fixedRow(item, request.body))
    return presentRow(await rows.find(it, number))
  })

  app.get('/:importId/rows.csv', { schema: call.downloadImportRows }, async (request, reply) => {
    const it = ownImport(request)
    const { state } = request.query
    await imports.find(it)
    async function* lines() {
      yield csvHeader
      let [page, after] = [{ items: new Array<RowRecord>(), hasMore: true }, 0]
      while (page.hasMore) {
        page = await rows.list(it, [state], { limit: csvPage, after })
        yield page.items.map(csvLine).join('')
        after = page.items.at(-1)?.number ?? after
      }
    }
    reply.header('content-disposition', `attachment; filename="${state}.csv"`)
    return reply.type('text/csv; charset=utf-8').send(Readable.from(lines()))
  })
}
