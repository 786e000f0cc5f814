import { type HeadingLevel, type SlotProps, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import { TodayCards } from './today-cards'
import { useToday } from './use-today'
import { words } from './words'

/** How many memories a card on the landing page shows. */
const mostMemories = 3

const below = (level: HeadingLevel) => (level === 2 ? 3 : 4)

/** The cards of Today on the landing page. Renders nothing while there is none, and while they load. */
export default function TodayPiece({ headingLevel }: SlotProps<'landing.member'>) {
  const today = useToday()
  return (
    <>
      {today.cards.length > 0 && (
        <Stack
          direction="row"
          sx={{ gap: 2, alignItems: 'baseline', justifyContent: 'space-between', marginBottom: 2 }}
        >
          <Typography variant="h3" component={`h${headingLevel}`}>
            {words.heading}
          </Typography>
          <TextLink to="/today">{words.all}</TextLink>
        </Stack>
      )}
      <TodayCards today={today} headingLevel={below(headingLevel)} mostMemories={mostMemories} />
    </>
  )
}
