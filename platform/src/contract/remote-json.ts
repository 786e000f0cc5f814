import { Type, type Static } from 'typebox'
import { sitePathPattern } from './site-path'

export const Access = Type.Union([Type.Literal('public'), Type.Literal('protected')])
export type Access = Static<typeof Access>

/** A page's path: fixed words and `:parameters`, nothing optional and no splat, so that routes can be ranked. */
export const RoutePath = Type.String({ pattern: '^/$|^(/(:[a-zA-Z]+|[a-z0-9-]+))+$', maxLength: 200 })

/** What a link to a page shows of it in a chat or a search. */
export const Preview = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 70 }),
    description: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { additionalProperties: false },
)
export type Preview = Static<typeof Preview>

/** Where a response has the URL of a picture, and the picture's width on the page. */
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
 * A GET that a page makes as soon as it opens: path and query just as the page's own call has them, with the route's
 * parameters in it. It goes out with the page's head, before any script has come, and the page's own call gets its answer.
 */
export const FirstCall = Type.Object(
  {
    path: Type.String({ pattern: '^/(api|auth)/[\\w:/?&=.-]+$', maxLength: 200 }),
    /** The response's first large picture, which is preloaded while the scripts of the page still load. */
    picture: Type.Optional(FirstPicture),
    /** Whose token is sent: nobody's, if the call takes none; else that of whoever is signed in. */
    token: Type.Optional(Type.Literal(false)),
  },
  { additionalProperties: false },
)
export type FirstCall = Static<typeof FirstCall>

/** A page's address, and who may open it. One with parameters is told by the server what it shows, not by its route. */
export const Route = Type.Object(
  {
    path: RoutePath,
    access: Access,
    preview: Type.Optional(Preview),
    calls: Type.Optional(Type.Array(FirstCall, { maxItems: 4 })),
    /**
     * Renders the page when the part is built, in its loading state. Browsers show the markup until React commits: to
     * visitors where the page is public, else to members. Only for pages without parameters.
     */
    prerender: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)
export type Route = Static<typeof Route>

const Label = Type.String({ minLength: 1, maxLength: 40 })

export const NavItem = Type.Object(
  { label: Label, to: Type.String({ pattern: sitePathPattern, maxLength: 200 }), access: Access },
  { additionalProperties: false },
)
export type NavItem = Static<typeof NavItem>

/** A group of the top bar. One that has a single item for the person looking becomes that plain link. */
export const NavGroup = Type.Object(
  { label: Label, order: Type.Number(), items: Type.Array(NavItem, { minItems: 1, maxItems: 12 }) },
  { additionalProperties: false },
)
export type NavGroup = Static<typeof NavGroup>

/** The name of a part: `shell`, or a remote's. */
export const PartName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' })

/** What a remote's `remote.json` says of it. The shell learns of remotes from nothing else. */
export const RemoteJson = Type.Object(
  {
    name: PartName,
    title: Type.String({ minLength: 1, maxLength: 80 }),
    owner: Type.String({ minLength: 1, maxLength: 80 }),
    routes: Type.Array(Route, { minItems: 1, maxItems: 100 }),
    nav: Type.Array(NavGroup, { maxItems: 10 }),
    /** The site is not whole without it: it can be switched off, but not removed. */
    required: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)
export type RemoteJson = Static<typeof RemoteJson>

/** The shell's own `shell.json`: the pages that it has itself, and what it shares otherwise than whole. */
export const ShellJson = Type.Object(
  {
    owner: Type.String({ minLength: 1, maxLength: 80 }),
    routes: Type.Array(Route, { maxItems: 100 }),
    /** By singleton, the file of its names that the shell shares instead of the whole package. */
    curated: Type.Record(Type.String(), Type.String({ pattern: '^src/' })),
  },
  { additionalProperties: false },
)
export type ShellJson = Static<typeof ShellJson>
