import { Box, SecondaryText, visibilities } from '@bucketeer/shared-ui'
import {
  Checkbox,
  FormControlLabel,
  markedAsRequired,
  MenuItem,
  oneOf,
  problemProps,
  TextField,
} from '@bucketeer/shared-ui/forms'
import { AudienceChoice, offeredJournalAudiences } from '@bucketeer/shared-ui/social'
import { BucketField } from './bucket-field'
import { CoverField, type photosOf } from './cover-field'
import { type JournalValues, visibilityOf } from './journal-values'
import { words } from './words'

type Visibility = JournalValues['visibility']
const isVisibility = oneOf(visibilities)

/** Selects the visibility of a Journal. */
function VisibilityField({ value, onChange }: { value: Visibility; onChange(visibility: Visibility): void }) {
  return (
    <TextField
      select
      label={words.visibility}
      helperText={words.visibilityHints[value]}
      value={value}
      onChange={({ target }) => isVisibility(target.value) && onChange(target.value)}
    >
      {visibilities.map((visibility) => (
        <MenuItem key={visibility} value={visibility}>
          {words.visibilities[visibility]}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface JournalInputsProps {
  /** The initial values. */
  saved: JournalValues
  values: JournalValues
  /** The photos to choose the cover from. */
  photos: ReturnType<typeof photosOf>
  /** While it is saved. */
  readOnly: boolean
  onChange(part: Partial<JournalValues>): void
  /** Returns what is wrong with a field. */
  problemOf(field: keyof JournalValues): string | undefined
}

/** Selects the name that a new Journal begins with, so that typing replaces it. */
function selectNewTitle(field: HTMLInputElement | HTMLTextAreaElement) {
  const isUntouched = () => field.value === words.newTitle && document.activeElement === field
  // A click sets the caret after the focus. By then the user may have typed or gone on.
  setTimeout(() => isUntouched() && field.select())
}

/** Title, description and Bucket of a Journal, and who may read it. */
export function JournalInputs({ saved, values, photos, readOnly, onChange, problemOf }: JournalInputsProps) {
  const { audience } = values
  return (
    <>
      <TextField
        label={words.title}
        required
        {...problemProps(problemOf('title'))}
        value={values.title}
        onChange={(event) => onChange({ title: event.target.value })}
        onFocus={({ target }) => selectNewTitle(target)}
        autoComplete="off"
        slotProps={{ ...markedAsRequired, htmlInput: { readOnly } }}
      />
      <TextField
        label={words.about}
        {...problemProps(problemOf('description'), words.aboutHint)}
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
      {photos.length > 0 && (
        <CoverField
          photos={photos}
          value={values.coverUrl ?? null}
          onChange={(coverUrl) => onChange({ coverUrl })}
        />
      )}
      {values.showsPlaces !== undefined && (
        <div>
          <FormControlLabel
            label={words.places}
            control={
              <Checkbox
                checked={values.showsPlaces}
                onChange={(_event, showsPlaces) => onChange({ showsPlaces })}
              />
            }
          />
          <SecondaryText>{words.placesHint}</SecondaryText>
        </div>
      )}
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
