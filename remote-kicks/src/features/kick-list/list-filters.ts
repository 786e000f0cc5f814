import { categories, categoryLabels, continents, pageLanguage } from '@bucketeer/shared-ui'
import type { AnyFilters } from '../../kick/kick-cache'
import { words as kickWords } from '../../kick/words'
import type { request } from '../../request'
import { words } from './words'

type Query = NonNullable<Parameters<typeof request.page<'/api/kick'>>[1]['query']>
/** The filters of the server that are a choice of values. */
type Served = Exclude<keyof Query, 'limit' | 'cursor' | 'sort' | 'q' | 'createdBy' | 'mine'>

/** The filters that are a choice of values: those of the URL, the bar, and the words about an empty list derive from it. */
export const choices = () =>
  ({
    continent: {
      label: words.continent,
      options: continents.map((value) => ({
        value,
        label: kickWords.continents[value],
        match: words.matchOf.continent[value],
      })),
    },
    category: {
      label: words.category,
      options: categories.map((value) => ({
        value,
        label: categoryLabels[value],
        match: words.matchOf.category[value],
      })),
    },
  }) satisfies Record<Served, unknown>

type Choices = ReturnType<typeof choices>
type Choice = keyof Choices

/** The filters of a list of Kicks. Missing ones do not apply. */
export type ListFilters = AnyFilters & {
  [Name in Choice]?: Choices[Name]['options'][number]['value']
} & {
  q?: string
  /** Newest first without it. */
  sort?: 'liked'
}

function chosenIn(values: Pick<URLSearchParams, 'get'>) {
  const all = choices()
  const names = Object.keys(all) as Choice[]
  return names.flatMap((name) => {
    const chosen = all[name].options.find(({ value }) => value === values.get(name))
    return chosen ? [{ name, ...chosen }] : []
  })
}

/** The URL parameters of the list: its filters, and `view=map`. */
export type ListQuery = keyof ListFilters | 'view'

/** Parses the filters of a URL, ignoring invalid ones. */
export function filtersOf(search: URLSearchParams): ListFilters {
  const q = search.get('q')?.trim()
  return {
    ...Object.fromEntries(chosenIn(search).map(({ name, value }) => [name, value])),
    ...(q && { q }),
    ...(search.get('mine') === 'private' && { mine: 'private' }),
    ...(search.get('sort') === 'liked' && { sort: 'liked' }),
  }
}

/** Says what the Kicks of a list are, as in 'No Kick is in Asia yet.'; empty without filters. */
export function filterWords({ q, mine, ...filters }: ListFilters): string {
  const chosen = chosenIn(new URLSearchParams(filters))
  return new Intl.ListFormat(pageLanguage()).format([
    ...(mine ? [words.matchOf.mine] : []),
    ...chosen.map(({ match }) => match),
    ...(q ? [words.matchOf.search(q)] : []),
  ])
}
