import { lazyResource } from '@bucketeer/shared-ui'

/** The function that renders Markdown, whose parser is a chunk of its own. */
export const markdown = lazyResource(
  async () => (await import(/* webpackChunkName: "markdown" */ './markdown')).renderMarkdown,
)
