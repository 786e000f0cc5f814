import { styled } from '@mui/material/styles'
import { useEffect, useState, type RefObject } from 'react'
import { radius } from '../theme/tokens'
import { words } from './words'

const shownMs = 1_500

const Hint = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: theme.spacing(2),
  zIndex: 1000,
  width: 'max-content',
  maxWidth: '90%',
  marginInline: 'auto',
  padding: theme.spacing(1, 2),
  borderRadius: radius.control,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.raised,
  pointerEvents: 'none',
  transition: 'opacity 150ms',
  '&[data-shown=false]': { opacity: 0 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}))

/** Tells somebody who moves one finger over the map that two move it. */
export function FingerHint({ surface }: { surface: RefObject<HTMLElement | null> }) {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const element = surface.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onMove = ({ touches }: TouchEvent) => {
      clearTimeout(timer)
      setShown(touches.length === 1)
      timer = setTimeout(() => setShown(false), shownMs)
    }
    element.addEventListener('touchmove', onMove, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('touchmove', onMove)
    }
  }, [surface])

  return (
    <Hint aria-hidden data-shown={isShown}>
      {words.twoFingers}
    </Hint>
  )
}
