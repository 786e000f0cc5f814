import { type HeadingLevel, type SlotProps, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import { TodayCards } from './today-cards'
import { useOwnFigures, useToday } from './use-today'
import { words } from './words'

/** How many memories a card on the landing page shows. */
const maxMemories = 3

const below = (level: HeadingLevel) => (level === 2 ? 3 : 4)

/** The cards of Today on the landing page. Renders nothing while there is none, and while they load. */
export default function TodayPiece({ headingLevel }: SlotProps<'landing.member'>) {
  const today = useToday()
  const figures = useOwnFigures()
  return (
    <>
      {today.cards.length > 0 && (
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', marginBottom: 2 }}
        >
          <Typography variant="h3" component={`h${headingLevel}`}>
            {words.heading}
          </Typography>
          <Typography variant="body2" sx={{ flexGrow: 1, fontWeight: 600 }}>
            {figures}
          </Typography>
          <TextLink to="/today">{words.all}</TextLink>
        </Stack>
      )}
      <TodayCards today={today} headingLevel={below(headingLevel)} maxMemories={maxMemories} />
    </>
  )
}
