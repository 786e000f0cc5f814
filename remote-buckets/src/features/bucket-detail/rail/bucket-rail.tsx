import {
  lineClamp,
  maxOptionsWithoutSearch,
  plainList,
  RetryBanner,
  SecondaryText,
  Skeleton,
  Stack,
  styled,
  textMatcher,
  Typography,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { TextField } from '@bucketeer/shared-ui/forms'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { words } from '../words'
import { useBucketNames } from './use-bucket-names'

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  overflowY: 'auto',
  '& a': {
    ...theme.typography.body2,
    display: 'flex',
    gap: theme.spacing(1),
    justifyContent: 'space-between',
    padding: theme.spacing(0.875, 1.25),
    borderRadius: 10,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&[aria-current]': {
      fontWeight: 600,
      color: theme.vars.palette.secondary.main,
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 12%, transparent)`,
    },
    '& > span:first-of-type': lineClamp(3),
    '& > span:last-of-type': { color: theme.vars.palette.text.secondary },
  },
}))

/** The user's own Buckets with their numbers of Kicks, beside the one that is open. */
export default function BucketRail({ bucketId }: { bucketId: string }) {
  const { data: buckets, error, refetch } = useBucketNames()
  const [text, setText] = useState('')
  const isFound = textMatcher(text)
  const shown = buckets?.filter(({ name }) => isFound(name)) ?? []
  const list = useRef<HTMLUListElement>(null)
  const isLoaded = buckets !== undefined
  useEffect(() => {
    // Scrolls the rail alone: `scrollIntoView` would scroll the page too.
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.offsetTop - 80
  }, [isLoaded, bucketId])
  return (
    <Stack
      component="nav"
      aria-label={words.rail}
      sx={{
        position: 'sticky',
        top: 'calc(var(--top-bar-height, 64px) + 16px)',
        maxHeight: 'calc(100vh - var(--top-bar-height, 64px) - 32px)',
        gap: 1,
      }}
    >
      <SecondaryText sx={{ fontWeight: 600, paddingInline: 1.25 }}>{words.rail}</SecondaryText>
      <RetryBanner size="small" title={words.couldNotGet} error={error} onRetry={() => void refetch()} />
      {!buckets && !error && <Skeleton variant="rounded" height={240} />}
      {buckets && buckets.length > maxOptionsWithoutSearch && (
        <TextField
          size="small"
          type="search"
          value={text}
          placeholder={words.findBucket}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { 'aria-label': words.findBucket } }}
        />
      )}
      {text.trim() && shown.length === 0 && (
        <Typography role="status" variant="body2" sx={{ paddingInline: 1.25 }}>
          {words.noBucketFound}
        </Typography>
      )}
      <List ref={list} role="list">
        {shown.map(({ _id, name, kickCount }) => (
          <li key={_id}>
            <Link to={`/buckets/${_id}`} aria-current={_id === bucketId ? 'page' : undefined}>
              <span>{name}</span>
              <span>
                <span aria-hidden>{kickCount}</span>
                <span style={visuallyHidden}>{words.kicks(kickCount)}</span>
              </span>
            </Link>
          </li>
        ))}
      </List>
    </Stack>
  )
}
