import { AlertIcon, CheckIcon, Stack, Typography } from '@bucketeer/shared-ui'
import { words } from './words'

/** The parts of a draft that the browser stores. */
export type StoredParts = 'all' | 'words' | 'nothing'

const notes: Record<StoredParts, string> = {
  all: words.kept,
  words: words.keptWithoutPicture,
  nothing: words.notKept,
}

/** Shows which parts of the draft a reload would restore. */
export const DraftStatus = ({ storedParts }: { storedParts: StoredParts }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1, '& svg': { flexShrink: 0 } }}>
    {storedParts === 'all' ? <CheckIcon size={16} /> : <AlertIcon size={16} />}
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {notes[storedParts]}
    </Typography>
  </Stack>
)
