import type { DemoJournal } from './demo-journal'
import { journalsOfMira } from './of-mira'
import { journalsOfOthers } from './of-others'

export const journals: readonly DemoJournal[] = [...journalsOfMira, ...journalsOfOthers]
