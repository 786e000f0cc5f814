import { baseMark, firstPageIds, type PrerenderedPage } from '@bucketeer/platform'

interface Place {
  /** Where the release's files lie. */
  base: string
  nonce: string
}

const template = (id: string, content: string) => `<template id="${id}">${content}</template>`

/** What a page is to show until its scripts have come. In templates, since for whom it is only the browser knows. */
export const firstPageTags = ({ css, light, dark }: PrerenderedPage, { base, nonce }: Place): string => {
  const templates = [
    template(firstPageIds.css, `<style nonce="${nonce}">${css}</style>`),
    template(firstPageIds.light, light),
    ...(dark === undefined ? [] : [template(firstPageIds.dark, dark)]),
  ]
  return templates.join('').replaceAll(baseMark, base)
}
