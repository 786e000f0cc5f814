import { Box } from '@bucketeer/shared-ui'
import { TextField } from '@bucketeer/shared-ui/forms'
import { AudienceChoice, offeredJournalAudiences } from '@bucketeer/shared-ui/social'
import { BucketField } from './bucket-field'
import { type JournalValues, visibilityOf } from './journal-values'
import { VisibilityField } from './visibility-field'
import { words } from './words'

interface JournalInputsProps {
  /** The initial values. */
  saved: JournalValues
  values: JournalValues
  state: 'editable' | 'saving'
  onChange(part: Partial<JournalValues>): void
}

/** Title, description and Bucket of a Journal, and who may read it. */
export function JournalInputs({ saved, values, state, onChange }: JournalInputsProps) {
  const readOnly = state === 'saving'
  const { audience } = values
  return (
    <>
      <TextField
        label={words.title}
        value={values.title}
        onChange={(event) => onChange({ title: event.target.value })}
        autoComplete="off"
        slotProps={{ htmlInput: { readOnly } }}
      />
      <TextField
        label={words.about}
        helperText={words.aboutHint}
        multiline
        minRows={5}
        value={values.description}
        onChange={(event) => onChange({ description: event.target.value })}
        slotProps={{ htmlInput: { readOnly } }}
      />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <BucketField value={values.bucketId} onChange={(bucketId) => onChange({ bucketId })} />
        {!audience && (
          <VisibilityField value={values.visibility} onChange={(visibility) => onChange({ visibility })} />
        )}
      </Box>
      {audience && (
        <AudienceChoice
          legend={words.audience}
          offered={offeredJournalAudiences}
          present={saved.audience ?? audience}
          value={audience}
          onChange={(chosen) => onChange({ audience: chosen, visibility: visibilityOf(chosen) })}
        />
      )}
    </>
  )
}
