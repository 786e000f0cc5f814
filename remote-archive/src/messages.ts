import { partMessages } from '@bucketeer/shared-ui'

export const { messagesOf, say, loadMessages } = partMessages(
  (language) =>
    import(
      /* webpackChunkName: "messages-[request]", webpackExclude: /\/en\.po$/ */ `../translations/${language}.po`
    ),
)
