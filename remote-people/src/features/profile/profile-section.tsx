import {
  Box,
  cardRatio,
  type DrawingKind,
  EmptyDrawing,
  LinkButton,
  radius,
  RetryBanner,
  Skeleton,
  Stack,
  styled,
  TextLink,
  Typography,
} from '@bucketeer/shared-ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { shownPerSection } from './cards'
import { words } from './words'

const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  borderRadius: radius.card,
  border: `2px dashed ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'row',
    textAlign: 'left',
    gap: theme.spacing(4),
    paddingInline: theme.spacing(5),
  },
  '& svg': { flexShrink: 0 },
}))
const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'inherit',
  minWidth: 0,
  overflowWrap: 'anywhere',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { alignItems: 'flex-start' },
}))

interface EmptySectionProps {
  drawing: DrawingKind
  text: string
  /** Link to the first step. */
  step: { to: string; label: string }
}

/** A section without items; smaller than a page's empty view, because two of them may be visible. */
export const EmptySection = ({ drawing, text, step }: EmptySectionProps) => (
  <Place>
    <EmptyDrawing kind={drawing} width={180} />
    <Words>
      <Typography variant="h4" component="p" sx={{ maxWidth: '36ch', fontWeight: 500 }}>
        {text}
      </Typography>
      <LinkButton to={step.to} variant="outlined">
        {step.label}
      </LinkButton>
    </Words>
  </Place>
)

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${shownPerSection}, minmax(0, 1fr))` },
}))

/** Loading view of a section's cards. It announces nothing, because the rest of the page has loaded. */
export const SectionSkeleton = () => (
  <Cards aria-hidden>
    {Array.from({ length: shownPerSection }, (_, place) => (
      <Box key={place}>
        <Skeleton
          variant="rectangular"
          height="auto"
          sx={(theme) => ({ ...cardRatio(theme), borderRadius: '20px' })}
        />
        <Skeleton width="62%" height={30} sx={{ marginTop: 1 }} />
        <Skeleton width="90%" />
      </Box>
    ))}
  </Cards>
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

/** A section with the newest items: loading, failed, empty or loaded, independent of the rest of the page. */
export function ProfileSection<Item>(props: ProfileSectionProps<Item>) {
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
      {items?.length === 0 && empty && <EmptySection {...empty} />}
      {items && items.length > 0 && children(items)}
    </Stack>
  )
}
