import { type CoveredKick, kickCover, Picture, Stack, styled } from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'

const Name = styled('div')({ flex: '1 1 120px', minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' })

interface KickRowProps {
  /** A name and what its picture needs. */
  kick: CoveredKick & { pictures: string }
  /** The id of the element with the name. */
  nameId?: string
  /** Instead of the name alone. */
  title?: ReactNode
  /** At the end of the row. */
  action?: ReactNode
  /** Below the name. */
  children?: ReactNode
}

/** A Kick in a compact list: its picture, its name, and its actions. */
export function KickRow({ kick, nameId, title, action, children }: KickRowProps) {
  const { name, pictures } = kick
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, alignItems: children ? 'flex-start' : 'center' }}>
      <Picture
        src={pictures || null}
        alt=""
        sizes="56px"
        cover={kickCover(kick)}
        style={{ flex: '0 0 56px', borderRadius: 8 }}
      />
      <Stack sx={{ flexGrow: 1, minWidth: 0, gap: 1 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 42 }}>
          <Name id={nameId}>{title ?? name}</Name>
          {action}
        </Stack>
        {children}
      </Stack>
    </Stack>
  )
}
