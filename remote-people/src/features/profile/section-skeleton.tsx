import { Box, cardRatio, Skeleton, styled } from '@bucketeer/shared-ui'
import { shownPerSection } from './section-columns'

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
