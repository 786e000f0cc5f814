import { operatorMark, type PublicConfig } from '@bucketeer/platform/runtime'

/** Who can create an account, whether the site sends mail, whom users can contact, and who runs the site. */
type ShownConfig = Pick<PublicConfig, 'mail' | 'signUp' | 'operator'>

const initial: ShownConfig = { mail: { isSent: true, contact: null }, signUp: 'open' }

// Prerendered pages know no site.
let current: ShownConfig = { ...initial, operator: operatorMark }

/** Sets the configuration. `startSite` calls it once, before the first render. */
export function configureSite(config: Partial<ShownConfig> = {}): void {
  current = { ...initial, ...config }
}

export const publicConfig = (): ShownConfig => current
