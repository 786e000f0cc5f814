import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Returns the arguments for Node that run a script in a process of its own: in a build, the entry point of this name next to
 * the bundle; in development, a TypeScript file next to the module.
 * @param module its `import.meta.url`
 */
export function scriptArguments(module: string, { entry, source }: { entry: string; source: string }) {
  if (!module.endsWith('.ts')) return [fileURLToPath(new URL(`./${entry}.js`, module))]
  const typescript = pathToFileURL(createRequire(module).resolve('tsx')).href
  return ['--import', typescript, fileURLToPath(new URL(source, module))]
}
