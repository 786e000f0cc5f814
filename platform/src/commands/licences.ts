import type { Args } from '../../bin/command-line.mjs'
import { licences } from './packages/licences'
import { printTable } from '../../bin/print.mjs'

const shown = 3

const some = (packages: string[]) =>
  packages.length > shown ? `${packages.slice(0, shown).join(', ')}, …` : packages.join(', ')

/** `npm run licences [-- --all]`: prints the licence of each installed package; fails when one is not allowed. */
export async function run({ values }: Args<'licences'>) {
  printTable(
    ['licence', 'packages', 'may be used', 'which'],
    licences().map(({ licence, reason, packages }) => [
      licence,
      String(packages.length),
      reason ?? 'NO',
      values.all ? packages.join(', ') : some(packages),
    ]),
  )
  return licences().every(({ reason }) => reason !== undefined) ? 0 : 1
}
