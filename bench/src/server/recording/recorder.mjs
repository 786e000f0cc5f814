// Loaded into the server ahead of its program: tells its parent each query that it asks its database.
import pg from 'pg'

const { query } = pg.Client.prototype

pg.Client.prototype.query = function (asked, ...rest) {
  const { text, name } = typeof asked === 'string' ? { text: asked } : asked
  if (process.connected) process.send({ text, name })
  return query.call(this, asked, ...rest)
}
