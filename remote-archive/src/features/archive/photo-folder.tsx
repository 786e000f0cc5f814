import {
  Button,
  ImagePlusIcon,
  placeText,
  plainList,
  Section,
  Stack,
  styled,
  Typography,
  useToasts,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { TextField } from '@bucketeer/shared-ui/forms'
import { dayWords } from '@bucketeer/shared-ui/social'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { Progress } from '../../imports/progress'
import { UploadProgress } from '../../imports/upload-progress'
import type { Upload } from '../../imports/use-upload'
import { DropArea } from './bring-in'
import { groupPhotos, type PhotoGroup } from './group-photos'
import { mostPhotos, packPhotos } from './pack-photos'
import { words } from './words'

/** React's types lack it. Browsers without it let the user choose several files. */
const folderInput = { webkitdirectory: '', multiple: true }

const Thumbnail = styled('img')({
  flexShrink: 0,
  width: 72,
  height: 72,
  objectFit: 'cover',
  borderRadius: 12,
})

/** Shows the first photo of a group. Nothing of it leaves the browser. */
function FirstPhoto({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <Thumbnail ref={image} alt="" loading="lazy" decoding="async" sx={{ bgcolor: 'divider' }} />
}

const detailsOf = ({ day, town, country, files }: PhotoGroup) =>
  [
    dayWords(day),
    placeText(town, country),
    files.length > mostPhotos ? words.photos.some(mostPhotos, files.length) : words.photos.all(files.length),
  ]
    .filter(Boolean)
    .join(' · ')

interface GroupRowProps {
  group: PhotoGroup
  onChange(change: Partial<PhotoGroup>): void
}

/** A proposed entry, whose name can be edited, and which can be left out. */
function GroupRow({ group, onChange }: GroupRowProps) {
  const { name, files, isLeftOut } = group
  const id = useId()
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        gap: 1.5,
        alignItems: { sm: 'center' },
        paddingBlock: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Stack direction="row" sx={{ flexGrow: 1, gap: 2, alignItems: 'center' }}>
        <FirstPhoto file={files[0]} />
        <Stack sx={{ flexGrow: 1, gap: 0.5, minWidth: 0 }}>
          <TextField
            size="small"
            fullWidth
            value={name}
            disabled={isLeftOut}
            onChange={({ target }) => onChange({ name: target.value })}
            slotProps={{
              htmlInput: { maxLength: 200, 'aria-label': words.photos.name, 'aria-describedby': id },
            }}
          />
          <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
            {detailsOf(group)}
          </Typography>
        </Stack>
      </Stack>
      <Button
        size="small"
        variant="outlined"
        aria-describedby={id}
        onClick={() => onChange({ isLeftOut: !isLeftOut })}
        sx={{ flexShrink: 0, alignSelf: { xs: 'flex-start', sm: 'center' } }}
      >
        {isLeftOut ? words.photos.takeIn : words.photos.leaveOut}
      </Button>
    </Stack>
  )
}

interface ProposalProps {
  found: PhotoGroup[]
  undated: number
  upload: Upload
  onDiscard(): void
}

/** The proposed entries of a folder. */
function Proposal({ found, undated, upload, onDiscard }: ProposalProps) {
  const [groups, setGroups] = useState(found)
  const toasts = useToasts()
  const wanted = groups.filter(({ isLeftOut, name }) => !isLeftOut && name.trim() !== '')
  const change = (id: string, part: Partial<PhotoGroup>) =>
    setGroups((before) => before.map((group) => (group.id === id ? { ...group, ...part } : group)))
  const bring = () =>
    upload.send('photos', words.photos.file, async (onProgress, signal) => {
      const { file, unread } = await packPhotos(wanted, onProgress, signal)
      if (unread > 0) toasts.error(words.photos.unread(unread))
      return file
    })
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography role="status">{words.photos.found(groups.length)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.photos.position}
      </Typography>
      {undated > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{words.photos.undated(undated)}</Typography>
      )}
      <Stack component="ul" role="list" aria-label={words.photos.list} sx={plainList}>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} onChange={(part) => change(group.id, part)} />
        ))}
      </Stack>
      {upload.state?.from === 'photos' ? (
        <UploadProgress upload={upload} from="photos" />
      ) : (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" disabled={wanted.length === 0 || upload.isRunning} onClick={bring}>
            {words.photos.goOn(wanted.length)}
          </Button>
          <Button color="inherit" onClick={onDiscard}>
            {words.photos.another}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

type Reading = { done: number; total: number } | { groups: PhotoGroup[]; undated: number } | null

/** Groups the photos of a folder on the device, and brings them in as entries of the log. */
export function PhotoFolder({ upload }: { upload: Upload }) {
  const [reading, setReading] = useState<Reading>(null)
  const running = useRef<AbortController>(null)
  const hint = useId()
  useEffect(() => () => running.current?.abort(), [])
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    const { signal } = (running.current = new AbortController())
    const found = await groupPhotos(files, (done, total) => setReading({ done, total }), signal).catch(
      () => null,
    )
    if (!signal.aborted) setReading(found)
  }
  return (
    <Section heading={words.photos.heading}>
      <Typography>{words.photos.text}</Typography>
      {reading === null && (
        <DropArea>
          <input
            type="file"
            accept="image/*"
            aria-describedby={hint}
            style={visuallyHidden}
            onChange={(event) => void read(event)}
            {...folderInput}
          />
          <ImagePlusIcon size={32} strokeWidth={1.5} />
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {words.photos.choose}
          </Typography>
          <Typography id={hint} component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {words.photos.hint}
          </Typography>
        </DropArea>
      )}
      {reading && 'total' in reading && <Progress label={words.photos.reading} {...reading} />}
      {reading && 'groups' in reading && (
        <Proposal
          found={reading.groups}
          undated={reading.undated}
          upload={upload}
          onDiscard={() => setReading(null)}
        />
      )}
    </Section>
  )
}
