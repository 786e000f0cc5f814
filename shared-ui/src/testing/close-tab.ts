/** Closes the tab: returns 'asked' if the page has the browser ask first, else 'closed'. */
export const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented ? 'asked' : 'closed'
}
