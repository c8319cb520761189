/** The same library without subtitles, second sound tracks and copy protection. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
