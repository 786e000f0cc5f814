import type pg from 'pg'

/** Lists the dependencies of a Strapi project with one content type. */
export const strapiPackages = {
  '@strapi/strapi': '5.54.0',
  '@strapi/plugin-users-permissions': '5.54.0',
  pg: '^8.23.1',
  react: '^18.3.1',
  'react-dom': '^18.3.1',
  'react-router-dom': '^6.30.3',
  'styled-components': '^6.1.19',
}

const schema = {
  kind: 'collectionType',
  collectionName: 'kicks',
  info: { singularName: 'kick', pluralName: 'kicks', displayName: 'Kick' },
  options: { draftAndPublish: false },
  attributes: {
    number: { type: 'integer' },
    name: { type: 'string' },
    description: { type: 'text' },
    pictures: { type: 'string' },
    category: { type: 'string' },
    continent: { type: 'string' },
    country: { type: 'string' },
    lat: { type: 'float' },
    lng: { type: 'float' },
    creator: { type: 'string' },
    likes: { type: 'integer' },
  },
}

const module = (value: unknown) => `module.exports = ${JSON.stringify(value)}\n`

const core = (kind: string) =>
  `module.exports = require('@strapi/strapi').factories.createCore${kind}('api::kick.kick')\n`

/** Fills the database on startup and makes the list public, so that Strapi checks no token. */
const bootstrap = `
const kicks = require('../kicks.json')
module.exports = {
  async bootstrap({ strapi }) {
    for (const data of kicks) await strapi.documents('api::kick.kick').create({ data })
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } })
    await strapi.db
      .query('plugin::users-permissions.permission')
      .create({ data: { action: 'api::kick.kick.find', role: role.id } })
  },
}
`

const middlewares = [
  'logger',
  'errors',
  'security',
  'cors',
  'poweredBy',
  'query',
  'body',
  'session',
  'favicon',
  'public',
]

/** Returns the files of the project by path; everything not listed keeps Strapi's defaults. */
export const strapiFiles = (connection: pg.ClientConfig, port: number): Record<string, string> => ({
  'config/server.js': module({ host: '127.0.0.1', port, app: { keys: ['some', 'keys'] } }),
  'config/admin.js': module({
    auth: { secret: 'some secret' },
    apiToken: { salt: 'some salt' },
    transfer: { token: { salt: 'some salt' } },
    secrets: { encryptionKey: 'k'.repeat(32) },
    serveAdminPanel: false,
  }),
  'config/plugins.js': module({ 'users-permissions': { config: { jwtSecret: 'some secret' } } }),
  'config/middlewares.js': module(middlewares.map((name) => `strapi::${name}`)),
  // The pool has as many connections as the site's.
  'config/database.js': module({
    connection: { client: 'postgres', connection, pool: { min: 2, max: 10 } },
  }),
  'favicon.png': '',
  // Strapi needs this folder to exist.
  'public/uploads/.keep': '',
  'src/index.js': bootstrap,
  'src/api/kick/content-types/kick/schema.json': JSON.stringify(schema),
  'src/api/kick/controllers/kick.js': core('Controller'),
  'src/api/kick/services/kick.js': core('Service'),
  'src/api/kick/routes/kick.js': core('Router'),
})
