import { useState } from 'react'

/**
 * Calls `show` when a field's value changes to one that the field did not send, such as after a change in another window.
 * @returns a function that the field calls with each value that it sends
 */
export const useOwnValue = <Value>(value: Value, show: (value: Value) => void) => {
  const text = JSON.stringify(value)
  const [own, setOwn] = useState(text)
  if (text !== own) {
    setOwn(text)
    show(value)
  }
  return (sent: Value) => setOwn(JSON.stringify(sent))
}
