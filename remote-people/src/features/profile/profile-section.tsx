import {
  type DrawingKind,
  EmptyDrawing,
  LinkButton,
  ListView,
  radius,
  Stack,
  TextLink,
  Typography,
} from '@bucketeer/shared-ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { CardsSkeleton } from '../../kicks/kick-cards'
import { words } from './words'

interface EmptySectionProps {
  drawing: DrawingKind
  text: string
  /** Link to the first step. */
  step: { to: string; label: string }
}

/** A section without items; smaller than a page's empty view, because two of them may be visible. */
export const EmptySection = ({ drawing, text, step }: EmptySectionProps) => (
  <Stack
    direction={{ xs: 'column', sm: 'row' }}
    sx={{
      alignItems: 'center',
      textAlign: { xs: 'center', sm: 'left' },
      gap: { xs: 2, sm: 4 },
      padding: { xs: 3, sm: '24px 40px' },
      borderRadius: `${radius.card}px`,
      border: '2px dashed',
      borderColor: 'divider',
      '& svg': { flexShrink: 0 },
    }}
  >
    <EmptyDrawing kind={drawing} width={180} />
    <Stack sx={{ alignItems: { xs: 'center', sm: 'flex-start' }, gap: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="h4" component="p" sx={{ maxWidth: '36ch', fontWeight: 500 }}>
        {text}
      </Typography>
      <LinkButton to={step.to} variant="outlined">
        {step.label}
      </LinkButton>
    </Stack>
  </Stack>
)

interface ProfileSectionProps<Item> {
  heading: string
  /** Link to the full list. */
  all?: { to: string; label: string }
  query: UseQueryResult<Item[]>
  /** Shown when there are no items. */
  empty?: EmptySectionProps
  children: (items: Item[]) => ReactNode
}

/** A section with the newest items, independent of the rest of the page. */
export function ProfileSection<Item>(props: ProfileSectionProps<Item>) {
  const { heading, all, query, empty, children } = props
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2.5 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: 2 }}
      >
        <Typography variant="h3" component="h2" id={id}>
          {heading}
        </Typography>
        {all && query.data && query.data.length > 0 && <TextLink to={all.to}>{all.label}</TextLink>}
      </Stack>
      <ListView
        list={query}
        failure={words.couldNotGet}
        skeleton={<CardsSkeleton />}
        empty={empty && <EmptySection {...empty} />}
      >
        {children}
      </ListView>
    </Stack>
  )
}
