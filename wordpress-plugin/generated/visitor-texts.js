// Printed by `pnpm generate` from the messages of the packages. Do not edit.
/* translators: of inspector/src/messages.ts */
_nx('Hidden on this page: {count}', 'Hidden on this page: {count}', 2, 'list', 'onda');
/* translators: of live-search/src/pause/messages.ts */
_nx('Too many searches in a row. You can search again in {count} minutes.', 'Too many searches in a row. You can search again in {count} minutes.', 2, 'waitMinutes', 'onda');
/* translators: of live-search/src/pause/messages.ts */
_nx('Too many searches in a row. You can search again in {count} seconds.', 'Too many searches in a row. You can search again in {count} seconds.', 2, 'waitSeconds', 'onda');
/* translators: of player/src/extras/extras-messages.ts */
_nx('Turns off in {minutes} min', 'Turns off in {minutes} min', 2, 'sleepLeft', 'onda');
/* translators: of now-playing/src/messages.ts */
_nx('{count} h ago', '{count} h ago', 2, 'hoursAgo', 'onda');
/* translators: of now-playing/src/messages.ts */
_nx('{count} min ago', '{count} min ago', 2, 'minutesAgo', 'onda');
/* translators: of theme/src/load-more/messages.ts */
_nx('{count} more, {shown} of {total}.', '{count} more, {shown} of {total}.', 2, 'counted', 'onda');
/* translators: of theme/src/load-more/messages.ts */
_nx('{count} more.', '{count} more.', 2, 'added', 'onda');
/* translators: of live-search/src/panel-messages.ts */
_nx('{count} results.', '{count} results.', 2, 'found', 'onda');
/* translators: of player/src/extras/extras-messages.ts */
_nx('{minutes} min', '{minutes} min', 2, 'sleepMinutes', 'onda');
/* translators: of live-search/src/masthead-search/panel-messages.ts */
_nx('{total} results', '{total} results', 2, 'found', 'onda');
/* translators: of live-search/src/masthead-search/panel-messages.ts */
_x('1 result', 'foundOne', 'onda');
/* translators: of live-search/src/panel-messages.ts */
_x('1 result.', 'foundOne', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('15 seconds back', 'back', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('30 seconds forward', 'forward', 'onda');
/* translators: of inspector/src/messages.ts */
_x('A click hides what is framed. By keyboard: arrows to move, Enter to hide, Ctrl+Z to undo, Escape to leave.', 'help', 'onda');
/* translators: of newsletter/src/captcha/captcha-messages.ts */
_x('A picture of five characters; they can be heard too.', 'picture', 'onda');
/* translators: of favorites/src/dialogs/dialog-messages.ts */
_x('Accept', 'accept', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Add to your calendar', 'showCalendar', 'onda');
/* translators: of newsletter/src/messages.ts */
_x('Addresses with letters such as ñ or á before the @ cannot be used. Please write another one.', 'invalidLetters', 'onda');
/* translators: of theme/src/scores/messages.ts */
_x('After', 'scoresAfter', 'onda');
/* translators: of votes/src/printed-messages.ts */
_x('Against', 'down', 'onda');
/* translators: of live-search/src/panel-messages.ts */
_x('Ajax Search Pro Error', 'missingTitle', 'onda');
/* translators: of theme/src/personal-news/messages.ts */
_x('All right: what you read stays in this browser.', 'remembered', 'onda');
/* translators: of theme/src/masonry-grid/messages.ts */
_x('All', 'all', 'onda');
/* translators: of live-search/src/filters/messages.ts */
_x('All', 'any', 'onda');
/* translators: of theme/src/scores/messages.ts */
_x('All', 'scoresAll', 'onda');
/* translators: of newsletter/src/captcha/captcha-messages.ts */
_x('Another code', 'refresh', 'onda');
/* translators: of theme/src/back-to-top/messages.ts */
_x('Back to top', 'top', 'onda');
/* translators: of theme/src/personal-news/messages.ts */
_x('Because you read {categories}.', 'because', 'onda');
/* translators: of favorites/src/dialogs/dialog-messages.ts */
_x('Before we save it', 'consentTitle', 'onda');
/* translators: of theme/src/scores/messages.ts */
_x('Before', 'scoresBefore', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('Bio', 'bioHeading', 'onda');
/* translators: of player/src/panels/messages.ts, player/src/panels/tool-messages.ts */
_x('Biography', 'bio', 'onda');
/* translators: of theme/src/scores/messages.ts */
_x('Calendar', 'scoresCalendar', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Call the show', 'showPhone', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Call', 'studioCall', 'onda');
/* translators: of theme/src/comments-panel/reply-messages.ts */
_x('Cancel reply', 'cancel', 'onda');
/* translators: of player/src/messages.ts */
_x('Cannot recover, last media error recovery failed', 'undecodable', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('Chapters', 'chapters', 'onda');
/* translators: of newsletter/src/captcha/captcha-messages.ts */
_x('Check', 'group', 'onda');
/* translators: of live-search/src/filters/messages.ts */
_x('Choose at least one option.', 'required', 'onda');
/* translators: of favorites/src/messages.ts */
_x('Clear favorites', 'clear', 'onda');
/* translators: of live-search/src/filters/messages.ts */
_x('Clear the filters', 'reset', 'onda');
/* translators: of live-search/src/messages.ts */
_x('Clear', 'clear', 'onda');
/* translators: of voice-search/src/session/session-messages.ts */
_x('Click and say: {word} ...', 'instruction', 'onda');
/* translators: of theme/src/comments-panel/messages.ts */
_x('Close comments', 'close', 'onda');
/* translators: of theme/src/menus/messages.ts */
_x('Close the menu', 'menu_close', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('Close the player', 'closeBar', 'onda');
/* translators: of favorites/src/dialogs/dialog-messages.ts, newsletter/src/printed-messages.ts, now-playing/src/printed-messages.ts, player/src/panels/messages.ts, theme/src/image-lightbox/messages.ts, theme/src/related-popup/messages.ts */
_x('Close', 'close', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Coming airings', 'showTimes', 'onda');
/* translators: of theme/src/article-stream/messages.ts */
_x('Comment on this article', 'comment', 'onda');
/* translators: of theme/src/scores/messages.ts */
_x('Competition', 'scoresCompetition', 'onda');
/* translators: of player/src/messages.ts */
_x('Connecting…', 'connecting', 'onda');
/* translators: of player/src/live-radio-button/messages.ts */
_x('Connecting…', 'liveConnecting', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Container', 'parent', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Content', 'child', 'onda');
/* translators: of theme/src/share-links/messages.ts */
_x('Copy link', 'copy', 'onda');
/* translators: of theme/src/share-links/messages.ts */
_x('Could not be copied. The link is {url}', 'copyFailed', 'onda');
/* translators: of now-playing/src/printed-messages.ts */
_x('Could not connect', 'unreachable', 'onda');
/* translators: of player/src/messages.ts, player/src/on-air/on-air-messages.ts */
_x('Data not available...', 'dataNotAvailable', 'onda');
/* translators: of theme/src/scores/messages.ts */
_x('Date', 'scoresDate', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Days', 'days', 'onda');
/* translators: of favorites/src/dialogs/dialog-messages.ts */
_x('Decline', 'deny', 'onda');
/* translators: of player/src/extras/extras-messages.ts */
_x('Do not turn off', 'sleepOff', 'onda');
/* translators: of newsletter/src/captcha/work-messages.ts */
_x('Done. You can send the form now.', 'worked', 'onda');
/* translators: of player/src/episode-player/messages.ts, schedule/src/messages.ts */
_x('Download', 'download', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('Email', 'email', 'onda');
/* translators: of theme/src/image-lightbox/opener-messages.ts */
_x('Enlarge the picture', 'enlarge', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('Episode player', 'episodeBar', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Episodes', 'episodes', 'onda');
/* translators: of now-playing/src/messages.ts */
_x('Error getting data', 'unrecognised', 'onda');
/* translators: of views/src/messages.ts */
_x('Error loading', 'unreachable', 'onda');
/* translators: of views/src/messages.ts */
_x('Error', 'error', 'onda');
/* translators: of theme/src/count-down/messages.ts */
_x('Expiry date is required!', 'required', 'onda');
/* translators: of schedule/src/messages.ts */
_x('F j', 'dayFormat', 'onda');
/* translators: of favorites/src/messages.ts */
_x('Favorite', 'favorite', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Fill in the schedule', 'fillSchedule', 'onda');
/* translators: of theme/src/masonry-grid/messages.ts */
_x('Filter by category', 'filters', 'onda');
/* translators: of live-search/src/filters/messages.ts, live-search/src/panel-messages.ts */
_x('Filters', 'filters', 'onda');
/* translators: of theme/src/scores/messages.ts */
_x('Final', 'scoresFinal', 'onda');
/* translators: of schedule/src/messages.ts */
_x('For {show}: ', 'showMessage', 'onda');
/* translators: of theme/src/personal-news/messages.ts */
_x('Forget what I have read', 'forget', 'onda');
/* translators: of theme/src/personal-news/messages.ts */
_x('Forgotten: this browser keeps nothing of what you have read.', 'forgotten', 'onda');
/* translators: of live-search/src/filters/messages.ts */
_x('From', 'from', 'onda');
/* translators: of theme/src/slides/messages.ts */
_x('Gallery', 'label', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Get in touch', 'showContact', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('Go on at {time}', 'goOnAt', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('HISTORY - latest played songs', 'historyHeading', 'onda');
/* translators: of newsletter/src/captcha/captcha-messages.ts */
_x('Hear the code', 'audio', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Hello, I am listening to {show} on {station}: ', 'studioMessage', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Hello, I am listening to {station}: ', 'stationMessage', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Hidden from: {who}', 'audience', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Hidden: {label}', 'hidden', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Hide elements', 'title', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Hide', 'hide', 'onda');
/* translators: of player/src/panels/messages.ts, player/src/panels/tool-messages.ts */
_x('History', 'history', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Hosted by', 'showHosts', 'onda');
/* translators: of player/src/panels/messages.ts, player/src/panels/tool-messages.ts */
_x('I am listening to {song} on {station}', 'shareText', 'onda');
/* translators: of newsletter/src/captcha/captcha-messages.ts */
_x('I can neither see nor hear it: let my browser calculate instead', 'work', 'onda');
/* translators: of voice-search/src/session/session-messages.ts */
_x('I did not catch what to search for. Try: \'{word} news about ...\'', 'nothingSaid', 'onda');
/* translators: of voice-search/src/session/session-messages.ts */
_x('I did not hear you. Try again.', 'notHeard', 'onda');
/* translators: of theme/src/image-lightbox/messages.ts */
_x('Image viewer', 'dialog', 'onda');
/* translators: of votes/src/printed-messages.ts */
_x('In favour', 'up', 'onda');
/* translators: of live-search/src/cart/cart-messages.ts */
_x('It could not be added to the cart. Try again.', 'notAdded', 'onda');
/* translators: of newsletter/src/captcha/captcha-messages.ts */
_x('It could not be loaded. Please try again.', 'failed', 'onda');
/* translators: of inspector/src/messages.ts */
_x('It could not be saved. Try again.', 'offline', 'onda');
/* translators: of newsletter/src/messages.ts */
_x('It could not be sent: the server answered with status %d.', 'ajaxFailedErrorMessage', 'onda');
/* translators: of voice-search/src/messages.ts, voice-search/src/session/session-messages.ts */
_x('It could not listen. Try again.', 'failed', 'onda');
/* translators: of live-search/src/masthead-search/panel-messages.ts */
_x('It could not search. Try again.', 'failed', 'onda');
/* translators: of theme/src/count-down/messages.ts */
_x('It is here.', 'ended', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('It\'s not a valid VAT Identification Number.', 'euvatin', 'onda');
/* translators: of theme/src/video/messages.ts */
_x('Its owner does not let other pages play the video.', 'error101', 'onda');
/* translators: of theme/src/video/messages.ts */
_x('Its owner does not let other pages play the video.', 'error105', 'onda');
/* translators: of player/src/extras/extras-messages.ts */
_x('Keep listening', 'goOn', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Leave without saving', 'leaveLosing', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Leave', 'leave', 'onda');
/* translators: of theme/src/share-links/messages.ts */
_x('Link copied.', 'copied', 'onda');
/* translators: of player/src/extras/extras-messages.ts */
_x('Listen on another device', 'devices', 'onda');
/* translators: of player/src/episode-player/messages.ts, schedule/src/messages.ts */
_x('Listen', 'listen', 'onda');
/* translators: of now-playing/src/messages.ts, player/src/messages.ts, player/src/on-air/on-air-messages.ts, schedule/src/messages.ts */
_x('Live', 'live', 'onda');
/* translators: of player/src/live-radio-button/messages.ts */
_x('Live', 'liveOn', 'onda');
/* translators: of theme/src/scores/messages.ts */
_x('Live', 'scoresLive', 'onda');
/* translators: of now-playing/src/messages.ts, player/src/messages.ts, player/src/on-air/on-air-messages.ts */
_x('Live: {name}', 'liveBy', 'onda');
/* translators: of theme/src/masonry-grid/messages.ts */
_x('Load more', 'more', 'onda');
/* translators: of theme/src/comments-embed/messages.ts */
_x('Loading the comments…', 'loading', 'onda');
/* translators: of theme/src/article-stream/messages.ts */
_x('Loading the next article…', 'loading', 'onda');
/* translators: of theme/src/load-more/messages.ts */
_x('Loading the next set of posts...', 'loading', 'onda');
/* translators: of now-playing/src/printed-messages.ts, views/src/messages.ts */
_x('Loading...', 'loading', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('Loading…', 'episodeLoading', 'onda');
/* translators: of favorites/src/list/list-messages.ts, favorites/src/messages.ts */
_x('Loading…', 'loading', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('Looking for the biography…', 'readingBio', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('Lyrics of {song}', 'lyricsLink', 'onda');
/* translators: of player/src/panels/messages.ts, player/src/panels/tool-messages.ts */
_x('Lyrics', 'lyrics', 'onda');
/* translators: of player/src/messages.ts */
_x('Make the player large', 'expand', 'onda');
/* translators: of player/src/messages.ts */
_x('Make the player small', 'minimise', 'onda');
/* translators: of player/src/messages.ts */
_x('Media error: Format(s) not supported or source(s) not found', 'unsupported', 'onda');
/* translators: of theme/src/menus/messages.ts */
_x('Menu', 'menu', 'onda');
/* translators: of voice-search/src/session/session-messages.ts */
_x('Microphone permission denied. Check the settings of your browser.', 'denied', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('More about {title}', 'chapterPage', 'onda');
/* translators: of schedule/src/messages.ts */
_x('More episodes', 'moreEpisodes', 'onda');
/* translators: of player/src/panels/messages.ts, player/src/panels/tool-messages.ts */
_x('More options', 'more', 'onda');
/* translators: of theme/src/load-more/messages.ts */
_x('More posts could not be loaded. Try again.', 'failed', 'onda');
/* translators: of live-search/src/panel-messages.ts */
_x('More results', 'more', 'onda');
/* translators: of live-search/src/panel-messages.ts */
_x('Most searched', 'topKeywords', 'onda');
/* translators: of live-search/src/masthead-search/panel-messages.ts */
_x('Most searched', 'trending', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Move about the page', 'walk', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Move the panel', 'move', 'onda');
/* translators: of player/src/messages.ts */
_x('Mute', 'mute', 'onda');
/* translators: of player/src/messages.ts */
_x('Network error', 'network', 'onda');
/* translators: of newsletter/src/captcha/captcha-messages.ts */
_x('New code.', 'renewed', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Newer episodes', 'newerEpisodes', 'onda');
/* translators: of newsletter/src/printed-messages.ts */
_x('Newsletter', 'newsletter', 'onda');
/* translators: of theme/src/article-stream/messages.ts */
_x('Next article', 'onward', 'onda');
/* translators: of live-search/src/layouts/page-messages.ts */
_x('Next page', 'nextPage', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Next week', 'weekAfter', 'onda');
/* translators: of favorites/src/list/list-messages.ts, inspector/src/messages.ts, theme/src/image-lightbox/messages.ts, theme/src/slides/messages.ts */
_x('Next', 'next', 'onda');
/* translators: of theme/src/contact-form-state/messages.ts */
_x('No answer has come. Please try again.', 'noAnswer', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('No artist is announced now.', 'noArtist', 'onda');
/* translators: of now-playing/src/messages.ts */
_x('No artist', 'noArtist', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('No artist', 'noName', 'onda');
/* translators: of player/src/extras/extras-messages.ts */
_x('No device was found.', 'noDevice', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('No earlier songs yet.', 'noHistory', 'onda');
/* translators: of favorites/src/list/list-messages.ts */
_x('No favorites yet.', 'noFavorites', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('No internet connection. We go on as soon as it is back.', 'episodeOffline', 'onda');
/* translators: of player/src/messages.ts */
_x('No internet connection. We go on as soon as it is back.', 'offline', 'onda');
/* translators: of voice-search/src/session/session-messages.ts */
_x('No microphone was found.', 'noMicrophone', 'onda');
/* translators: of theme/src/article-stream/messages.ts */
_x('No more articles.', 'end', 'onda');
/* translators: of inspector/src/messages.ts */
_x('No more elements can be hidden on this page.', 'full', 'onda');
/* translators: of theme/src/load-more/messages.ts */
_x('No more posts.', 'end', 'onda');
/* translators: of theme/src/post-grid/messages.ts */
_x('No posts match.', 'nothing', 'onda');
/* translators: of theme/src/masonry-grid/messages.ts */
_x('No posts.', 'none', 'onda');
/* translators: of player/src/messages.ts */
_x('No renderer found', 'noRenderer', 'onda');
/* translators: of live-search/src/reply-messages.ts */
_x('No results!', 'replyNothing', 'onda');
/* translators: of schedule/src/messages.ts */
_x('No show is on right now.', 'nobodyOn', 'onda');
/* translators: of schedule/src/messages.ts */
_x('No shows are planned.', 'noAirings', 'onda');
/* translators: of views/src/messages.ts */
_x('No views yet.', 'empty', 'onda');
/* translators: of player/src/extras/extras-messages.ts */
_x('Normal', 'qualityOfStream', 'onda');
/* translators: of player/src/messages.ts, player/src/on-air/on-air-messages.ts */
_x('Not available...', 'notAvailable', 'onda');
/* translators: of live-search/src/reply-messages.ts */
_x('Not everything can be searched now: results are missing.', 'replyPartial', 'onda');
/* translators: of live-search/src/reply-messages.ts */
_x('Nothing has all the words. Left out: “{words}”.', 'replyOmitted', 'onda');
/* translators: of theme/src/scores/messages.ts */
_x('Nothing is played on this day.', 'scoresNone', 'onda');
/* translators: of live-search/src/reply-messages.ts */
_x('Nothing like that: “{phrase}” is shown.', 'replyCorrected', 'onda');
/* translators: of now-playing/src/printed-messages.ts */
_x('Now playing', 'label', 'onda');
/* translators: of now-playing/src/messages.ts */
_x('Off air', 'offAir', 'onda');
/* translators: of theme/src/load-more/offline-messages.ts */
_x('Offline', 'offline', 'onda');
/* translators: of player/src/messages.ts, player/src/on-air/on-air-messages.ts */
_x('On air', 'onAir', 'onda');
/* translators: of schedule/src/messages.ts */
_x('On air', 'onAirNow', 'onda');
/* translators: of theme/src/image-lightbox/messages.ts */
_x('Open in a new tab', 'open', 'onda');
/* translators: of player/src/extras/extras-messages.ts */
_x('Open in its own window', 'popOut', 'onda');
/* translators: of live-search/src/panel-messages.ts */
_x('Open the search', 'open', 'onda');
/* translators: of live-search/src/reply-messages.ts */
_x('Other results', 'replyOther', 'onda');
/* translators: of live-search/src/layouts/page-messages.ts */
_x('Page {page} of {pages}', 'page', 'onda');
/* translators: of favorites/src/list/list-messages.ts */
_x('Page {page} of {pages}', 'pageOf', 'onda');
/* translators: of favorites/src/list/list-messages.ts */
_x('Pages of favorites', 'pages', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('Pause', 'episodePause', 'onda');
/* translators: of player/src/messages.ts */
_x('Pause', 'pause', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Pause', 'pauseEpisode', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('Place in the episode', 'place', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('Play', 'episodePlay', 'onda');
/* translators: of player/src/messages.ts */
_x('Play', 'play', 'onda');
/* translators: of newsletter/src/captcha/captcha-messages.ts */
_x('Please complete the check.', 'recaptcha', 'onda');
/* translators: of live-search/src/panel-messages.ts */
_x('Please look up "The response data is missing" in the documentation.', 'missing', 'onda');
/* translators: of newsletter/src/messages.ts */
_x('Please specify a valid name', 'invalidName', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Point at an element of the page.', 'nothing', 'onda');
/* translators: of theme/src/scores/messages.ts */
_x('Postponed', 'scoresPostponed', 'onda');
/* translators: of theme/src/masonry-grid/messages.ts */
_x('Previous page', 'previous', 'onda');
/* translators: of live-search/src/layouts/page-messages.ts */
_x('Previous page', 'previousPage', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Previous week', 'weekBefore', 'onda');
/* translators: of favorites/src/list/list-messages.ts, inspector/src/messages.ts, theme/src/image-lightbox/messages.ts, theme/src/slides/messages.ts */
_x('Previous', 'previous', 'onda');
/* translators: of player/src/extras/extras-messages.ts */
_x('Quality', 'quality', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('Reading the chapters…', 'chaptersAsked', 'onda');
/* translators: of player/src/messages.ts */
_x('Reconnecting…', 'reconnecting', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Redo', 'redo', 'onda');
/* translators: of theme/src/related-popup/messages.ts */
_x('Related article', 'related', 'onda');
/* translators: of theme/src/personal-news/ask-messages.ts */
_x('Remember what I read in this browser', 'remember', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Repeat', 'repeat', 'onda');
/* translators: of theme/src/comments-panel/reply-messages.ts */
_x('Reply to this comment', 'reply', 'onda');
/* translators: of live-search/src/panel-messages.ts */
_x('Results for “{phrase}”: {results_count} of {results_count_total}', 'info', 'onda');
/* translators: of live-search/src/panel-messages.ts */
_x('Results', 'results', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Resume', 'resumeEpisode', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Save and leave', 'leaveSaving', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Save before you leave?', 'leaveTitle', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Save', 'save', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Saved. Visitors see it like this now.', 'saved', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Saving…', 'saving', 'onda');
/* translators: of voice-search/src/session/session-messages.ts */
_x('Say the keyword first, for example: \'{word} restaurants\'.', 'wordMissing', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Schedule', 'schedule', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('Scroll the history', 'scrollHistory', 'onda');
/* translators: of live-search/src/panel-messages.ts */
_x('Search box', 'search', 'onda');
/* translators: of voice-search/src/messages.ts, voice-search/src/session/session-messages.ts */
_x('Search by voice', 'button', 'onda');
/* translators: of theme/src/masonry-grid/messages.ts */
_x('Search this list', 'quick', 'onda');
/* translators: of live-search/src/masthead-search/messages.ts */
_x('Search', 'boxSubmit', 'onda');
/* translators: of live-search/src/messages.ts, voice-search/src/messages.ts, voice-search/src/session/session-messages.ts */
_x('Search', 'search', 'onda');
/* translators: of voice-search/src/session/session-messages.ts */
_x('Searching: {query}', 'searching', 'onda');
/* translators: of live-search/src/masthead-search/panel-messages.ts */
_x('Searching…', 'loading', 'onda');
/* translators: of live-search/src/masthead-search/messages.ts */
_x('Search…', 'boxSearch', 'onda');
/* translators: of live-search/src/messages.ts */
_x('Search…', 'placeholder', 'onda');
/* translators: of live-search/src/masthead-search/panel-messages.ts */
_x('See all results', 'all', 'onda');
/* translators: of now-playing/src/messages.ts */
_x('See history', 'history', 'onda');
/* translators: of now-playing/src/printed-messages.ts */
_x('See more', 'more', 'onda');
/* translators: of live-search/src/live-load/messages.ts */
_x('See the results on their own page', 'elsewhere', 'onda');
/* translators: of inspector/src/messages.ts */
_x('See what is hidden', 'peek', 'onda');
/* translators: of theme/src/share-links/messages.ts */
_x('Send by email', 'shareByMail', 'onda');
/* translators: of theme/src/share-links/messages.ts */
_x('Share on {network}', 'shareOn', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('Share the station', 'shareHeading', 'onda');
/* translators: of player/src/panels/messages.ts, player/src/panels/tool-messages.ts */
_x('Share', 'share', 'onda');
/* translators: of theme/src/share-links/messages.ts */
_x('Share…', 'sheet', 'onda');
/* translators: of theme/src/comments-embed/messages.ts */
_x('Show comments', 'embedOpen', 'onda');
/* translators: of theme/src/comments-panel/messages.ts */
_x('Show comments', 'open', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Show {label}', 'showNamed', 'onda');
/* translators: of theme/src/scores/messages.ts */
_x('Show', 'scoresGo', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Show', 'show', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Show', 'unnamed', 'onda');
/* translators: of votes/src/messages.ts */
_x('Sign in to vote.', 'loginRequired', 'onda');
/* translators: of favorites/src/dialogs/dialog-messages.ts */
_x('Sign in', 'signIn', 'onda');
/* translators: of favorites/src/dialogs/dialog-messages.ts */
_x('Sign in', 'signInTitle', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Somebody else has changed what is hidden on this page. Load it again.', 'changed', 'onda');
/* translators: of votes/src/messages.ts */
_x('Somebody on your network has voted on this comment today. Sign in to vote too.', 'networkFull', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('Songs {first} to {last} of {count}', 'songsShown', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('Speed', 'speed', 'onda');
/* translators: of theme/src/slides/messages.ts */
_x('Start moving', 'start', 'onda');
/* translators: of player/src/station-switcher/messages.ts */
_x('Stations', 'stations', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Stay here', 'stay', 'onda');
/* translators: of theme/src/slides/messages.ts */
_x('Stop moving', 'stop', 'onda');
/* translators: of player/src/live-radio-button/messages.ts */
_x('Stopped', 'liveStopped', 'onda');
/* translators: of theme/src/menus/messages.ts */
_x('Submenu of {name}', 'submenu', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Talk to the studio', 'studio', 'onda');
/* translators: of live-search/src/masthead-search/panel-messages.ts */
_x('Template not found', 'noTemplate', 'onda');
/* translators: of newsletter/src/messages.ts */
_x('Thank you. Please check your mail to confirm the subscription.', 'subscribed', 'onda');
/* translators: of favorites/src/errors/error-messages.ts */
_x('That did not work. Please try again.', 'failed', 'onda');
/* translators: of theme/src/video/messages.ts */
_x('The address of the video is not valid.', 'error2', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('The biography is not available now.', 'bioFailed', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('The browser cannot play this file.', 'episodeUndecodable', 'onda');
/* translators: of player/src/extras/extras-messages.ts */
_x('The browser did not open the window.', 'popOutRefused', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('The browser waits for a tap.', 'episodeBlocked', 'onda');
/* translators: of player/src/messages.ts */
_x('The browser waits for a tap: press Play.', 'blocked', 'onda');
/* translators: of newsletter/src/captcha/work-messages.ts */
_x('The calculation failed. Please try again.', 'failed', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('The chapters could not be read. Close and open them again.', 'chaptersFailed', 'onda');
/* translators: of theme/src/comments-embed/messages.ts */
_x('The comments come from Disqus. To see them, accept its cookies in the notice of this site.', 'refused', 'onda');
/* translators: of theme/src/comments-embed/messages.ts */
_x('The comments could not be loaded.', 'failed', 'onda');
/* translators: of favorites/src/list/list-messages.ts */
_x('The list could not be loaded.', 'listFailed', 'onda');
/* translators: of theme/src/personal-news/messages.ts */
_x('The newest.', 'newest', 'onda');
/* translators: of inspector/src/messages.ts */
_x('The page as a whole cannot be hidden.', 'whole', 'onda');
/* translators: of live-search/src/panel-messages.ts */
_x('The request failed. Please check your connection! Status: {status}', 'failed', 'onda');
/* translators: of newsletter/src/messages.ts */
_x('The server did not answer within %d seconds. Please try again.', 'ajaxTimeoutErrorMessage', 'onda');
/* translators: of inspector/src/messages.ts */
_x('The server does not accept one of these elements.', 'refused', 'onda');
/* translators: of player/src/messages.ts */
_x('The server of the station does not let this page read its playlist (CORS).', 'playlist', 'onda');
/* translators: of player/src/messages.ts */
_x('The station does not answer now. Press Play to try again.', 'unavailable', 'onda');
/* translators: of player/src/messages.ts, player/src/on-air/on-air-messages.ts */
_x('The station is off air.', 'offAir', 'onda');
/* translators: of player/src/messages.ts */
_x('The station offers no secure connection and this page needs one.', 'insecure', 'onda');
/* translators: of theme/src/video/messages.ts */
_x('The video is gone, or private.', 'error100', 'onda');
/* translators: of schedule/src/messages.ts */
_x('There are no episodes yet. Write the address of a feed, or attach audio files to the show.', 'fillEpisodes', 'onda');
/* translators: of live-search/src/masthead-search/panel-messages.ts */
_x('There are no results for “{phrase}”.', 'empty', 'onda');
/* translators: of live-search/src/panel-messages.ts */
_x('There are no results for “{phrase}”.', 'nothing', 'onda');
/* translators: of theme/src/form-rules/messages.ts */
_x('There is a problem', 'problem', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('There is no biography of {artist}.', 'noBio', 'onda');
/* translators: of live-search/src/masthead-search/panel-messages.ts */
_x('There is no connection. The search goes on when it is back.', 'offline', 'onda');
/* translators: of inspector/src/messages.ts */
_x('There is no safe way to know this element again. Try its container.', 'unsure', 'onda');
/* translators: of theme/src/comments-embed/messages.ts */
_x('They come from Disqus: opening them connects your browser to disqus.com.', 'embedNote', 'onda');
/* translators: of theme/src/video/messages.ts */
_x('This browser cannot play the video here.', 'error5', 'onda');
/* translators: of theme/src/personal-news/messages.ts */
_x('This browser does not let us keep anything.', 'refused', 'onda');
/* translators: of inspector/src/messages.ts */
_x('This cannot be hidden: WordPress’s bar, the cookie notice, or what holds them.', 'protected', 'onda');
/* translators: of votes/src/messages.ts */
_x('This comment can no longer be voted on.', 'closed', 'onda');
/* translators: of votes/src/messages.ts */
_x('This comment is no longer here.', 'gone', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('This episode could not be loaded. Press Play to try again.', 'episodeUnavailable', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('This episode has no chapters.', 'noChapters', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('This episode is no longer there.', 'gone', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('This file cannot be skipped through.', 'noSeeking', 'onda');
/* translators: of player/src/panels/messages.ts, player/src/panels/tool-messages.ts */
_x('This part could not be loaded. Try again.', 'notLoaded', 'onda');
/* translators: of live-search/src/live-load/messages.ts */
_x('This request has failed. Please check your connection.', 'failed', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('This site offers no biographies.', 'bioOff', 'onda');
/* translators: of live-search/src/filters/messages.ts */
_x('This value is not valid.', 'invalid', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value is required.', 'required', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value is too long. It should have %s characters or fewer.', 'maxlength', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value is too short. It should have %s characters or more.', 'minlength', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value length is invalid. It should be between %s and %s characters long.', 'length', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value seems to be invalid.', 'invalid', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value should be a valid email.', 'email', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value should be a valid integer.', 'integer', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value should be a valid number.', 'number', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value should be a valid url.', 'url', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value should be alphanumeric.', 'alphanum', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value should be between %s and %s.', 'range', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value should be digits.', 'digits', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value should be greater than or equal to %s.', 'min', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value should be lower than or equal to %s.', 'max', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value should be the same.', 'equalto', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('This value should not be blank.', 'notblank', 'onda');
/* translators: of schedule/src/messages.ts */
_x('This week', 'weekNow', 'onda');
/* translators: of favorites/src/dialogs/dialog-messages.ts */
_x('To remember your favorites we keep a cookie in this browser.', 'consentText', 'onda');
/* translators: of live-search/src/filters/messages.ts */
_x('To', 'to', 'onda');
/* translators: of theme/src/scores/messages.ts */
_x('Today', 'scoresToday', 'onda');
/* translators: of live-search/src/reply-messages.ts */
_x('Too many searches at once. Try again in {seconds} seconds.', 'replyWait', 'onda');
/* translators: of live-search/src/masthead-search/panel-messages.ts */
_x('Too many searches in a row. Wait a moment.', 'busy', 'onda');
/* translators: of live-search/src/pause/messages.ts */
_x('Too many searches in a row. You can search again in 1 second.', 'waitOne', 'onda');
/* translators: of votes/src/messages.ts */
_x('Too many votes at once. Please wait a moment.', 'tooMany', 'onda');
/* translators: of favorites/src/list/list-messages.ts, live-search/src/panel-messages.ts, theme/src/comments-embed/messages.ts */
_x('Try again', 'retry', 'onda');
/* translators: of live-search/src/panel-messages.ts */
_x('Try this', 'tryThis', 'onda');
/* translators: of live-search/src/reply-messages.ts */
_x('Try this:', 'replyTry', 'onda');
/* translators: of player/src/extras/extras-messages.ts */
_x('Turn off in', 'sleep', 'onda');
/* translators: of newsletter/src/captcha/captcha-messages.ts */
_x('Type the characters of the picture or the audio.', 'missing', 'onda');
/* translators: of newsletter/src/captcha/captcha-messages.ts */
_x('Type the characters', 'field', 'onda');
/* translators: of voice-search/src/session/session-messages.ts */
_x('Type your search', 'typing', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Undo', 'undo', 'onda');
/* translators: of now-playing/src/messages.ts */
_x('Unknown artist', 'unknownArtist', 'onda');
/* translators: of theme/src/video/messages.ts */
_x('Unknown error.', 'errorUnknown', 'onda');
/* translators: of now-playing/src/messages.ts */
_x('Unknown title', 'unknownTitle', 'onda');
/* translators: of player/src/messages.ts */
_x('Unmute', 'unmute', 'onda');
/* translators: of now-playing/src/messages.ts, player/src/panels/messages.ts */
_x('Untitled', 'noTitle', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Up next', 'upNext', 'onda');
/* translators: of inspector/src/messages.ts */
_x('Visible again.', 'shown', 'onda');
/* translators: of voice-search/src/session/session-messages.ts */
_x('Voice search is not available now. Type your search.', 'unavailable', 'onda');
/* translators: of player/src/messages.ts */
_x('Volume', 'volume', 'onda');
/* translators: of votes/src/printed-messages.ts */
_x('Votes of this comment', 'label', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Weeks', 'weeks', 'onda');
/* translators: of inspector/src/messages.ts */
_x('What came before is saved. The last change is not yet.', 'savedBefore', 'onda');
/* translators: of player/src/extras/extras-messages.ts */
_x('What you typed on this page may be lost. Leave it?', 'leavePage', 'onda');
/* translators: of schedule/src/messages.ts */
_x('WhatsApp of the show', 'showWhatsapp', 'onda');
/* translators: of inspector/src/messages.ts */
_x('With none ticked, from everybody.', 'audienceHint', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Write the WhatsApp, phone or mail of the studio.', 'fillStudio', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Write to the show', 'showMail', 'onda');
/* translators: of schedule/src/messages.ts */
_x('Write', 'studioWrite', 'onda');
/* translators: of newsletter/src/messages.ts */
_x('You are offline. Please check your connection and try again.', 'offline', 'onda');
/* translators: of votes/src/messages.ts */
_x('You are offline: your vote was not saved.', 'offline', 'onda');
/* translators: of live-search/src/pause/messages.ts */
_x('You can search again.', 'over', 'onda');
/* translators: of votes/src/messages.ts */
_x('You cannot vote for your own comment.', 'ownComment', 'onda');
/* translators: of favorites/src/dialogs/dialog-messages.ts */
_x('You have to sign in to keep favorites.', 'signInText', 'onda');
/* translators: of inspector/src/messages.ts */
_x('You may not save on this page.', 'denied', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('You must select %s choices or fewer.', 'maxcheck', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('You must select at least %s choices.', 'mincheck', 'onda');
/* translators: of core/src/i18n/validation-messages.ts */
_x('You must select between %s and %s choices.', 'check', 'onda');
/* translators: of voice-search/src/messages.ts, voice-search/src/session/session-messages.ts */
_x('Your browser does not support voice search', 'unsupported', 'onda');
/* translators: of newsletter/src/captcha/work-messages.ts */
_x('Your browser is calculating. It may take some seconds.', 'working', 'onda');
/* translators: of votes/src/printed-messages.ts */
_x('Your vote was not saved. Please try again.', 'failed', 'onda');
/* translators: of theme/src/image-lightbox/messages.ts */
_x('Zoom in or out', 'zoom', 'onda');
/* translators: of now-playing/src/messages.ts */
_x('a few seconds ago', 'secondsAgo', 'onda');
/* translators: of now-playing/src/messages.ts */
_x('a while ago', 'someTimeAgo', 'onda');
/* translators: of theme/src/slides/messages.ts */
_x('carousel', 'carousel', 'onda');
/* translators: of theme/src/image-lightbox/messages.ts */
_x('content could not be loaded', 'failed', 'onda');
/* translators: of theme/src/count-down/messages.ts */
_x('day', 'day', 'onda');
/* translators: of theme/src/count-down/messages.ts */
_x('days', 'days', 'onda');
/* translators: of inspector/src/messages.ts */
_x('everybody', 'everybody', 'onda');
/* translators: of theme/src/count-down/messages.ts */
_x('hour', 'hour', 'onda');
/* translators: of theme/src/count-down/messages.ts */
_x('hours', 'hours', 'onda');
/* translators: of player/src/live-radio-button/messages.ts */
_x('listen live', 'liveListen', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('lyrics', 'lyricsText', 'onda');
/* translators: of theme/src/count-down/messages.ts */
_x('minute', 'minute', 'onda');
/* translators: of theme/src/count-down/messages.ts */
_x('minutes', 'minutes', 'onda');
/* translators: of theme/src/image-lightbox/messages.ts */
_x('missing or unsupported video URL', 'noVideo', 'onda');
/* translators: of views/src/messages.ts */
_x('monthly listeners', 'totalLabel', 'onda');
/* translators: of inspector/src/messages.ts */
_x('no longer on the page', 'missing', 'onda');
/* translators: of player/src/live-radio-button/messages.ts */
_x('pause', 'livePause', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('reading history...', 'readingHistory', 'onda');
/* translators: of theme/src/count-down/messages.ts */
_x('second', 'second', 'onda');
/* translators: of theme/src/count-down/messages.ts */
_x('seconds', 'seconds', 'onda');
/* translators: of schedule/src/messages.ts */
_x('since yesterday', 'sinceYesterday', 'onda');
/* translators: of schedule/src/messages.ts */
_x('since {date}', 'sinceDay', 'onda');
/* translators: of theme/src/slides/messages.ts */
_x('slide', 'slide', 'onda');
/* translators: of theme/src/scores/messages.ts */
_x('there are games', 'scoresGames', 'onda');
/* translators: of views/src/messages.ts */
_x('views', 'viewsLabel', 'onda');
/* translators: of schedule/src/messages.ts */
_x('with {names}', 'hostedBy', 'onda');
/* translators: of player/src/panels/messages.ts */
_x('{name} (opens another window)', 'newWindow', 'onda');
/* translators: of theme/src/image-lightbox/messages.ts */
_x('{number} / {count}', 'place', 'onda');
/* translators: of theme/src/slides/messages.ts */
_x('{number} of {count}', 'place', 'onda');
/* translators: of player/src/messages.ts */
_x('{percent}%', 'volumeText', 'onda');
/* translators: of player/src/episode-player/messages.ts */
_x('{position} of {length}', 'placeOf', 'onda');
/* translators: of theme/src/post-grid/messages.ts */
_x('{shown} of {total} posts', 'shown', 'onda');
/* translators: of schedule/src/messages.ts */
_x('{time} left', 'timeLeft', 'onda');
/* translators: of theme/src/count-down/messages.ts */
_x('“{date}” is no date. Write it like 2027-03-21 20:00.', 'unreadable', 'onda');
