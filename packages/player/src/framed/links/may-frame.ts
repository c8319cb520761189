/** Advertisements that are served in the top window alone, or want to be. */
const ADS = 'script[src*="/adsbygoogle.js"], script[src*="/tag/js/gpt.js"]';

/** Beside such advertisements, and in a frame of another page, links are the browser's own. */
export const mayFrame = (): boolean => window.top === window && document.querySelector(ADS) === null;
