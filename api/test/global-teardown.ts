import './global-setup'

const stopTestPostgres = (): Promise<void> | undefined => globalThis.stopTestPostgres?.()

export default stopTestPostgres
