import { Button, type HeadingLevel, radius, Stack, styled, Typography } from '@bucketeer/shared-ui'
import { type ReactNode, useId } from 'react'
import { words } from './words'

const Frame = styled('section')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  minWidth: 0,
  padding: theme.spacing(2),
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

interface TodayCardProps {
  headingLevel: HeadingLevel
  title: string
  /** The name of the card, which stays the same whatever its title says. */
  name: string
  onPutAway(): void
  children: ReactNode
}

/** The frame of a card of Today, which can be put away for good. */
export function TodayCard({ headingLevel, title, name, onPutAway, children }: TodayCardProps) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={id} variant="h4" component={`h${headingLevel}`}>
          {title}
        </Typography>
        <Button
          size="small"
          color="inherit"
          aria-label={words.putAwayCard(name)}
          onClick={onPutAway}
          sx={{ flexShrink: 0, marginRight: -1.75, color: 'text.secondary' }}
        >
          {words.putAway}
        </Button>
      </Stack>
      {children}
    </Frame>
  )
}
