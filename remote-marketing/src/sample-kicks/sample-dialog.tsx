import { placeCalls } from '@bucketeer/shared-auth'
import {
  CloseIcon,
  IconButton,
  LinkButton,
  Picture,
  PlusIcon,
  radius,
  SiteMap,
  Stack,
  styled,
  Typography,
} from '@bucketeer/shared-ui'
import { useId, useLayoutEffect, useRef } from 'react'
import { request } from '../request'
import type { SampleKick } from './sample-kicks'
import { words } from './words'

const Window = styled('dialog')(({ theme }) => ({
  width: 'min(720px, 100% - 32px)',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 32px)',
  padding: 0,
  border: 0,
  borderRadius: radius.card,
  overscrollBehavior: 'contain',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.raised,
  '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.6)' },
}))

const places = placeCalls(request)

/** Shows a sample Kick over the page. The browser returns the focus. Saving is for its own page, which has queries. */
export function SampleDialog({ sample, onClose }: { sample: SampleKick; onClose(): void }) {
  const { path, category, location } = sample
  const { name, place, text } = sample.texts
  const title = useId()
  const window = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = window.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <Window
      ref={window}
      aria-labelledby={title}
      // Also called after Back has removed it.
      onClose={({ currentTarget: { isConnected, open } }) => {
        if (isConnected && !open) onClose()
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close()
      }}
    >
      <IconButton
        aria-label={words.close}
        onClick={() => window.current?.close()}
        sx={{
          position: 'absolute',
          top: 12,
          right: 12,
          zIndex: 1,
          bgcolor: 'background.raised',
          '&:hover': { bgcolor: 'background.default' },
        }}
      >
        <CloseIcon />
      </IconButton>
      <Picture src={null} alt="" ratio="21/9" cover={{ name, kind: category }} />
      <Stack sx={{ gap: 2, padding: { xs: 2, sm: 3 } }}>
        <div>
          <Typography id={title} variant="h3" component="h2">
            {name}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {[words.categories[category], place].join(' · ')}
          </Typography>
        </div>
        <Typography sx={{ textWrap: 'pretty' }}>{text}</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <LinkButton to={`${path}?save`} variant="contained" startIcon={<PlusIcon size={20} />}>
            {words.save}
          </LinkButton>
          <LinkButton to={path} color="inherit">
            {words.openPage}
          </LinkButton>
        </Stack>
        <SiteMap centre={location} zoom={5} marker={location} label={words.map(place)} places={places} />
      </Stack>
    </Window>
  )
}
