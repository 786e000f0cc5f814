import { readConfig } from '../../config'
import { publicConfig } from './public-config'

const noMail = { isSent: false, contact: null }
const nobody = null
const nothing = { googleMapsApiKey: null, pmtilesUrl: null, tilesUrl: null, tilesAttribution: null }

test('pages use their own origin and the embedded map by default', () => {
  expect(publicConfig(readConfig({}))).toEqual({
    apiUrl: '',
    maps: nothing,
    mail: noMail,
    signUp: 'open',
    operator: nobody,
  })
})

test('pages receive the map settings', () => {
  const config = readConfig({
    GOOGLE_MAPS_API_KEY: 'key',
    MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    MAP_TILES_ATTRIBUTION: '© Tiles',
  })
  expect(publicConfig(config, '/map.pmtiles').maps).toEqual({
    googleMapsApiKey: 'key',
    pmtilesUrl: '/map.pmtiles',
    tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
    tilesAttribution: '© Tiles',
  })
})

test('pages receive whether mail is sent, and the contact', () => {
  const contact = 'Ann (ann@people.example)'
  expect(publicConfig(readConfig({ CONTACT: contact })).mail).toEqual({ isSent: false, contact })
  expect(publicConfig(readConfig({ SMTP_URL: 'smtp://mail.example' })).mail).toEqual({
    isSent: true,
    contact: null,
  })
})

test.each([
  [{}, nobody],
  [{ CONTACT: 'Ann' }, 'Ann'],
  [{ OPERATOR_NAME: 'The Walkers' }, 'The Walkers'],
  [{ OPERATOR_NAME: 'The Walkers', CONTACT: 'Ann' }, 'The Walkers (contact: Ann)'],
])('%j names the operator on pages', (env, operator) => {
  expect(publicConfig(readConfig(env)).operator).toBe(operator)
})

test('secrets stay on the server', () => {
  const config = readConfig({ DEPLOY_TOKEN: 'd'.repeat(40), DATABASE_URL: 'postgres://me:hunter2@db/site' })
  expect(publicConfig(config)).toEqual({
    apiUrl: '',
    maps: nothing,
    mail: noMail,
    signUp: 'open',
    operator: nobody,
  })
})

test.each([
  'tiles.example/{z}/{x}/{y}.png',
  'https://tiles.example/',
  'ftp://tiles.example/{z}/{x}/{y}',
  '//{z}{x}{y}',
])('tiles cannot come from %s', (MAP_TILES_URL) => {
  expect(() => readConfig({ MAP_TILES_URL })).toThrow(
    'MAP_TILES_URL: expected an address with {z}, {x} and {y}',
  )
})
