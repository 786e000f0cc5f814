import { startSite } from './start-site'

startSite()
