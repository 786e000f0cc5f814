import { importRows, type imports } from '../../src/modules/import/tables'
import { asFile, form } from '../../src/modules/media/testing/form'
import { addImport, addImportRow } from '../content'
import { members, type Operations, type Scene } from './record'
import { getAsOwner, thingAt } from './scene'

/** The rows of all imports have different numbers. */
let rowsAdded = 0
async function addRow({ site, owner }: Scene, importId: string) {
  const number = (rowsAdded += 1)
  await addImportRow(site, owner, { importId, number })
  return { importId, number: String(number) }
}

/** Adds an import of the owner with a row. */
async function createImport(scene: Scene, fields: Partial<typeof imports.$inferInsert> = {}) {
  const importId = await addImport(scene.site, scene.owner, fields)
  return addRow(scene, importId)
}

const path = (state: (typeof imports.$inferInsert)['state']) => async (scene: Scene) => ({
  path: await createImport(scene, { state }),
})
const createRow = async (scene: Scene) => ({
  path: await createImport(scene),
})
const started = members(202, 404)

export const importing: Operations = {
  'POST /api/import': { roles: [members(201), () => form(asFile('nothing', 'file'))] },
  'GET /api/import': {
    roles: [members(200)],
    reads: () => ['/api/import'],
  },
  'GET /api/import/{importId}': {
    roles: [members(200, 404), path('read')],
    reads: (_scene, idsOf) => idsOf('import').map((id) => `/api/import/${id}`),
  },
  'PUT /api/import/{importId}/choices': {
    roles: [
      members(200, 404),
      async (scene) => ({ ...(await path('read')(scene)), body: { photosLeftOut: true } }),
    ],
    change: {
      make: async (scene) => {
        const choices = { columns: { name: 0 }, dateOrder: 'day', photosLeftOut: false } as const
        const { importId } = await createImport(scene, { choices })
        const url = `/api/import/${importId}`
        const read = async () => Object(await getAsOwner(scene, url)).choices as unknown
        return { url: `${url}/choices`, read }
      },
      fields: {
        columns: { value: { name: 1 } },
        dateOrder: { value: 'month' },
        photosLeftOut: { value: true },
      },
    },
  },
  'GET /api/import/{importId}/row': {
    roles: [members(200, 404), path('read')],
    reads: (_scene, idsOf) => idsOf('import').map((id) => `/api/import/${id}/row`),
    rows: async (scene) => {
      const { importId } = await createImport(scene)
      const add = () => addRow(scene, importId)
      return [{ urls: [`/api/import/${importId}/row`], add }]
    },
  },
  'PUT /api/import/{importId}/row/{number}': {
    roles: [members(200, 404), async (scene) => ({ ...(await createRow(scene)), body: { name: 'Dance' } })],
    change: {
      make: async (scene) => {
        const { importId, number: row } = (await createRow(scene)).path
        await scene.site.database.update(importRows).set({ state: 'new' })
        const { url } = thingAt(scene, `/api/import/${importId}/row/${row}`)
        const list = `/api/import/${importId}/row?limit=1&cursor=${Number(row) - 1}`
        return { url, read: async () => Object(await getAsOwner(scene, list))[0] as unknown }
      },
      fields: {
        leftOut: { value: true },
        name: { value: 'Dance' },
        on: { value: null, shows: [] },
        precision: { value: 'unknown', shows: [] },
        place: { value: 'Bergen', shows: ['detail'] },
        location: { value: null, shows: ['detail'] },
        country: { value: 'Iceland', shows: ['detail'] },
        continent: { value: null, shows: [] },
        category: { value: null, shows: ['detail'] },
      },
    },
  },
  'POST /api/import/{importId}/bring': { roles: [started, path('read')] },
  'POST /api/import/{importId}/take-back': { roles: [started, path('brought')] },
  'DELETE /api/import/{importId}': { roles: [members(204, 404), path('read')] },
}
