// Loaded into the server ahead of its program: tells its parent each query that it asks its database.
import pg from 'pg'

const { query } = pg.Client.prototype

pg.Client.prototype.query = function (asked, ...rest) {
  const { text, name, values } = typeof asked === 'string' ? { text: asked } : asked
  const given = Array.isArray(rest[0]) ? rest[0] : (values ?? [])
  if (process.connected) process.send({ text, name, values: given })
  return query.call(this, asked, ...rest)
}
