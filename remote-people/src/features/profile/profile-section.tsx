import { type ReactNode, useId } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { RetryBanner, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import { SectionSkeleton } from './section-skeleton'
import { words } from './words'

interface ProfileSectionProps<Item> {
  heading: string
  /** Link to the full list. */
  all?: { to: string; label: string }
  query: UseQueryResult<Item[]>
  /** Shown when there are no items. */
  empty: ReactNode
  children: (items: Item[]) => ReactNode
}

/** A section with the newest items: loading, failed, empty or loaded, independent of the rest of the page. */
export const ProfileSection = <Item,>(props: ProfileSectionProps<Item>) => {
  const { heading, all, query, empty, children } = props
  const { data: items, error, refetch } = query
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} aria-busy={query.isPending} sx={{ gap: 2.5 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: 2 }}
      >
        <Typography variant="h3" component="h2" id={id}>
          {heading}
        </Typography>
        {all && items && items.length > 0 && <TextLink to={all.to}>{all.label}</TextLink>}
      </Stack>
      <RetryBanner title={words.couldNotGet} error={error} onRetry={() => void refetch()} />
      {query.isPending && <SectionSkeleton />}
      {items?.length === 0 && empty}
      {items && items.length > 0 && children(items)}
    </Stack>
  )
}
