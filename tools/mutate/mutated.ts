/**
 * The files whose code is changed, as globs below a package's `src`: stores, wire, parsers, and what a contract's
 * values lead to. Views, markup, messages, contract data and style sheets are left out: tests in browsers hold them.
 */
const MUTATED = {
  admin: 'preview/store station-check/api station-check/form-fields station-check/report station-check/store',
  'block-editor': 'preview/fill-template transforms/read-attributes transforms/transforms wrapper-style',
  elements: 'configure headless/shared-store page-state ssr',
  react: 'content host-element host-props',
  favorites: `api initial-load state/serial-queue state/merge list/list-reply list/list-store list/lists
    plugin/plugin-events actions replies state/service settings state/changes state/store`,
  votes: 'api first-vote memory store',
  views: 'api list-nonce live-list present store recorder/recorder',
  newsletter: `api captcha/captcha-address captcha/captcha-signals form/field-error device display/dismiss
    form/form-check form/form-fields form/lazy-check heartbeat hooks display/exit-intent manage/manage-check
    display/display-trigger page-api proof/proof-of-work proof/proof-sha256 store subscription`,
  'now-playing': `api feed/feed-address feed/feed-source page/follow-player present feed/reading relative-time
    page/last-events store`,
  'voice-search': `api recognition/phrase recognition/place recognition/recognition site session/store
    session/voice-session page/typed-search`,
  feeds: '!(dom-parsers|feed-options|load-reader) hosted/* icecast/* shoutcast/* songs/* text/*',
  core: `http/ajax element/attributes http/byte-stream http/config storage/cookies timing/debounce
    http/fetch-page forms/field-rules timing/with-timeout poll/leader i18n/messages
    http/nonce poll/poll-entry poll/poll-backoff poll/poll-request poll/poller http/first-request http/send-form
    http/redirect-address http/safe-url dom/server-html storage/stored-text storage/storage
    poll/tab-channel forms/validation http/decode-bytes text/fold`,
  'live-search': `wire/answer wire/api options/choices options/instance search/result-cache search/network
    options/options search/phrase search/words search/is-answer-to search/populate search-site search/store search/events wire/wire addresses/*
    analytics/* cart/cart filters/filters filters/read-filters highlight/find-words highlight/highlight-settings
    live-load/live-ask live-load/live-load-entries live-load/live-load-fetch live-load/live-load-history
    live-load/live-loader masthead-search/api masthead-search/store masthead-search/trending pause/retry-after
    pause/pause suggestions/complete-field suggestions/suggestion suggestions/suggestion-api layouts/pages`,
  player: `api panels/share-links player-model present source-of station-of store extras/qualities extras/sleep-timer
    resume/listening-memory resume/remember-listening live-radio-button/linked-player live-radio-button/source
    mse/* on-air/!(on-air-messages) framed/links/asked-page framed/lent/lent-connection framed/page-entries
    framed/links/may-leave sound/* transports/audio-connection transports/late-transport transports/transport
    transports/transports view/panels/bio-store view/panels/gestures view/panels/lyrics-address
    view/panels/shorten`,
  theme: `consent targets added-content/* article-stream/next-article article-stream/reading-place
    article-stream/stream article-stream/stream-memory comments-embed/disqus comments-embed/embed-start
    count-down/moment file-address form-rules/form-check form-rules/form-questions image-lightbox/item
    image-lightbox/openers load-more/address-after load-more/more-memory load-more/more-source
    load-more/next-page load-more/same-post personal-news/api personal-news/may-remember
    personal-news/news-list personal-news/note-reading personal-news/reading personal-news/reading-memory
    scores/committed scores/today slides/find-slides slides/rotation video/provider-errors
    video/video-address`,
  inspector: `api page/hidden page/keyboard-navigation page/keys page/leave-dialog page/page-data
    selector/describe selector/marks selector/may-hide selector/outline selector/selector store`,
  schedule: `on-air/airing on-air/follow-plan on-air/present program-schedule/follow-clock
    program-schedule/tabs show-episodes/play-episodes studio-line/follow-shows studio-line/present`,
} as const;

export type Package = keyof typeof MUTATED;

export const PACKAGES = Object.keys(MUTATED) as Package[];

/** For Stryker: what is mutated of a package, from the root of the repository. */
export const globsOf = (name: Package): string[] =>
  MUTATED[name].split(/\s+/).map((files) => `packages/${name}/src/${files}.ts`);

/** Beside code that is mutated, and no part of it. */
export const TESTS = '!packages/*/src/**/*.test.ts';
