import { lazyResource } from '../lazy/lazy-resource'

/** The functions that read Markdown, whose parser is a chunk of its own. */
export const markdown = lazyResource(() => import(/* webpackChunkName: "markdown" */ './markdown-nodes'))
