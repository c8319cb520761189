/** What runs, what sells, and what a page has once: whatever is added to it comes without. */
export const EXCLUDED = 'script, noscript, article-stream, personal-news, .adsbygoogle, [id^="div-gpt-ad"]';
