export const ADS = '.adsbygoogle, [id^="div-gpt-ad"]';
/** Scripts, ads and single-use elements that are removed from inserted content. */
export const EXCLUDED = `script, noscript, article-stream, personal-news, ${ADS}`;
