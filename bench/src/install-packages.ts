import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const timeoutMs = 10 * 60_000

/**
 * Installs packages, given as names and versions, into a folder outside the workspaces. As dependencies of this project
 * they would slow down everybody's first install.
 */
export async function installPackages(folder: string, packages: Record<string, string>): Promise<void> {
  const manifest = { name: 'installed', private: true, version: '1.0.0', dependencies: packages }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  const npmScript = process.env.npm_execpath
  const [file, scriptArguments] = npmScript ? [process.execPath, [npmScript]] : ['npm', []]
  const npmArguments = ['install', '--no-audit', '--no-fund', '--loglevel=error']
  const child = spawn(file, [...scriptArguments, ...npmArguments], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: timeoutMs,
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`npm install failed in ${folder} with exit code ${code}.`)
}
