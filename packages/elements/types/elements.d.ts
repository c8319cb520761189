// Printed by `pnpm generate` from the contracts. Do not edit.
import type {} from './events.js';

/** The type of every element. */
export interface OndaElement extends HTMLElement {
  /** Set once the element works. */
  readonly dataset: DOMStringMap & { ready?: ''; failed?: '' };
}

/** Attributes of every element. */
export interface OndaAttributes {
  /** `eager`: its code is loaded at once, wherever it stands. */
  loading?: 'eager';
}

/** `<radio-player>` Plays one live station and shows what is on air. */
export interface RadioPlayerElement extends OndaElement {
  /** Id of a station from the settings screen. Fills in stream, name, feed and cover. Without it and without an address, the first station. */
  station: string;
  /** Address of the stream that is heard, or of an .m3u, .pls, .xspf, .asx or .m3u8 playlist. */
  radioStream: string;
  /** Further addresses of the same station with spaces between, heard in turn after two failures. Words before an address name a quality that listeners can choose: “Alta https://…/320.mp3 Baja https://…/64.mp3”. */
  mirrors: string;
  /** Name of the station. */
  radioName: string;
  /** Address of the document that tells what plays. Without it the stream server is asked. */
  feed: string;
  /** How that document is written. Default: `"auto"`. */
  feedKind: 'auto' | 'azuracast' | 'caster' | 'centova' | 'everestcast' | 'hls' | 'icecast-html' | 'icecast-json' | 'icy' | 'libretime' | 'live365' | 'mediacp' | 'played-html' | 'radioboss' | 'radioco' | 'radiocult' | 'radiojar' | 'radioking' | 'shoutcast1' | 'shoutcast2-json' | 'shoutcast2-played' | 'shoutcast2-xml' | 'sonicpanel' | 'spinitron' | 'triton' | 'zeno' | 'currentsong' | 'song-list' | 'track-list' | 'flat-json';
  /** Default cover, shown when a track has no art. */
  noImageAvailable: string;
  /** Volume before the visitor moves the slider, 0 to 1. Default: `1`. */
  initialVolume: number;
  /** Seconds between two looks at the feed; under 30 is taken as 44. Default: `40`. */
  nowPlayingInterval: number;
  /** Width in pixels; less where the page has less room. From 448 on the cover stands beside the text. Default: `355`. */
  playerWidth: number;
  /** Height in pixels of a cover that stands above the text; it shrinks with the width of the player. Default: `355`. */
  imageHeight: number;
  /** Color of the pause button and the sound waves: something sounds. Default: `"currentcolor"`. */
  colorOn: string;
  /** Color of the play button and the mute cross: nothing sounds. Default: `"currentcolor"`. */
  colorOff: string;
  /** Shows the mute button and the volume slider. Default: `true`. */
  showVolume: boolean;
  /** Shows the play button alone: no other button, no titles, no cover. Default: `false`. */
  showOnlyPlayButton: boolean;
  /** Plays without a click where that is allowed: never on iOS, Android and webOS, on Chrome and Safari only when sticky. Default: `false`. */
  autoPlay: boolean;
  /** Keeps the player at the lower edge of the window. Default: `false`. */
  sticky: boolean;
  /** A sticky player starts as a small bar. Default: `false`. */
  startMinified: boolean;
  /** Looks for a photo of the artist where the feed has no art. Default: `false`. */
  grabLastFmPhoto: boolean;
  /** Leaves the capital letters of the artist as the feed wrote them. Default: `false`. */
  preserveOriginalUpperLowerCase: boolean;
  /** While it plays, links of the site open the next page in a frame, and the sound goes on. Default: `false`. */
  seamless: boolean;
  /** Plays. Resolves once it sounds; rejects as `HTMLMediaElement.play()` does: `NotAllowedError` where the browser wants a gesture first, `AbortError` after a pause or a removal, `NotSupportedError` where there is no sound. */
  play: () => Promise<void>;
  /** Ends the sound. */
  pause: () => Promise<void>;
  /** Plays, or ends the sound that is wanted. */
  toggle: () => Promise<void>;
  /** False from `play()` on, as long as sound is wanted. */
  readonly paused: boolean;
  /** 0 to 1, in steps of .05. */
  volume: number;
  /** Whether it is mute. */
  muted: boolean;
}

/** The attributes of `<radio-player>`. */
export interface RadioPlayerAttributes extends OndaAttributes {
  /** Id of a station from the settings screen. Fills in stream, name, feed and cover. Without it and without an address, the first station. */
  'station'?: string;
  /** Address of the stream that is heard, or of an .m3u, .pls, .xspf, .asx or .m3u8 playlist. */
  'radio-stream'?: string;
  /** Further addresses of the same station with spaces between, heard in turn after two failures. Words before an address name a quality that listeners can choose: “Alta https://…/320.mp3 Baja https://…/64.mp3”. */
  'mirrors'?: string;
  /** Name of the station. */
  'radio-name'?: string;
  /** Address of the document that tells what plays. Without it the stream server is asked. */
  'feed'?: string;
  /** How that document is written. Default: `"auto"`. */
  'feed-kind'?: 'auto' | 'azuracast' | 'caster' | 'centova' | 'everestcast' | 'hls' | 'icecast-html' | 'icecast-json' | 'icy' | 'libretime' | 'live365' | 'mediacp' | 'played-html' | 'radioboss' | 'radioco' | 'radiocult' | 'radiojar' | 'radioking' | 'shoutcast1' | 'shoutcast2-json' | 'shoutcast2-played' | 'shoutcast2-xml' | 'sonicpanel' | 'spinitron' | 'triton' | 'zeno' | 'currentsong' | 'song-list' | 'track-list' | 'flat-json';
  /** Default cover, shown when a track has no art. */
  'no-image-available'?: string;
  /** Volume before the visitor moves the slider, 0 to 1. Default: `1`. */
  'initial-volume'?: number | string;
  /** Seconds between two looks at the feed; under 30 is taken as 44. Default: `40`. */
  'now-playing-interval'?: number | string;
  /** Width in pixels; less where the page has less room. From 448 on the cover stands beside the text. Default: `355`. */
  'player-width'?: number | string;
  /** Height in pixels of a cover that stands above the text; it shrinks with the width of the player. Default: `355`. */
  'image-height'?: number | string;
  /** Color of the pause button and the sound waves: something sounds. Default: `"currentcolor"`. */
  'color-on'?: string;
  /** Color of the play button and the mute cross: nothing sounds. Default: `"currentcolor"`. */
  'color-off'?: string;
  /** Shows the mute button and the volume slider. Default: `true`. */
  'show-volume'?: boolean | '' | 'true' | 'false';
  /** Shows the play button alone: no other button, no titles, no cover. Default: `false`. */
  'show-only-play-button'?: boolean | '' | 'true' | 'false';
  /** Plays without a click where that is allowed: never on iOS, Android and webOS, on Chrome and Safari only when sticky. Default: `false`. */
  'auto-play'?: boolean | '' | 'true' | 'false';
  /** Keeps the player at the lower edge of the window. Default: `false`. */
  'sticky'?: boolean | '' | 'true' | 'false';
  /** A sticky player starts as a small bar. Default: `false`. */
  'start-minified'?: boolean | '' | 'true' | 'false';
  /** Looks for a photo of the artist where the feed has no art. Default: `false`. */
  'grab-last-fm-photo'?: boolean | '' | 'true' | 'false';
  /** Leaves the capital letters of the artist as the feed wrote them. Default: `false`. */
  'preserve-original-upper-lower-case'?: boolean | '' | 'true' | 'false';
  /** While it plays, links of the site open the next page in a frame, and the sound goes on. Default: `false`. */
  'seamless'?: boolean | '' | 'true' | 'false';
  /** Shows the button of the history of the latest songs. Default: `true`. */
  'show-history-but'?: boolean | '' | 'true' | 'false';
  /** Shows the button of the artist’s biography; not written, where the settings of the site name who has them. Default: `true`. */
  'show-bio-but'?: boolean | '' | 'true' | 'false';
  /** Shows the lyrics button; not written, where the page names a site with lyrics. Default: `true`. */
  'show-lyrics-but'?: boolean | '' | 'true' | 'false';
  /** The ways to share where the device has no share sheet, in this order; also linkedin, pinterest, reddit, email. Default: `"facebook, x, whatsapp, telegram, bluesky, mastodon"`. */
  'share-networks'?: string;
  /** Offers Facebook among the ways to share. Default: `true`. */
  'show-facebook-but'?: boolean | '' | 'true' | 'false';
  /** Offers X among the ways to share. Default: `true`. */
  'show-twitter-but'?: boolean | '' | 'true' | 'false';
  /** Id of a Facebook app. With it the feed dialog opens, without it the plain share page. */
  'facebook-app-id'?: string;
  /** Shows bars that move with the sound, where the browser and the server of the stream (CORS) let the page read it. Default: `false`. */
  'level-meter'?: boolean | '' | 'true' | 'false';
  /** Address of a page with lyrics, in which {artist} and {title} stand for the track. Empty offers no link. */
  'lyrics-url'?: string;
  /** Songs of the history that are seen at once; more are reached with a slider. Default: `3`. */
  'number-of-thumbs-per-screen'?: number | string;
  /** Characters of a title in the history at a width of 355 px; more room shows more. Default: `25`. */
  'history-record-title-limit'?: number | string;
  /** Characters of an artist in the history at a width of 355 px; more room shows more. Default: `36`. */
  'history-record-author-limit'?: number | string;
}

/** `<live-radio-button>` One button that starts and pauses the station, together with the player of the page. */
export interface LiveRadioButtonElement extends OndaElement {
  /** Id of a station from the settings screen. Fills in the stream. */
  station: string;
  /** Address of the stream that is heard, or of an .m3u, .pls or .m3u8 playlist. */
  dataStream: string;
  /** The same under the name that the player gives it; a station fills it in. */
  radioStream: string;
  /** Further addresses of the same station with spaces between, heard in turn after two failures. Words before one are its name as a quality: where a visitor chose that name in a player, it is heard first. */
  mirrors: string;
  /** Name of the station, for the lock screen. A station fills it in. */
  radioName: string;
  /** Plays. Resolves once it sounds; rejects as `HTMLMediaElement.play()` does: `NotAllowedError` where the browser wants a gesture first, `AbortError` after a pause or a removal, `NotSupportedError` where there is no sound. */
  play: () => Promise<void>;
  /** Ends the sound. */
  pause: () => Promise<void>;
  /** Plays, or ends the sound that is wanted. */
  toggle: () => Promise<void>;
  /** False from `play()` on, as long as sound is wanted. */
  readonly paused: boolean;
  /** 0 to 1, in steps of .05. */
  volume: number;
  /** Whether it is mute. */
  muted: boolean;
}

/** The attributes of `<live-radio-button>`. */
export interface LiveRadioButtonAttributes extends OndaAttributes {
  /** Id of a station from the settings screen. Fills in the stream. */
  'station'?: string;
  /** Address of the stream that is heard, or of an .m3u, .pls or .m3u8 playlist. */
  'data-stream'?: string;
  /** The same under the name that the player gives it; a station fills it in. */
  'radio-stream'?: string;
  /** Further addresses of the same station with spaces between, heard in turn after two failures. Words before one are its name as a quality: where a visitor chose that name in a player, it is heard first. */
  'mirrors'?: string;
  /** Name of the station, for the lock screen. A station fills it in. */
  'radio-name'?: string;
}

/** `<station-switcher>` The stations of the site, each with its song; the players of the page follow the chosen one. */
export interface StationSwitcherElement extends OndaElement {
}

/** The attributes of `<station-switcher>`. */
export interface StationSwitcherAttributes extends OndaAttributes {
  /** Ids of stations from the settings screen, with commas between; all where it is empty. */
  'stations'?: string;
}

/** `<episode-player>` Plays a file in a bar at the foot of the page. A list of episodes puts it at the end of the body; a new src starts that file. */
export interface EpisodePlayerElement extends OndaElement {
  /** Id of the episode, under which its place is remembered. */
  episode: string;
  /** Title of the episode. */
  episodeTitle: string;
  /** Name of the show. */
  showTitle: string;
  /** Picture of the episode or the show. */
  image: string;
  /** Address of the page of the show. */
  address: string;
  /** Length in seconds until the file says its own; 0 is unknown. Default: `0`. */
  seconds: number;
  /** Post id of the show, under which the speed is remembered. Default: `0`. */
  show: number;
  /** Whether the server knows chapters of it. Default: `false`. */
  hasChapters: boolean;
  /** Address to download it from; none is not offered. */
  download: string;
  /** Address of the file. Set it last: a new one starts. */
  src: string;
  /** Plays. Resolves once it sounds; rejects as `HTMLMediaElement.play()` does: `NotAllowedError` where the browser wants a gesture first, `AbortError` after a pause or a removal, `NotSupportedError` where there is no sound. */
  play: () => Promise<void>;
  /** Ends the sound. */
  pause: () => Promise<void>;
  /** Plays, or ends the sound that is wanted. */
  toggle: () => Promise<void>;
  /** False from `play()` on, as long as sound is wanted. */
  readonly paused: boolean;
}

/** The attributes of `<episode-player>`. */
export interface EpisodePlayerAttributes extends OndaAttributes {
  /** Id of the episode, under which its place is remembered. */
  'episode'?: string;
  /** Title of the episode. */
  'episode-title'?: string;
  /** Name of the show. */
  'show-title'?: string;
  /** Picture of the episode or the show. */
  'image'?: string;
  /** Address of the page of the show. */
  'address'?: string;
  /** Length in seconds until the file says its own; 0 is unknown. Default: `0`. */
  'seconds'?: number | string;
  /** Post id of the show, under which the speed is remembered. Default: `0`. */
  'show'?: number | string;
  /** Whether the server knows chapters of it. Default: `false`. */
  'has-chapters'?: boolean | '' | 'true' | 'false';
  /** Address to download it from; none is not offered. */
  'download'?: string;
  /** Address of the file. Set it last: a new one starts. */
  'src'?: string;
}

/** `<now-playing>` A block that opens to show the current song and the last ones. */
export interface NowPlayingElement extends OndaElement {
  /** Id of a station from the settings screen. Fills in stream, name, feed and cover. */
  station: string;
  /** Address of the feed, URL-encoded or as it is. Not asked where the site answers for a station. */
  url: string;
  /** How the feed is written. Default: `"auto"`. */
  feedKind: 'auto' | 'azuracast' | 'caster' | 'centova' | 'everestcast' | 'hls' | 'icecast-html' | 'icecast-json' | 'icy' | 'libretime' | 'live365' | 'mediacp' | 'played-html' | 'radioboss' | 'radioco' | 'radiocult' | 'radiojar' | 'radioking' | 'shoutcast1' | 'shoutcast2-json' | 'shoutcast2-played' | 'shoutcast2-xml' | 'sonicpanel' | 'spinitron' | 'triton' | 'zeno' | 'currentsong' | 'song-list' | 'track-list' | 'flat-json';
  /** Default cover, 60 by 60 pixels, for a song without art. */
  img: string;
  /** Host of the audio provider; stands before covers whose address starts with /data/image/. */
  providerHost: string;
  /** Address of the stream: chooses the mount, and is asked itself where there is no feed. */
  radioStream: string;
  /** Name of the station. */
  radioName: string;
}

/** The attributes of `<now-playing>`. */
export interface NowPlayingAttributes extends OndaAttributes {
  /** Name of the wrapper on its page, for links and styles. */
  'id'?: string;
  /** Id of a station from the settings screen. Fills in stream, name, feed and cover. */
  'station'?: string;
  /** Address of the feed, URL-encoded or as it is. Not asked where the site answers for a station. */
  'url'?: string;
  /** How the feed is written. Default: `"auto"`. */
  'feed-kind'?: 'auto' | 'azuracast' | 'caster' | 'centova' | 'everestcast' | 'hls' | 'icecast-html' | 'icecast-json' | 'icy' | 'libretime' | 'live365' | 'mediacp' | 'played-html' | 'radioboss' | 'radioco' | 'radiocult' | 'radiojar' | 'radioking' | 'shoutcast1' | 'shoutcast2-json' | 'shoutcast2-played' | 'shoutcast2-xml' | 'sonicpanel' | 'spinitron' | 'triton' | 'zeno' | 'currentsong' | 'song-list' | 'track-list' | 'flat-json';
  /** Default cover, 60 by 60 pixels, for a song without art. */
  'img'?: string;
  /** Host of the audio provider; stands before covers whose address starts with /data/image/. */
  'provider-host'?: string;
  /** Address of the stream: chooses the mount, and is asked itself where there is no feed. */
  'radio-stream'?: string;
  /** Name of the station. */
  'radio-name'?: string;
}

/** `<fav-button>` A button that keeps a post among the visitor’s favorites, and takes it out again. */
export interface FavButtonElement extends OndaElement {
  /** The post; without it the one that is being shown. Default: `0`. */
  postId: number;
  /** Number of the site in its network; 0 is the site of the page. Default: `0`. */
  siteId: number;
  /** What was counted when the page was printed; fresher numbers take its place. Default: `0`. */
  favoriteCount: number;
  /** The visitor has agreed to a cookie being kept. Set by the consent dialog. Default: `false`. */
  userConsentAccepted: boolean;
}

/** The attributes of `<fav-button>`. */
export interface FavButtonAttributes extends OndaAttributes {
  /** The post; without it the one that is being shown. Default: `0`. */
  'post-id'?: number | string;
  /** Number of the site in its network; 0 is the site of the page. Default: `0`. */
  'site-id'?: number | string;
  /** What was counted when the page was printed; fresher numbers take its place. Default: `0`. */
  'favorite-count'?: number | string;
  /** The visitor has agreed to a cookie being kept. Set by the consent dialog. Default: `false`. */
  'user-consent-accepted'?: boolean | '' | 'true' | 'false';
}

/** `<fav-list>` The favorites of the visitor, or of a user, in pages. */
export interface FavListElement extends OndaElement {
  /** Whose list; 0 is whoever looks. Default: `0`. */
  userId: number;
  /** Number of the site in its network; 0 is the site of the page. Default: `0`. */
  siteId: number;
  /** The titles link to the posts. Default: `true`. */
  includeLinks: boolean;
  /** Each post has its favorite button. Default: `false`. */
  includeButtons: boolean;
  /** Each post has its picture. Default: `false`. */
  includeThumbnails: boolean;
  /** WordPress’s name of the size. Default: `"thumbnail"`. */
  thumbnailSize: string;
  /** Each post has its excerpt. Default: `false`. */
  includeExcerpts: boolean;
  /** Only posts of these types, with commas between; all of them otherwise. */
  postTypes: string;
  /** What an empty list says; a sentence of ours otherwise. */
  noFavoritesText: string;
  /** How many posts stand on a page of the list; 0 is what the settings say, 20 at first. Default: `0`. */
  perPage: number;
}

/** The attributes of `<fav-list>`. */
export interface FavListAttributes extends OndaAttributes {
  /** Whose list; 0 is whoever looks. Default: `0`. */
  'user-id'?: number | string;
  /** Number of the site in its network; 0 is the site of the page. Default: `0`. */
  'site-id'?: number | string;
  /** The titles link to the posts. Default: `true`. */
  'include-links'?: boolean | '' | 'true' | 'false';
  /** Each post has its favorite button. Default: `false`. */
  'include-buttons'?: boolean | '' | 'true' | 'false';
  /** Each post has its picture. Default: `false`. */
  'include-thumbnails'?: boolean | '' | 'true' | 'false';
  /** WordPress’s name of the size. Default: `"thumbnail"`. */
  'thumbnail-size'?: string;
  /** Each post has its excerpt. Default: `false`. */
  'include-excerpts'?: boolean | '' | 'true' | 'false';
  /** Only posts of these types, with commas between; all of them otherwise. */
  'post-types'?: string;
  /** What an empty list says; a sentence of ours otherwise. */
  'no-favorites-text'?: string;
  /** How many posts stand on a page of the list; 0 is what the settings say, 20 at first. Default: `0`. */
  'per-page'?: number | string;
}

/** `<fav-count>` A number: how many keep a post, or how many favorites the visitor has. */
export interface FavCountElement extends OndaElement {
  /** Counts who keeps this post; 0 counts the visitor’s own favorites. Default: `0`. */
  postId: number;
  /** Number of the site in its network; 0 is the site of the page. Default: `0`. */
  siteId: number;
  /** Counts only the visitor’s favorites of these types, with commas between. */
  postTypes: string;
  /** What was counted when the page was printed; fresher numbers take its place. Default: `0`. */
  favoriteCount: number;
}

/** The attributes of `<fav-count>`. */
export interface FavCountAttributes extends OndaAttributes {
  /** Counts who keeps this post; 0 counts the visitor’s own favorites. Default: `0`. */
  'post-id'?: number | string;
  /** Number of the site in its network; 0 is the site of the page. Default: `0`. */
  'site-id'?: number | string;
  /** Counts only the visitor’s favorites of these types, with commas between. */
  'post-types'?: string;
  /** What was counted when the page was printed; fresher numbers take its place. Default: `0`. */
  'favorite-count'?: number | string;
}

/** `<fav-clear>` A button that empties the visitor’s list; disabled while there is nothing to clear. */
export interface FavClearElement extends OndaElement {
  /** Number of the site in its network; 0 is the site of the page. Default: `0`. */
  siteId: number;
}

/** The attributes of `<fav-clear>`. */
export interface FavClearAttributes extends OndaAttributes {
  /** Number of the site in its network; 0 is the site of the page. Default: `0`. */
  'site-id'?: number | string;
}

/** `<comment-vote>` Votes a comment up or down and shows how many did. */
export interface CommentVoteElement extends OndaElement {
  /** Id of the comment. Default: `0`. */
  commentId: number;
  /** Votes for it; WordPress fills this in. Default: `0`. */
  voteCountUp: number;
  /** Votes against it; WordPress fills this in. Default: `0`. */
  voteCountDown: number;
  /** The counts are shown, nobody votes any more. Default: `false`. */
  closed: boolean;
}

/** The attributes of `<comment-vote>`. */
export interface CommentVoteAttributes extends OndaAttributes {
  /** Id of the comment. Default: `0`. */
  'comment-id'?: number | string;
  /** Votes for it; WordPress fills this in. Default: `0`. */
  'vote-count-up'?: number | string;
  /** Votes against it; WordPress fills this in. Default: `0`. */
  'vote-count-down'?: number | string;
  /** The counts are shown, nobody votes any more. Default: `false`. */
  'closed'?: boolean | '' | 'true' | 'false';
}

/** `<voice-search>` A microphone button: who says the activation word and a phrase goes to the matching post, or to the search of the site. */
export interface VoiceSearchElement extends OndaElement {
  /** The word that makes a phrase of what is said. Written empty, everything that is said is searched. Default: `"buscar"`. */
  activationWord: string;
  /** What the hint says while the microphone listens. Default: `"Haz clic y di: buscar ..."`. */
  instructionText: string;
  /** Address that is asked for the post; the one of this site otherwise. */
  ajaxUrl: string;
  /** Name of the action there. Default: `"voice_search_find"`. */
  ajaxAction: string;
}

/** The attributes of `<voice-search>`. */
export interface VoiceSearchAttributes extends OndaAttributes {
  /** The word that makes a phrase of what is said. Written empty, everything that is said is searched. Default: `"buscar"`. */
  'activation-word'?: string;
  /** What the hint says while the microphone listens. Default: `"Haz clic y di: buscar ..."`. */
  'instruction-text'?: string;
  /** Address that is asked for the post; the one of this site otherwise. */
  'ajax-url'?: string;
  /** Name of the action there. Default: `"voice_search_find"`. */
  'ajax-action'?: string;
  /** Language in which the visitor speaks. Default: `"es-ES"`. */
  'lang'?: string;
}

/** `<view-recorder>` Counts that the post is read; shows nothing. Single posts of the chosen types have one. */
export interface ViewRecorderElement extends OndaElement {
}

/** The attributes of `<view-recorder>`. */
export interface ViewRecorderAttributes extends OndaAttributes {
  /** Which post is read. Default: `0`. */
  'post-id'?: number | string;
  /** Who counts; this site where it is empty. */
  'ajax-url'?: string;
  /** Sent along to another counter; this site needs none. */
  'nonce'?: string;
  /** Sent in place of nonce. */
  'record-nonce'?: string;
  /** How the call is named; the second is the name of a theme. Default: `"spv_record_view"`. */
  'action'?: 'spv_record_view' | 'thim_ajax_countviews';
  /** Milliseconds in view until it counts; 0 for 1000, or 5000 with the name of a theme. Default: `0`. */
  'delay'?: number | string;
}

/** `<most-viewed>` A ranked list of posts with their views; it follows what is read. */
export interface MostViewedElement extends OndaElement {
  /** Id of a list from the settings screen; the first one where it is empty. */
  listId: string;
  /** Who ranks; this site where it is empty. */
  ajaxUrl: string;
}

/** The attributes of `<most-viewed>`. */
export interface MostViewedAttributes extends OndaAttributes {
  /** Id of a list from the settings screen; the first one where it is empty. */
  'list-id'?: string;
  /** Who ranks; this site where it is empty. */
  'ajax-url'?: string;
  /** For another server; refreshed when it is stale. */
  'nonce'?: string;
}

/** `<article-stream>` Brings the next article when the reader reaches the end of one; address and title follow. */
export interface ArticleStreamElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** CSS selector of the article, in this page and in the next; of several the one with this element in it, or with the class active. Default: `"article, main"`. */
  article: string;
  /** CSS selector, within an article, of what says data-url, data-title and data-id. Default: `".article_info"`. */
  info: string;
  /** CSS selector of the marker that says, as data-url or href, which article is next. Default: `".infinity-next-post"`. */
  next: string;
  /** CSS selector of what an article that is added comes without: a sidebar that the page has already. */
  leaveOut: string;
  /** CSS selector of the places for advertisements: an article that is added keeps them, without scripts. */
  slots: string;
  /** Per cent of an article above the window’s edge: the next one is active. Default: `95`. */
  forward: number;
  /** Per cent of an article in sight on the way up: below it, the one before is active. Default: `5`. */
  back: number;
  /** Pixels of scrolling between two looks. Default: `30`. */
  step: number;
  /** Articles that come by themselves, -1 for all; after them a link leads on. Default: `10`. */
  max: number;
  /** Whether the page’s data layer hears, once, of each article that came. Default: `"data-layer"`. */
  analytics: 'data-layer' | 'none';
}

/** The attributes of `<article-stream>`. */
export interface ArticleStreamAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** CSS selector of the article, in this page and in the next; of several the one with this element in it, or with the class active. Default: `"article, main"`. */
  'article'?: string;
  /** CSS selector, within an article, of what says data-url, data-title and data-id. Default: `".article_info"`. */
  'info'?: string;
  /** CSS selector of the marker that says, as data-url or href, which article is next. Default: `".infinity-next-post"`. */
  'next'?: string;
  /** CSS selector of what an article that is added comes without: a sidebar that the page has already. */
  'leave-out'?: string;
  /** CSS selector of the places for advertisements: an article that is added keeps them, without scripts. */
  'slots'?: string;
  /** Per cent of an article above the window’s edge: the next one is active. Default: `95`. */
  'forward'?: number | string;
  /** Per cent of an article in sight on the way up: below it, the one before is active. Default: `5`. */
  'back'?: number | string;
  /** Pixels of scrolling between two looks. Default: `30`. */
  'step'?: number | string;
  /** Articles that come by themselves, -1 for all; after them a link leads on. Default: `10`. */
  'max'?: number | string;
  /** Whether the page’s data layer hears, once, of each article that came. Default: `"data-layer"`. */
  'analytics'?: 'data-layer' | 'none';
}

/** `<form-rules>` Checks what is written into a form by the rules of its markup, and says in words what is wrong. */
export interface FormRulesElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** Whether values are checked; if not, number fields alone are kept free of letters and points. Default: `true`. */
  check: boolean;
}

/** The attributes of `<form-rules>`. */
export interface FormRulesAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** Whether values are checked; if not, number fields alone are kept free of letters and points. Default: `true`. */
  'check'?: boolean | '' | 'true' | 'false';
}

/** `<contact-form-state>` Shows that a form of Contact Form 7 is being sent, and ends that in every outcome. */
export interface ContactFormStateElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
}

/** The attributes of `<contact-form-state>`. */
export interface ContactFormStateAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
}

/** `<scores-board>` The games of a day by competition, with a chooser that leads to one of them. */
export interface ScoresBoardElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** CSS selector of the chooser; the data-section or the value of an option is the id of a competition. Default: `"select"`. */
  select: string;
  /** Milliseconds for which the chosen competition stands out. Default: `300`. */
  highlight: number;
}

/** The attributes of `<scores-board>`. */
export interface ScoresBoardAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** CSS selector of the chooser; the data-section or the value of an option is the id of a competition. Default: `"select"`. */
  'select'?: string;
  /** Milliseconds for which the chosen competition stands out. Default: `300`. */
  'highlight'?: number | string;
}

/** `<scores-calendar>` A calendar behind a toggle; a day of it loads the page anew with the games of that day. */
export interface ScoresCalendarElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
}

/** The attributes of `<scores-calendar>`. */
export interface ScoresCalendarAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
}

/** `<masonry-grid>` Posts as cards in a grid without layout shift, with a button that loads more. */
export interface MasonryGridElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** Columns at most; narrow pages have fewer. Default: `3`. */
  columns: number;
}

/** The attributes of `<masonry-grid>`. */
export interface MasonryGridAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** Columns at most; narrow pages have fewer. Default: `3`. */
  'columns'?: number | string;
  /** Types of posts, with commas between. Default: `"post"`. */
  'post-type'?: string;
  /** Slugs of categories, with commas between; empty for all. */
  'category'?: string;
  /** Slugs of tags, with commas between; empty for all. */
  'tag'?: string;
  /** Posts on a page of the grid. Default: `12`. */
  'count'?: number | string;
  /** By what they are ordered: the newest, the most commented, or by title from A. Default: `"date"`. */
  'order'?: 'date' | 'modified' | 'title' | 'comments';
  /** Name of a card that the theme registered with the filter onda_loadmore_templates. */
  'template'?: string;
  /** How more come: at a button; five times by themselves and then at a button; not at all. Default: `"button"`. */
  'more'?: 'button' | 'auto' | 'none';
  /** Whether categories to choose from and a field for a quick search stand above. Default: `false`. */
  'filters'?: boolean | '' | 'true' | 'false';
}

/** `<load-more>` Adds the next cards to a grid: by the site’s signed query, or from the next page of the list. */
export interface LoadMoreElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** CSS selector, within, of what holds the cards. Default: `".onda-grid, .masonry-grid, .wp-block-post-template"`. */
  grid: string;
  /** CSS selector, within, of the button, or of the link to the next page. Default: `".masonry-loadmore, .wp-block-query-pagination-next, .nav-links .next"`. */
  button: string;
  /** The signed query, or next-page; empty for what the theme says as thim_loadmore_params, else the next page. */
  query: string;
  /** The page of the grid that is shown. Default: `1`. */
  page: number;
  /** Its last page; 0 when nobody counted. Default: `0`. */
  maxPage: number;
  /** Cards in all; 0 when nobody counted. Default: `0`. */
  found: number;
  /** Cards on the pages before this one. Default: `0`. */
  offset: number;
  /** How many times cards come by themselves when the end is near; then the button waits. Default: `0`. */
  auto: number;
}

/** The attributes of `<load-more>`. */
export interface LoadMoreAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** CSS selector, within, of what holds the cards. Default: `".onda-grid, .masonry-grid, .wp-block-post-template"`. */
  'grid'?: string;
  /** CSS selector, within, of the button, or of the link to the next page. Default: `".masonry-loadmore, .wp-block-query-pagination-next, .nav-links .next"`. */
  'button'?: string;
  /** The signed query, or next-page; empty for what the theme says as thim_loadmore_params, else the next page. */
  'query'?: string;
  /** The page of the grid that is shown. Default: `1`. */
  'page'?: number | string;
  /** Its last page; 0 when nobody counted. Default: `0`. */
  'max-page'?: number | string;
  /** Cards in all; 0 when nobody counted. Default: `0`. */
  'found'?: number | string;
  /** Cards on the pages before this one. Default: `0`. */
  'offset'?: number | string;
  /** How many times cards come by themselves when the end is near; then the button waits. Default: `0`. */
  'auto'?: number | string;
}

/** `<post-grid>` Shows what #filter=… names and what the quick search finds, of the posts that are there. */
export interface PostGridElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** CSS selector, within, of a post. Default: `"article, .wp-block-post"`. */
  item: string;
  /** CSS selector, within, of the field of the quick search. Default: `"input[type=\"search\"]"`. */
  field: string;
}

/** The attributes of `<post-grid>`. */
export interface PostGridAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** CSS selector, within, of a post. Default: `"article, .wp-block-post"`. */
  'item'?: string;
  /** CSS selector, within, of the field of the quick search. Default: `"input[type=\"search\"]"`. */
  'field'?: string;
}

/** `<share-links>` Links that share the article, in a small window; the device’s own sheet and the address to copy where it has them. */
export interface ShareLinksElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** What is shared; empty for the article, or the page’s own address. */
  url: string;
  /** How it is called; empty for the title of the article. */
  text: string;
}

/** The attributes of `<share-links>`. */
export interface ShareLinksAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** What is shared; empty for the article, or the page’s own address. */
  'url'?: string;
  /** How it is called; empty for the title of the article. */
  'text'?: string;
  /** Which links are printed, in this order; also bluesky, mastodon, linkedin, pinterest, reddit. Default: `"facebook, x, whatsapp, telegram, email"`. */
  'networks'?: string;
}

/** `<comments-panel>` Opens and closes the comments; a reply brings the form under its comment. */
export interface CommentsPanelElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** CSS selector of the button that opens and closes; without one a button is made. */
  toggle: string;
  /** Text of the button while the comments are closed. */
  openLabel: string;
  /** Text of the button while they are open. */
  closeLabel: string;
  /** Class by which the theme shows closed comments in its own way, a part of them for example; without one they are hidden. */
  closedClass: string;
  /** The comments are open at first. Default: `false`. */
  open: boolean;
}

/** The attributes of `<comments-panel>`. */
export interface CommentsPanelAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** CSS selector of the button that opens and closes; without one a button is made. */
  'toggle'?: string;
  /** Text of the button while the comments are closed. */
  'open-label'?: string;
  /** Text of the button while they are open. */
  'close-label'?: string;
  /** Class by which the theme shows closed comments in its own way, a part of them for example; without one they are hidden. */
  'closed-class'?: string;
  /** The comments are open at first. Default: `false`. */
  'open'?: boolean | '' | 'true' | 'false';
}

/** `<comments-embed>` A link to the discussion on Disqus, which comes into the page when somebody wants it. */
export interface CommentsEmbedElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** The site’s name at Disqus. */
  shortname: string;
  /** Address of the article; empty for that of the page. */
  url: string;
  /** Of the discussion; empty for the address. */
  identifier: string;
  /** What a visitor must have agreed to, on a site with a plugin of the WP Consent API. Default: `"marketing"`. */
  consent: 'functional' | 'preferences' | 'statistics-anonymous' | 'statistics' | 'marketing';
}

/** The attributes of `<comments-embed>`. */
export interface CommentsEmbedAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** The site’s name at Disqus. */
  'shortname'?: string;
  /** Address of the article; empty for that of the page. */
  'url'?: string;
  /** Of the discussion; empty for the address. */
  'identifier'?: string;
  /** What a visitor must have agreed to, on a site with a plugin of the WP Consent API. Default: `"marketing"`. */
  'consent'?: 'functional' | 'preferences' | 'statistics-anonymous' | 'statistics' | 'marketing';
}

/** `<related-popup>` Offers the related article in a corner while one is read; its place in the text stays as it is. */
export interface RelatedPopupElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** CSS selector of the article that is read; the one around the related article, or else the first. Default: `"article, main"`. */
  article: string;
  /** Pixels below the top of the article from which on it is offered. Default: `600`. */
  offset: number;
}

/** The attributes of `<related-popup>`. */
export interface RelatedPopupAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** CSS selector of the article that is read; the one around the related article, or else the first. Default: `"article, main"`. */
  'article'?: string;
  /** Pixels below the top of the article from which on it is offered. Default: `600`. */
  'offset'?: number | string;
}

/** `<personal-news>` Unread articles of the categories that a visitor reads, else the newest; what was read stays in the browser. */
export interface PersonalNewsElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** How many articles; 0 shows nothing and only remembers what is read. Default: `5`. */
  size: number;
  /** The page shows one article. Set when it is printed. Default: `false`. */
  isSingle: boolean;
  /** The page is that of a category. Set when it is printed. Default: `false`. */
  isCategory: boolean;
  /** Of the article or the category. Set when it is printed. Default: `0`. */
  objectId: number;
}

/** The attributes of `<personal-news>`. */
export interface PersonalNewsAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** How many articles; 0 shows nothing and only remembers what is read. Default: `5`. */
  'size'?: number | string;
  /** The page shows one article. Set when it is printed. Default: `false`. */
  'is-single'?: boolean | '' | 'true' | 'false';
  /** The page is that of a category. Set when it is printed. Default: `false`. */
  'is-category'?: boolean | '' | 'true' | 'false';
  /** Of the article or the category. Set when it is printed. Default: `0`. */
  'object-id'?: number | string;
}

/** `<sticky-header>` Keeps a header at the upper edge: it hides on the way down and is back on the way up. */
export interface StickyHeaderElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
}

/** The attributes of `<sticky-header>`. */
export interface StickyHeaderAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
}

/** `<back-to-top>` A link that leads back to the top of the page, there once the page was scrolled. */
export interface BackToTopElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** Pixels of scrolling beyond which it shows. Default: `100`. */
  threshold: number;
  /** Milliseconds of the way up. Default: `800`. */
  duration: number;
  /** Pixels that are left above what the link names. Default: `50`. */
  offset: number;
}

/** The attributes of `<back-to-top>`. */
export interface BackToTopAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** Pixels of scrolling beyond which it shows. Default: `100`. */
  'threshold'?: number | string;
  /** Milliseconds of the way up. Default: `800`. */
  'duration'?: number | string;
  /** Pixels that are left above what the link names. Default: `50`. */
  'offset'?: number | string;
}

/** `<mobile-menu>` Opens a menu over the page on small screens, from the theme’s own button. */
export interface MobileMenuElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** CSS selector of what opens it; empty for what names the menu’s id as href or aria-controls. */
  toggle: string;
  /** CSS selector, within the menu, of the theme’s own button that closes it; without one a button is made. */
  close: string;
  /** Pixels of width up to which a screen is small; a menu that is open closes beyond. Default: `768`. */
  breakpoint: number;
}

/** The attributes of `<mobile-menu>`. */
export interface MobileMenuAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** CSS selector of what opens it; empty for what names the menu’s id as href or aria-controls. */
  'toggle'?: string;
  /** CSS selector, within the menu, of the theme’s own button that closes it; without one a button is made. */
  'close'?: string;
  /** Pixels of width up to which a screen is small; a menu that is open closes beyond. Default: `768`. */
  'breakpoint'?: number | string;
}

/** `<sub-menus>` Gives each entry of a menu that has a submenu a button beside its link; a pointer opens it too. */
export interface SubMenusElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
}

/** The attributes of `<sub-menus>`. */
export interface SubMenusAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
}

/** `<content-tabs>` Shows one of several sections at a time; each heading becomes a tab. */
export interface ContentTabsElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** Name of the list of tabs, for screen readers; empty for the names of the tabs. */
  label: string;
}

/** The attributes of `<content-tabs>`. */
export interface ContentTabsAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** Name of the list of tabs, for screen readers; empty for the names of the tabs. */
  'label'?: string;
}

/** `<content-accordion>` Folds sections under their headings; one is open at a time, or several as toggles. */
export interface ContentAccordionElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** Whether a section closes when another opens; false makes them toggles. Default: `true`. */
  single: boolean;
}

/** The attributes of `<content-accordion>`. */
export interface ContentAccordionAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** Whether a section closes when another opens; false makes them toggles. Default: `true`. */
  'single'?: boolean | '' | 'true' | 'false';
}

/** `<hover-boxes>` Boxes of equal height that show the rest of their content under a pointer or with the focus. */
export interface HoverBoxesElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
}

/** The attributes of `<hover-boxes>`. */
export interface HoverBoxesAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
}

/** `<lazy-media>` Loads images, frames and videos shortly before they come into sight; marks images that are broken. */
export interface LazyMediaElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** Pixels beyond the window’s edges within which data-src and data-srcset are loaded. Default: `600`. */
  edge: number;
}

/** The attributes of `<lazy-media>`. */
export interface LazyMediaAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** Pixels beyond the window’s edges within which data-src and data-srcset are loaded. Default: `600`. */
  'edge'?: number | string;
}

/** `<sticky-sidebar>` Keeps a sidebar in sight beside a long text, also one that is higher than the window. */
export interface StickySidebarElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
}

/** The attributes of `<sticky-sidebar>`. */
export interface StickySidebarAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
}

/** `<page-preloader>` Covers the page until it is loaded, three seconds at most, and fades; no script is needed for it to go. */
export interface PagePreloaderElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
}

/** The attributes of `<page-preloader>`. */
export interface PagePreloaderAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
}

/** `<content-carousel>` Shows what stands in it, a gallery too, as a row that scrolls. The wrapper of a theme may say the first five as data-visible and so on. */
export interface ContentCarouselElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** Slides side by side from 1200 px on. Default: `6`. */
  visible: number;
  /** Slides side by side from 1024 px on. Default: `5`. */
  desktopsmall: number;
  /** Slides side by side from 768 px on; from 480 px on one more than on a mobile. Default: `4`. */
  itemtablet: number;
  /** Slides side by side below 480 px. Default: `1`. */
  itemmobile: number;
  /** Turns by itself, where the visitor has nothing against motion. Default: `false`. */
  autoplay: boolean;
  /** Milliseconds between two turns. Default: `7000`. */
  interval: number;
  /** What it shows, for screen readers. */
  label: string;
}

/** The attributes of `<content-carousel>`. */
export interface ContentCarouselAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** Slides side by side from 1200 px on. Default: `6`. */
  'visible'?: number | string;
  /** Slides side by side from 1024 px on. Default: `5`. */
  'desktopsmall'?: number | string;
  /** Slides side by side from 768 px on; from 480 px on one more than on a mobile. Default: `4`. */
  'itemtablet'?: number | string;
  /** Slides side by side below 480 px. Default: `1`. */
  'itemmobile'?: number | string;
  /** Turns by itself, where the visitor has nothing against motion. Default: `false`. */
  'autoplay'?: boolean | '' | 'true' | 'false';
  /** Milliseconds between two turns. Default: `7000`. */
  'interval'?: number | string;
  /** What it shows, for screen readers. */
  'label'?: string;
}

/** `<fade-slideshow>` Shows one after the other of what stands in it; each fades into the next. */
export interface FadeSlideshowElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** Milliseconds that each is shown. Default: `7000`. */
  speed: number;
  /** Milliseconds that the change takes. Default: `600`. */
  animation: number;
  /** What the visitor gets: pause, back and on; or pause alone, for a background. Default: `"all"`. */
  controls: 'all' | 'pause';
  /** What it shows, for screen readers. */
  label: string;
}

/** The attributes of `<fade-slideshow>`. */
export interface FadeSlideshowAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** Milliseconds that each is shown. Default: `7000`. */
  'speed'?: number | string;
  /** Milliseconds that the change takes. Default: `600`. */
  'animation'?: number | string;
  /** What the visitor gets: pause, back and on; or pause alone, for a background. Default: `"all"`. */
  'controls'?: 'all' | 'pause';
  /** What it shows, for screen readers. */
  'label'?: string;
}

/** `<video-carousel>` A row of videos: links to YouTube, Vimeo or a file, or videos of the page. Nothing of a provider is asked for before a click, and one plays at a time. */
export interface VideoCarouselElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** What it shows, for screen readers. */
  label: string;
}

/** The attributes of `<video-carousel>`. */
export interface VideoCarouselAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** What it shows, for screen readers. */
  'label'?: string;
}

/** `<image-lightbox>` Opens the pictures of an article in a dialog of their own, and what links with data-lightbox lead to: videos and pages of the site. */
export interface ImageLightboxElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** Pixels of what is no picture: videos, and parts of pages. Default: `630`. */
  width: number;
  /** Its height. Default: `440`. */
  height: number;
  /** Pixels of the window that a picture leaves free, on windows wider than 600. Default: `150`. */
  margin: number;
}

/** The attributes of `<image-lightbox>`. */
export interface ImageLightboxAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** Pixels of what is no picture: videos, and parts of pages. Default: `630`. */
  'width'?: number | string;
  /** Its height. Default: `440`. */
  'height'?: number | string;
  /** Pixels of the window that a picture leaves free, on windows wider than 600. Default: `150`. */
  'margin'?: number | string;
}

/** `<count-down>` Counts the days, hours, minutes and seconds to a date, which stands there in words without scripts. */
export interface CountDownElement extends OndaElement {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  for: string;
  /** The moment, as 2027-03-21 20:00, in the site’s time zone unless it says its own (…Z, …+02:00). Required. */
  date: string;
  /** What stands there when the moment has come. */
  endText: string;
  /** Address to go to when the moment has come; one of another site becomes a link in the words that stand there then. */
  redirect: string;
}

/** The attributes of `<count-down>`. */
export interface CountDownAttributes extends OndaAttributes {
  /** CSS selector of what stands elsewhere in the page; empty for the content of the element. */
  'for'?: string;
  /** The moment, as 2027-03-21 20:00, in the site’s time zone unless it says its own (…Z, …+02:00). Required. */
  'date'?: string;
  /** What stands there when the moment has come. */
  'end-text'?: string;
  /** Address to go to when the moment has come; one of another site becomes a link in the words that stand there then. */
  'redirect'?: string;
}

/** `<asp-search>` A search box whose results appear in a panel while one types. Without script it is the plain search form of the site. */
export interface AspSearchElement extends OndaElement {
}

/** The attributes of `<asp-search>`. */
export interface AspSearchAttributes extends OndaAttributes {
  /** Number of the search instance, 1 to 50. Default: `"1"`. */
  'id'?: string;
  /** Which copy of it this is; counted where it is 0. Default: `0`. */
  'iid'?: number | string;
  /** Both together, as 1_1; made of them where it is empty. */
  'rid'?: string;
  /** What analytics call this search. */
  'name'?: string;
  /** What stands in the field at first. */
  'phrase'?: string;
  /** Where the site begins; the search page is there. */
  'home-url'?: string;
  /** Who is asked; this site where it is empty. */
  'ajax-url'?: string;
  /** Milliseconds until a search counts as failed; 0 means ten seconds. Default: `0`. */
  'timeout'?: number | string;
  /** Characters from which on a search is made. Default: `2`. */
  'charcount'?: number | string;
  /** Results that the list shows without scrolling. Default: `4`. */
  'itemscount'?: number | string;
  /** How the results lie. Default: `"vertical"`. */
  'resultstype'?: 'vertical' | 'horizontal' | 'polaroid' | 'isotopic';
  /** The panel lies over the page, or stands in it. Default: `"hover"`. */
  'resultsposition'?: 'hover' | 'block';
  /** Results a search asks for. Default: `0`. */
  'force-count'?: number | string;
  /** The order of the ids that the owner chose. Default: `false`. */
  'force-order'?: boolean | '' | 'true' | 'false';
  /** Options of the preview on a settings screen. */
  'preview-options'?: string;
  /** The page does not scroll while a finger is on the results. Default: `false`. */
  'prevent-body-scroll'?: boolean | '' | 'true' | 'false';
  /** Words of the phrase are marked in the results. Default: `true`. */
  'highlight'?: boolean | '' | 'true' | 'false';
  /** Only where they are whole words. Default: `false`. */
  'highlight-wholewords'?: boolean | '' | 'true' | 'false';
  /** What is searched is counted. Default: `false`. */
  'statistics'?: boolean | '' | 'true' | 'false';
  /** A click elsewhere closes the panel. Default: `true`. */
  'close-on-doc-click'?: boolean | '' | 'true' | 'false';
  /** The field completes what is typed. Default: `false`. */
  'autocomplete'?: boolean | '' | 'true' | 'false';
  /** Also on a phone. Default: `true`. */
  'autocomplete-mobile'?: boolean | '' | 'true' | 'false';
  /** Completes by the suggestion service alone, through this site and only where its owner allows it. Default: `false`. */
  'autocomplete-google-only'?: boolean | '' | 'true' | 'false';
  /** Language of the suggestions. Default: `"es"`. */
  'autocomplete-lang'?: string;
  /** Characters from which on the field completes. Default: `2`. */
  'autocomplete-trigger-charcount'?: number | string;
  /** Searches while one types. Default: `true`. */
  'trigger-type'?: boolean | '' | 'true' | 'false';
  /** Milliseconds after a key until the search is sent; the first character does not wait. Default: `200`. */
  'trigger-delay'?: number | string;
  /** Milliseconds after a key until the field completes. Default: `310`. */
  'trigger-autocomplete-delay'?: number | string;
  /** A changed filter searches at once. Default: `true`. */
  'trigger-facet'?: boolean | '' | 'true' | 'false';
  /** The address of the page tells the search. Default: `false`. */
  'trigger-update-href'?: boolean | '' | 'true' | 'false';
  /** What the Enter key does. Default: `"results_page"`. */
  'trigger-return'?: 'results_page' | 'woo_results_page' | 'elementor_page' | 'custom' | 'first_result' | 'ajax_search' | 'nothing';
  /** In this tab or in a new one. Default: `"same"`. */
  'trigger-return-location'?: 'same' | 'new';
  /** What the magnifier does. Default: `"results_page"`. */
  'trigger-click'?: 'results_page' | 'woo_results_page' | 'elementor_page' | 'custom' | 'first_result' | 'ajax_search' | 'nothing';
  /** In this tab or in a new one. Default: `"same"`. */
  'trigger-click-location'?: 'same' | 'new';
  /** The custom address; {phrase} and {field} stand for the phrase and for a filter. */
  'redirect-url'?: string;
  /** The address, where the action leads to it. */
  'elementor-url'?: string;
  /** How redirects travel. Default: `"get"`. */
  'override-method'?: 'get' | 'post';
  /** The search page of the site shows the results of this search. Default: `true`. */
  'overridewpdefault'?: boolean | '' | 'true' | 'false';
  /** A magnifier that opens the field. Default: `false`. */
  'compact'?: boolean | '' | 'true' | 'false';
  /** A click elsewhere closes it. Default: `true`. */
  'compact-close-on-document'?: boolean | '' | 'true' | 'false';
  /** So does its magnifier. Default: `true`. */
  'compact-close-on-magnifier'?: boolean | '' | 'true' | 'false';
  /** Further results can be asked for. Default: `true`. */
  'show-more'?: boolean | '' | 'true' | 'false';
  /** Where further results appear. Default: `"ajax"`. */
  'show-more-action'?: 'ajax' | 'results_page' | 'woo_results_page' | 'elementor_page' | 'custom';
  /** They come when the list is scrolled. Default: `false`. */
  'show-more-infinite'?: boolean | '' | 'true' | 'false';
  /** The custom address; {phrase} stands for the phrase. */
  'show-more-url'?: string;
  /** In this tab or in a new one. Default: `"same"`. */
  'show-more-location'?: 'same' | 'new';
  /** What the panel shows before anybody types. Default: `"disabled"`. */
  'autop'?: 'disabled' | 'phrase' | 'latest' | 'random';
  /** The phrase of that first search. */
  'autop-phrase'?: string;
  /** How many it shows. Default: `10`. */
  'autop-count'?: number | string;
  /** How results appear. Default: `"fadedrop"`. */
  'animation'?: 'fadedrop' | 'fade' | 'none';
  /** Columns of the isotopic layout. Default: `3`. */
  'isotopic-columns'?: number | string;
  /** Results on one of its pages. Default: `6`. */
  'isotopic-items'?: number | string;
  /** Its pages can be turned. Default: `true`. */
  'isotopic-pagination'?: boolean | '' | 'true' | 'false';
  /** A line over the results says what was found. Default: `true`. */
  'info'?: boolean | '' | 'true' | 'false';
  /** That line; {phrase}, {results_count} and {results_count_total} are filled in. */
  'info-text'?: string;
  /** Keywords offered under the field. Default: `[]`. */
  'try-this'?: string;
  /** The most searched keywords, offered under the field. Default: `[]`. */
  'top-keywords'?: string;
  /** What a click on one of those does. Default: `"search"`. */
  'top-keywords-action'?: 'nothing' | 'search' | 'redirect';
  /** What the filter panel offers. Default: `[]`. */
  'filters'?: string;
  /** The filter panel is open from the start. Default: `false`. */
  'settings-visible'?: boolean | '' | 'true' | 'false';
  /** A custom element into which results load. */
  'live-load-element'?: string;
  /** Results load into the search page while one types. Default: `false`. */
  'res-page-use-ajax'?: boolean | '' | 'true' | 'false';
  /** The content area there, as a CSS selector; #main and other usual places where it is empty. */
  'res-page-selector'?: string;
  /** Results load into the shop page while one types. Default: `false`. */
  'woo-shop-use-ajax'?: boolean | '' | 'true' | 'false';
  /** The content area there, as a CSS selector; #main and other usual places where it is empty. */
  'woo-shop-selector'?: string;
  /** The address, where the action leads to it. */
  'woo-shop-url'?: string;
  /** Results load into the archive of a post type while one types. Default: `false`. */
  'cpt-archive-use-ajax'?: boolean | '' | 'true' | 'false';
  /** The content area there, as a CSS selector; #main and other usual places where it is empty. */
  'cpt-archive-selector'?: string;
  /** The address, where the action leads to it. */
  'cpt-archive-url'?: string;
  /** Results load into the archive of a taxonomy while one types. Default: `false`. */
  'tax-archive-use-ajax'?: boolean | '' | 'true' | 'false';
  /** The content area there, as a CSS selector; #main and other usual places where it is empty. */
  'tax-archive-selector'?: string;
  /** The address, where the action leads to it. */
  'tax-archive-url'?: string;
  /** Which events are told to gtag or the data layer: method, tracking_id, events. Default: `{}`. */
  'analytics'?: string;
}

/** `<masthead-search>` The search box of the masthead and of the page that says that nothing is there: trending keywords when it is entered, results while one types. */
export interface MastheadSearchElement extends OndaElement {
  /** CSS selector of a search box that the theme prints: it becomes the live one, and the element draws none. */
  for: string;
  /** What Enter and the button do: `live` nothing, because results come while one types; `submit` leads to the search page of the site. Default: `"live"`. */
  enter: 'live' | 'submit';
  /** Where the site begins; the search page is there. */
  homeUrl: string;
  /** Trending keywords, with commas between; those of the settings otherwise. */
  keywords: string;
  /** CSS selector of a <template> that draws a result: its parts title and excerpt get the texts, its links and pictures the addresses. */
  template: string;
}

/** The attributes of `<masthead-search>`. */
export interface MastheadSearchAttributes extends OndaAttributes {
  /** CSS selector of a search box that the theme prints: it becomes the live one, and the element draws none. */
  'for'?: string;
  /** What Enter and the button do: `live` nothing, because results come while one types; `submit` leads to the search page of the site. Default: `"live"`. */
  'enter'?: 'live' | 'submit';
  /** Where the site begins; the search page is there. */
  'home-url'?: string;
  /** Trending keywords, with commas between; those of the settings otherwise. */
  'keywords'?: string;
  /** CSS selector of a <template> that draws a result: its parts title and excerpt get the texts, its links and pictures the addresses. */
  'template'?: string;
}

/** `<newsletter-form>` A form to subscribe: in the page, as a bar, a slide-in or a popup. Without script it is sent as a plain form. */
export interface NewsletterFormElement extends OndaElement {
}

/** The attributes of `<newsletter-form>`. */
export interface NewsletterFormAttributes extends OndaAttributes {
  /** Number of the form; 0 means the first of the site. Default: `0`. */
  'form'?: number | string;
  /** The same, as other newsletter shortcodes call it. Default: `0`. */
  'id'?: number | string;
  /** In the page or over it. Default: `"own"`. */
  'type'?: 'own' | 'inline' | 'below_posts' | 'others' | 'fixed_bar' | 'slide_in' | 'popup';
  /** Where a bar or slide-in stands. Default: `"own"`. */
  'position'?: 'own' | 'top' | 'bottom' | 'left' | 'right';
  /** How it comes up. Default: `"own"`. */
  'animation'?: 'own' | 'none' | 'slideup' | 'slidedown' | 'slideleft' | 'slideright' | 'fadein';
  /** Seconds until a bar, slide-in or popup comes up. Default: `0`. */
  'delay'?: number | string;
  /** It comes up earlier when the mouse leaves the page. Default: `false`. */
  'exit-intent-enabled'?: boolean | '' | 'true' | 'false';
  /** On a touch screen: earlier when one scrolls back fast, past the half, or rests for 30 seconds. Default: `false`. */
  'exit-intent-touch'?: boolean | '' | 'true' | 'false';
  /** Days for which a closed form stays away; 0 means until the browser is closed. Default: `0`. */
  'cookie-expiration-time'?: number | string;
  /** Nothing is sent: a success is shown for 2.5 seconds. Default: `false`. */
  'is-preview'?: boolean | '' | 'true' | 'false';
}

/** `<newsletter-manage>` Names, lists and the end of a subscription, for who comes by the link in a mail. */
export interface NewsletterManageElement extends OndaElement {
}

/** The attributes of `<newsletter-manage>`. */
export interface NewsletterManageAttributes extends OndaAttributes {
}

/** `<captcha-hook>` Tells people from machines in the registration forms. The server prints it there. */
export interface CaptchaHookElement extends OndaElement {
}

/** The attributes of `<captcha-hook>`. */
export interface CaptchaHookAttributes extends OndaAttributes {
}

/** `<element-inspector>` Highlights the element under the pointer and hides the one that is clicked, on this page. */
export interface ElementInspectorElement extends OndaElement {
}

/** The attributes of `<element-inspector>`. */
export interface ElementInspectorAttributes extends OndaAttributes {
}

/** `<program-schedule>` The week of a station by day: shows with their hours and hosts, and the one on air. */
export interface ProgramScheduleElement extends OndaElement {
  /** auto: columns, and tabs where it is narrower than 768 pixels; week: columns or one list; day: tabs; list: one list. Default: `"auto"`. */
  view: 'auto' | 'week' | 'day' | 'list';
}

/** The attributes of `<program-schedule>`. */
export interface ProgramScheduleAttributes extends OndaAttributes {
  /** auto: columns, and tabs where it is narrower than 768 pixels; week: columns or one list; day: tabs; list: one list. Default: `"auto"`. */
  'view'?: 'auto' | 'week' | 'day' | 'list';
  /** Id of a station from the settings screen; the first one where it is empty. */
  'station'?: string;
  /** Days: 7 are a week of the calendar, with links to others; fewer begin today. Default: `7`. */
  'days'?: number | string;
  /** Names the hosts. Default: `true`. */
  'hosts'?: boolean | '' | 'true' | 'false';
  /** Shows the pictures of the shows. Default: `false`. */
  'images'?: boolean | '' | 'true' | 'false';
}

/** `<on-air>` The show that is on now and those that come next, by the schedule of the station. */
export interface OnAirElement extends OndaElement {
  /** How many of the shows that come next are named. Default: `2`. */
  next: number;
  /** Shows how long the show goes on. Default: `true`. */
  remaining: boolean;
}

/** The attributes of `<on-air>`. */
export interface OnAirAttributes extends OndaAttributes {
  /** How many of the shows that come next are named. Default: `2`. */
  'next'?: number | string;
  /** Shows how long the show goes on. Default: `true`. */
  'remaining'?: boolean | '' | 'true' | 'false';
  /** Id of a station from the settings screen; the first one where it is empty. */
  'station'?: string;
  /** Shows the picture of the show that is on. Default: `false`. */
  'images'?: boolean | '' | 'true' | 'false';
}

/** `<show-episodes>` The recordings of a show, or the newest of all shows, to listen again. */
export interface ShowEpisodesElement extends OndaElement {
}

/** The attributes of `<show-episodes>`. */
export interface ShowEpisodesAttributes extends OndaAttributes {
  /** Post or slug of a show; empty: the show of the page, else the newest episodes of all shows. */
  'show'?: string;
  /** How many episodes a page of the list has. Default: `10`. */
  'size'?: number | string;
}

/** `<studio-line>` WhatsApp, phone and mail of the show that is on, else of the station. */
export interface StudioLineElement extends OndaElement {
}

/** The attributes of `<studio-line>`. */
export interface StudioLineAttributes extends OndaAttributes {
  /** Id of a station from the settings screen; the first one where it is empty. */
  'station'?: string;
}

/** Tag → attributes. */
export interface OndaAttributesByTag {
  'radio-player': RadioPlayerAttributes;
  'live-radio-button': LiveRadioButtonAttributes;
  'station-switcher': StationSwitcherAttributes;
  'episode-player': EpisodePlayerAttributes;
  'now-playing': NowPlayingAttributes;
  'fav-button': FavButtonAttributes;
  'fav-list': FavListAttributes;
  'fav-count': FavCountAttributes;
  'fav-clear': FavClearAttributes;
  'comment-vote': CommentVoteAttributes;
  'voice-search': VoiceSearchAttributes;
  'view-recorder': ViewRecorderAttributes;
  'most-viewed': MostViewedAttributes;
  'article-stream': ArticleStreamAttributes;
  'form-rules': FormRulesAttributes;
  'contact-form-state': ContactFormStateAttributes;
  'scores-board': ScoresBoardAttributes;
  'scores-calendar': ScoresCalendarAttributes;
  'masonry-grid': MasonryGridAttributes;
  'load-more': LoadMoreAttributes;
  'post-grid': PostGridAttributes;
  'share-links': ShareLinksAttributes;
  'comments-panel': CommentsPanelAttributes;
  'comments-embed': CommentsEmbedAttributes;
  'related-popup': RelatedPopupAttributes;
  'personal-news': PersonalNewsAttributes;
  'sticky-header': StickyHeaderAttributes;
  'back-to-top': BackToTopAttributes;
  'mobile-menu': MobileMenuAttributes;
  'sub-menus': SubMenusAttributes;
  'content-tabs': ContentTabsAttributes;
  'content-accordion': ContentAccordionAttributes;
  'hover-boxes': HoverBoxesAttributes;
  'lazy-media': LazyMediaAttributes;
  'sticky-sidebar': StickySidebarAttributes;
  'page-preloader': PagePreloaderAttributes;
  'content-carousel': ContentCarouselAttributes;
  'fade-slideshow': FadeSlideshowAttributes;
  'video-carousel': VideoCarouselAttributes;
  'image-lightbox': ImageLightboxAttributes;
  'count-down': CountDownAttributes;
  'asp-search': AspSearchAttributes;
  'masthead-search': MastheadSearchAttributes;
  'newsletter-form': NewsletterFormAttributes;
  'newsletter-manage': NewsletterManageAttributes;
  'captcha-hook': CaptchaHookAttributes;
  'element-inspector': ElementInspectorAttributes;
  'program-schedule': ProgramScheduleAttributes;
  'on-air': OnAirAttributes;
  'show-episodes': ShowEpisodesAttributes;
  'studio-line': StudioLineAttributes;
}

declare global {
  interface HTMLElementTagNameMap {
    'radio-player': RadioPlayerElement;
    'live-radio-button': LiveRadioButtonElement;
    'station-switcher': StationSwitcherElement;
    'episode-player': EpisodePlayerElement;
    'now-playing': NowPlayingElement;
    'fav-button': FavButtonElement;
    'fav-list': FavListElement;
    'fav-count': FavCountElement;
    'fav-clear': FavClearElement;
    'comment-vote': CommentVoteElement;
    'voice-search': VoiceSearchElement;
    'view-recorder': ViewRecorderElement;
    'most-viewed': MostViewedElement;
    'article-stream': ArticleStreamElement;
    'form-rules': FormRulesElement;
    'contact-form-state': ContactFormStateElement;
    'scores-board': ScoresBoardElement;
    'scores-calendar': ScoresCalendarElement;
    'masonry-grid': MasonryGridElement;
    'load-more': LoadMoreElement;
    'post-grid': PostGridElement;
    'share-links': ShareLinksElement;
    'comments-panel': CommentsPanelElement;
    'comments-embed': CommentsEmbedElement;
    'related-popup': RelatedPopupElement;
    'personal-news': PersonalNewsElement;
    'sticky-header': StickyHeaderElement;
    'back-to-top': BackToTopElement;
    'mobile-menu': MobileMenuElement;
    'sub-menus': SubMenusElement;
    'content-tabs': ContentTabsElement;
    'content-accordion': ContentAccordionElement;
    'hover-boxes': HoverBoxesElement;
    'lazy-media': LazyMediaElement;
    'sticky-sidebar': StickySidebarElement;
    'page-preloader': PagePreloaderElement;
    'content-carousel': ContentCarouselElement;
    'fade-slideshow': FadeSlideshowElement;
    'video-carousel': VideoCarouselElement;
    'image-lightbox': ImageLightboxElement;
    'count-down': CountDownElement;
    'asp-search': AspSearchElement;
    'masthead-search': MastheadSearchElement;
    'newsletter-form': NewsletterFormElement;
    'newsletter-manage': NewsletterManageElement;
    'captcha-hook': CaptchaHookElement;
    'element-inspector': ElementInspectorElement;
    'program-schedule': ProgramScheduleElement;
    'on-air': OnAirElement;
    'show-episodes': ShowEpisodesElement;
    'studio-line': StudioLineElement;
  }
}
