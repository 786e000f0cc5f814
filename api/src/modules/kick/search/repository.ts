import { and, desc, isNull, sql } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import type { Person } from '../../../database/person-row'
import { newestFirst } from '../../../database/list-query'
import { kicks } from '../../../database/schema'
import { isListedKick } from '../../audience/repository'
import { type KnownWord, similarPatterns } from './spelling'

/** Bounds the cost of a word that begins or ends like many others. */
const largestSearch = { kicks: 5000, words: 1000 }

export const createSpellingRepository = (database: Database) => ({
  /** Returns words that may differ by a typo, of listed Kicks that the viewer may see. */
  async similarWords(viewer: Person, word: string): Promise<KnownWord[]> {
    const patterns = similarPatterns(word)
    if (patterns.length === 0) return []
    const isSimilar = (text: unknown) => sql`${text} like any(${sql.param(patterns)}::text[])`
    const texts = database
      .select({ searchable: kicks.searchable })
      .from(kicks)
      .where(and(isNull(kicks.withdrawnAt), isListedKick(viewer.id), isSimilar(kicks.searchable)))
      .orderBy(newestFirst(kicks.id, largestSearch.kicks))
      .as('texts')
    const count = sql<number>`count(*)::integer`
    return database
      .select({ word: sql<string>`word`, kicks: count })
      .from(texts)
      .crossJoin(sql`unnest(string_to_array(${texts.searchable}, ' ')) word`)
      .where(isSimilar(sql`(' ' || word)`))
      .groupBy(sql`word`)
      .orderBy(desc(count))
      .limit(largestSearch.words)
  },
})
