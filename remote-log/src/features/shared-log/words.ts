import { counted, isolate } from '@bucketeer/shared-ui'
import type { YearFigure } from '../../way/way-words'

export const words = {
  outOfReach: 'Nothing to see here',
  couldNotGet: 'Could not open this link:',
  linkToElse: 'This link does not show anything of a Log.',
  year: (name: string, year: number) => `${isolate(name)}’s year ${year}`,
  intro: (name: string) => `What ${isolate(name)} did, and where.`,
  figures: {
    done: (count: number) => `${count} done`,
    again: (count: number) => `${count} to do again`,
    firstTimes: (count: number) => counted(count, 'first time'),
  } satisfies Record<YearFigure, (count: number) => string>,
  emptyYear: 'This year is still empty.',
  entries: 'What happened',
  notAll: (shown: number, all: number) =>
    `The first ${shown.toLocaleString('en')} of ${all.toLocaleString('en')} entries.`,
} as const
