import { licences } from '../packages/licences'
import { printTable } from './table'

const shown = 3

const some = (packages: string[]) =>
  packages.length > shown ? `${packages.slice(0, shown).join(', ')}, …` : packages.join(', ')

/** `npm run licences [-- --all]`: under which licence each installed package comes; fails when one may not be used. */
export const run = async (args: string[]) => {
  const isAll = args.includes('--all')
  printTable(
    ['licence', 'packages', 'may be used', 'which'],
    licences().map(({ licence, reason, packages }) => [
      licence,
      String(packages.length),
      reason ?? 'NO',
      isAll ? packages.join(', ') : some(packages),
    ]),
  )
  return licences().every(({ reason }) => reason !== undefined) ? 0 : 1
}
