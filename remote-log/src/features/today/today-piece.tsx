import {
  Box,
  EmptyView,
  type HeadingLevel,
  type SlotProps,
  Stack,
  TextLink,
  Typography,
} from '@bucketeer/shared-ui'
import { Figures } from './figures'
import { TodayCards } from './today-cards'
import { useToday } from './use-today'
import { words } from './words'

/** How many memories a card on the landing page shows. */
const maxMemories = 3

const below = (level: HeadingLevel) => (level === 2 ? 3 : 4)

/** The cards of Today on the landing page. Renders nothing while they load. */
export default function TodayPiece({ headingLevel }: SlotProps<'landing.member'>) {
  const today = useToday()
  const { cards, settings, isPending, error } = today
  if (isPending || error || !settings) return null
  // The heading stays when the user put all cards away: its link leads to where they come back.
  if (cards.length === 0 && settings.hiddenCards.length === 0)
    return (
      <EmptyView
        drawing="bucket"
        text={words.none}
        link={{ to: '/buckets/create', label: words.buckets.create }}
      />
    )
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', marginBottom: 2 }}>
        <Typography variant="h3" component={`h${headingLevel}`}>
          {words.heading}
        </Typography>
        <TextLink to="/today" sx={{ marginLeft: { xs: 'auto', sm: 0 } }}>
          {words.all}
        </TextLink>
        <Box sx={{ marginLeft: { sm: 'auto' }, flexBasis: { xs: '100%', sm: 'auto' } }}>
          <Figures figures={today.figures} />
        </Box>
      </Stack>
      <TodayCards today={today} headingLevel={below(headingLevel)} maxMemories={maxMemories} />
    </>
  )
}
