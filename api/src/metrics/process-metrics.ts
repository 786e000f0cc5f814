import { collectDefaultMetrics, Registry } from 'prom-client'

/**
 * The metrics of the process: those of Node, whose observers never stop, and of what all apps of the process share. Tests
 * start many apps.
 */
export const processMetrics = new Registry()

collectDefaultMetrics({ register: processMetrics })
