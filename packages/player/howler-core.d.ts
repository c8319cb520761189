/** The core build of howler lacks the spatial plugin and saves 2 kB. */
declare module 'howler/dist/howler.core.min.js' {
  export { Howl, Howler } from 'howler';
}
