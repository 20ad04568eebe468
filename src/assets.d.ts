/** Minified by the build. */
declare module '*.inline.ts?source' {
  const script: string;
  export default script;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}
