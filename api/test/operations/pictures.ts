import { plain } from '../../src/modules/media/testing/drawn-pictures'
import { asFile, form } from '../../src/modules/media/testing/form'
import { members, type Operations } from './record'

export const pictures: Operations = {
  'POST /api/upload': {
    roles: [members(201), async () => form(asFile(await plain(8, 8).png().toBuffer()))],
  },
}
