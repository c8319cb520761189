// Printed by `pnpm generate` from the contracts. Do not edit.
import type {} from 'vue';
import type { OndaEventMap } from './events.js';
import type { OndaAttributesByTag } from './elements.js';

/** The handlers as this framework spells them. */
export interface OndaHandlers {
  'onOndaPlay'?: (event: OndaEventMap['onda-play']) => void;
  'onOndaPause'?: (event: OndaEventMap['onda-pause']) => void;
  'onOndaState'?: (event: OndaEventMap['onda-state']) => void;
  'onOndaTrack'?: (event: OndaEventMap['onda-track']) => void;
  'onOndaError'?: (event: OndaEventMap['onda-error']) => void;
  'onOndaPage'?: (event: OndaEventMap['onda-page']) => void;
  'onOndaStation'?: (event: OndaEventMap['onda-station']) => void;
  'onOndaEpisodeState'?: (event: OndaEventMap['onda-episode-state']) => void;
  'onOndaFavoriteChange'?: (event: OndaEventMap['onda-favorite-change']) => void;
  'onOndaVote'?: (event: OndaEventMap['onda-vote']) => void;
  'onOndaVoiceGo'?: (event: OndaEventMap['onda-voice-go']) => void;
  'onOndaArticle'?: (event: OndaEventMap['onda-article']) => void;
  'onOndaAppend'?: (event: OndaEventMap['onda-append']) => void;
  'onOndaSlot'?: (event: OndaEventMap['onda-slot']) => void;
  'onOndaEnd'?: (event: OndaEventMap['onda-end']) => void;
  'onOndaSearchStart'?: (event: OndaEventMap['onda-search-start']) => void;
  'onOndaSearchEnd'?: (event: OndaEventMap['onda-search-end']) => void;
  'onOndaSearchGo'?: (event: OndaEventMap['onda-search-go']) => void;
  'onOndaSearchResults'?: (event: OndaEventMap['onda-search-results']) => void;
  'onOndaNewsletterOpen'?: (event: OndaEventMap['onda-newsletter-open']) => void;
  'onOndaNewsletterClose'?: (event: OndaEventMap['onda-newsletter-close']) => void;
  'onOndaNewsletterSubscribe'?: (event: OndaEventMap['onda-newsletter-subscribe']) => void;
  'onOndaNewsletterError'?: (event: OndaEventMap['onda-newsletter-error']) => void;
  'onOndaElementHidden'?: (event: OndaEventMap['onda-element-hidden']) => void;
  'onOndaHiddenSaved'?: (event: OndaEventMap['onda-hidden-saved']) => void;
  'onOndaAiring'?: (event: OndaEventMap['onda-airing']) => void;
  'onOndaReady'?: (event: OndaEventMap['onda-ready']) => void;
}

/** A tag in a template: its props are its attributes. */
export type OndaTag<Attributes> = new () => { $props: Attributes & OndaHandlers & import('vue').HTMLAttributes };

declare module 'vue' {
  interface GlobalComponents {
    /** Plays one live station and shows what is on air. */
    'radio-player': OndaTag<OndaAttributesByTag['radio-player']>;
    /** One button that starts and pauses the station, together with the player of the page. */
    'live-radio-button': OndaTag<OndaAttributesByTag['live-radio-button']>;
    /** The stations of the site, each with its song; the players of the page follow the chosen one. */
    'station-switcher': OndaTag<OndaAttributesByTag['station-switcher']>;
    /** Plays a file in a bar at the foot of the page. A list of episodes puts it at the end of the body; a new src starts that file. */
    'episode-player': OndaTag<OndaAttributesByTag['episode-player']>;
    /** A block that opens to show the current song and the last ones. */
    'now-playing': OndaTag<OndaAttributesByTag['now-playing']>;
    /** A button that keeps a post among the visitor’s favorites, and takes it out again. */
    'fav-button': OndaTag<OndaAttributesByTag['fav-button']>;
    /** The favorites of the visitor, or of a user, in pages. */
    'fav-list': OndaTag<OndaAttributesByTag['fav-list']>;
    /** A number: how many keep a post, or how many favorites the visitor has. */
    'fav-count': OndaTag<OndaAttributesByTag['fav-count']>;
    /** A button that empties the visitor’s list; disabled while there is nothing to clear. */
    'fav-clear': OndaTag<OndaAttributesByTag['fav-clear']>;
    /** Votes a comment up or down and shows how many did. */
    'comment-vote': OndaTag<OndaAttributesByTag['comment-vote']>;
    /** A microphone button: who says the activation word and a phrase goes to the matching post, or to the search of the site. */
    'voice-search': OndaTag<OndaAttributesByTag['voice-search']>;
    /** Counts that the post is read; shows nothing. Single posts of the chosen types have one. */
    'view-recorder': OndaTag<OndaAttributesByTag['view-recorder']>;
    /** A ranked list of posts with their views; it follows what is read. */
    'most-viewed': OndaTag<OndaAttributesByTag['most-viewed']>;
    /** Brings the next article when the reader reaches the end of one; address and title follow. */
    'article-stream': OndaTag<OndaAttributesByTag['article-stream']>;
    /** Checks what is written into a form by the rules of its markup, and says in words what is wrong. */
    'form-rules': OndaTag<OndaAttributesByTag['form-rules']>;
    /** Shows that a form of Contact Form 7 is being sent, and ends that in every outcome. */
    'contact-form-state': OndaTag<OndaAttributesByTag['contact-form-state']>;
    /** The games of a day by competition, with a chooser that leads to one of them. */
    'scores-board': OndaTag<OndaAttributesByTag['scores-board']>;
    /** A calendar behind a toggle; a day of it loads the page anew with the games of that day. */
    'scores-calendar': OndaTag<OndaAttributesByTag['scores-calendar']>;
    /** Posts as cards in a grid without layout shift, with a button that loads more. */
    'masonry-grid': OndaTag<OndaAttributesByTag['masonry-grid']>;
    /** Adds the next cards to a grid: by the site’s signed query, or from the next page of the list. */
    'load-more': OndaTag<OndaAttributesByTag['load-more']>;
    /** Shows what #filter=… names and what the quick search finds, of the posts that are there. */
    'post-grid': OndaTag<OndaAttributesByTag['post-grid']>;
    /** Links that share the article, in a small window; the device’s own sheet and the address to copy where it has them. */
    'share-links': OndaTag<OndaAttributesByTag['share-links']>;
    /** Opens and closes the comments; a reply brings the form under its comment. */
    'comments-panel': OndaTag<OndaAttributesByTag['comments-panel']>;
    /** A link to the discussion on Disqus, which comes into the page when somebody wants it. */
    'comments-embed': OndaTag<OndaAttributesByTag['comments-embed']>;
    /** Offers the related article in a corner while one is read; its place in the text stays as it is. */
    'related-popup': OndaTag<OndaAttributesByTag['related-popup']>;
    /** Unread articles of the categories that a visitor reads, else the newest; what was read stays in the browser. */
    'personal-news': OndaTag<OndaAttributesByTag['personal-news']>;
    /** Keeps a header at the upper edge: it hides on the way down and is back on the way up. */
    'sticky-header': OndaTag<OndaAttributesByTag['sticky-header']>;
    /** A link that leads back to the top of the page, there once the page was scrolled. */
    'back-to-top': OndaTag<OndaAttributesByTag['back-to-top']>;
    /** Opens a menu over the page on small screens, from the theme’s own button. */
    'mobile-menu': OndaTag<OndaAttributesByTag['mobile-menu']>;
    /** Gives each entry of a menu that has a submenu a button beside its link; a pointer opens it too. */
    'sub-menus': OndaTag<OndaAttributesByTag['sub-menus']>;
    /** Shows one of several sections at a time; each heading becomes a tab. */
    'content-tabs': OndaTag<OndaAttributesByTag['content-tabs']>;
    /** Folds sections under their headings; one is open at a time, or several as toggles. */
    'content-accordion': OndaTag<OndaAttributesByTag['content-accordion']>;
    /** Boxes of equal height that show the rest of their content under a pointer or with the focus. */
    'hover-boxes': OndaTag<OndaAttributesByTag['hover-boxes']>;
    /** Loads images, frames and videos shortly before they come into sight; marks images that are broken. */
    'lazy-media': OndaTag<OndaAttributesByTag['lazy-media']>;
    /** Keeps a sidebar in sight beside a long text, also one that is higher than the window. */
    'sticky-sidebar': OndaTag<OndaAttributesByTag['sticky-sidebar']>;
    /** Covers the page until it is loaded, three seconds at most, and fades; no script is needed for it to go. */
    'page-preloader': OndaTag<OndaAttributesByTag['page-preloader']>;
    /** Shows what stands in it, a gallery too, as a row that scrolls. The wrapper of a theme may say the first five as data-visible and so on. */
    'content-carousel': OndaTag<OndaAttributesByTag['content-carousel']>;
    /** Shows one after the other of what stands in it; each fades into the next. */
    'fade-slideshow': OndaTag<OndaAttributesByTag['fade-slideshow']>;
    /** A row of videos: links to YouTube, Vimeo or a file, or videos of the page. Nothing of a provider is asked for before a click, and one plays at a time. */
    'video-carousel': OndaTag<OndaAttributesByTag['video-carousel']>;
    /** Opens the pictures of an article in a dialog of their own, and what links with data-lightbox lead to: videos and pages of the site. */
    'image-lightbox': OndaTag<OndaAttributesByTag['image-lightbox']>;
    /** Counts the days, hours, minutes and seconds to a date, which stands there in words without scripts. */
    'count-down': OndaTag<OndaAttributesByTag['count-down']>;
    /** A search box whose results appear in a panel while one types. Without script it is the plain search form of the site. */
    'asp-search': OndaTag<OndaAttributesByTag['asp-search']>;
    /** The search box of the masthead and of the page that says that nothing is there: trending keywords when it is entered, results while one types. */
    'masthead-search': OndaTag<OndaAttributesByTag['masthead-search']>;
    /** A form to subscribe: in the page, as a bar, a slide-in or a popup. Without script it is sent as a plain form. */
    'newsletter-form': OndaTag<OndaAttributesByTag['newsletter-form']>;
    /** Names, lists and the end of a subscription, for who comes by the link in a mail. */
    'newsletter-manage': OndaTag<OndaAttributesByTag['newsletter-manage']>;
    /** Tells people from machines in the registration forms. The server prints it there. */
    'captcha-hook': OndaTag<OndaAttributesByTag['captcha-hook']>;
    /** Highlights the element under the pointer and hides the one that is clicked, on this page. */
    'element-inspector': OndaTag<OndaAttributesByTag['element-inspector']>;
    /** The week of a station by day: shows with their hours and hosts, and the one on air. */
    'program-schedule': OndaTag<OndaAttributesByTag['program-schedule']>;
    /** The show that is on now and those that come next, by the schedule of the station. */
    'on-air': OndaTag<OndaAttributesByTag['on-air']>;
    /** The recordings of a show, or the newest of all shows, to listen again. */
    'show-episodes': OndaTag<OndaAttributesByTag['show-episodes']>;
    /** WhatsApp, phone and mail of the show that is on, else of the station. */
    'studio-line': OndaTag<OndaAttributesByTag['studio-line']>;
  }
}
