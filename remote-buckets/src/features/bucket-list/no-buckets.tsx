import {
  Box,
  CardGrid,
  Chip,
  EmptyView,
  LinkButton,
  PictureCard,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { useId } from 'react'
import type { ExampleState } from '../../bucket-form/example-values'
import { words } from './words'

/** An example of a Bucket. Its link 'Details' covers the card and opens the form of a new Bucket with these words. */
function ExampleCard({ name, text }: { name: string; text: string }) {
  const id = useId()
  const state: ExampleState = { example: { name, description: text } }
  return (
    <PictureCard
      title={name}
      picture={null}
      cover={{ name, kind: 'Bucket' }}
      chip={<Chip size="small" label={words.example} sx={{ bgcolor: 'background.paper' }} />}
      heading="h3"
    >
      <span id={id} hidden>
        {name}
      </span>
      {/* As a child, because a card cuts its text off. */}
      <Typography color="textSecondary">{text}</Typography>
      <LinkButton
        to="/buckets/create"
        state={state}
        variant="outlined"
        aria-describedby={id}
        sx={{
          alignSelf: 'flex-start',
          marginTop: 1,
          position: 'static',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {words.details}
      </LinkButton>
    </PictureCard>
  )
}

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
    <EmptyView drawing="bucket" text={words.none} link={{ to: '/buckets/create', label: words.start }} />
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
