/** The parts of the contract that the shell needs in the browser, without schemas and the schema library. */
export type { Access, NavGroup, NavItem, Route } from './contract/remote-json'
export * from './contract/registry'
export * from './contract/file-url'
export * from './contract/page-html'
export * from './contract/match-route'
export { isInRange } from './contract/range'
export { isSitePath } from './contract/site-path'
