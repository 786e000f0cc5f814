import { Button, plainList, Stack, Typography } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { type NewEntryDraft, useNewEntryDrafts } from '../../sheet/entry-draft'
import { words } from './words'

/** Lists new entries that are not saved yet, each with a button that reopens it. */
export function UnsavedEntries({ onTryAgain }: { onTryAgain(draft: NewEntryDraft): void }) {
  const id = useId()
  const drafts = useNewEntryDrafts()
  if (drafts.length === 0) return null
  return (
    <Stack component="ul" sx={{ gap: 1, ...plainList }}>
      {drafts.map((draft, index) => (
        <Stack
          key={JSON.stringify(draft.source)}
          component="li"
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          <Typography id={`${id}-${index}`} sx={{ overflowWrap: 'anywhere' }}>
            {words.notSaved(draft.name)}
          </Typography>
          <Button
            size="small"
            variant="outlined"
            aria-describedby={`${id}-${index}`}
            onClick={() => onTryAgain(draft)}
          >
            {words.tryAgain}
          </Button>
        </Stack>
      ))}
    </Stack>
  )
}
