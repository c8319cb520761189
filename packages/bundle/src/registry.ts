import type { ElementSpec } from '@onda/core/contract';
import type { Catalogue } from '@onda/core/messages';
import { favButton, favClear, favCount } from '@onda/favorites/contract';
import { favList } from '@onda/favorites/list-contract';
import { printedMessages as favoritesMessages } from '@onda/favorites/messages';
import { elementInspector } from '@onda/inspector/contract';
import { inspectorMessages } from '@onda/inspector/messages';
import { aspSearch } from '@onda/live-search/contract';
import { mastheadSearch } from '@onda/live-search/masthead-contract';
import { mastheadMessages } from '@onda/live-search/masthead-messages';
import { printedMessages as searchMessages } from '@onda/live-search/messages';
import { nowPlayingWidget } from '@onda/now-playing/contract';
import { printedMessages } from '@onda/now-playing/printed-messages';
import { radioPlayer } from '@onda/player/contract';
import { liveRadioButton } from '@onda/player/live-button-contract';
import { liveButtonMessages } from '@onda/player/live-button-messages';
import { playerMessages } from '@onda/player/messages';
import { articleStream } from '@onda/theme/article-contract';
import { commentsPanel } from '@onda/theme/comments-contract';
import { commentsEmbed } from '@onda/theme/embed-contract';
import { printedEmbedMessages } from '@onda/theme/embed-messages';
import { themeMessages } from '@onda/theme/messages';
import { personalNews } from '@onda/theme/personal-contract';
import { printedPersonalMessages } from '@onda/theme/personal-messages';
import { relatedPopup } from '@onda/theme/related-contract';
import { scoresBoard } from '@onda/theme/scores-board-contract';
import { scoresCalendar } from '@onda/theme/scores-calendar-contract';
import { scoresMessages } from '@onda/theme/scores-messages';
import { shareLinks } from '@onda/theme/share-contract';
import { printedShareMessages } from '@onda/theme/share-messages';
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
  shareLinks,
  commentsPanel,
  commentsEmbed,
  relatedPopup,
  personalNews,
  scoresBoard,
  scoresCalendar,
  aspSearch,
  mastheadSearch,
  elementInspector,
];

/** Every text that PHP may print, by feature. */
export const messages: Record<string, Catalogue> = {
  player: {
    es: { ...playerMessages.es, ...liveButtonMessages.es },
    en: { ...playerMessages.en, ...liveButtonMessages.en },
  },
  'now-playing': printedMessages,
  favorites: favoritesMessages,
  votes: votesMessages,
  'voice-search': voiceMessages,
  views: viewsMessages,
  theme: {
    es: {
      ...themeMessages.es,
      ...printedShareMessages.es,
      ...printedEmbedMessages.es,
      ...printedPersonalMessages.es,
      ...scoresMessages.es,
    },
    en: {
      ...themeMessages.en,
      ...printedShareMessages.en,
      ...printedEmbedMessages.en,
      ...printedPersonalMessages.en,
      ...scoresMessages.en,
    },
  },
  'live-search': {
    es: { ...searchMessages.es, ...mastheadMessages.es },
    en: { ...searchMessages.en, ...mastheadMessages.en },
  },
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
  'share-links': 'theme-page',
  'comments-panel': 'theme-comments',
  'comments-embed': 'theme-comments',
  'related-popup': 'theme-related',
  'personal-news': 'theme-personal',
  'scores-board': 'theme-scores',
  'scores-calendar': 'theme-scores',
  'asp-search': 'search',
  'masthead-search': 'masthead',
  'element-inspector': 'inspector',
};

/**
 * The style sheet of each feature that has a shadow root, of each tag in the page's own tree that wants more than the theme
 * gives, and those that come with what a visitor opens.
 */
export const styles: Record<string, string> = {
  player: 'packages/player/src/view/player.css',
  noscript: 'packages/player/src/view/noscript.css',
  'player-more': 'packages/player/src/view/player-more.css',
  'now-playing': 'packages/now-playing/src/view/now-playing.css',
  'now-playing-block': 'packages/now-playing/src/view/block.css',
  'comment-vote': 'packages/votes/src/comment-vote.css',
  'most-viewed': 'packages/views/src/view/most-viewed.css',
  'share-links': 'packages/theme/src/view/share-links.css',
  'comments-embed': 'packages/theme/src/view/comments-embed.css',
  'related-popup': 'packages/theme/src/view/related-place.css',
  'personal-news': 'packages/theme/src/view/personal-news.css',
  'asp-search': 'packages/live-search/src/view/asp-search.css',
  'masthead-search': 'packages/live-search/src/view/masthead-search.css',
  'scores-board': 'packages/theme/src/view/scores.css',
  inspector: 'packages/inspector/src/view/inspector.css',
};
