// Printed by `pnpm generate` from the contracts. Do not edit.
import type { EarlyMembers } from '@onda/core/loading/early-members';
import type { LoadRules } from '@onda/core/loading/load-when-needed';

/** Tag → its code. */
export const imports: Readonly<Record<string, () => Promise<unknown>>> = {
  'radio-player': () => import('@onda/player/element'),
  'live-radio-button': () => import('@onda/player/live-radio-button/element'),
  'station-switcher': () => import('@onda/player/station-switcher/element'),
  'episode-player': () => import('@onda/player/episode-player/element'),
  'now-playing': () => import('@onda/now-playing/element'),
  'fav-button': () => import('@onda/favorites/element'),
  'fav-list': () => import('@onda/favorites/list/list-element'),
  'fav-count': () => import('@onda/favorites/element'),
  'fav-clear': () => import('@onda/favorites/element'),
  'comment-vote': () => import('@onda/votes/element'),
  'voice-search': () => import('@onda/voice-search/element'),
  'view-recorder': () => import('@onda/views/recorder/recorder-element'),
  'most-viewed': () => import('@onda/views/most-viewed-element'),
  'article-stream': () => import('@onda/theme/article-stream/element'),
  'form-rules': () => import('@onda/theme/form-rules/element'),
  'contact-form-state': () => import('@onda/theme/contact-form-state/element'),
  'scores-board': () => import('@onda/theme/scores-board/element'),
  'scores-calendar': () => import('@onda/theme/scores-calendar/element'),
  'masonry-grid': () => import('@onda/theme/masonry-grid/element'),
  'load-more': () => import('@onda/theme/load-more/element'),
  'post-grid': () => import('@onda/theme/post-grid/element'),
  'share-links': () => import('@onda/theme/share-links/element'),
  'comments-panel': () => import('@onda/theme/comments-panel/element'),
  'comments-embed': () => import('@onda/theme/comments-embed/element'),
  'related-popup': () => import('@onda/theme/related-popup/element'),
  'personal-news': () => import('@onda/theme/personal-news/element'),
  'sticky-header': () => import('@onda/theme/sticky-header/element'),
  'back-to-top': () => import('@onda/theme/back-to-top/element'),
  'mobile-menu': () => import('@onda/theme/mobile-menu/element'),
  'sub-menus': () => import('@onda/theme/sub-menus/element'),
  'content-tabs': () => import('@onda/theme/content-tabs/element'),
  'content-accordion': () => import('@onda/theme/content-accordion/element'),
  'hover-boxes': () => import('@onda/theme/hover-boxes/element'),
  'lazy-media': () => import('@onda/theme/lazy-media/element'),
  'sticky-sidebar': () => import('@onda/theme/sticky-sidebar/element'),
  'page-preloader': () => import('@onda/theme/page-preloader/element'),
  'content-carousel': () => import('@onda/theme/content-carousel/element'),
  'fade-slideshow': () => import('@onda/theme/fade-slideshow/element'),
  'video-carousel': () => import('@onda/theme/video-carousel/element'),
  'image-lightbox': () => import('@onda/theme/image-lightbox/element'),
  'count-down': () => import('@onda/theme/count-down/element'),
  'asp-search': () => import('@onda/live-search/element'),
  'masthead-search': () => import('@onda/live-search/masthead-search/element'),
  'newsletter-form': () => import('@onda/newsletter/element'),
  'newsletter-manage': () => import('@onda/newsletter/manage/manage-element'),
  'captcha-hook': () => import('@onda/newsletter/captcha/captcha-hook-element'),
  'element-inspector': () => import('@onda/inspector/element'),
  'program-schedule': () => import('@onda/schedule/program-schedule/element'),
  'on-air': () => import('@onda/schedule/on-air/element'),
  'show-episodes': () => import('@onda/schedule/show-episodes/element'),
  'studio-line': () => import('@onda/schedule/studio-line/element'),
};

export const loadRules: LoadRules = {
  "atOnce": {
    "": "[loading=\"eager\"],radio-player:is([autoplay], [auto-play], [auto_play], [seamless]),episode-player,view-recorder,back-to-top:is([for]),page-preloader,newsletter-form:is(:has(.mailpoet_form_popup, .mailpoet_form_slide_in, .mailpoet_form_fixed_bar)),captcha-hook",
    "onda-listening": "radio-player,show-episodes",
    "onda-station": "station-switcher",
    "?[?&](s|p_asid|asp_(highlight|s|ls))=": "asp-search,masthead-search"
  },
  "onScroll": "article-stream,related-popup,personal-news,sticky-header,back-to-top,sticky-sidebar",
  "onTouch": "newsletter-form",
  "notNear": "article-stream,related-popup,sticky-header,back-to-top,sticky-sidebar",
  "near": {
    "image-lightbox": "img, [data-lightbox]"
  }
};

export const earlyMembers: EarlyMembers = {
  "media": "radio-player:not(:defined),live-radio-button:not(:defined),episode-player:not(:defined)",
  "members": {
    "play": null,
    "pause": null,
    "toggle": null,
    "paused": true,
    "volume": 1,
    "muted": false
  }
};
