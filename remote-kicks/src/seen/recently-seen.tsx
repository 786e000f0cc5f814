import { styled } from '@bucketeer/shared-ui'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { seenKicks } from './seen-kicks'
import { words } from './words'

const Row = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
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

/** Links to the Kicks that were opened last on this device; nothing if there is none. */
export function RecentlySeen() {
  const id = useId()
  const [kicks] = useState(seenKicks)
  if (kicks.length === 0) return null
  return (
    <Row aria-labelledby={id}>
      <h2 id={id}>{words.heading}</h2>
      <ul role="list">
        {kicks.map(({ _id, name }) => (
          <li key={_id}>
            <Link to={`/kicks/${_id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </Row>
  )
}
