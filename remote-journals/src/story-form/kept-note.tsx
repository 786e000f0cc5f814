import { AlertIcon, CheckIcon, Stack, Typography } from '@bucketeer/shared-ui'
import { words } from './words'

/** Which parts of a draft the browser stores. */
export type Keeping = 'all' | 'words' | 'nothing'

const notes: Record<Keeping, string> = {
  all: words.kept,
  words: words.keptWithoutPicture,
  nothing: words.notKept,
}

/** Shows which parts of the draft a reload would restore. */
export function KeptNote({ keeping }: { keeping: Keeping }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, '& svg': { flexShrink: 0 } }}>
      {keeping === 'all' ? <CheckIcon size={16} /> : <AlertIcon size={16} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {notes[keeping]}
      </Typography>
    </Stack>
  )
}
