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
  /** Whether there is something to see before the shell has come. */
  hasFirstPage: boolean
}

/** Milliseconds; a tab that nobody looks at paints nothing. */
const patience = 500

/**
 * Starts the shell once what the page's HTML shows has been painted: to run it takes a phone half a second, in which
 * nothing could be. Who is signed in is not shown that page. The script waits in a template, since by the page's policy
 * no other script may write its address.
 */
const startedAfterPaint = (script: string, nonce: string) =>
  `<template id="shell-script">${script}</template><script nonce="${nonce}">{let hasStarted,token;try{token=localStorage.getItem('authToken')}catch{}` +
  `const start=()=>{if(!hasStarted)document.head.append(document.importNode(document.getElementById('shell-script').content,hasStarted=true))};` +
  `const painted=list=>{if(list.getEntriesByName('first-contentful-paint').length)requestAnimationFrame(()=>setTimeout(start))};` +
  `addEventListener('DOMContentLoaded',()=>{if(token)return start();setTimeout(start,${patience});new PerformanceObserver(painted).observe({type:'paint',buffered:true})})}</script>`

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
