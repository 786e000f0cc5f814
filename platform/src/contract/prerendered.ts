import { Type, type Static } from 'typebox'

/** Where a shell's index.html wants the first page, as inert elements for its own script to show. */
export const firstPageMark = '<!--first-page-->'

/**
 * The `id` of the `<template>` with the page's styles, and of those with its markup in each mode. The `data-access` of the
 * first one is `public` for pages that visitors see and `protected` for pages that members see.
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
