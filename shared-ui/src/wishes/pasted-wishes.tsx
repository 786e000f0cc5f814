import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import type { HeadingLevel } from '../slots/slot-props'
import { PastedList } from './pasted-list'
import { isTooLong, linesToAdd, type PastedLine, tickedOf, type useWishes } from './use-wishes'
import { words } from './words'

interface PastedWishesProps {
  /** The level of the question's heading. */
  headingLevel: HeadingLevel
  wishes: ReturnType<typeof useWishes>
}

function labelOf(line: PastedLine) {
  if (isTooLong(line)) return words.tooLong(line.text)
  return line.isDouble ? words.double(line.text) : line.text
}

/** Asks which lines of a pasted list become wishes. */
export function PastedWishes({ headingLevel, wishes }: PastedWishesProps) {
  const { pasted: lines, marksDone } = wishes
  const ticked = tickedOf(lines)
  const done = ticked.filter((line) => line.done)
  const toggle = (toggled: number) =>
    wishes.changePasted(
      lines.map((line, index) => (index === toggled ? { ...line, isUnticked: !line.isUnticked } : line)),
    )
  return (
    <PastedList
      heading={words.ask(ticked.length)}
      headingLevel={headingLevel}
      count={ticked.length}
      addLabel={words.addTicked(ticked.length)}
      isAdding={wishes.isSending}
      onAdd={() => void wishes.addPasted(linesToAdd(lines, marksDone))}
      onCancel={wishes.discardPasted}
    >
      <Stack sx={{ alignItems: 'flex-start' }}>
        {lines.map((line, index) => (
          <FormControlLabel
            key={index}
            label={labelOf(line)}
            disabled={isTooLong(line)}
            control={<Checkbox checked={ticked.includes(line)} onChange={() => toggle(index)} />}
            sx={{ overflowWrap: 'anywhere' }}
          />
        ))}
      </Stack>
      {done.length > 0 && (
        <FormControlLabel
          label={words.markDone(done.length)}
          control={<Checkbox checked={marksDone} onChange={() => wishes.markDone(!marksDone)} />}
          sx={{ borderTop: 1, borderColor: 'divider', marginRight: 0 }}
        />
      )}
    </PastedList>
  )
}
