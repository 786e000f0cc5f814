import { Type, type Static } from 'typebox'
import { sitePathPattern } from './site-path'
import { FilledSlot } from './slots'

/** `public` for everybody, `protected` for members: the guard of the shell sends visitors to /login. */
export const Access = Type.Union([Type.Literal('public'), Type.Literal('protected')])
export type Access = Static<typeof Access>

/** A page's path of fixed segments and `:parameters`. Optional segments and splats cannot be ranked. */
export const RoutePath = Type.String({ pattern: '^/$|^(/(:[a-zA-Z]+|[a-z0-9-]+))+$', maxLength: 200 })

/** The link preview of a page, in chats and search results. */
export const Preview = Type.Object(
  {
    /** A summary of the page, in a few words. */
    title: Type.String({ minLength: 1, maxLength: 70 }),
    /** One or two sentences. */
    description: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { additionalProperties: false },
)
export type Preview = Static<typeof Preview>

/** The place of a picture's URL in a response, and the picture's width on the page. */
export const FirstPicture = Type.Object(
  {
    /** A JSON Pointer (RFC 6901) into the response, such as `/0/pictures`. */
    at: Type.String({ pattern: '^(/[\\w]+)+$', maxLength: 100 }),
    /** The `sizes` of the page's `<img>`: with another value, the browser may load the picture twice. */
    sizes: Type.String({ pattern: '^[\\w():, .-]+$', maxLength: 200 }),
  },
  { additionalProperties: false },
)
export type FirstPicture = Static<typeof FirstPicture>

/**
 * A GET that a page sends when it opens: the path and query of the page's own call, with the route's parameters. A script
 * in the page's head sends it before the scripts of the parts load, and the page's own call gets the response.
 */
export const FirstCall = Type.Object(
  {
    /** Parameters of the route, such as `:kickId`, are replaced by those of the URL. */
    path: Type.String({ pattern: '^/(api|auth)/[\\w:/?&=.-]+$', maxLength: 200 }),
    /** The response's first large picture, which is preloaded while the scripts of the page still load. */
    picture: Type.Optional(FirstPicture),
    /** False for a request without a token. By default it has the token of the signed-in user. */
    token: Type.Optional(Type.Literal(false)),
  },
  { additionalProperties: false },
)
export type FirstCall = Static<typeof FirstCall>

/** The skeleton that a page shows before its code has loaded: a grid of cards, a single thing, or a form. */
export const Skeleton = Type.Union([Type.Literal('cards'), Type.Literal('detail'), Type.Literal('form')])
export type Skeleton = Static<typeof Skeleton>

/** A page's path, and who may open it. */
export const Route = Type.Object(
  {
    path: RoutePath,
    access: Access,
    preview: Type.Optional(Preview),
    /** The early calls. */
    calls: Type.Optional(Type.Array(FirstCall, { maxItems: 4 })),
    /**
     * Renders the page when the part is built, in its loading state. Browsers show the markup to visitors until React
     * commits. Only for public pages without parameters.
     */
    prerender: Type.Optional(Type.Literal(true)),
    /** The skeleton of the shell that browsers show until React commits, where there is no prerendered page. */
    skeleton: Type.Optional(Skeleton),
  },
  { additionalProperties: false },
)
export type Route = Static<typeof Route>

/** The words on screen. */
const Label = Type.String({ minLength: 1, maxLength: 40 })

export const NavItem = Type.Object(
  {
    label: Label,
    /** A page that some part has, with or without a query. */
    to: Type.String({ pattern: sitePathPattern, maxLength: 200 }),
    access: Access,
  },
  { additionalProperties: false },
)
export type NavItem = Static<typeof NavItem>

/** A group of the top bar. A group with a single item for the user becomes a plain link. */
export const NavGroup = Type.Object(
  {
    label: Label,
    /** Groups of all remotes are sorted by it. */
    order: Type.Number(),
    /** The links of the group, in this order. */
    items: Type.Array(NavItem, { minItems: 1, maxItems: 12 }),
  },
  { additionalProperties: false },
)
export type NavGroup = Static<typeof NavGroup>

/** The name of a part: `shell`, or a remote's. */
export const PartName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' })

/** The content of `remote.json`, the only source from which the shell learns of a remote. */
export const RemoteJson = Type.Object(
  {
    /** The name of the remote on the site. Its deploy token is for this name. */
    name: PartName,
    /** The name for people: the pages of the shell show it when the remote fails. */
    title: Type.String({ minLength: 1, maxLength: 80 }),
    /** The team, as `npm run releases` and /status show it. */
    owner: Type.String({ minLength: 1, maxLength: 80 }),
    /** May be empty for a remote that fills slots. */
    routes: Type.Array(Route, { maxItems: 100 }),
    /** The entries in the top bar. */
    nav: Type.Array(NavGroup, { maxItems: 10 }),
    /** The pieces that the remote adds to pages of other parts. */
    slots: Type.Optional(Type.Array(FilledSlot, { maxItems: 30 })),
    /** The site is incomplete without it: it can be switched off, but not removed. Only the operator can release such a remote first. */
    required: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)
export type RemoteJson = Static<typeof RemoteJson>

/** The content of `shell.json`: the shell's own pages, and the singletons that it shares in part. */
export const ShellJson = Type.Object(
  {
    owner: Type.String({ minLength: 1, maxLength: 80 }),
    routes: Type.Array(Route, { maxItems: 100 }),
    /** By singleton, the file with the exports that the shell shares instead of the whole package. */
    curated: Type.Record(Type.String(), Type.String({ pattern: '^src/' })),
  },
  { additionalProperties: false },
)
export type ShellJson = Static<typeof ShellJson>
