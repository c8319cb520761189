/** What runs and what sells: whatever is added to a page comes without. */
export const LEFT_OUT = 'script, noscript, article-stream, .adsbygoogle, [id^="div-gpt-ad"]';
