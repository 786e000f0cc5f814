import type { Kick } from '@bucketeer/shared-auth'
import { Button, deviceStorage, EyeIcon, EyeOffIcon, Stack, Typography } from '@bucketeer/shared-ui'
import { useMemo, useState } from 'react'
import { pressable } from '../../arrange/pressed'
import { words } from './words'

const keyOf = (bucketId: string) => `bucketeer.hide-done.${bucketId}`

const isDone = ({ mine }: Kick) => mine.done > 0

/** Returns the Kicks that are left if done ones are hidden, which this device remembers for each Bucket. */
export const useHiddenDone = (bucketId: string, kicks: Kick[]) => {
  const [isHidden, setHidden] = useState(() => deviceStorage.read(keyOf(bucketId)) !== null)
  const doneCount = kicks.filter(isDone).length
  // The same array for the same Kicks: the map shows all of its pins whenever they change.
  const left = useMemo(() => (isHidden ? kicks.filter((kick) => !isDone(kick)) : kicks), [isHidden, kicks])
  return {
    kicks: left,
    doneCount,
    isHidden,
    toggle: () => {
      deviceStorage.write(keyOf(bucketId), isHidden ? null : 'yes')
      setHidden(!isHidden)
    },
  }
}

type HideDoneProps = Pick<ReturnType<typeof useHiddenDone>, 'doneCount' | 'isHidden' | 'toggle'>

/** Hides the Kicks that are done, and says how many. Nothing if none is. */
export function HideDone({ doneCount, isHidden, toggle }: HideDoneProps) {
  if (doneCount === 0) return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        variant="outlined"
        aria-pressed={isHidden}
        startIcon={isHidden ? <EyeIcon size={18} /> : <EyeOffIcon size={18} />}
        onClick={toggle}
        sx={pressable}
      >
        {words.hideDone}
      </Button>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'text.secondary', '&:not(:empty)': { marginLeft: 1.5 } }}
      >
        {isHidden && words.hidden(doneCount)}
      </Typography>
    </Stack>
  )
}
