import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { EllipsisIcon } from '../icons'
import { TextLink } from '../links/links'
import { withElements } from '../messages/with-elements'
import { ErrorBanner } from '../states/banners'
import { useAttempt } from '../states/use-attempt'
import { words } from './words'

interface BlockChoice {
  /** Whether to delete the person's comments under the user's own Kicks. */
  removeComments: boolean
}

interface BlockDialogProps {
  userName: string
  isOpen: boolean
  onClose(): void
  onBlock(choice: BlockChoice): Promise<unknown>
}

/** Asks whether to block a person. Focus starts on Cancel, so that Enter alone blocks nobody. */
function BlockDialog({ userName, isOpen, onClose, onBlock }: BlockDialogProps) {
  const [removeComments, setRemoveComments] = useState(false)
  const { isBusy, error, run, reset } = useAttempt()
  const block = () => {
    reset()
    run(async () => {
      await onBlock({ removeComments })
      onClose()
    })
  }
  const forget = () => {
    setRemoveComments(false)
    reset()
  }
  const text = (
    <>
      {words.consequence(userName)}{' '}
      {withElements(
        (link) => words.undo(userName, link),
        <TextLink to="/people/hidden">{words.hiddenPeople}</TextLink>,
      )}
    </>
  )
  return (
    <ConfirmDialog
      open={isOpen}
      title={words.blockTitle(userName)}
      text={text}
      confirm={words.confirm}
      tone="error"
      busy={isBusy}
      onConfirm={block}
      onCancel={onClose}
      onClosed={forget}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={removeComments}
            disabled={isBusy}
            onChange={(_event, checked) => setRemoveComments(checked)}
          />
        }
        label={words.removeComments}
      />
      <ErrorBanner title={words.couldNotBlock(userName)} error={error} />
    </ConfirmDialog>
  )
}

export interface PersonMenuProps {
  userName: string
  isMuted: boolean
  /** The path of the page that reports the person, or what the menu stands beside. */
  reportPath?: string
  /** Called when the menu opens, the time to find out whether the person is muted. */
  onOpen?(): void
  onMute(): Promise<unknown>
  onUnmute(): Promise<unknown>
  /** Called after a confirmation. The dialog closes when it resolves, and shows the message when it rejects. */
  onBlock(choice: BlockChoice): Promise<unknown>
}

const wrapped = { whiteSpace: 'normal', overflowWrap: 'anywhere', maxWidth: 280 }

/** Renders the '…' beside another person, with a menu to report, mute or block them. */
export function PersonMenu(props: PersonMenuProps) {
  const { userName, isMuted, reportPath, onOpen, onMute, onUnmute, onBlock } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState<'menu' | 'dialog' | null>(null)
  const { error, run, reset } = useAttempt()
  const [failure, setFailure] = useState('')

  const toggleMute = () => {
    setShown(null)
    reset()
    setFailure(isMuted ? words.couldNotUnmute(userName) : words.couldNotMute(userName))
    run(isMuted ? onUnmute : onMute)
  }
  return (
    <>
      <ErrorBanner title={failure} error={error} />
      <IconButton
        ref={button}
        id={id}
        aria-label={words.button(userName)}
        aria-haspopup="menu"
        aria-expanded={shown === 'menu'}
        onClick={() => {
          onOpen?.()
          setShown('menu')
        }}
        sx={{ color: 'text.secondary', flexShrink: 0 }}
      >
        <EllipsisIcon size={20} />
      </IconButton>
      <Menu
        open={shown === 'menu'}
        anchorEl={() => button.current}
        onClose={() => setShown(null)}
        // Keeps the menu in the page's landmark.
        disablePortal
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {reportPath && (
          <MenuItem component={Link} to={reportPath} sx={wrapped}>
            {words.report}
          </MenuItem>
        )}
        <MenuItem onClick={toggleMute} sx={wrapped}>
          {isMuted ? words.unmute(userName) : words.mute(userName)}
        </MenuItem>
        <MenuItem onClick={() => setShown('dialog')} sx={{ ...wrapped, color: 'error.main' }}>
          {words.block(userName)}
        </MenuItem>
      </Menu>
      <BlockDialog
        userName={userName}
        isOpen={shown === 'dialog'}
        onClose={() => setShown(null)}
        onBlock={onBlock}
      />
    </>
  )
}
