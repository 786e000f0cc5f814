// Released shells contain these values, so they cannot change with the names.

/** The placeholder in the shell's index.html for the prerendered page, in inert elements that the shell's script shows. */
export const prerenderedPageMark = '<!--first-page-->'

/** The placeholder in the shell's index.html for the packed registry. A shell without it reads the details of all remotes. */
export const registryMark = '<!--registry-->'

/** The placeholder for the operator in prerendered markup, because a build does not know the name. */
export const operatorMark = '__OPERATOR__'

/**
 * The `id` of the `<template>` with the page's styles, and of those with its markup in each mode. The `data-access` of the
 * styles is `public` for pages that visitors see and `protected` for skeletons that members see.
 */
export const prerenderedPageIds = {
  css: 'first-page-css',
  light: 'first-page-light',
  dark: 'first-page-dark',
}

/** The property of `window` with a promise of whether the skeleton of a protected page is shown. */
export const isPrerenderedPageShownName = '__bucketeerFirstPage'

/** The local storage key of a member's token; shared-auth writes it. */
export const tokenStorageKey = 'authToken'
