/** The part of React's DevTools hook that React and Fast Refresh use. */
interface DevToolsHook {
  renderers: Map<number, unknown>
  supportsFiber: true
  inject(renderer: unknown): number
  onScheduleFiberRoot(): void
  onCommitFiberRoot(): void
  onCommitFiberUnmount(): void
}

function createHook(): DevToolsHook {
  const renderers: DevToolsHook['renderers'] = new Map()
  return {
    renderers,
    supportsFiber: true,
    inject: (renderer) => {
      renderers.set(renderers.size + 1, renderer)
      return renderers.size
    },
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  }
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevToolsHook }

// An entry of the shell in development, ahead of React, which registers its renderer with this hook when it starts. A
// remote's Fast Refresh starts later and reads the renderer from it; the hook that Fast Refresh itself creates in the
// shell keeps no renderers.
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= createHook()

export {}
