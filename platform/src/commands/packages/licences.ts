import { type LockedPackage, lockedPackages } from '../../build/parts/lock-file'

/** Licences that only require their notice to be kept. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Zlib',
])

/** Other licences, each allowed for the named packages only. */
const exceptions: { names: RegExp; licence: RegExp; why: string }[] = [
  {
    names: /^@img\/sharp-/,
    licence: /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/,
    why: 'libvips: a library beside ours, loaded as it is',
  },
  { names: /^axe-core$/, licence: /^MPL-2\.0$/, why: 'used by the browser tests, unchanged' },
  { names: /^ical\.js$/, licence: /^MPL-2\.0$/, why: 'reads and writes calendars, unchanged' },
  { names: /^caniuse-lite$/, licence: /^CC-BY-4\.0$/, why: 'data that builds read' },
  {
    names: /^parse-cache-control$/,
    licence: /^$/,
    why: 'BSD-3-Clause by its LICENSE file; comes with Lighthouse, which measures',
  },
  { names: /^@fontsource-variable\//, licence: /^OFL-1\.1$/, why: 'fonts' },
]

/** Evaluates an SPDX expression: all operands of AND must be allowed, one operand of OR. */
const isPermissive = (licence: string): boolean =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => permissive.has(name)))

/** Returns why a package may be used: 'permissive', or the reason of its exception. Returns undefined if it may not. */
export function reasonFor({ name, license = '' }: Pick<LockedPackage, 'name' | 'license'>) {
  if (isPermissive(license)) return 'permissive'
  return exceptions.find(({ names, licence }) => names.test(name) && licence.test(license))?.why
}

export interface Licence {
  licence: string
  reason: string | undefined
  /** As `name@version`. */
  packages: string[]
}

function added(list: Licence[], locked: LockedPackage): Licence[] {
  const licence = locked.license ?? 'none said'
  const reason = reasonFor(locked)
  const known = list.find((each) => each.licence === licence && each.reason === reason)
  const label = `${locked.name} ${locked.version ?? ''}`
  if (!known) return [...list, { licence, reason, packages: [label] }]
  if (!known.packages.includes(label)) known.packages.push(label)
  return list
}

/** Returns the licences of all installed packages, the most frequent first. */
export const licences = (): Licence[] =>
  lockedPackages()
    .filter(({ link }) => !link)
    .reduce(added, [])
    .sort((one, other) => other.packages.length - one.packages.length)
