import { useEffect, useEffectEvent } from 'react'

/** While it is open: Escape closes it, and so does scrolling, which takes its control from under it. */
export const useTooltipDismissal = (isOpen: boolean, onDismiss: () => void) => {
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss()
    const onScroll = () => dismiss()
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('scroll', onScroll, true)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('scroll', onScroll, true)
    }
  }, [isOpen])
}
