/** The light build of hls.js has no subtitles, second sound tracks or copy protection. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
