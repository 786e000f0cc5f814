import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { readConfig, variableNames } from './config'

const text = readFileSync(join(__dirname, '../../.env.example'), 'utf8')
const uncommented = parseEnv(text.replaceAll(/^# (?=[A-Z0-9_]+=)/gm, ''))

test('.env.example has every variable of the server, and no other', () => {
  expect(Object.keys(uncommented).sort()).toEqual([...variableNames].sort())
})

test('every line of .env.example is valid when it is uncommented', () => {
  expect(() => readConfig(uncommented)).not.toThrow()
})

test('.env.example changes nothing as it is', () => {
  expect(parseEnv(text)).toEqual({})
})
