import Type from 'typebox'
import { problems } from '../../contract/problem'

const tags = ['Operation']
const ok = Type.Object({ status: Type.Enum(['ok'], { type: 'string' }) }, { description: 'Success.' })

export const health = {
  tags,
  summary: 'Whether the process responds',
  security: [],
  response: { 200: ok, ...problems() },
}

export const readiness = {
  tags,
  summary: 'Whether the server can serve requests: database and object store respond',
  security: [],
  response: { 200: ok, ...problems() },
}
