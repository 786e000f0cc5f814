import {
  Box,
  Card,
  CardContent,
  CardGrid,
  cardRatio,
  Chip,
  Cover,
  EmptyView,
  LinkButton,
  Stack,
  styled,
  Typography,
} from '@bucketeer/shared-ui'
import { useId } from 'react'
import type { ExampleState } from '../../bucket-form/example-values'
import { words } from './words'

const Face = styled(Card)({ display: 'flex', flexDirection: 'column', width: '100%', position: 'relative' })
const Sight = styled('div')(({ theme }) => ({ position: 'relative', ...cardRatio(theme) }))
const Text = styled(CardContent)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: theme.spacing(0.75),
  padding: theme.spacing(2, 2.5, 2.5),
}))

/** An example of a Bucket. Its link 'Details' covers the card and opens the form of a new Bucket with these words. */
function ExampleCard({ name, text }: { name: string; text: string }) {
  const id = useId()
  const state: ExampleState = { example: { name, description: text } }
  return (
    <Face>
      <Sight>
        <Cover name={name} kind="Bucket" />
      </Sight>
      <Chip
        size="small"
        label={words.example}
        sx={{ position: 'absolute', top: 12, left: 12, bgcolor: 'background.paper' }}
      />
      <Text>
        <Typography variant="h4" component="h3" id={id}>
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
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
      </Text>
    </Face>
  )
}

const FirstStep = () => (
  <EmptyView drawing="bucket" text={words.none} link={{ to: '/buckets/create', label: words.start }} />
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
    <FirstStep />
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
