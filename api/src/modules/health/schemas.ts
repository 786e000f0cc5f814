import Type from 'typebox'
import { problems } from '../../contract/problem'

const tags = ['Operation']
const ok = Type.Object({ status: Type.Enum(['ok'], { type: 'string' }) }, { description: 'It does.' })

export const health = {
  tags,
  summary: 'Whether the process answers',
  security: [],
  response: { 200: ok, ...problems() },
}

export const readiness = {
  tags,
  summary: 'Whether the server can work: its database and its object store answer',
  security: [],
  response: { 200: ok, ...problems() },
}
