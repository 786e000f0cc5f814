import { Button, EmptyDrawing, EmptyView, LinkButton } from '@bucketeer/shared-ui'
import { categoryLabels } from '../../kick/categories'
import { type ListFilters } from '../../kick/kick-cache'
import { words } from './words'

const listOf = new Intl.ListFormat('en')

const inWords = ({ continent, category, q, mine }: ListFilters) =>
  listOf.format([
    ...(mine ? [words.matchOf.mine] : []),
    ...(continent ? [words.matchOf.continent(continent)] : []),
    ...(category ? [words.matchOf.category(categoryLabels[category])] : []),
    ...(q ? [words.matchOf.search(q)] : []),
  ])

/** The empty state of the list, with and without filters. */
export function NoKicks({ filters, onShowAll }: { filters: ListFilters; onShowAll(): void }) {
  const described = inWords(filters)
  if (!described)
    return (
      <EmptyView
        drawing={<EmptyDrawing kind="kick" />}
        text={words.none}
        action={
          <LinkButton to="/kicks/create" variant="outlined">
            {words.createFirst}
          </LinkButton>
        }
      />
    )
  return (
    <EmptyView
      drawing={<EmptyDrawing kind="search" />}
      text={words.noMatch(described)}
      action={
        <Button variant="outlined" onClick={onShowAll}>
          {words.showAll}
        </Button>
      }
    />
  )
}
