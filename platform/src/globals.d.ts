/** Name of the part that contains this code, e.g. `buckets`. The webpack preset defines it. */
declare const __PART__: string

declare module '*.svg' {
  const url: string
  export default url
}
declare module '*.webp' {
  const url: string
  export default url
}
declare module '*.webm' {
  const url: string
  export default url
}
declare module '*.mp4' {
  const url: string
  export default url
}
declare module '*.woff2' {
  const url: string
  export default url
}
declare module '*.css'
