import { CheckIcon, Stack, styled, Typography, visuallyHidden } from '@bucketeer/shared-ui'
import { useId } from 'react'
import type { Step } from '../log/entry'
import { words } from './words'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: theme.spacing(1),
  overflowWrap: 'anywhere',
  '& svg': { color: theme.vars.palette.secondary.main },
}))

/** The steps of an entry, with a tick at those that are done. */
export function EntrySteps({ steps }: { steps: readonly Step[] }) {
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1.5 }}>
      <Typography id={id} variant="h3" component="h2">
        {words.steps}
      </Typography>
      <List role="list">
        {steps.map(({ text, done }, index) => (
          <Item key={index}>
            {done ? <CheckIcon size={20} /> : <span />}
            <span>
              <span style={visuallyHidden}>{done ? words.stepState.done : words.stepState.open} </span>
              {text}
            </span>
          </Item>
        ))}
      </List>
    </Stack>
  )
}
