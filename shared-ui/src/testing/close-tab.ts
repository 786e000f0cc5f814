/** Fires `beforeunload`. Returns 'asked' if the page makes the browser ask first, else 'closed'. */
export function closeTab() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented ? 'asked' : 'closed'
}
