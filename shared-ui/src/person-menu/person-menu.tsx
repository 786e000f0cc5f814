import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useRef, useState } from 'react'
import { EllipsisIcon } from '../icons'
import { ErrorBanner } from '../states/error-banner'
import { BlockDialog, type BlockChoice } from './block-dialog'
import { useAttempt } from './use-attempt'
import { words } from './words'

export interface PersonMenuProps {
  userName: string
  isMuted: boolean
  /** Called when the menu opens, the time to find out whether the person is muted. */
  onOpen?(): void
  onMute(): Promise<unknown>
  onUnmute(): Promise<unknown>
  /** Called after a confirmation. The dialog closes when it resolves, and shows the message when it rejects. */
  onBlock(choice: BlockChoice): Promise<unknown>
}

const wrapped = { whiteSpace: 'normal', overflowWrap: 'anywhere', maxWidth: 280 }

/** Renders the '…' beside another person, with a menu to mute or block them. */
export function PersonMenu({ userName, isMuted, onOpen, onMute, onUnmute, onBlock }: PersonMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState<'menu' | 'dialog' | null>(null)
  const { error, run } = useAttempt()
  const [failure, setFailure] = useState('')

  const toggleMute = () => {
    setShown(null)
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
