import { isFirstPageShownName } from '@bucketeer/platform'

/** What lets a visitor's tab replace parts by development servers. */
export interface PageOverrides {
  /** The address of the script that does it. */
  script: string
  /** Where parts may come from, besides the visitor's own computer. */
  origins: string[]
}

interface ShellEntry {
  src: string
  /** A development server's files have none. */
  integrity: string | undefined
  nonce: string
  /** Only of a site that allows them. */
  overrides: PageOverrides | undefined
  /** Whether the page has prerendered markup to show before the shell starts. */
  hasFirstPage: boolean
}

/** Starts the shell after this many milliseconds in any case: a background tab paints nothing. */
const paintTimeoutMs = 500

/**
 * Starts the shell after the prerendered markup is painted, because running it blocks a phone for half a second. Where
 * the markup is not shown to this user, the shell starts at once. The script tag is kept in a template, because the
 * content policy lets no other script write its address.
 */
const startedAfterPaint = (script: string, nonce: string) =>
  `<template id="shell-script">${script}</template><script nonce="${nonce}">{let hasStarted;` +
  `const start=()=>{if(!hasStarted)document.head.append(document.importNode(document.getElementById('shell-script').content,hasStarted=true))};` +
  `const begin=isShown=>{if(!isShown)return start();` +
  // The bar's paint may have come before the markup is shown: waits for the next frame as well.
  `new PerformanceObserver(list=>{if(list.getEntriesByName('first-contentful-paint').length)requestAnimationFrame(()=>setTimeout(start))})` +
  `.observe({type:'paint',buffered:true})};` +
  `addEventListener('DOMContentLoaded',()=>{setTimeout(start,${paintTimeoutMs});` +
  `Promise.resolve(window.${isFirstPageShownName}??document.getElementById('root').hidden).then(begin)})}</script>`

/** The shell starts by itself; where tabs may replace parts, the script that does so starts it. */
export const shellTags = ({ src, integrity, nonce, overrides, hasFirstPage }: ShellEntry): string[] => {
  const hash = integrity ? ` integrity="${integrity}"` : ''
  const preload = `<link rel="preload" as="script" fetchpriority="high" crossorigin href="${src}"${hash} nonce="${nonce}">`
  const script = (kind: string) => `<script ${kind}nonce="${nonce}" crossorigin src="${src}"${hash}></script>`
  if (overrides) {
    const { script: starter, origins } = overrides
    return [
      preload,
      `<script defer nonce="${nonce}" src="${starter}" data-shell="${src}" data-integrity="${integrity ?? ''}" data-origins="${origins.join(' ')}"></script>`,
    ]
  }
  return hasFirstPage
    ? [preload, startedAfterPaint(script(''), nonce)]
    : [script('defer fetchpriority="high" ')]
}
