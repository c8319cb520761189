import { createElement } from '@wordpress/element';

/** Outlines on a square of 24, two units thick. */
const OUTLINES: Record<string, string> = {
  'radio-player': 'M4 9h16v11H4zM7 9l10-5M8 14.5h.01M13 13h4M13 16h4',
  'live-radio-button': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 8.5v7l6-3.5z',
  'now-playing':
    'M9 18V5l11-2v13M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM20 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  'program-schedule': 'M4 5h16v15H4zM4 9h16M9 9v11M15 9v11',
  'show-episodes': 'M4 5h16v15H4zM10 8.5v7l6-3.5z',
  'studio-line': 'M4 4h16v11H9l-5 5zM9 8v4',
  'on-air': 'M12 12v9M8 16a6 6 0 0 1 0-8M16 8a6 6 0 0 1 0 8',
  'fav-button': 'M12 20 4.5 12.5a5 5 0 0 1 7.5-6.5 5 5 0 0 1 7.5 6.5z',
  'fav-list': 'M8 19 4 15a2.5 2.5 0 0 1 4-3 2.5 2.5 0 0 1 4 3zM14 6h6M4 6h6M15 12h5M15 18h5',
  'fav-count': 'M8 19 4 15a2.5 2.5 0 0 1 4-3 2.5 2.5 0 0 1 4 3zM17 6l2-2v9',
  'fav-clear': 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  'comment-vote': 'M4 5h16v11h-9l-4 4v-4H4zM12 13V8M9.5 10.5 12 8l2.5 2.5',
  'voice-search': 'M9 4h6v10H9zM5 11a7 7 0 0 0 14 0M12 18v3',
  'view-recorder': 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  'most-viewed': 'M5 20v-6M12 20V5M19 20v-9',
  'article-stream': 'M6 3h12v8H6zM6 15h12M12 15v6M9 18l3 3 3-3',
  'scores-board': 'M3 6h18v12H3zM12 6v12M7.5 10v4M16.5 10v4',
  'scores-calendar': 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15h6',
  'masonry-grid': 'M4 4h7v9H4zM13 4h7v5h-7zM4 15h7v5H4zM13 11h7v9h-7z',
  'share-links': 'M6 10v10h12V10M12 14V3M8.5 6 12 3l3.5 3',
  'comments-panel': 'M4 4h16v11H9l-5 5zM8 8h8M8 11h5',
  'comments-embed': 'M3 4h12v8H8l-3 3v-3H3zM18 9h3v8h-2v3l-3-3h-6',
  'personal-news': 'M4 5h16v14H4zM7 9h4v4H7zM14 9h3M14 12h3M7 16h10',
  'content-tabs': 'M3 8h18v12H3zM3 8V4h6v4M9 4h6v4',
  'content-accordion': 'M4 5h16M4 10h16v5H4zM4 20h16',
  'content-carousel': 'M7 6h10v12H7zM4 9v6M20 9v6',
  'fade-slideshow': 'M4 8h12v12H4zM8 8V4h12v12h-4',
  'video-carousel': 'M4 6h16v12H4zM10 9.5v5l4-2.5z',
  'count-down': 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2',
  'asp-search': 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20M8 10.5h5',
  'masthead-search': 'M3 5h18M11 9a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM14.5 16.5 18 20',
  'newsletter-form': 'M3 6h18v12H3zM3 7l9 7 9-7',
  'newsletter-manage': 'M3 6h18v6M3 6v12h8M3 7l9 7 9-7M14 17l2 2 4-4',
  'station-switcher': 'M4 5h16v6H4zM4 13h16v6H4zM7 8h.01M7 16h.01',
};

export const iconOf = (tag: string) =>
  createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: 24,
      height: 24,
      'aria-hidden': true,
      // WordPress fills the paths of an icon in some places.
      style: { fill: 'none' },
      stroke: 'currentColor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    createElement('path', { d: OUTLINES[tag], style: { fill: 'none' } }),
  );
