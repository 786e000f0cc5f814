import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const longestInstallMs = 10 * 60_000

/**
 * Installs packages in a folder of their own, by name and version. For what one measure needs and nobody else: in this
 * project's own package.json it would make everybody's first start longer.
 */
export const installPackages = async (folder: string, packages: Record<string, string>): Promise<void> => {
  const manifest = { name: 'installed', private: true, version: '1.0.0', dependencies: packages }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  const cli = process.env.npm_execpath
  const [file, before] = cli ? [process.execPath, [cli]] : ['npm', []]
  const flags = ['install', '--no-audit', '--no-fund', '--loglevel=error']
  const child = spawn(file, [...before, ...flags], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: longestInstallMs,
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`It could not be installed: npm ended with ${code}.`)
}
