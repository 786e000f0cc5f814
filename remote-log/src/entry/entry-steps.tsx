import { CheckIcon, plainList, Section, styled, visuallyHidden } from '@bucketeer/shared-ui'
import type { Step } from '../log/entry'
import { words } from './words'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  ...plainList,
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
  return (
    <Section heading={words.steps} gap={1.5}>
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
    </Section>
  )
}
