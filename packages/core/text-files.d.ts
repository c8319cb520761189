declare module '*.html' {
  const text: string;
  export default text;
}

/** A style sheet that a lazy part brings along, as text; minified by the build. */
declare module '*.css' {
  const text: string;
  export default text;
}
