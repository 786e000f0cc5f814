import type { User } from '@bucketeer/shared-auth'
import { messagesOf } from '../messages'
import type { CardName } from '../settings/use-settings'

export type WayName = NonNullable<User['way']> | 'none'

/** What Today asks when several wishes wait, and what the page of a year says, for each Way. */
export const wayWords = messagesOf({
  'To Enjoy': {
    question: 'Which one would you enjoy first?',
    intro: 'The good moments of a year, and who shared them.',
    empty: 'No moments written down yet. What was good about it?',
  },
  'To Achieve': {
    question: 'Which one do you take on first?',
    intro: 'What you set out to do, and did.',
    empty: 'Nothing ticked off yet. What did you manage?',
  },
  'To Enlighten': {
    question: 'Which one are you most curious about?',
    intro: 'What was new to you, and where it took you.',
    empty: 'Nothing written down yet. What did it teach you?',
  },
  none: {
    question: 'Which one first?',
    intro: 'What you did, where, and with whom.',
    empty: 'Nothing written down yet. What have you done?',
  },
})

export type YearPart = 'photos' | 'countries' | 'with'
export type YearFigure = 'done' | 'again' | 'firstTimes'

export interface WayOrder {
  /** The cards of Today. */
  cards: readonly CardName[]
  /** The figures of a year. */
  figures: readonly YearFigure[]
  /** The parts of a year. */
  parts: readonly YearPart[]
}

/** The order of cards, figures and parts for each Way. */
export const wayOrders: Readonly<Record<WayName, WayOrder>> = {
  'To Enjoy': {
    cards: ['next', 'onThisDay', 'buckets', 'finish', 'feed', 'notifications'],
    figures: ['again', 'done', 'firstTimes'],
    parts: ['photos', 'with', 'countries'],
  },
  'To Achieve': {
    cards: ['next', 'buckets', 'finish', 'onThisDay', 'feed', 'notifications'],
    figures: ['done', 'firstTimes', 'again'],
    parts: ['countries', 'photos', 'with'],
  },
  'To Enlighten': {
    cards: ['next', 'onThisDay', 'finish', 'buckets', 'feed', 'notifications'],
    figures: ['firstTimes', 'done', 'again'],
    parts: ['countries', 'with', 'photos'],
  },
  none: {
    cards: ['next', 'buckets', 'onThisDay', 'finish', 'feed', 'notifications'],
    figures: ['done', 'again', 'firstTimes'],
    parts: ['photos', 'countries', 'with'],
  },
}

/** Returns the user’s Way. */
export const wayOf = (user: Pick<User, 'way'> | null): WayName => user?.way ?? 'none'
