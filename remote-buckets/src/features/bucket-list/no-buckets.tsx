import { Box, CardGrid, EmptyDrawing, EmptyView, LinkButton, Stack, Typography } from '@bucketeer/shared-ui'
import { ExampleCard } from './example-card'
import { words } from './words'

const firstStep = (
  <EmptyView
    drawing={<EmptyDrawing kind="bucket" />}
    text={words.none}
    action={
      <LinkButton to="/buckets/create" variant="outlined">
        {words.start}
      </LinkButton>
    }
  />
)

/** The empty state of the list: a first step and two examples. */
export const NoBuckets = () => (
  <Box
    sx={{
      display: 'grid',
      alignItems: 'center',
      gap: 3,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
    }}
  >
    {firstStep}
    <Stack sx={{ gap: 2.5 }}>
      <Typography variant="h3" component="h2">
        {words.examplesHeading}
      </Typography>
      <CardGrid columns={{ xs: 1, sm: 2 }}>
        {words.examples.map((example) => (
          <ExampleCard key={example.name} {...example} />
        ))}
      </CardGrid>
    </Stack>
  </Box>
)
