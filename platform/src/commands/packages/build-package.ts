import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'
import { root } from '../../../bin/root.mjs'
import { readJson, writeJson } from '../../build/parts/json-file'
import { runToolQuietly } from '../../run-tool'
import { filesUnder } from '../../build/parts/source-hash'
import { catalogues } from '../../translations/esbuild-catalogues'

/** A package that remotes in other repositories install. */
export interface PublishedPackage {
  /** The folder of its sources in this checkout. */
  folder: string
  runsIn: 'node' | 'browser'
  /** Exports that only this checkout uses, so that the published package does not have them. */
  internal: string[]
  /** Modules that are found by their path instead of an export. */
  modules: string[]
  /** Files and folders that are copied. */
  copies: string[]
}

type Exports = Record<string, string>

/** The fields of a package.json that differ in the published package. */
interface Manifest {
  exports: Exports
  bin?: Record<string, string>
  private?: boolean
  devDependencies?: object
}

/** The types of what builds import beside TypeScript. */
const declarations = ['globals.d.ts', 'catalogues.d.ts']

const isModule = (path: string) => /\.(tsx?|mjs)$/.test(path)
const withoutExtension = (path: string) => path.replace(/^\.\//, '').replace(/\.(tsx?|mjs)$/, '')
const builtFile = (path: string) => `./dist/${withoutExtension(path)}.js`
const typesOf = (path: string) =>
  `./types/${withoutExtension(path)}${path.endsWith('.mjs') ? '.d.mts' : '.d.ts'}`

const publishedExports = ({ exports }: Manifest, internal: string[]): Exports =>
  Object.fromEntries(Object.entries(exports).filter(([key]) => !internal.includes(key)))

/** Bundles each module, and what several of them import once. Imported packages stay imports. */
const bundle = ({ folder, runsIn }: PublishedPackage, modules: string[], target: string) =>
  build({
    absWorkingDir: join(root, folder),
    entryPoints: modules,
    outbase: '.',
    outdir: join(target, 'dist'),
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: runsIn === 'node' ? 'node' : 'neutral',
    target: runsIn === 'node' ? 'node20' : 'es2023',
    jsx: 'automatic',
    loader: { '.woff2': 'copy' },
    plugins: [catalogues],
    legalComments: 'none',
    logLevel: 'silent',
  })

async function writeTypes({ folder }: PublishedPackage, modules: string[], target: string) {
  const project = join(target, 'tsconfig.build.json')
  const source = join(root, folder)
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        // `npm run types` checks them.
        noCheck: true,
        rootDir: source,
        outDir: join(target, 'types'),
      },
      files: [
        ...declarations.map((name) => join(root, 'platform/src', name)),
        ...modules.map((path) => join(source, path)),
      ],
      include: [],
    }),
  )
  const code = await runToolQuietly('typescript/bin/tsc', ['-p', project])
  rmSync(project)
  if (code !== 0) throw new Error(`The types of ${folder} could not be written.`)
  // tsc writes no declarations of files that are declarations.
  for (const file of filesUnder(join(source, 'src')).filter((each) => each.endsWith('.d.ts')))
    cpSync(file, join(target, 'types', relative(source, file)))
}

/** Returns the compiler's options that all code shares, from tsconfig.base.json. */
export function sharedCompilerOptions(): unknown {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile) as {
    config: { compilerOptions: unknown }
  }
  return config.compilerOptions
}

/** Writes the preset of types whole, because other repositories have no tsconfig.base.json. */
const writeTypesPreset = (target: string) =>
  writeJson(join(target, 'presets/tsconfig.json'), {
    compilerOptions: sharedCompilerOptions(),
    files: declarations.map((name) => `../src/${name}`),
  })

/** Returns the package.json of the published package. */
function publishedManifest(manifest: Manifest, exports: Exports): object {
  const { engines } = readJson<{ engines: object }>(join(root, 'package.json'))
  const { private: _private, devDependencies: _devDependencies, bin, ...rest } = manifest
  return {
    ...rest,
    engines,
    ...(bin && {
      bin: Object.fromEntries(Object.entries(bin).map(([key, path]) => [key, builtFile(path)])),
    }),
    exports: Object.fromEntries(
      Object.entries(exports).map(([key, path]) => [
        key,
        isModule(path) ? { types: typesOf(path), default: builtFile(path) } : path,
      ]),
    ),
  }
}

const modulesUnder = (folder: string, path: string): string[] =>
  isModule(path)
    ? [path]
    : readdirSync(join(root, folder, path))
        .filter((name) => isModule(name) && !/\.test\./.test(name))
        .map((name) => `${path}/${name}`)

/**
 * Builds a package into a folder: JavaScript, types, and the package.json of the published package.
 * @throws Error with the messages of the tool that failed
 */
export async function buildPackage(item: PublishedPackage, target: string): Promise<void> {
  const source = join(root, item.folder)
  const manifest = readJson<Manifest>(join(source, 'package.json'))
  const exports = publishedExports(manifest, item.internal)
  const exported = Object.values(exports).filter(isModule)
  const found = item.modules.flatMap((path) => modulesUnder(item.folder, path))
  const programs = Object.values(manifest.bin ?? {})
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  await bundle(item, [...new Set([...exported, ...found, ...programs])], target)
  await writeTypes(item, exported, target)
  const others = Object.values(exports).filter((path) => !isModule(path))
  for (const path of [...others, ...item.copies, 'README.md', 'CHANGELOG.md']) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    if (existsSync(join(source, path))) cpSync(join(source, path), join(target, path), { recursive: true })
  }
  if (Object.values(exports).includes('./presets/tsconfig.json')) writeTypesPreset(target)
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'))
  writeJson(join(target, 'package.json'), publishedManifest(manifest, exports))
}
