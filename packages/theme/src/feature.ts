import type { Feature } from '@onda/core/element/feature';
import { joined } from '@onda/core/i18n/joined';
import { articleStream } from './article-stream/contract';
import { themeMessages } from './article-stream/messages';
import { backToTop } from './back-to-top/contract';
import { topMessages } from './back-to-top/messages';
import { themeBlocks } from './block-fields/theme-blocks';
import { commentsEmbed } from './comments-embed/contract';
import { printedEmbedMessages } from './comments-embed/messages';
import { commentsPanel } from './comments-panel/contract';
import { contactFormState } from './contact-form-state/contract';
import { contentAccordion } from './content-accordion/contract';
import { contentCarousel } from './content-carousel/contract';
import { contentTabs } from './content-tabs/contract';
import { countDown } from './count-down/contract';
import { countDownMessages } from './count-down/messages';
import { fadeSlideshow } from './fade-slideshow/contract';
import { formRules } from './form-rules/contract';
import { hoverBoxes } from './hover-boxes/contract';
import { imageLightbox } from './image-lightbox/contract';
import { lazyMedia } from './lazy-media/contract';
import { loadMore } from './load-more/contract';
import { masonryGrid } from './masonry-grid/contract';
import { masonryGridMessages } from './masonry-grid/messages';
import { menuMessages } from './menus/messages';
import { mobileMenu } from './mobile-menu/contract';
import { pagePreloader } from './page-preloader/contract';
import { personalNews } from './personal-news/contract';
import { printedPersonalMessages } from './personal-news/messages';
import { postGrid } from './post-grid/contract';
import { relatedPopup } from './related-popup/contract';
import { scoresMessages } from './scores/messages';
import { scoresBoard } from './scores-board/contract';
import { scoresCalendar } from './scores-calendar/contract';
import { shareLinks } from './share-links/contract';
import { printedShareMessages } from './share-links/messages';
import { stickyHeader } from './sticky-header/contract';
import { stickySidebar } from './sticky-sidebar/contract';
import { subMenus } from './sub-menus/contract';
import { videoCarousel } from './video-carousel/contract';

/** The behaviors of a magazine theme. */
export const themeFeature: Feature = {
  name: 'theme',
  blocks: themeBlocks,
  elements: [
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
  ],
  messages: joined(
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
};
