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

/** All elements. A new element is one line here and one import in the entry file that its contract names as `chunk`. */
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

/** Tag → the built script that registers it. */
export const entries: Record<string, string> = Object.fromEntries(
  elements.map(({ tag, chunk }) => [tag, chunk]),
);

/** A shadow root links to the sheet of its feature; an element without one has a sheet of its own tag. */
const styleNameOf = ({ root, feature, tag }: ElementSpec) => (root === 'shadow' ? feature : tag);

const styled = elements.filter(({ style }) => style !== undefined);

/** Name → file of each built style sheet: those of the contracts, and those of views that a visitor opens. */
export const styles: Record<string, string> = {
  ...Object.fromEntries(styled.map((spec) => [styleNameOf(spec), `packages/${spec.style}`])),
  'player-more': 'packages/player/src/view/player-more.css',
  'now-playing-block': 'packages/now-playing/src/view/block.css',
};
