import { keys } from '@bucketeer/shared-auth'
import { styled } from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { request } from '../request'
import { seenKicks } from './seen-kicks'
import { words } from './words'

const Row = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 40,
  '& h2': { ...theme.typography.body2, flexShrink: 0, margin: 0, color: theme.vars.palette.text.secondary },
  '& ul': {
    display: 'flex',
    gap: theme.spacing(1),
    minWidth: 0,
    margin: 0,
    // Room for the focus ring, which a scrolling box cuts off.
    padding: theme.spacing(0.5),
    overflowX: 'auto',
    listStyle: 'none',
  },
  '& a': {
    display: 'block',
    maxWidth: 220,
    padding: theme.spacing(0.5, 1.5),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 16,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  },
}))

/** Links to the Kicks that were opened last on this device and that the user may still see; nothing if there is none. */
export function RecentlySeen() {
  const id = useId()
  const [ids] = useState(seenKicks)
  const { data: kicks = [], isPending } = useQuery({
    ...request.query([...keys.kicks.all, 'seen', ids], '/api/kick', {
      query: { ids: ids.join(','), limit: ids.length },
    }),
    enabled: ids.length > 0,
  })
  const shown = ids.flatMap((id) => kicks.find(({ _id }) => _id === id) ?? [])
  if (ids.length === 0 || (!isPending && shown.length === 0)) return null
  return (
    <Row aria-labelledby={id} style={isPending ? { visibility: 'hidden' } : undefined}>
      <h2 id={id}>{words.heading}</h2>
      <ul role="list">
        {shown.map(({ _id, name }) => (
          <li key={_id}>
            <Link to={`/kicks/${_id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </Row>
  )
}
