export * from './contract/remote-json'
export * from './contract/release'
export * from './contract/registry'
export * from './contract/match-route'
