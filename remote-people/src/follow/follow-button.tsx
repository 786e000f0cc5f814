import { Box, Button, CheckIcon, ChevronDownIcon, SecondaryText } from '@bucketeer/shared-ui'
import { Menu, MenuItem } from '@bucketeer/shared-ui/menu'
import { useId, useRef, useState } from 'react'
import { followKinds, type FollowedPerson, useFollow } from './follow-calls'
import { words } from './words'

interface FollowButtonProps {
  person: FollowedPerson
  size?: 'small' | 'medium'
}

/** Follows a person with one press. Then it says so, and opens a menu with what the feed shows of them, and the end. */
export function FollowButton({ person, size = 'medium' }: FollowButtonProps) {
  const { userName, follow } = person
  const change = useFollow(person)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const label = follow ? words.states[follow.state] : words.follow
  const shows = follow?.shows ?? []
  const end = () => {
    setOpen(false)
    change(null)
  }
  return (
    <>
      <Button
        ref={button}
        id={id}
        size={size}
        // A list has no main action.
        variant={follow || size === 'small' ? 'outlined' : 'contained'}
        aria-label={words.named(label, userName)}
        aria-pressed={follow !== null}
        {...(follow && {
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          endIcon: <ChevronDownIcon size={18} />,
        })}
        onClick={() => (follow ? setOpen(true) : change({}))}
        sx={{ flexShrink: 0 }}
      >
        {label}
      </Button>
      <Menu
        open={isOpen && follow !== null}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        // Keeps the menu in the page's landmark.
        disablePortal
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <SecondaryText component="li" role="presentation" sx={{ px: 2, py: 0.5 }}>
          {words.shows}
        </SecondaryText>
        {followKinds.map((kind) => {
          const isOn = shows.includes(kind)
          return (
            <MenuItem
              key={kind}
              role="menuitemcheckbox"
              aria-checked={isOn}
              onClick={() =>
                change({ shows: followKinds.filter((each) => shows.includes(each) !== (each === kind)) })
              }
              sx={{ gap: 1.5, '& svg': { color: 'secondary.main', visibility: isOn ? 'visible' : 'hidden' } }}
            >
              <CheckIcon size={18} />
              {words.kinds[kind]}
            </MenuItem>
          )
        })}
        <Box component="li" role="separator" sx={{ my: 1, borderTop: 1, borderColor: 'divider' }} />
        <MenuItem onClick={end}>{words.end[follow?.state ?? 'accepted']}</MenuItem>
      </Menu>
    </>
  )
}
