// Preloaded into the server's process; sends every database query to the parent process.
import pg from 'pg'

const { query } = pg.Client.prototype

pg.Client.prototype.query = function (statement, ...rest) {
  const { text, name, values } = typeof statement === 'string' ? { text: statement } : statement
  const parameters = Array.isArray(rest[0]) ? rest[0] : (values ?? [])
  if (process.connected) process.send({ text, name, values: parameters })
  return query.call(this, statement, ...rest)
}
