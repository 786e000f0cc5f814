/** Lets the browser answer what came meanwhile; sooner again than a timer. */
const breathe = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })

/** All of this is in the shell's one script; but to run it at once would hold a phone up for a quarter of a second. */
const start = async () => {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await breathe()
  await import(/* webpackMode: "eager" */ '@mui/material/styles')
  await breathe()
  await import(/* webpackMode: "eager" */ '@bucketeer/shared-ui')
  await breathe()
  const { startSite } = await import(/* webpackMode: "eager" */ './start-site')
  startSite()
}

start().catch((error: unknown) => {
  // Thrown outside of promises, where it is seen that the shell did not start.
  setTimeout(() => {
    throw error
  })
})
