import { join } from 'node:path'
import type { Row, Table } from '../table'
import { runCommand } from '../work/run-command'
import { builtRemotes } from '../releases/built-parts'
import { type Cluster, firstVersion } from './cluster'

interface Version {
  part: string
  live: string
}

/** Runs the commands of an operator on the cluster, the releases through TLS with a private certificate. */
export async function operations(cluster: Cluster, folder: string): Promise<Table> {
  const { address, secureAddress, certificate, deployToken, settings } = cluster
  const authorization = `Bearer ${deployToken}`
  const built = builtRemotes().find(({ release }) => release.part === 'buckets')?.release.version
  const liveVersion = async () => {
    const response = await fetch(`${address}/api/release?limit=1`, { headers: { authorization } })
    const { served } = (await response.json()) as { served: Version[] }
    return served.find(({ part }) => part === 'buckets')?.live
  }
  const remote = { DEPLOY_TOKEN: deployToken, NODE_EXTRA_CA_CERTS: certificate }
  const to = ['--to', secureAddress]
  const [archive, newer] = [join(folder, 'site.tar.gz'), join(folder, 'newer.tar.gz')]
  const rows: Row[] = []
  const columns = ['command', 'took', 'result']
  const table = { name: 'cluster-operations', title: 'Operations', columns, rows }

  const tryCommand = async (args: string[], env: Record<string, string>, expected?: string) => {
    const name = args.join(' ').replace(` --to ${secureAddress}`, '').replaceAll(`${folder}/`, '')
    try {
      const seconds = await runCommand(args, env)
      const live = expected === undefined ? undefined : await liveVersion()
      const note = live === undefined ? '' : `live: ${live}`
      rows.push({ cells: [name, `${seconds.toFixed(1)} s`, note], met: live === expected })
      return true
    } catch (error) {
      rows.push({ cells: [name, '', String(error)], met: false })
      return false
    }
  }
  await tryCommand(['admin', 'check'], settings())
  await tryCommand(['release', 'buckets', '--unchecked', '--canary', '20', ...to], remote, firstVersion)
  await tryCommand(['rollback', 'buckets', ...to], remote, firstVersion)
  await tryCommand(['release', 'buckets', '--unchecked', ...to], remote, built)
  await tryCommand(['rollback', 'buckets', ...to], remote, firstVersion)
  if (!(await tryCommand(['backup', archive], settings()))) return table
  if (!(await tryCommand(['backup', newer, '--since', archive], settings()))) return table
  await cluster.createDatabase('restored')
  await cluster.store.createBucket('restored')
  const restore = ['restore', archive, newer]
  if (!(await tryCommand(restore, settings('restored', 'restored')))) return table
  const count = 'select (select count(*) from buckets) + (select count(*) from pictures) as rows'
  const [[before], [after]] = await Promise.all([cluster.query(count), cluster.query(count, [], 'restored')])
  const isSame = before?.rows === after?.rows
  rows.push({ cells: ['Buckets and pictures', '', `${before?.rows}, restored ${after?.rows}`], met: isSame })
  return table
}
