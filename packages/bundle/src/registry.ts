import type { ElementSpec } from '@onda/core/element/contract';
import type { Catalog } from '@onda/core/i18n/messages';
import { favButton, favClear, favCount } from '@onda/favorites/contract';
import { favList } from '@onda/favorites/list/list-contract';
import { printedMessages as favoritesMessages } from '@onda/favorites/messages';
import { elementInspector } from '@onda/inspector/contract';
import { inspectorMessages } from '@onda/inspector/messages';
import { aspSearch } from '@onda/live-search/contract';
import { mastheadSearch } from '@onda/live-search/masthead-search/contract';
import { mastheadMessages } from '@onda/live-search/masthead-search/messages';
import { printedMessages as searchMessages } from '@onda/live-search/messages';
import { captchaHook } from '@onda/newsletter/captcha/captcha-contract';
import { newsletterForm } from '@onda/newsletter/contract';
import { overlayMessages as newsletterMessages } from '@onda/newsletter/display/overlay-messages';
import { newsletterManage } from '@onda/newsletter/manage/manage-contract';
import { nowPlayingWidget } from '@onda/now-playing/contract';
import { printedMessages } from '@onda/now-playing/printed-messages';
import { radioPlayer } from '@onda/player/contract';
import { liveRadioButton } from '@onda/player/live-radio-button/contract';
import { liveButtonMessages } from '@onda/player/live-radio-button/messages';
import { playerMessages } from '@onda/player/messages';
import { articleStream } from '@onda/theme/article-stream/contract';
import { themeMessages } from '@onda/theme/article-stream/messages';
import { backToTop } from '@onda/theme/back-to-top/contract';
import { topMessages } from '@onda/theme/back-to-top/messages';
import { commentsEmbed } from '@onda/theme/comments-embed/contract';
import { printedEmbedMessages } from '@onda/theme/comments-embed/messages';
import { commentsPanel } from '@onda/theme/comments-panel/contract';
import { contactFormState } from '@onda/theme/contact-form-state/contract';
import { contentAccordion } from '@onda/theme/content-accordion/contract';
import { contentCarousel } from '@onda/theme/content-carousel/contract';
import { contentTabs } from '@onda/theme/content-tabs/contract';
import { countDown } from '@onda/theme/count-down/contract';
import { countDownMessages } from '@onda/theme/count-down/messages';
import { fadeSlideshow } from '@onda/theme/fade-slideshow/contract';
import { formRules } from '@onda/theme/form-rules/contract';
import { hoverBoxes } from '@onda/theme/hover-boxes/contract';
import { imageLightbox } from '@onda/theme/image-lightbox/contract';
import { lazyMedia } from '@onda/theme/lazy-media/contract';
import { loadMore } from '@onda/theme/load-more/contract';
import { masonryGrid } from '@onda/theme/masonry-grid/contract';
import { masonryGridMessages } from '@onda/theme/masonry-grid/messages';
import { menuMessages } from '@onda/theme/menus/messages';
import { mobileMenu } from '@onda/theme/mobile-menu/contract';
import { pagePreloader } from '@onda/theme/page-preloader/contract';
import { personalNews } from '@onda/theme/personal-news/contract';
import { printedPersonalMessages } from '@onda/theme/personal-news/messages';
import { postGrid } from '@onda/theme/post-grid/contract';
import { relatedPopup } from '@onda/theme/related-popup/contract';
import { scoresMessages } from '@onda/theme/scores/messages';
import { scoresBoard } from '@onda/theme/scores-board/contract';
import { scoresCalendar } from '@onda/theme/scores-calendar/contract';
import { shareLinks } from '@onda/theme/share-links/contract';
import { printedShareMessages } from '@onda/theme/share-links/messages';
import { stickyHeader } from '@onda/theme/sticky-header/contract';
import { stickySidebar } from '@onda/theme/sticky-sidebar/contract';
import { subMenus } from '@onda/theme/sub-menus/contract';
import { videoCarousel } from '@onda/theme/video-carousel/contract';
import { viewsMessages } from '@onda/views/messages';
import { mostViewed } from '@onda/views/most-viewed-contract';
import { viewRecorder } from '@onda/views/recorder-contract';
import { voiceSearch } from '@onda/voice-search/contract';
import { printedMessages as voiceMessages } from '@onda/voice-search/messages';
import { commentVote } from '@onda/votes/contract';
import { printedMessages as votesMessages } from '@onda/votes/printed-messages';

/** Every element there is. A new feature adds its lines here and nowhere else in this package. */
export const elements: readonly ElementSpec[] = [
  radioPlayer,
  nowPlayingWidget,
  liveRadioButton,
  favButton,
  favList,
  favCount,
  favClear,
  commentVote,
  voiceSearch,
  viewRecorder,
  mostViewed,
  articleStream,
  formRules,
  contactFormState,
  scoresBoard,
  scoresCalendar,
  masonryGrid,
  loadMore,
  postGrid,
  shareLinks,
  commentsPanel,
  commentsEmbed,
  relatedPopup,
  personalNews,
  stickyHeader,
  backToTop,
  mobileMenu,
  subMenus,
  contentTabs,
  contentAccordion,
  hoverBoxes,
  lazyMedia,
  stickySidebar,
  pagePreloader,
  contentCarousel,
  fadeSlideshow,
  videoCarousel,
  imageLightbox,
  countDown,
  aspSearch,
  mastheadSearch,
  newsletterForm,
  newsletterManage,
  captchaHook,
  elementInspector,
];

/** A feature's catalogs as one. */
const joined = (...catalogs: Catalog[]): Catalog => ({
  es: Object.assign({}, ...catalogs.map(({ es }) => es)),
  en: Object.assign({}, ...catalogs.map(({ en }) => en)),
});

/** Every text that PHP may print, by feature. */
export const messages: Record<string, Catalog> = {
  player: joined(playerMessages, liveButtonMessages),
  'now-playing': printedMessages,
  favorites: favoritesMessages,
  votes: votesMessages,
  'voice-search': voiceMessages,
  views: viewsMessages,
  theme: joined(
    themeMessages,
    menuMessages,
    topMessages,
    countDownMessages,
    scoresMessages,
    masonryGridMessages,
    printedShareMessages,
    printedEmbedMessages,
    printedPersonalMessages,
  ),
  'live-search': joined(searchMessages, mastheadMessages),
  newsletter: newsletterMessages,
  inspector: inspectorMessages,
};

/** Which built entry holds an element: `shells` for what is printed on many pages, else a chunk of its own. */
export const entries: Record<string, string> = {
  'radio-player': 'shells',
  'now-playing': 'now-playing',
  'live-radio-button': 'live-radio',
  'fav-button': 'favorites',
  'fav-count': 'favorites',
  'fav-clear': 'favorites',
  'fav-list': 'favorites-list',
  'comment-vote': 'votes',
  'voice-search': 'voice',
  'view-recorder': 'view-recorder',
  'most-viewed': 'most-viewed',
  'article-stream': 'theme-article',
  'form-rules': 'theme-forms',
  'contact-form-state': 'theme-forms',
  'scores-board': 'theme-scores',
  'scores-calendar': 'theme-scores',
  'masonry-grid': 'theme-grid',
  'load-more': 'theme-grid',
  'post-grid': 'theme-grid',
  'share-links': 'theme-page',
  'comments-panel': 'theme-comments',
  'comments-embed': 'theme-comments',
  'related-popup': 'theme-related',
  'personal-news': 'theme-personal',
  'sticky-header': 'theme-page',
  'back-to-top': 'theme-page',
  'mobile-menu': 'theme-menus',
  'sub-menus': 'theme-menus',
  'content-tabs': 'theme-parts',
  'content-accordion': 'theme-parts',
  'hover-boxes': 'theme-parts',
  'lazy-media': 'theme-parts',
  'sticky-sidebar': 'theme-parts',
  'page-preloader': 'theme-parts',
  'content-carousel': 'theme-slides',
  'fade-slideshow': 'theme-slides',
  'video-carousel': 'theme-slides',
  'image-lightbox': 'lightbox',
  'count-down': 'count-down',
  'asp-search': 'search',
  'masthead-search': 'masthead',
  'newsletter-form': 'newsletter',
  'newsletter-manage': 'newsletter-manage',
  'captcha-hook': 'captcha-hook',
  'element-inspector': 'inspector',
};

/**
 * The style sheet of each feature that has a shadow root, of each tag in the page's own tree that wants more than the theme
 * gives, and those that come with what a visitor opens.
 */
export const styles: Record<string, string> = {
  player: 'packages/player/src/view/player.css',
  'player-more': 'packages/player/src/view/player-more.css',
  'now-playing': 'packages/now-playing/src/view/now-playing.css',
  'now-playing-block': 'packages/now-playing/src/view/block.css',
  'comment-vote': 'packages/votes/src/comment-vote.css',
  'most-viewed': 'packages/views/src/view/most-viewed.css',
  'share-links': 'packages/theme/src/share-links/share-links.css',
  'comments-embed': 'packages/theme/src/comments-embed/comments-embed.css',
  'personal-news': 'packages/theme/src/personal-news/personal-news.css',
  'related-popup': 'packages/theme/src/related-popup/related-popup.css',
  'asp-search': 'packages/live-search/src/view/asp-search.css',
  'masthead-search': 'packages/live-search/src/masthead-search/masthead-search.css',
  'scores-board': 'packages/theme/src/scores/scores.css',
  'masonry-grid': 'packages/theme/src/masonry-grid/masonry-grid.css',
  'sticky-header': 'packages/theme/src/sticky-header/sticky-header.css',
  'back-to-top': 'packages/theme/src/back-to-top/back-to-top.css',
  'mobile-menu': 'packages/theme/src/mobile-menu/mobile-menu.css',
  'sub-menus': 'packages/theme/src/sub-menus/sub-menus.css',
  'content-tabs': 'packages/theme/src/content-tabs/content-tabs.css',
  'content-accordion': 'packages/theme/src/content-accordion/content-accordion.css',
  'hover-boxes': 'packages/theme/src/hover-boxes/hover-boxes.css',
  'lazy-media': 'packages/theme/src/lazy-media/lazy-media.css',
  'sticky-sidebar': 'packages/theme/src/sticky-sidebar/sticky-sidebar.css',
  'page-preloader': 'packages/theme/src/page-preloader/page-preloader.css',
  'content-carousel': 'packages/theme/src/content-carousel/content-carousel.css',
  'fade-slideshow': 'packages/theme/src/fade-slideshow/fade-slideshow.css',
  'video-carousel': 'packages/theme/src/video-carousel/video-carousel.css',
  'count-down': 'packages/theme/src/count-down/count-down.css',
  'newsletter-form': 'packages/newsletter/src/newsletter-form.css',
  'newsletter-manage': 'packages/newsletter/src/newsletter-form.css',
  inspector: 'packages/inspector/src/view/inspector.css',
};
