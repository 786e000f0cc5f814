/** What the build gives its entry: its modules' ids, each after those that it needs. */
declare const __webpack_require__: { (id: string | number): unknown; startOrder: (string | number)[] }

/** Lets the browser answer what came meanwhile; sooner again than a timer. */
const breathe = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })

/** Milliseconds that are worked at a time: on a phone that is five times slower nothing has to wait for long. */
const slice = 8

/** All of this is in the shell's one script; but to run it at once would hold a phone up for a quarter of a second. */
const start = async () => {
  let since = performance.now()
  for (const id of __webpack_require__.startOrder) {
    __webpack_require__(id)
    if (performance.now() - since < slice) continue
    await breathe()
    since = performance.now()
  }
  const { startSite } = await import(/* webpackMode: "eager" */ './start-site')
  startSite()
}

start().catch((error: unknown) => {
  // Thrown outside of promises, where it is seen that the shell did not start.
  setTimeout(() => {
    throw error
  })
})
