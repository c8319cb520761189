// Printed by `pnpm generate` from the contracts. Do not edit.
import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Plays one live station and shows what is on air. */
      'radio-player': import('react').HTMLAttributes<HTMLElement> & {
        'station'?: string;
        'radioStream'?: string;
        'radio-stream'?: string;
        'mirrors'?: string;
        'radioName'?: string;
        'radio-name'?: string;
        'feed'?: string;
        'feedKind'?: 'auto' | 'icecast-json' | 'icecast-html' | 'shoutcast1' | 'shoutcast2-xml' | 'shoutcast2-json' | 'played-html' | 'radioco' | 'azuracast' | 'song-list' | 'track-list';
        'feed-kind'?: 'auto' | 'icecast-json' | 'icecast-html' | 'shoutcast1' | 'shoutcast2-xml' | 'shoutcast2-json' | 'played-html' | 'radioco' | 'azuracast' | 'song-list' | 'track-list';
        'noImageAvailable'?: string;
        'no-image-available'?: string;
        'initialVolume'?: number;
        'initial-volume'?: number;
        'nowPlayingInterval'?: number;
        'now-playing-interval'?: number;
        'playerWidth'?: number;
        'player-width'?: number;
        'imageHeight'?: number;
        'image-height'?: number;
        'colorOn'?: string;
        'color-on'?: string;
        'colorOff'?: string;
        'color-off'?: string;
        'showVolume'?: boolean;
        'show-volume'?: boolean;
        'showOnlyPlayButton'?: boolean;
        'show-only-play-button'?: boolean;
        'autoPlay'?: boolean;
        'auto-play'?: boolean;
        'sticky'?: boolean;
        'startMinified'?: boolean;
        'start-minified'?: boolean;
        'grabLastFmPhoto'?: boolean;
        'grab-last-fm-photo'?: boolean;
        'preserveOriginalUpperLowerCase'?: boolean;
        'preserve-original-upper-lower-case'?: boolean;
        'seamless'?: boolean;
        'showHistoryBut'?: boolean;
        'show-history-but'?: boolean;
        'showBioBut'?: boolean;
        'show-bio-but'?: boolean;
        'showLyricsBut'?: boolean;
        'show-lyrics-but'?: boolean;
        'shareNetworks'?: string;
        'share-networks'?: string;
        'showFacebookBut'?: boolean;
        'show-facebook-but'?: boolean;
        'showTwitterBut'?: boolean;
        'show-twitter-but'?: boolean;
        'facebookAppId'?: string;
        'facebook-app-id'?: string;
        'levelMeter'?: boolean;
        'level-meter'?: boolean;
        'lyricsUrl'?: string;
        'lyrics-url'?: string;
        'numberOfThumbsPerScreen'?: number;
        'number-of-thumbs-per-screen'?: number;
        'historyRecordTitleLimit'?: number;
        'history-record-title-limit'?: number;
        'historyRecordAuthorLimit'?: number;
        'history-record-author-limit'?: number;
      };
      /** One button that starts and pauses the station, together with the player of the page. */
      'live-radio-button': import('react').HTMLAttributes<HTMLElement> & {
        'station'?: string;
        'dataStream'?: string;
        'data-stream'?: string;
        'radioStream'?: string;
        'radio-stream'?: string;
        'mirrors'?: string;
        'radioName'?: string;
        'radio-name'?: string;
      };
      /** A block that opens to show the current song and the last ones. */
      'now-playing': import('react').HTMLAttributes<HTMLElement> & {
        'id'?: string;
        'station'?: string;
        'url'?: string;
        'feedKind'?: 'auto' | 'icecast-json' | 'icecast-html' | 'shoutcast1' | 'shoutcast2-xml' | 'shoutcast2-json' | 'played-html' | 'radioco' | 'azuracast' | 'song-list' | 'track-list';
        'feed-kind'?: 'auto' | 'icecast-json' | 'icecast-html' | 'shoutcast1' | 'shoutcast2-xml' | 'shoutcast2-json' | 'played-html' | 'radioco' | 'azuracast' | 'song-list' | 'track-list';
        'img'?: string;
        'providerHost'?: string;
        'provider-host'?: string;
        'radioStream'?: string;
        'radio-stream'?: string;
        'radioName'?: string;
        'radio-name'?: string;
      };
      /** A button that keeps a post among the visitor’s favorites, and takes it out again. */
      'fav-button': import('react').HTMLAttributes<HTMLElement> & {
        'postId'?: number;
        'post-id'?: number;
        'siteId'?: number;
        'site-id'?: number;
        'favoriteCount'?: number;
        'favorite-count'?: number;
        'userConsentAccepted'?: boolean;
        'user-consent-accepted'?: boolean;
      };
      /** The favorites of the visitor, or of a user, in pages. */
      'fav-list': import('react').HTMLAttributes<HTMLElement> & {
        'userId'?: number;
        'user-id'?: number;
        'siteId'?: number;
        'site-id'?: number;
        'includeLinks'?: boolean;
        'include-links'?: boolean;
        'includeButtons'?: boolean;
        'include-buttons'?: boolean;
        'includeThumbnails'?: boolean;
        'include-thumbnails'?: boolean;
        'thumbnailSize'?: string;
        'thumbnail-size'?: string;
        'includeExcerpts'?: boolean;
        'include-excerpts'?: boolean;
        'postTypes'?: string;
        'post-types'?: string;
        'noFavoritesText'?: string;
        'no-favorites-text'?: string;
        'perPage'?: number;
        'per-page'?: number;
      };
      /** A number: how many keep a post, or how many favorites the visitor has. */
      'fav-count': import('react').HTMLAttributes<HTMLElement> & {
        'postId'?: number;
        'post-id'?: number;
        'siteId'?: number;
        'site-id'?: number;
        'postTypes'?: string;
        'post-types'?: string;
        'favoriteCount'?: number;
        'favorite-count'?: number;
      };
      /** A button that empties the visitor’s list; disabled while there is nothing to clear. */
      'fav-clear': import('react').HTMLAttributes<HTMLElement> & {
        'siteId'?: number;
        'site-id'?: number;
      };
      /** Votes a comment up or down and shows how many did. */
      'comment-vote': import('react').HTMLAttributes<HTMLElement> & {
        'commentId'?: number;
        'comment-id'?: number;
        'voteCountUp'?: number;
        'vote-count-up'?: number;
        'voteCountDown'?: number;
        'vote-count-down'?: number;
        'closed'?: boolean;
      };
      /** A microphone button: who says the activation word and a phrase goes to the matching post, or to the search of the site. */
      'voice-search': import('react').HTMLAttributes<HTMLElement> & {
        'activationWord'?: string;
        'activation-word'?: string;
        'instructionText'?: string;
        'instruction-text'?: string;
        'ajaxUrl'?: string;
        'ajax-url'?: string;
        'ajaxAction'?: string;
        'ajax-action'?: string;
        'lang'?: string;
      };
      /** Counts that the post is read; shows nothing. Single posts of the chosen types have one. */
      'view-recorder': import('react').HTMLAttributes<HTMLElement> & {
        'postId'?: number;
        'post-id'?: number;
        'ajaxUrl'?: string;
        'ajax-url'?: string;
        'nonce'?: string;
        'recordNonce'?: string;
        'record-nonce'?: string;
        'action'?: 'spv_record_view' | 'thim_ajax_countviews';
        'delay'?: number;
      };
      /** A ranked list of posts with their views; it follows what is read. */
      'most-viewed': import('react').HTMLAttributes<HTMLElement> & {
        'listId'?: string;
        'list-id'?: string;
        'ajaxUrl'?: string;
        'ajax-url'?: string;
        'nonce'?: string;
      };
      /** Brings the next article when the reader reaches the end of one; address and title follow. */
      'article-stream': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'article'?: string;
        'info'?: string;
        'next'?: string;
        'leaveOut'?: string;
        'leave-out'?: string;
        'forward'?: number;
        'back'?: number;
        'step'?: number;
        'max'?: number;
        'analytics'?: 'data-layer' | 'none';
      };
      /** Checks what is written into a form by the rules of its markup, and says in words what is wrong. */
      'form-rules': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'check'?: boolean;
      };
      /** Shows that a form of Contact Form 7 is being sent, and ends that in every outcome. */
      'contact-form-state': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
      };
      /** The games of a day by competition, with a chooser that leads to one of them. */
      'scores-board': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'select'?: string;
        'highlight'?: number;
      };
      /** A calendar behind a toggle; a day of it loads the page anew with the games of that day. */
      'scores-calendar': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
      };
      /** Posts as cards in a grid without layout shift, with a button that loads more. */
      'masonry-grid': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'columns'?: number;
        'postType'?: string;
        'post-type'?: string;
        'category'?: string;
        'tag'?: string;
        'count'?: number;
        'order'?: 'date' | 'modified' | 'title' | 'comments';
        'template'?: string;
        'more'?: 'button' | 'auto' | 'none';
        'filters'?: boolean;
      };
      /** Adds the next cards to a grid: by the site’s signed query, or from the next page of the list. */
      'load-more': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'grid'?: string;
        'button'?: string;
        'query'?: string;
        'page'?: number;
        'maxPage'?: number;
        'max-page'?: number;
        'found'?: number;
        'offset'?: number;
        'auto'?: number;
      };
      /** Shows what #filter=… names and what the quick search finds, of the posts that are there. */
      'post-grid': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'item'?: string;
        'field'?: string;
      };
      /** Links that share the article, in a small window; the device’s own sheet and the address to copy where it has them. */
      'share-links': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'url'?: string;
        'text'?: string;
        'networks'?: string;
      };
      /** Opens and closes the comments; a reply brings the form under its comment. */
      'comments-panel': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'toggle'?: string;
        'openLabel'?: string;
        'open-label'?: string;
        'closeLabel'?: string;
        'close-label'?: string;
        'closedClass'?: string;
        'closed-class'?: string;
        'open'?: boolean;
      };
      /** A link to the discussion on Disqus, which comes into the page when somebody wants it. */
      'comments-embed': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'shortname'?: string;
        'url'?: string;
        'identifier'?: string;
        'consent'?: 'functional' | 'preferences' | 'statistics-anonymous' | 'statistics' | 'marketing';
      };
      /** Offers the related article in a corner while one is read; its place in the text stays as it is. */
      'related-popup': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'article'?: string;
        'offset'?: number;
      };
      /** Unread articles of the categories that a visitor reads, else the newest; what was read stays in the browser. */
      'personal-news': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'size'?: number;
        'isSingle'?: boolean;
        'is-single'?: boolean;
        'isCategory'?: boolean;
        'is-category'?: boolean;
        'objectId'?: number;
        'object-id'?: number;
      };
      /** Keeps a header at the upper edge: it hides on the way down and is back on the way up. */
      'sticky-header': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
      };
      /** A link that leads back to the top of the page, there once the page was scrolled. */
      'back-to-top': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'threshold'?: number;
        'duration'?: number;
        'offset'?: number;
      };
      /** Opens a menu over the page on small screens, from the theme’s own button. */
      'mobile-menu': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'toggle'?: string;
        'close'?: string;
        'breakpoint'?: number;
      };
      /** Gives each entry of a menu that has a submenu a button beside its link; a pointer opens it too. */
      'sub-menus': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
      };
      /** Shows one of several sections at a time; each heading becomes a tab. */
      'content-tabs': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
      };
      /** Folds sections under their headings; one is open at a time, or several as toggles. */
      'content-accordion': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'single'?: boolean;
      };
      /** Boxes of equal height that show the rest of their content under a pointer or with the focus. */
      'hover-boxes': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
      };
      /** Loads images, frames and videos shortly before they come into sight; marks images that are broken. */
      'lazy-media': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'edge'?: number;
      };
      /** Keeps a sidebar in sight beside a long text, also one that is higher than the window. */
      'sticky-sidebar': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
      };
      /** Covers the page until it is loaded, three seconds at most, and fades; no script is needed for it to go. */
      'page-preloader': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
      };
      /** Shows what stands in it, a gallery too, as a row that scrolls. The wrapper of a theme may say the first five as data-visible and so on. */
      'content-carousel': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'visible'?: number;
        'desktopsmall'?: number;
        'itemtablet'?: number;
        'itemmobile'?: number;
        'autoplay'?: boolean;
        'interval'?: number;
        'label'?: string;
      };
      /** Shows one after the other of what stands in it; each fades into the next. */
      'fade-slideshow': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'speed'?: number;
        'animation'?: number;
        'controls'?: 'all' | 'pause';
        'label'?: string;
      };
      /** A row of videos: links to YouTube, Vimeo or a file, or videos of the page. Nothing of a provider is asked for before a click, and one plays at a time. */
      'video-carousel': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'label'?: string;
      };
      /** Opens the pictures of an article in a dialog of their own, and what links with data-lightbox lead to: videos and pages of the site. */
      'image-lightbox': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'width'?: number;
        'height'?: number;
        'margin'?: number;
      };
      /** Counts the days, hours, minutes and seconds to a date, which stands there in words without scripts. */
      'count-down': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'date'?: string;
        'endText'?: string;
        'end-text'?: string;
        'redirect'?: string;
      };
      /** A search box whose results appear in a panel while one types. Without script it is the plain search form of the site. */
      'asp-search': import('react').HTMLAttributes<HTMLElement> & {
        'id'?: string;
        'iid'?: number;
        'rid'?: string;
        'name'?: string;
        'phrase'?: string;
        'homeUrl'?: string;
        'home-url'?: string;
        'ajaxUrl'?: string;
        'ajax-url'?: string;
        'timeout'?: number;
        'charcount'?: number;
        'itemscount'?: number;
        'resultstype'?: 'vertical' | 'horizontal' | 'polaroid' | 'isotopic';
        'resultsposition'?: 'hover' | 'block';
        'forceCount'?: number;
        'force-count'?: number;
        'forceOrder'?: boolean;
        'force-order'?: boolean;
        'previewOptions'?: string;
        'preview-options'?: string;
        'preventBodyScroll'?: boolean;
        'prevent-body-scroll'?: boolean;
        'highlight'?: boolean;
        'highlightWholewords'?: boolean;
        'highlight-wholewords'?: boolean;
        'statistics'?: boolean;
        'closeOnDocClick'?: boolean;
        'close-on-doc-click'?: boolean;
        'autocomplete'?: boolean;
        'autocompleteMobile'?: boolean;
        'autocomplete-mobile'?: boolean;
        'autocompleteGoogleOnly'?: boolean;
        'autocomplete-google-only'?: boolean;
        'autocompleteLang'?: string;
        'autocomplete-lang'?: string;
        'autocompleteTriggerCharcount'?: number;
        'autocomplete-trigger-charcount'?: number;
        'triggerType'?: boolean;
        'trigger-type'?: boolean;
        'triggerDelay'?: number;
        'trigger-delay'?: number;
        'triggerAutocompleteDelay'?: number;
        'trigger-autocomplete-delay'?: number;
        'triggerFacet'?: boolean;
        'trigger-facet'?: boolean;
        'triggerUpdateHref'?: boolean;
        'trigger-update-href'?: boolean;
        'triggerReturn'?: 'results_page' | 'woo_results_page' | 'elementor_page' | 'custom' | 'first_result' | 'ajax_search' | 'nothing';
        'trigger-return'?: 'results_page' | 'woo_results_page' | 'elementor_page' | 'custom' | 'first_result' | 'ajax_search' | 'nothing';
        'triggerReturnLocation'?: 'same' | 'new';
        'trigger-return-location'?: 'same' | 'new';
        'triggerClick'?: 'results_page' | 'woo_results_page' | 'elementor_page' | 'custom' | 'first_result' | 'ajax_search' | 'nothing';
        'trigger-click'?: 'results_page' | 'woo_results_page' | 'elementor_page' | 'custom' | 'first_result' | 'ajax_search' | 'nothing';
        'triggerClickLocation'?: 'same' | 'new';
        'trigger-click-location'?: 'same' | 'new';
        'redirectUrl'?: string;
        'redirect-url'?: string;
        'elementorUrl'?: string;
        'elementor-url'?: string;
        'overrideMethod'?: 'get' | 'post';
        'override-method'?: 'get' | 'post';
        'overridewpdefault'?: boolean;
        'compact'?: boolean;
        'compactCloseOnDocument'?: boolean;
        'compact-close-on-document'?: boolean;
        'compactCloseOnMagnifier'?: boolean;
        'compact-close-on-magnifier'?: boolean;
        'showMore'?: boolean;
        'show-more'?: boolean;
        'showMoreAction'?: 'ajax' | 'results_page' | 'woo_results_page' | 'elementor_page' | 'custom';
        'show-more-action'?: 'ajax' | 'results_page' | 'woo_results_page' | 'elementor_page' | 'custom';
        'showMoreInfinite'?: boolean;
        'show-more-infinite'?: boolean;
        'showMoreUrl'?: string;
        'show-more-url'?: string;
        'showMoreLocation'?: 'same' | 'new';
        'show-more-location'?: 'same' | 'new';
        'autop'?: 'disabled' | 'phrase' | 'latest' | 'random';
        'autopPhrase'?: string;
        'autop-phrase'?: string;
        'autopCount'?: number;
        'autop-count'?: number;
        'animation'?: 'fadedrop' | 'fade' | 'none';
        'isotopicColumns'?: number;
        'isotopic-columns'?: number;
        'isotopicItems'?: number;
        'isotopic-items'?: number;
        'isotopicPagination'?: boolean;
        'isotopic-pagination'?: boolean;
        'info'?: boolean;
        'infoText'?: string;
        'info-text'?: string;
        'tryThis'?: unknown;
        'try-this'?: unknown;
        'topKeywords'?: unknown;
        'top-keywords'?: unknown;
        'topKeywordsAction'?: 'nothing' | 'search' | 'redirect';
        'top-keywords-action'?: 'nothing' | 'search' | 'redirect';
        'filters'?: unknown;
        'settingsVisible'?: boolean;
        'settings-visible'?: boolean;
        'liveLoadElement'?: string;
        'live-load-element'?: string;
        'resPageUseAjax'?: boolean;
        'res-page-use-ajax'?: boolean;
        'resPageSelector'?: string;
        'res-page-selector'?: string;
        'wooShopUseAjax'?: boolean;
        'woo-shop-use-ajax'?: boolean;
        'wooShopSelector'?: string;
        'woo-shop-selector'?: string;
        'wooShopUrl'?: string;
        'woo-shop-url'?: string;
        'cptArchiveUseAjax'?: boolean;
        'cpt-archive-use-ajax'?: boolean;
        'cptArchiveSelector'?: string;
        'cpt-archive-selector'?: string;
        'cptArchiveUrl'?: string;
        'cpt-archive-url'?: string;
        'taxArchiveUseAjax'?: boolean;
        'tax-archive-use-ajax'?: boolean;
        'taxArchiveSelector'?: string;
        'tax-archive-selector'?: string;
        'taxArchiveUrl'?: string;
        'tax-archive-url'?: string;
        'analytics'?: unknown;
      };
      /** The search box of the masthead and of the page that says that nothing is there: trending keywords when it is entered, results while one types. */
      'masthead-search': import('react').HTMLAttributes<HTMLElement> & {
        'for'?: string;
        'enter'?: 'live' | 'submit';
        'homeUrl'?: string;
        'home-url'?: string;
        'keywords'?: string;
        'template'?: string;
      };
      /** A form to subscribe: in the page, as a bar, a slide-in or a popup. Without script it is sent as a plain form. */
      'newsletter-form': import('react').HTMLAttributes<HTMLElement> & {
        'form'?: number;
        'id'?: number;
        'type'?: 'own' | 'inline' | 'below_posts' | 'others' | 'fixed_bar' | 'slide_in' | 'popup';
        'position'?: 'own' | 'top' | 'bottom' | 'left' | 'right';
        'animation'?: 'own' | 'none' | 'slideup' | 'slidedown' | 'slideleft' | 'slideright' | 'fadein';
        'delay'?: number;
        'exitIntentEnabled'?: boolean;
        'exit-intent-enabled'?: boolean;
        'exitIntentTouch'?: boolean;
        'exit-intent-touch'?: boolean;
        'cookieExpirationTime'?: number;
        'cookie-expiration-time'?: number;
        'isPreview'?: boolean;
        'is-preview'?: boolean;
      };
      /** Names, lists and the end of a subscription, for who comes by the link in a mail. */
      'newsletter-manage': import('react').HTMLAttributes<HTMLElement> & {
      };
      /** Tells people from machines in the registration forms. The server prints it there. */
      'captcha-hook': import('react').HTMLAttributes<HTMLElement> & {
      };
      /** Highlights the element under the pointer and hides the one that is clicked, on this page. */
      'element-inspector': import('react').HTMLAttributes<HTMLElement> & {
      };
    }
  }
}
