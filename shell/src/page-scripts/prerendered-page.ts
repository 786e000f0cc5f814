import { showPrerenderedPage } from './show-prerendered-page'

showPrerenderedPage()
