/** jsdom lays nothing out: has what is watched for its size keep the one it has. */
export const provideSizes = () => {
  window.ResizeObserver ??= class implements ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
