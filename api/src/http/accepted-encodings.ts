import type { FastifyRequest } from 'fastify'

const known = ['br', 'gzip'] as const
export type Compression = (typeof known)[number]

/** How an answer may be compressed for who asks, the smallest first; nothing for who names nothing. */
export const acceptedCompressions = ({ headers }: FastifyRequest): Compression[] => {
  const accepted = String(headers['accept-encoding'] ?? '').split(',')
  const names = accepted.filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each)).map((each) => each.split(';')[0])
  return known.filter((encoding) => names.some((name) => name?.trim() === encoding))
}
