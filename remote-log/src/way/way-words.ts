import type { User } from '@bucketeer/shared-auth'
import type { CardName } from '../settings/use-settings'

/** The order and the words of a page for each Way. */
export type WayName = NonNullable<User['way']> | 'none'

export type YearPart = 'photos' | 'countries' | 'with'
export type YearFigure = 'done' | 'again' | 'firstTimes'

interface WayWords {
  /** The order of the cards of Today, and what it asks when several wishes wait. */
  today: { cards: readonly CardName[]; question: string }
  /** The order of the figures and of the parts of a year, and what the page says of it. */
  year: {
    intro: string
    figures: readonly YearFigure[]
    parts: readonly YearPart[]
    empty: string
  }
}

/** All words and orders that depend on the Way. */
export const wayWords: Readonly<Record<WayName, WayWords>> = {
  'To Enjoy': {
    today: {
      cards: ['next', 'onThisDay', 'buckets', 'finish'],
      question: 'Which one would you enjoy first?',
    },
    year: {
      intro: 'The good moments of a year, and who shared them.',
      figures: ['again', 'done', 'firstTimes'],
      parts: ['photos', 'with', 'countries'],
      empty: 'No moments written down yet. What was good about it?',
    },
  },
  'To Achieve': {
    today: { cards: ['next', 'buckets', 'finish', 'onThisDay'], question: 'Which one do you take on first?' },
    year: {
      intro: 'What you set out to do, and did.',
      figures: ['done', 'firstTimes', 'again'],
      parts: ['countries', 'photos', 'with'],
      empty: 'Nothing ticked off yet. What did you manage?',
    },
  },
  'To Enlighten': {
    today: {
      cards: ['next', 'onThisDay', 'finish', 'buckets'],
      question: 'Which one are you most curious about?',
    },
    year: {
      intro: 'What was new to you, and where it took you.',
      figures: ['firstTimes', 'done', 'again'],
      parts: ['countries', 'with', 'photos'],
      empty: 'Nothing written down yet. What did it teach you?',
    },
  },
  none: {
    today: { cards: ['next', 'buckets', 'onThisDay', 'finish'], question: 'Which one first?' },
    year: {
      intro: 'What you did, where, and with whom.',
      figures: ['done', 'again', 'firstTimes'],
      parts: ['photos', 'countries', 'with'],
      empty: 'Nothing written down yet. What have you done?',
    },
  },
}

/** Returns the words of the user’s Way. */
export const wordsOf = (user: Pick<User, 'way'> | null): WayWords => wayWords[user?.way ?? 'none']
