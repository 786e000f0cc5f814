/** What the shell needs of the contract in the browser: no schema, and no schema library with it. */
export type { Access, NavGroup, NavItem, Route } from './contract/remote-json'
export * from './contract/registry'
export * from './contract/match-route'
export { isInRange } from './contract/range'
export { isSitePath } from './contract/site-path'
