import type { PublicConfig } from '@bucketeer/platform/runtime'

/** Who can create an account, whether the site sends mail, and whom users can contact. */
type ShownConfig = Pick<PublicConfig, 'mail' | 'signUp'>

/** What prerendered pages show, which know no site. */
const initial: ShownConfig = { mail: { isSent: true, contact: null }, signUp: 'open' }

let current = initial

/** Sets the configuration. `startSite` calls it once, before the first render. */
export function configureSite(config: Partial<ShownConfig> = {}): void {
  current = { ...initial, ...config }
}

export const publicConfig = (): ShownConfig => current
