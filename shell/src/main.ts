import { startSite } from './start-site'

// Reaches the startup monitor.
startSite().catch(reportError)
