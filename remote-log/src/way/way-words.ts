import type { User } from '@bucketeer/shared-auth'
import { say } from '../messages'
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

/** All words and orders that depend on the Way. Each text is read in the page’s language when it is used. */
export const wayWords: Readonly<Record<WayName, WayWords>> = {
  'To Enjoy': {
    today: {
      cards: ['next', 'onThisDay', 'buckets', 'finish'],
      get question() {
        return say('Which one would you enjoy first?')
      },
    },
    year: {
      get intro() {
        return say('The good moments of a year, and who shared them.')
      },
      figures: ['again', 'done', 'firstTimes'],
      parts: ['photos', 'with', 'countries'],
      get empty() {
        return say('No moments written down yet. What was good about it?')
      },
    },
  },
  'To Achieve': {
    today: {
      cards: ['next', 'buckets', 'finish', 'onThisDay'],
      get question() {
        return say('Which one do you take on first?')
      },
    },
    year: {
      get intro() {
        return say('What you set out to do, and did.')
      },
      figures: ['done', 'firstTimes', 'again'],
      parts: ['countries', 'photos', 'with'],
      get empty() {
        return say('Nothing ticked off yet. What did you manage?')
      },
    },
  },
  'To Enlighten': {
    today: {
      cards: ['next', 'onThisDay', 'finish', 'buckets'],
      get question() {
        return say('Which one are you most curious about?')
      },
    },
    year: {
      get intro() {
        return say('What was new to you, and where it took you.')
      },
      figures: ['firstTimes', 'done', 'again'],
      parts: ['countries', 'with', 'photos'],
      get empty() {
        return say('Nothing written down yet. What did it teach you?')
      },
    },
  },
  none: {
    today: {
      cards: ['next', 'buckets', 'onThisDay', 'finish'],
      get question() {
        return say('Which one first?')
      },
    },
    year: {
      get intro() {
        return say('What you did, where, and with whom.')
      },
      figures: ['done', 'again', 'firstTimes'],
      parts: ['photos', 'countries', 'with'],
      get empty() {
        return say('Nothing written down yet. What have you done?')
      },
    },
  },
}

/** Returns the words of the user’s Way. */
export const wordsOf = (user: Pick<User, 'way'> | null): WayWords => wayWords[user?.way ?? 'none']
