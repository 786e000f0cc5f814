import { Box, PersonAvatar, SecondaryText, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import type { ReactNode, Ref } from 'react'
import { PersonMarks, type PersonMarksProps } from './person-marks'

export interface PersonRowProps {
  person: PersonMarksProps & { _id: string; userName: string; profilePicture: string | null }
  /** Whether the name leads to the profile; default true. */
  isOpen?: boolean
  linkRef?: Ref<HTMLAnchorElement>
  /** A message about the last change, below the name. */
  status?: ReactNode
  /** Buttons. */
  children: ReactNode
}

const name = { fontWeight: 600, overflowWrap: 'anywhere' }

/** A person in a list, with buttons, which stand below the name where there is no room beside it. */
export function PersonRow(props: PersonRowProps) {
  const { person, isOpen = true, linkRef, status, children } = props
  const { _id, userName, profilePicture } = person
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <PersonAvatar userName={userName} picture={profilePicture} size={48} />
      <Stack
        direction="row"
        sx={{ flexGrow: 1, flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, minWidth: 0 }}
      >
        <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
          {isOpen ? (
            <TextLink ref={linkRef} to={`/user/${_id}`} color="inherit" underline="hover" sx={name}>
              {userName}
            </TextLink>
          ) : (
            <Typography sx={name}>{userName}</Typography>
          )}
          <PersonMarks {...person} />
          <SecondaryText role="status">{status}</SecondaryText>
        </Box>
        {children}
      </Stack>
    </Stack>
  )
}
