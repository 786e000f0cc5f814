import { uploadPicture, type User } from '@bucketeer/shared-auth'
import {
  Box,
  Card,
  Cover,
  type CoverProps,
  formatBytes,
  PersonAvatar,
  SecondaryText,
  Stack,
  styled,
  Typography,
  type Way,
  ways,
} from '@bucketeer/shared-ui'
import {
  Checkbox,
  FormControlLabel,
  markedAsRequired,
  PictureUpload,
  problemProps,
  type RadioCardOption,
  RadioCards,
  TextField,
} from '@bucketeer/shared-ui/forms'
import { request } from '../../request'
import { type ProfileValues } from './profile-values'
import { words } from './words'

const Face = styled(Card)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
}))
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

/** A preview of name, tagline and round photo. Hidden from screen readers, because the fields say the same. */
const ProfilePreview = ({ values }: { values: ProfileValues }) => (
  <Box aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }}>
    <Typography variant="subtitle2" sx={{ marginBottom: 0.75 }}>
      {words.preview}
    </Typography>
    <Face>
      <PersonAvatar userName={values.userName} picture={values.profilePicture} size={88} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="p" sx={oneLine}>
          {values.userName}
        </Typography>
        <SecondaryText sx={oneLine}>{values.tagline}</SecondaryText>
      </Box>
    </Face>
  </Box>
)

/** The landscapes of the ways. */
const scenes: Record<Way, CoverProps> = {
  'To Enjoy': { name: 'A hammock by the lagoon', kind: 'Chill' },
  'To Achieve': { name: 'The last metres to the summit', kind: 'Activity' },
  'To Enlighten': { name: 'Under the stars', kind: 'Journal' },
}

const wayOptions = (): RadioCardOption<Way>[] =>
  ways.map((way) => ({
    value: way,
    label: words.ways[way],
    note: words.wayNotes[way],
    drawing: <Cover {...scenes[way]} />,
  }))

/** Shows how much of the storage limit a member's pictures use. */
const StorageLine = ({ storage: { used, limit } }: { storage: NonNullable<User['storage']> }) => (
  <SecondaryText>{words.storage(formatBytes(used), formatBytes(limit))}</SecondaryText>
)

const followSettings = ['approvesFollowers', 'isFindable'] as const

type FollowSettingsProps = Pick<ProfileFieldsProps, 'values' | 'person' | 'onChange'>

/** The settings for followers. */
const FollowSettings = ({ values, person, onChange }: FollowSettingsProps) => (
  <Stack role="group" aria-label={words.follows.heading} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
    <Typography variant="subtitle2" component="p">
      {words.follows.heading}
    </Typography>
    {followSettings.map((name) => (
      <FormControlLabel
        key={name}
        control={
          <Checkbox
            checked={values[name] ?? person[name] ?? false}
            onChange={(_event, isOn) => onChange({ [name]: isOn })}
          />
        }
        label={
          <>
            {words.follows[name]}
            <SecondaryText component="span" sx={{ display: 'block' }}>
              {words.follows[`${name}Note`]}
            </SecondaryText>
          </>
        }
        sx={{ alignItems: 'flex-start' }}
      />
    ))}
  </Stack>
)

/** Matches the hint; the server accepts more types and larger files. */
const photoRules = { accept: ['image/png', 'image/jpeg'], maxBytes: 2 * 1024 * 1024 }

interface ProfileFieldsProps {
  values: ProfileValues
  isSaving: boolean
  onChange: (part: Partial<ProfileValues>) => void
  onUploadBusy(isBusy: boolean): void
  /** The saved profile. */
  person: User
  /** Returns what is wrong with a field. */
  problemOf: (field: keyof ProfileValues) => string | undefined
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  columnGap: { sm: 3, md: 5 },
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 280px', md: 'minmax(0, 1fr) 340px' },
}

/** The form's fields. Only the photo is validated here; the server validates the rest. */
export function ProfileFields(props: ProfileFieldsProps) {
  const { values, isSaving, onChange, onUploadBusy, person, problemOf } = props
  const textFieldProps = (name: 'userName' | 'tagline') => ({
    label: words[name],
    required: true,
    ...problemProps(problemOf(name)),
    value: values[name],
    slotProps: { ...markedAsRequired, htmlInput: { readOnly: isSaving } },
  })
  return (
    <>
      <Box sx={columns}>
        <Stack sx={{ gap: 3 }}>
          <TextField
            {...textFieldProps('userName')}
            onChange={(event) => onChange({ userName: event.target.value })}
            autoComplete="nickname"
          />
          <TextField
            {...textFieldProps('tagline')}
            onChange={(event) => onChange({ tagline: event.target.value })}
            autoComplete="off"
          />
          <ProfilePreview values={values} />
        </Stack>
        <Stack sx={{ gap: 1 }}>
          <PictureUpload
            label={words.photo}
            hint={words.photoHint}
            problem={problemOf('profilePicture')}
            {...photoRules}
            value={values.profilePicture}
            onChange={(profilePicture) => onChange({ profilePicture })}
            onBusyChange={onUploadBusy}
            upload={(file, options) => uploadPicture(request, file, options)}
          />
          {person.storage && <StorageLine storage={person.storage} />}
        </Stack>
      </Box>
      <RadioCards
        legend={words.way}
        options={wayOptions()}
        value={values.way}
        onChange={(way) => onChange({ way })}
      />
      <FollowSettings {...{ values, person, onChange }} />
    </>
  )
}
