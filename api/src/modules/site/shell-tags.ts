import { earlyCallsName, isFirstPageShownName } from '@bucketeer/platform'
import { asJson } from './as-json'

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
  /** What there is to see before the shell has come, if anything: the call of whose answer it shows pictures. */
  firstPage: { call: string | undefined } | undefined
}

/**
 * Milliseconds after which the shell starts in any case, since a tab that nobody looks at paints nothing: once the page
 * is parsed, once its first picture is under way, and once that has come, which may be out of sight.
 */
const patience = { page: 500, picture: 1000, paint: 150 }

/**
 * Starts the shell once what the page's HTML shows has been painted, its first picture included: to run it takes a phone
 * half a second, in which nothing could be. Where that page is not for the one who looks, the shell starts at once. The
 * script waits in a template, since by the page's policy no other script may write its address.
 */
const startedAfterPaint = (script: string, nonce: string, call: string | undefined) =>
  `<template id="shell-script">${script}</template><script nonce="${nonce}">{let hasStarted;` +
  `const start=()=>{if(!hasStarted)document.head.append(document.importNode(document.getElementById('shell-script').content,hasStarted=true))};` +
  `const startAfter=(type,isIt)=>new PerformanceObserver(list=>{if(list.getEntries().some(isIt))start()}).observe({type,buffered:true});` +
  `const begin=isShown=>{if(!isShown)return start();` +
  `const picture=document.querySelector('#first-paint [data-first]'),call=picture&&window.${earlyCallsName}?.[${asJson(call ?? '')}];` +
  `if(!call)return startAfter('paint',({name})=>name==='first-contentful-paint');` +
  `call.answer.then(()=>picture.src?setTimeout(start,${patience.picture}):start(),start);` +
  `for(const end of['load','error'])picture.addEventListener(end,()=>setTimeout(start,${patience.paint}));` +
  `startAfter('largest-contentful-paint',({element})=>element===picture)};` +
  `addEventListener('DOMContentLoaded',()=>{const hasPicture=()=>document.querySelector('#first-paint [data-first]')?.src;` +
  `setTimeout(()=>{if(!hasPicture())start()},${patience.page});` +
  `Promise.resolve(window.${isFirstPageShownName}??document.getElementById('root').hidden).then(begin)})}</script>`

/** The shell starts by itself; where tabs may replace parts, the script that does so starts it. */
export const shellTags = ({ src, integrity, nonce, overrides, firstPage }: ShellEntry): string[] => {
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
  return firstPage
    ? [preload, startedAfterPaint(script(''), nonce, firstPage.call)]
    : [script('defer fetchpriority="high" ')]
}
