import { Type, type Static } from 'typebox'

/** Where a shell's index.html wants the first page, as inert elements for its own script to show. */
export const firstPageMark = '<!--first-page-->'

/**
 * The `id` of the `<template>` that holds the page's styles, and of those that hold it in each mode. The first one's
 * `data-access` says for whom it is, and its `data-call` the call of whose answer it shows something: each element with
 * `data-first="0.pictures"` is an `<img>` for that value, or, where there is none, for the cover of what is called
 * `data-cover-of="0.name"`: `Bucket.svg?name=…` under the `data-covers` of that template, if its `data-cover-kind` is
 * `Bucket`.
 */
export const firstPageIds = { css: 'first-page-css', light: 'first-page-light', dark: 'first-page-dark' }

/** The property of `window` that promises whether the page is shown, where only an answer of the server can tell. */
export const isFirstPageShownName = '__bucketeerFirstPage'

/** Stands in a release's markup where the address of its own files belongs. */
export const baseMark = '__BASE__/'

/** A page as markup, to be seen until its scripts have come. */
const PrerenderedPage = Type.Object(
  {
    /** All rules that it needs, except fonts. */
    css: Type.String(),
    light: Type.String(),
    /** Only where it differs from the light one. */
    dark: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)

/** By route. A release has it as a file of its own. */
export const PrerenderedPages = Type.Record(Type.String(), PrerenderedPage)
export type PrerenderedPage = Static<typeof PrerenderedPage>
export type PrerenderedPages = Static<typeof PrerenderedPages>
