import type { FastifyInstance } from 'fastify'

/** Like Fastify's own, but an empty body is none: clients set the content type on calls without a body too. */
export function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined)
    return parse(request, body, done)
  })
}
