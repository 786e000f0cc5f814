/** Where a shell's index.html takes the prerendered page, as inert elements that its own script shows. */
export const firstPageMark = '<!--first-page-->'

/**
 * The `id` of the `<template>` with the page's styles, and of those with its markup in each mode. The `data-access` of the
 * first one is `public` for pages that visitors see and `protected` for pages that members see.
 */
export const firstPageIds = { css: 'first-page-css', light: 'first-page-light', dark: 'first-page-dark' }

/** The property of `window` that promises whether the page is shown, where only an answer of the server can tell. */
export const isFirstPageShownName = '__bucketeerFirstPage'

/** The local storage key of a member's token; shared-auth writes it. */
export const tokenStorageKey = 'authToken'
