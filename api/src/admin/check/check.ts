import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { withSite } from '../../backup/open-site'
import { ConfigError, missingAboutOperator, readConfig, type Config } from '../../config'
import { checkMail } from '../../mail/delivery'
import { openStore } from '@bucketeer/host/server'
import type { AdminCommand, AdminResult, Environment } from '../command'
import { reasonOf } from '../../contract/error-reason'
import { mailProblem } from '../mail'
import {
  checkClock,
  checkDemo,
  checkMigrations,
  checkVersion,
  checkDisk,
  checkNode,
  checkMapFile,
  checkStore,
  lineOf,
  type Finding,
} from './checks'

function readOrExplain(env: Environment): { config?: Config; findings: Finding[] } {
  try {
    return { config: readConfig(env), findings: [{ name: 'configuration', found: 'is valid' }] }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return {
      findings: error.lines.map((found) => ({
        name: 'configuration',
        found,
        advice: 'correct it in the environment of the server.',
      })),
    }
  }
}

async function checkDatabase(config: Config): Promise<Finding[]> {
  try {
    return await withSite(config, async ({ database }) => {
      const migrations = await checkMigrations(database)
      return [
        await checkVersion(database),
        migrations,
        await checkClock(database),
        // A database without its tables has no people.
        ...(migrations.advice === undefined ? [await checkDemo(database, config.publicUrl)] : []),
      ]
    })
  } catch (error) {
    const advice = config.databaseUrl
      ? 'check DATABASE_URL, and that PostgreSQL runs.'
      : 'check DATA_DIR, or start the site once.'
    return [{ name: 'database', found: reasonOf(error), advice }]
  }
}

/** Is no problem: the site works without. */
function checkOperator(config: Config): Finding {
  const missing = missingAboutOperator(config)
  const found = missing
    ? `${missing}: pages do not fully say who runs the site`
    : 'pages name who runs the site'
  return { name: 'operator', found }
}

async function checkSmtp(config: Config): Promise<Finding> {
  const name = 'mail'
  try {
    if (await checkMail(config)) return { name, found: 'the mail server accepts connections' }
    return { name, found: 'SMTP_URL is not set: links are written to files' }
  } catch (error) {
    return { name, found: 'the mail server cannot be used', advice: mailProblem(error) }
  }
}

/** Does not create a missing folder, which may be a mistyped DATA_DIR. */
async function checkConfiguredStore(config: Config, dataDir: string): Promise<Finding> {
  if (config.s3) return checkStore(openStore({ ...config, dataDir }), `the bucket ${config.s3.bucket}`)
  if (!existsSync(dataDir))
    return {
      name: 'store',
      found: `${dataDir} does not exist`,
      advice: 'check DATA_DIR, or start the site once.',
    }
  return checkStore(openStore({ ...config, dataDir }), `${dataDir}/objects`)
}

async function checkSite(config: Config): Promise<Finding[]> {
  const dataDir = resolve(config.dataDir)
  return [
    ...(await checkDatabase(config)),
    await checkConfiguredStore(config, dataDir),
    await checkSmtp(config),
    checkOperator(config),
    ...(await checkMapFile(config)),
    await checkDisk(dataDir),
  ]
}

async function runCheck(env: Environment): Promise<AdminResult> {
  const { config, findings: read } = readOrExplain(env)
  const findings = [...read, ...(config ? await checkSite(config) : []), checkNode()]
  const hasProblem = findings.some(({ advice }) => advice !== undefined)
  return {
    data: findings.map(({ name, found, advice }) => ({
      name,
      isOk: advice === undefined,
      found,
      ...(advice !== undefined && { advice }),
    })),
    lines: findings.map(lineOf),
    exitCode: hasProblem ? 1 : 0,
  }
}

export const check: AdminCommand = {
  name: 'check',
  does: 'Checks configuration, database, store, mail, map, clock, disk, cores and versions. Exits with 1 for a problem.',
  runWithout: runCheck,
}
