// Printed by `pnpm generate` from the contracts. Do not edit.
import type {} from 'react';
import type { OndaEventMap } from './events.js';
import type { OndaAttributesByTag, RadioPlayerElement, LiveRadioButtonElement, StationSwitcherElement, EpisodePlayerElement, NowPlayingElement, FavButtonElement, FavListElement, FavCountElement, FavClearElement, CommentVoteElement, VoiceSearchElement, ViewRecorderElement, MostViewedElement, ArticleStreamElement, FormRulesElement, ContactFormStateElement, ScoresBoardElement, ScoresCalendarElement, MasonryGridElement, LoadMoreElement, PostGridElement, ShareLinksElement, CommentsPanelElement, CommentsEmbedElement, RelatedPopupElement, PersonalNewsElement, StickyHeaderElement, BackToTopElement, MobileMenuElement, SubMenusElement, ContentTabsElement, ContentAccordionElement, HoverBoxesElement, LazyMediaElement, StickySidebarElement, PagePreloaderElement, ContentCarouselElement, FadeSlideshowElement, VideoCarouselElement, ImageLightboxElement, CountDownElement, AspSearchElement, MastheadSearchElement, NewsletterFormElement, NewsletterManageElement, CaptchaHookElement, ElementInspectorElement, ProgramScheduleElement, OnAirElement, ShowEpisodesElement, StudioLineElement } from './elements.js';

/** The handlers as this framework spells them. */
export interface OndaHandlers {
  'ononda-play'?: (event: OndaEventMap['onda-play']) => void;
  'ononda-pause'?: (event: OndaEventMap['onda-pause']) => void;
  'ononda-state'?: (event: OndaEventMap['onda-state']) => void;
  'ononda-track'?: (event: OndaEventMap['onda-track']) => void;
  'ononda-error'?: (event: OndaEventMap['onda-error']) => void;
  'ononda-page'?: (event: OndaEventMap['onda-page']) => void;
  'ononda-station'?: (event: OndaEventMap['onda-station']) => void;
  'ononda-episode-state'?: (event: OndaEventMap['onda-episode-state']) => void;
  'ononda-favorite-change'?: (event: OndaEventMap['onda-favorite-change']) => void;
  'ononda-vote'?: (event: OndaEventMap['onda-vote']) => void;
  'ononda-voice-go'?: (event: OndaEventMap['onda-voice-go']) => void;
  'ononda-article'?: (event: OndaEventMap['onda-article']) => void;
  'ononda-append'?: (event: OndaEventMap['onda-append']) => void;
  'ononda-slot'?: (event: OndaEventMap['onda-slot']) => void;
  'ononda-end'?: (event: OndaEventMap['onda-end']) => void;
  'ononda-search-start'?: (event: OndaEventMap['onda-search-start']) => void;
  'ononda-search-end'?: (event: OndaEventMap['onda-search-end']) => void;
  'ononda-search-go'?: (event: OndaEventMap['onda-search-go']) => void;
  'ononda-search-results'?: (event: OndaEventMap['onda-search-results']) => void;
  'ononda-newsletter-open'?: (event: OndaEventMap['onda-newsletter-open']) => void;
  'ononda-newsletter-close'?: (event: OndaEventMap['onda-newsletter-close']) => void;
  'ononda-newsletter-subscribe'?: (event: OndaEventMap['onda-newsletter-subscribe']) => void;
  'ononda-newsletter-error'?: (event: OndaEventMap['onda-newsletter-error']) => void;
  'ononda-element-hidden'?: (event: OndaEventMap['onda-element-hidden']) => void;
  'ononda-hidden-saved'?: (event: OndaEventMap['onda-hidden-saved']) => void;
  'ononda-airing'?: (event: OndaEventMap['onda-airing']) => void;
  'ononda-ready'?: (event: OndaEventMap['onda-ready']) => void;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Plays one live station and shows what is on air. */
      'radio-player': import('react').DetailedHTMLProps<import('react').HTMLAttributes<RadioPlayerElement>, RadioPlayerElement> & OndaAttributesByTag['radio-player'] & OndaHandlers;
      /** One button that starts and pauses the station, together with the player of the page. */
      'live-radio-button': import('react').DetailedHTMLProps<import('react').HTMLAttributes<LiveRadioButtonElement>, LiveRadioButtonElement> & OndaAttributesByTag['live-radio-button'] & OndaHandlers;
      /** The stations of the site, each with its song; the players of the page follow the chosen one. */
      'station-switcher': import('react').DetailedHTMLProps<import('react').HTMLAttributes<StationSwitcherElement>, StationSwitcherElement> & OndaAttributesByTag['station-switcher'] & OndaHandlers;
      /** Plays a file in a bar at the foot of the page. A list of episodes puts it at the end of the body; a new src starts that file. */
      'episode-player': import('react').DetailedHTMLProps<import('react').HTMLAttributes<EpisodePlayerElement>, EpisodePlayerElement> & OndaAttributesByTag['episode-player'] & OndaHandlers;
      /** A block that opens to show the current song and the last ones. */
      'now-playing': import('react').DetailedHTMLProps<import('react').HTMLAttributes<NowPlayingElement>, NowPlayingElement> & OndaAttributesByTag['now-playing'] & OndaHandlers;
      /** A button that keeps a post among the visitor’s favorites, and takes it out again. */
      'fav-button': import('react').DetailedHTMLProps<import('react').HTMLAttributes<FavButtonElement>, FavButtonElement> & OndaAttributesByTag['fav-button'] & OndaHandlers;
      /** The favorites of the visitor, or of a user, in pages. */
      'fav-list': import('react').DetailedHTMLProps<import('react').HTMLAttributes<FavListElement>, FavListElement> & OndaAttributesByTag['fav-list'] & OndaHandlers;
      /** A number: how many keep a post, or how many favorites the visitor has. */
      'fav-count': import('react').DetailedHTMLProps<import('react').HTMLAttributes<FavCountElement>, FavCountElement> & OndaAttributesByTag['fav-count'] & OndaHandlers;
      /** A button that empties the visitor’s list; disabled while there is nothing to clear. */
      'fav-clear': import('react').DetailedHTMLProps<import('react').HTMLAttributes<FavClearElement>, FavClearElement> & OndaAttributesByTag['fav-clear'] & OndaHandlers;
      /** Votes a comment up or down and shows how many did. */
      'comment-vote': import('react').DetailedHTMLProps<import('react').HTMLAttributes<CommentVoteElement>, CommentVoteElement> & OndaAttributesByTag['comment-vote'] & OndaHandlers;
      /** A microphone button: who says the activation word and a phrase goes to the matching post, or to the search of the site. */
      'voice-search': import('react').DetailedHTMLProps<import('react').HTMLAttributes<VoiceSearchElement>, VoiceSearchElement> & OndaAttributesByTag['voice-search'] & OndaHandlers;
      /** Counts that the post is read; shows nothing. Single posts of the chosen types have one. */
      'view-recorder': import('react').DetailedHTMLProps<import('react').HTMLAttributes<ViewRecorderElement>, ViewRecorderElement> & OndaAttributesByTag['view-recorder'] & OndaHandlers;
      /** A ranked list of posts with their views; it follows what is read. */
      'most-viewed': import('react').DetailedHTMLProps<import('react').HTMLAttributes<MostViewedElement>, MostViewedElement> & OndaAttributesByTag['most-viewed'] & OndaHandlers;
      /** Brings the next article when the reader reaches the end of one; address and title follow. */
      'article-stream': import('react').DetailedHTMLProps<import('react').HTMLAttributes<ArticleStreamElement>, ArticleStreamElement> & OndaAttributesByTag['article-stream'] & OndaHandlers;
      /** Checks what is written into a form by the rules of its markup, and says in words what is wrong. */
      'form-rules': import('react').DetailedHTMLProps<import('react').HTMLAttributes<FormRulesElement>, FormRulesElement> & OndaAttributesByTag['form-rules'] & OndaHandlers;
      /** Shows that a form of Contact Form 7 is being sent, and ends that in every outcome. */
      'contact-form-state': import('react').DetailedHTMLProps<import('react').HTMLAttributes<ContactFormStateElement>, ContactFormStateElement> & OndaAttributesByTag['contact-form-state'] & OndaHandlers;
      /** The games of a day by competition, with a chooser that leads to one of them. */
      'scores-board': import('react').DetailedHTMLProps<import('react').HTMLAttributes<ScoresBoardElement>, ScoresBoardElement> & OndaAttributesByTag['scores-board'] & OndaHandlers;
      /** A calendar behind a toggle; a day of it loads the page anew with the games of that day. */
      'scores-calendar': import('react').DetailedHTMLProps<import('react').HTMLAttributes<ScoresCalendarElement>, ScoresCalendarElement> & OndaAttributesByTag['scores-calendar'] & OndaHandlers;
      /** Posts as cards in a grid without layout shift, with a button that loads more. */
      'masonry-grid': import('react').DetailedHTMLProps<import('react').HTMLAttributes<MasonryGridElement>, MasonryGridElement> & OndaAttributesByTag['masonry-grid'] & OndaHandlers;
      /** Adds the next cards to a grid: by the site’s signed query, or from the next page of the list. */
      'load-more': import('react').DetailedHTMLProps<import('react').HTMLAttributes<LoadMoreElement>, LoadMoreElement> & OndaAttributesByTag['load-more'] & OndaHandlers;
      /** Shows what #filter=… names and what the quick search finds, of the posts that are there. */
      'post-grid': import('react').DetailedHTMLProps<import('react').HTMLAttributes<PostGridElement>, PostGridElement> & OndaAttributesByTag['post-grid'] & OndaHandlers;
      /** Links that share the article, in a small window; the device’s own sheet and the address to copy where it has them. */
      'share-links': import('react').DetailedHTMLProps<import('react').HTMLAttributes<ShareLinksElement>, ShareLinksElement> & OndaAttributesByTag['share-links'] & OndaHandlers;
      /** Opens and closes the comments; a reply brings the form under its comment. */
      'comments-panel': import('react').DetailedHTMLProps<import('react').HTMLAttributes<CommentsPanelElement>, CommentsPanelElement> & OndaAttributesByTag['comments-panel'] & OndaHandlers;
      /** A link to the discussion on Disqus, which comes into the page when somebody wants it. */
      'comments-embed': import('react').DetailedHTMLProps<import('react').HTMLAttributes<CommentsEmbedElement>, CommentsEmbedElement> & OndaAttributesByTag['comments-embed'] & OndaHandlers;
      /** Offers the related article in a corner while one is read; its place in the text stays as it is. */
      'related-popup': import('react').DetailedHTMLProps<import('react').HTMLAttributes<RelatedPopupElement>, RelatedPopupElement> & OndaAttributesByTag['related-popup'] & OndaHandlers;
      /** Unread articles of the categories that a visitor reads, else the newest; what was read stays in the browser. */
      'personal-news': import('react').DetailedHTMLProps<import('react').HTMLAttributes<PersonalNewsElement>, PersonalNewsElement> & OndaAttributesByTag['personal-news'] & OndaHandlers;
      /** Keeps a header at the upper edge: it hides on the way down and is back on the way up. */
      'sticky-header': import('react').DetailedHTMLProps<import('react').HTMLAttributes<StickyHeaderElement>, StickyHeaderElement> & OndaAttributesByTag['sticky-header'] & OndaHandlers;
      /** A link that leads back to the top of the page, there once the page was scrolled. */
      'back-to-top': import('react').DetailedHTMLProps<import('react').HTMLAttributes<BackToTopElement>, BackToTopElement> & OndaAttributesByTag['back-to-top'] & OndaHandlers;
      /** Opens a menu over the page on small screens, from the theme’s own button. */
      'mobile-menu': import('react').DetailedHTMLProps<import('react').HTMLAttributes<MobileMenuElement>, MobileMenuElement> & OndaAttributesByTag['mobile-menu'] & OndaHandlers;
      /** Gives each entry of a menu that has a submenu a button beside its link; a pointer opens it too. */
      'sub-menus': import('react').DetailedHTMLProps<import('react').HTMLAttributes<SubMenusElement>, SubMenusElement> & OndaAttributesByTag['sub-menus'] & OndaHandlers;
      /** Shows one of several sections at a time; each heading becomes a tab. */
      'content-tabs': import('react').DetailedHTMLProps<import('react').HTMLAttributes<ContentTabsElement>, ContentTabsElement> & OndaAttributesByTag['content-tabs'] & OndaHandlers;
      /** Folds sections under their headings; one is open at a time, or several as toggles. */
      'content-accordion': import('react').DetailedHTMLProps<import('react').HTMLAttributes<ContentAccordionElement>, ContentAccordionElement> & OndaAttributesByTag['content-accordion'] & OndaHandlers;
      /** Boxes of equal height that show the rest of their content under a pointer or with the focus. */
      'hover-boxes': import('react').DetailedHTMLProps<import('react').HTMLAttributes<HoverBoxesElement>, HoverBoxesElement> & OndaAttributesByTag['hover-boxes'] & OndaHandlers;
      /** Loads images, frames and videos shortly before they come into sight; marks images that are broken. */
      'lazy-media': import('react').DetailedHTMLProps<import('react').HTMLAttributes<LazyMediaElement>, LazyMediaElement> & OndaAttributesByTag['lazy-media'] & OndaHandlers;
      /** Keeps a sidebar in sight beside a long text, also one that is higher than the window. */
      'sticky-sidebar': import('react').DetailedHTMLProps<import('react').HTMLAttributes<StickySidebarElement>, StickySidebarElement> & OndaAttributesByTag['sticky-sidebar'] & OndaHandlers;
      /** Covers the page until it is loaded, three seconds at most, and fades; no script is needed for it to go. */
      'page-preloader': import('react').DetailedHTMLProps<import('react').HTMLAttributes<PagePreloaderElement>, PagePreloaderElement> & OndaAttributesByTag['page-preloader'] & OndaHandlers;
      /** Shows what stands in it, a gallery too, as a row that scrolls. The wrapper of a theme may say the first five as data-visible and so on. */
      'content-carousel': import('react').DetailedHTMLProps<import('react').HTMLAttributes<ContentCarouselElement>, ContentCarouselElement> & OndaAttributesByTag['content-carousel'] & OndaHandlers;
      /** Shows one after the other of what stands in it; each fades into the next. */
      'fade-slideshow': import('react').DetailedHTMLProps<import('react').HTMLAttributes<FadeSlideshowElement>, FadeSlideshowElement> & OndaAttributesByTag['fade-slideshow'] & OndaHandlers;
      /** A row of videos: links to YouTube, Vimeo or a file, or videos of the page. Nothing of a provider is asked for before a click, and one plays at a time. */
      'video-carousel': import('react').DetailedHTMLProps<import('react').HTMLAttributes<VideoCarouselElement>, VideoCarouselElement> & OndaAttributesByTag['video-carousel'] & OndaHandlers;
      /** Opens the pictures of an article in a dialog of their own, and what links with data-lightbox lead to: videos and pages of the site. */
      'image-lightbox': import('react').DetailedHTMLProps<import('react').HTMLAttributes<ImageLightboxElement>, ImageLightboxElement> & OndaAttributesByTag['image-lightbox'] & OndaHandlers;
      /** Counts the days, hours, minutes and seconds to a date, which stands there in words without scripts. */
      'count-down': import('react').DetailedHTMLProps<import('react').HTMLAttributes<CountDownElement>, CountDownElement> & OndaAttributesByTag['count-down'] & OndaHandlers;
      /** A search box whose results appear in a panel while one types. Without script it is the plain search form of the site. */
      'asp-search': import('react').DetailedHTMLProps<import('react').HTMLAttributes<AspSearchElement>, AspSearchElement> & OndaAttributesByTag['asp-search'] & OndaHandlers;
      /** The search box of the masthead and of the page that says that nothing is there: trending keywords when it is entered, results while one types. */
      'masthead-search': import('react').DetailedHTMLProps<import('react').HTMLAttributes<MastheadSearchElement>, MastheadSearchElement> & OndaAttributesByTag['masthead-search'] & OndaHandlers;
      /** A form to subscribe: in the page, as a bar, a slide-in or a popup. Without script it is sent as a plain form. */
      'newsletter-form': import('react').DetailedHTMLProps<import('react').HTMLAttributes<NewsletterFormElement>, NewsletterFormElement> & OndaAttributesByTag['newsletter-form'] & OndaHandlers;
      /** Names, lists and the end of a subscription, for who comes by the link in a mail. */
      'newsletter-manage': import('react').DetailedHTMLProps<import('react').HTMLAttributes<NewsletterManageElement>, NewsletterManageElement> & OndaAttributesByTag['newsletter-manage'] & OndaHandlers;
      /** Tells people from machines in the registration forms. The server prints it there. */
      'captcha-hook': import('react').DetailedHTMLProps<import('react').HTMLAttributes<CaptchaHookElement>, CaptchaHookElement> & OndaAttributesByTag['captcha-hook'] & OndaHandlers;
      /** Highlights the element under the pointer and hides the one that is clicked, on this page. */
      'element-inspector': import('react').DetailedHTMLProps<import('react').HTMLAttributes<ElementInspectorElement>, ElementInspectorElement> & OndaAttributesByTag['element-inspector'] & OndaHandlers;
      /** The week of a station by day: shows with their hours and hosts, and the one on air. */
      'program-schedule': import('react').DetailedHTMLProps<import('react').HTMLAttributes<ProgramScheduleElement>, ProgramScheduleElement> & OndaAttributesByTag['program-schedule'] & OndaHandlers;
      /** The show that is on now and those that come next, by the schedule of the station. */
      'on-air': import('react').DetailedHTMLProps<import('react').HTMLAttributes<OnAirElement>, OnAirElement> & OndaAttributesByTag['on-air'] & OndaHandlers;
      /** The recordings of a show, or the newest of all shows, to listen again. */
      'show-episodes': import('react').DetailedHTMLProps<import('react').HTMLAttributes<ShowEpisodesElement>, ShowEpisodesElement> & OndaAttributesByTag['show-episodes'] & OndaHandlers;
      /** WhatsApp, phone and mail of the show that is on, else of the station. */
      'studio-line': import('react').DetailedHTMLProps<import('react').HTMLAttributes<StudioLineElement>, StudioLineElement> & OndaAttributesByTag['studio-line'] & OndaHandlers;
    }
  }
}
