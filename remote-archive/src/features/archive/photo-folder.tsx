import {
  Button,
  ImagePlusIcon,
  placeText,
  plainList,
  SecondaryText,
  Section,
  Stack,
  styled,
  Typography,
  useToasts,
} from '@bucketeer/shared-ui'
import { TextField } from '@bucketeer/shared-ui/forms'
import { dayWords } from '@bucketeer/shared-ui/social'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { Progress, UploadProgress } from '../../imports/progress'
import type { Upload } from '../../imports/use-upload'
import { words as sharedWords } from '../../imports/words'
import { FileArea } from './file-area'
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
    files.length > mostPhotos
      ? words.photos.some(mostPhotos, files.length)
      : sharedWords.photos(files.length),
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
      direction="row"
      sx={{ gap: 2, alignItems: 'center', paddingBlock: 2, borderTop: 1, borderColor: 'divider' }}
    >
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
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', columnGap: 2 }}
        >
          <SecondaryText id={id}>{detailsOf(group)}</SecondaryText>
          <Button
            size="small"
            color="inherit"
            aria-describedby={id}
            onClick={() => onChange({ isLeftOut: !isLeftOut })}
          >
            {isLeftOut ? sharedWords.takeIn : sharedWords.leaveOut}
          </Button>
        </Stack>
      </Stack>
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
  const pack = async (onProgress: (share: number) => void, signal: AbortSignal) => {
    const { file, unread } = await packPhotos(wanted, onProgress, signal)
    if (unread > 0) toasts.error(words.photos.unread(unread))
    return file
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography role="status">{words.photos.found(groups.length)}</Typography>
      {undated > 0 && <Typography>{words.photos.undated(undated)}</Typography>}
      {groups.length > 0 && <SecondaryText>{words.photos.position}</SecondaryText>}
      <Stack component="ul" role="list" aria-label={words.photos.list} sx={plainList}>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} onChange={(part) => change(group.id, part)} />
        ))}
      </Stack>
      {upload.from === 'photos' ? (
        <UploadProgress upload={upload} />
      ) : (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant="contained"
            disabled={wanted.length === 0 || upload.isRunning}
            onClick={() => upload.send({ from: 'photos', name: words.photos.file, make: pack })}
          >
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

/** Groups the photos of a folder on the device, and brings them in as entries of the log. */
export function PhotoFolder({ upload }: { upload: Upload }) {
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const { mutate, reset, data, isPending } = useMutation({
    mutationFn: (files: File[]) => {
      const { signal } = (running.current = new AbortController())
      return groupPhotos(files, (done, total) => setProgress({ done, total }), signal)
    },
  })
  return (
    <Section heading={words.photos.heading}>
      <Typography>{words.photos.text}</Typography>
      {!isPending && !data && (
        <FileArea
          {...folderInput}
          icon={<ImagePlusIcon size={32} strokeWidth={1.5} />}
          label={words.photos.choose}
          hint={words.photos.hint}
          accept="image/*"
          onFiles={(files) => mutate(files)}
        />
      )}
      {isPending && <Progress label={words.photos.reading} {...progress} />}
      {data && <Proposal found={data.groups} undated={data.undated} upload={upload} onDiscard={reset} />}
    </Section>
  )
}
