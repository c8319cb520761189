/** Topic → the tags that stand in it, in the order of the navigation. */
const TOPICS: Record<string, readonly string[]> = {
  Radio: [
    'radio-player',
    'station-switcher',
    'now-playing',
    'live-radio-button',
    'on-air',
    'studio-line',
    'program-schedule',
    'show-episodes',
    'episode-player',
  ],
  Readers: [
    'fav-button',
    'fav-list',
    'fav-count',
    'fav-clear',
    'comment-vote',
    'most-viewed',
    'view-recorder',
    'personal-news',
  ],
  Search: ['asp-search', 'masthead-search', 'voice-search'],
  Newsletter: ['newsletter-form', 'newsletter-manage', 'captcha-hook'],
  Articles: [
    'article-stream',
    'share-links',
    'comments-panel',
    'comments-embed',
    'related-popup',
    'count-down',
  ],
  Posts: ['masonry-grid', 'load-more', 'post-grid', 'scores-board', 'scores-calendar'],
  Media: ['content-carousel', 'fade-slideshow', 'video-carousel', 'image-lightbox', 'lazy-media'],
  'Page parts': [
    'sticky-header',
    'mobile-menu',
    'sub-menus',
    'back-to-top',
    'sticky-sidebar',
    'page-preloader',
    'content-tabs',
    'content-accordion',
    'hover-boxes',
  ],
  Forms: ['form-rules', 'contact-form-state'],
  Editors: ['element-inspector'],
};

/** Each topic with its elements. Throws for a tag without a topic: no element is missing from the navigation. */
export function byTopic<Element extends { tag: string }>(
  elements: readonly Element[],
): [topic: string, elements: Element[]][] {
  const left = new Map(elements.map((element) => [element.tag, element]));
  const topics = Object.entries(TOPICS).map(([topic, tags]): [string, Element[]] => [
    topic,
    tags.flatMap((tag) => {
      const element = left.get(tag);
      left.delete(tag);
      return element ? [element] : [];
    }),
  ]);
  if (left.size > 0)
    throw new Error(`tools/site/topics.ts: write '${[...left.keys()].join("', '")}' into one of its topics`);
  return topics.filter(([, members]) => members.length > 0);
}
