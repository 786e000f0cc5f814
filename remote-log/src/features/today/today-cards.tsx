import {
  Button,
  ErrorBanner,
  type HeadingLevel,
  LinkButton,
  radius,
  Stack,
  styled,
  TextLink,
  Typography,
} from '@bucketeer/shared-ui'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { doneOn } from '../../log/entry'
import { readEntry } from '../../log/log-calls'
import type { CardName } from '../../settings/use-settings'
import { EntrySheet } from '../../sheet/entry-sheet'
import { useEntrySheet } from '../../sheet/use-entry-sheet'
import { BucketCard } from './bucket-card'
import { FeedCard } from './feed-card'
import { MemoryCard } from './memory-card'
import { NextCard } from './next-card'
import type { TodayState } from './use-today'
import { words } from './words'

const Frame = styled('section')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  minWidth: 0,
  padding: theme.spacing(2),
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

/** Lists the first steps that are left, and drafts. */
const FinishCard = ({ steps, drafts }: Pick<TodayState, 'steps' | 'drafts'>) => (
  <>
    {steps.length > 0 && (
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography>{words.finish.steps(steps.length)}</Typography>
        <Typography component="ul" variant="body2" sx={{ margin: 0, paddingLeft: 2.5 }}>
          {steps.map((step) => (
            <li key={step}>{words.finish.stepNames[step]}</li>
          ))}
        </Typography>
        <LinkButton to="/login" variant="outlined">
          {words.finish.toSteps}
        </LinkButton>
      </Stack>
    )}
    {drafts.length > 0 && (
      <Stack sx={{ gap: 1 }}>
        <Typography>{words.finish.drafts}</Typography>
        <Stack component="ul" sx={{ gap: 0.5, margin: 0, paddingLeft: 2.5 }}>
          {drafts.map(({ path, title }) => (
            <li key={path}>
              <TextLink to={path}>{title ?? words.finish.untitled}</TextLink>
            </li>
          ))}
        </Stack>
      </Stack>
    )}
  </>
)

/** Says how many notifications are new, and what the newest is about. */
function NotificationCard({ unseen }: Pick<TodayState, 'unseen'>) {
  const { kick, story, journal, people: [person] = [] } = unseen[0] ?? {}
  const thing = kick?.name ?? story?.title ?? journal?.title
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Typography>{words.notifications.count(unseen.length)}</Typography>
      {person && thing && (
        <Typography variant="body2" sx={{ flexGrow: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {words.notifications.newest(person.userName, thing)}
        </Typography>
      )}
      <LinkButton to="/notifications" variant="outlined">
        {words.notifications.toAll}
      </LinkButton>
    </Stack>
  )
}

/** 'On this day', or 'This week, 2 years ago' when all of it was in one year. */
function memoryTitle({ kind, entries }: TodayState['memories']) {
  if (kind !== 'week') return words.cards.onThisDay
  const years = new Set(entries.map(({ on }) => Number(on?.slice(0, 4))))
  const [year] = years
  return years.size === 1 && year ? words.weekOf(new Date().getFullYear() - year) : words.week
}

// The next wish is twice as wide as the other cards; the feed and notifications are strips below them.
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
    '& > [data-card=next]': { gridColumn: 'span 2' },
    '& > :is([data-card=feed], [data-card=notifications])': { gridColumn: '1 / -1' },
  },
}))

interface TodayCardsProps {
  today: TodayState
  headingLevel: HeadingLevel
  maxMemories: number
}

/** The cards of Today, and the sheet that 'I did it' opens. */
export function TodayCards({ today, headingLevel, maxMemories }: TodayCardsProps) {
  const { cards, next, memories, settings } = today
  const sheet = useEntrySheet()
  const reading = useMutation({ mutationFn: readEntry })
  const [first, second] = next
  const didIt = async () => {
    if (!first) return
    const { _id: kickId, name, mine } = first.kick
    const doing = mine.doing ? await reading.mutateAsync(mine.doing).catch(() => null) : null
    if (doing) sheet.edit(doing, name, doneOn())
    else if (!mine.doing) sheet.create({ kickId, ...doneOn() }, name)
  }
  const grid = useRef<HTMLDivElement>(null)
  const leaving = useRef<CardName>(null)
  const putAway = (card: CardName) => {
    leaving.current = card
    today.hide(card)
  }
  // The pressed button goes with its card.
  const keepFocus = useEffectEvent(() => {
    if (leaving.current === null || cards.includes(leaving.current)) return
    leaving.current = null
    if (document.activeElement !== document.body) return
    const next = grid.current ?? document.querySelector<HTMLElement>('main h1')
    next?.focus()
  })
  useEffect(() => keepFocus(), [cards])
  const content: Record<CardName, ReactNode> = {
    next: first && (
      <NextCard next={first} question={second ? today.question : null} onDone={() => void didIt()} />
    ),
    notifications: <NotificationCard unseen={today.unseen} />,
    feed: <FeedCard items={today.feed} />,
    buckets: <BucketCard buckets={today.buckets} />,
    onThisDay: settings && (
      <MemoryCard
        entries={memories.entries}
        memories={settings.memories}
        actions={memories.actions}
        max={maxMemories}
      />
    ),
    finish: <FinishCard steps={today.steps} drafts={today.drafts} />,
  }
  return (
    <>
      <ErrorBanner title={words.couldNotSave} error={today.hidingError ?? reading.error} />
      {cards.length > 0 && (
        <Grid ref={grid} role="group" aria-label={words.heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {cards.map((card) => (
            <Frame key={card} aria-labelledby={`today-${card}`} data-card={card}>
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
                <Typography id={`today-${card}`} variant="h4" component={`h${headingLevel}`}>
                  {card === 'onThisDay' ? memoryTitle(memories) : words.cards[card]}
                </Typography>
                <Button
                  size="small"
                  color="inherit"
                  aria-label={words.putAwayCard(words.cards[card])}
                  onClick={() => putAway(card)}
                  sx={{ flexShrink: 0, marginRight: -1.75, color: 'text.secondary' }}
                >
                  {words.putAway}
                </Button>
              </Stack>
              {content[card]}
            </Frame>
          ))}
        </Grid>
      )}
      <EntrySheet sheet={sheet} />
    </>
  )
}
