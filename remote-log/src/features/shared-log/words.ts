import { isolate } from '@bucketeer/shared-ui'
import type { YearFigure } from '../../way/way-words'

export const words = {
  outOfReach: 'Nothing to see here',
  couldNotGet: 'Could not open this link:',
  linkToElse: 'This link does not show anything of a Log.',
  year: (name: string, year: number) => `${isolate(name)}’s year ${year}`,
  intro: (name: string) => `What ${isolate(name)} did, and where.`,
  figures: {
    done: () => 'done',
    again: () => 'to do again',
    firstTimes: (count: number) => (count === 1 ? 'first time' : 'first times'),
  } satisfies Record<YearFigure, (count: number) => string>,
  emptyYear: 'This year is still empty.',
  entries: 'What happened',
  notAll: (shown: number, all: number) =>
    `The first ${shown.toLocaleString('en')} of ${all.toLocaleString('en')} entries.`,
} as const
