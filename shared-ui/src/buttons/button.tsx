import MuiButton, { type ButtonProps } from '@mui/material/Button'
import { useForkRef } from '@mui/material/utils'
import { useLayoutEffect, useRef } from 'react'

/**
 * Returns the ref of a button that is disabled while it loads. Restores its focus afterwards, because browsers blur disabled
 * buttons.
 */
function useKeptFocus(isLoading: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // Browsers move the focus after layout effects.
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (isLoading) hadFocus.current = activeElement === button.current
    else if (hadFocus.current) {
      hadFocus.current = false
      if (activeElement === body) button.current?.focus()
    }
  }, [isLoading])
  return button
}

/** MUI's `Button`. One that was pressed has the focus again after it was `loading`. */
export function Button({ ref = null, ...props }: ButtonProps) {
  const button = useKeptFocus(Boolean(props.loading))
  return <MuiButton ref={useForkRef(ref, button)} {...props} />
}

export { type ButtonProps }
