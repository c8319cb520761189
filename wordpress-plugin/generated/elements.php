<?php

// Printed by `pnpm generate` from the contracts. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'radio-player' => [
        'title' => __('Radio player', 'onda'),
        'description' => __('Plays one live station and shows what is on air.', 'onda'),
        'feature' => 'player',
        'root' => 'shadow',
        'attributes' => [
            'station' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Id of a station from the settings screen. Fills in stream, name, feed and cover.', 'onda'),
            ],
            'radioStream' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Address of the stream that is heard, or of an .m3u, .pls or .m3u8 playlist.', 'onda'),
            ],
            'mirrors' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Further addresses of the same station with spaces between, heard in turn after two failures. Words before an address name a quality that listeners can choose: “Alta https://…/320.mp3 Baja https://…/64.mp3”.', 'onda'),
            ],
            'radioName' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Name of the station.', 'onda'),
            ],
            'feed' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Address of the document that tells what plays. Without it the stream server is asked.', 'onda'),
            ],
            'feedKind' => [
                'type' => 'enum',
                'values' => [
                    'auto',
                    'icecast-json',
                    'icecast-html',
                    'shoutcast1',
                    'shoutcast2-xml',
                    'shoutcast2-json',
                    'played-html',
                    'radioco',
                    'azuracast',
                    'song-list',
                    'track-list',
                ],
                'default' => 'auto',
                'description' => __('How that document is written.', 'onda'),
            ],
            'noImageAvailable' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Default cover, shown when a track has no art.', 'onda'),
            ],
            'initialVolume' => [
                'type' => 'number',
                'default' => 1,
                'min' => 0,
                'max' => 1,
                'step' => 0.05,
                'description' => __('Volume before the visitor moves the slider, 0 to 1.', 'onda'),
            ],
            'nowPlayingInterval' => [
                'type' => 'number',
                'default' => 40,
                'min' => 0,
                'max' => 3600,
                'description' => __('Seconds between two looks at the feed; under 30 is taken as 44.', 'onda'),
            ],
            'playerWidth' => [
                'type' => 'number',
                'default' => 355,
                'min' => 160,
                'max' => 1600,
                'description' => __('Width in pixels; less where the page has less room. From 448 on the cover stands beside the text.', 'onda'),
            ],
            'imageHeight' => [
                'type' => 'number',
                'default' => 355,
                'min' => 40,
                'max' => 1600,
                'description' => __('Height in pixels of a cover that stands above the text; it shrinks with the width of the player.', 'onda'),
            ],
            'colorOn' => [
                'type' => 'string',
                'default' => 'currentcolor',
                'description' => __('Color of the pause button and the sound waves: something sounds.', 'onda'),
            ],
            'colorOff' => [
                'type' => 'string',
                'default' => 'currentcolor',
                'description' => __('Color of the play button and the mute cross: nothing sounds.', 'onda'),
            ],
            'showVolume' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Shows the mute button and the volume slider.', 'onda'),
            ],
            'showOnlyPlayButton' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Shows the play button alone: no other button, no titles, no cover.', 'onda'),
            ],
            'autoPlay' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Plays without a click where that is allowed: never on iOS, Android and webOS, on Chrome and Safari only when sticky.', 'onda'),
            ],
            'sticky' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Keeps the player at the lower edge of the window.', 'onda'),
            ],
            'startMinified' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('A sticky player starts as a small bar.', 'onda'),
            ],
            'grabLastFmPhoto' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Looks for a photo of the artist where the feed has no art.', 'onda'),
            ],
            'preserveOriginalUpperLowerCase' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Leaves the capital letters of the artist as the feed wrote them.', 'onda'),
            ],
            'seamless' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('While it plays, links of the site change the page without ending the sound.', 'onda'),
            ],
            'showHistoryBut' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Shows the button of the history of the latest songs.', 'onda'),
            ],
            'showBioBut' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Shows the button of the artist’s biography; not written, where the settings of the site name who has them.', 'onda'),
            ],
            'showLyricsBut' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Shows the lyrics button; not written, where the page names a site with lyrics.', 'onda'),
            ],
            'shareNetworks' => [
                'type' => 'string',
                'default' => 'facebook, x, whatsapp, telegram, bluesky, mastodon',
                'description' => __('The ways to share where the device has no share sheet, in this order; also linkedin, pinterest, reddit, email.', 'onda'),
            ],
            'showFacebookBut' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Offers Facebook among the ways to share.', 'onda'),
            ],
            'showTwitterBut' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Offers X among the ways to share.', 'onda'),
            ],
            'facebookAppId' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Id of a Facebook app. With it the feed dialog opens, without it the plain share page.', 'onda'),
            ],
            'levelMeter' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Shows bars that move with the sound, where the browser and the server of the stream (CORS) let the page read it.', 'onda'),
            ],
            'lyricsUrl' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Address of a page with lyrics, in which {artist} and {title} stand for the track. Empty offers no link.', 'onda'),
            ],
            'numberOfThumbsPerScreen' => [
                'type' => 'number',
                'default' => 3,
                'min' => 1,
                'max' => 30,
                'step' => 1,
                'description' => __('Songs of the history that are seen at once; more are reached with a slider.', 'onda'),
            ],
            'historyRecordTitleLimit' => [
                'type' => 'number',
                'default' => 25,
                'min' => 1,
                'max' => 500,
                'description' => __('Characters of a title in the history at a width of 355 px; more room shows more.', 'onda'),
            ],
            'historyRecordAuthorLimit' => [
                'type' => 'number',
                'default' => 36,
                'min' => 1,
                'max' => 500,
                'description' => __('Characters of an artist in the history at a width of 355 px; more room shows more.', 'onda'),
            ],
        ],
        'actions' => [
            'onda_now_playing',
            'onda_poll',
            'onda_artist',
        ],
        'shortcodes' => [
            'radio_player',
        ],
        'block' => [
            'icon' => 'controls-volumeon',
            'keywords' => [
                'radio',
                'audio',
                'stream',
                'player',
            ],
        ],
        'wrapperProperties' => [
            'text',
            'surface',
            'accent',
            'radius',
        ],
    ],
    'live-radio-button' => [
        'title' => __('Live radio button', 'onda'),
        'description' => __('One button that starts and pauses the station, together with the player of the page.', 'onda'),
        'feature' => 'player',
        'root' => 'light',
        'attributes' => [
            'station' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Id of a station from the settings screen. Fills in the stream.', 'onda'),
            ],
            'dataStream' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Address of the stream that is heard, or of an .m3u, .pls or .m3u8 playlist.', 'onda'),
            ],
            'radioStream' => [
                'type' => 'url',
                'default' => '',
                'description' => __('The same under the name that the player gives it; a station fills it in.', 'onda'),
            ],
            'mirrors' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Further addresses of the same station with spaces between, heard in turn after two failures. Words before one are its name as a quality: where a visitor chose that name in a player, it is heard first.', 'onda'),
            ],
            'radioName' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Name of the station, for the lock screen. A station fills it in.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'live_radio_button',
        ],
        'block' => [
            'icon' => 'controls-play',
            'keywords' => [
                'radio',
                'live',
                'button',
                'stream',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'now-playing' => [
        'title' => __('Now playing', 'onda'),
        'description' => __('A block that opens to show the current song and the last ones.', 'onda'),
        'feature' => 'now-playing',
        'root' => 'shadow',
        'attributes' => [
            'id' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Name of the wrapper on its page, for links and styles.', 'onda'),
            ],
            'station' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Id of a station from the settings screen. Fills in stream, name, feed and cover.', 'onda'),
            ],
            'url' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Address of the feed, URL-encoded or as it is. Not asked where the site answers for a station.', 'onda'),
            ],
            'feedKind' => [
                'type' => 'enum',
                'values' => [
                    'auto',
                    'icecast-json',
                    'icecast-html',
                    'shoutcast1',
                    'shoutcast2-xml',
                    'shoutcast2-json',
                    'played-html',
                    'radioco',
                    'azuracast',
                    'song-list',
                    'track-list',
                ],
                'default' => 'auto',
                'description' => __('How the feed is written.', 'onda'),
            ],
            'img' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Default cover, 60 by 60 pixels, for a song without art.', 'onda'),
            ],
            'providerHost' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Host of the audio provider; stands before covers whose address starts with /data/image/.', 'onda'),
            ],
            'radioStream' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Address of the stream: chooses the mount, and is asked itself where there is no feed.', 'onda'),
            ],
            'radioName' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Name of the station.', 'onda'),
            ],
        ],
        'actions' => [
            'onda_now_playing',
            'onda_poll',
        ],
        'shortcodes' => [
            'now_playing',
        ],
        'block' => [
            'icon' => 'format-audio',
            'keywords' => [
                'radio',
                'song',
                'history',
                'now playing',
            ],
        ],
        'wrapperProperties' => [
            'text',
            'surface',
            'accent',
            'radius',
        ],
    ],
    'fav-button' => [
        'title' => __('Favorite button', 'onda'),
        'description' => __('A button that keeps a post among the visitor’s favorites, and takes it out again.', 'onda'),
        'feature' => 'favorites',
        'root' => 'light',
        'attributes' => [
            'postId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('The post; without it the one that is being shown.', 'onda'),
            ],
            'siteId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Number of the site in its network; 0 is the site of the page.', 'onda'),
            ],
            'favoriteCount' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('What was counted when the page was printed; fresher numbers take its place.', 'onda'),
            ],
            'userConsentAccepted' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('The visitor has agreed to a cookie being kept. Set by the consent dialog.', 'onda'),
            ],
        ],
        'actions' => [
            'favorites_array',
            'favorites_favorite',
            'favorites_cookie_consent',
        ],
        'shortcodes' => [
            'fav_button',
            'favorite_button',
        ],
        'block' => [
            'icon' => 'heart',
            'keywords' => [
                'favorites',
                'favourite',
                'save',
                'heart',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'fav-list' => [
        'title' => __('Favorites list', 'onda'),
        'description' => __('The favorites of the visitor, or of a user, in pages.', 'onda'),
        'feature' => 'favorites',
        'root' => 'light',
        'attributes' => [
            'userId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Whose list; 0 is whoever looks.', 'onda'),
            ],
            'siteId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Number of the site in its network; 0 is the site of the page.', 'onda'),
            ],
            'includeLinks' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('The titles link to the posts.', 'onda'),
            ],
            'includeButtons' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Each post has its favorite button.', 'onda'),
            ],
            'includeThumbnails' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Each post has its picture.', 'onda'),
            ],
            'thumbnailSize' => [
                'type' => 'string',
                'default' => 'thumbnail',
                'description' => __('WordPress’s name of the size.', 'onda'),
            ],
            'includeExcerpts' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Each post has its excerpt.', 'onda'),
            ],
            'postTypes' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Only posts of these types, with commas between; all of them otherwise.', 'onda'),
            ],
            'noFavoritesText' => [
                'type' => 'string',
                'default' => '',
                'description' => __('What an empty list says; a sentence of ours otherwise.', 'onda'),
            ],
            'perPage' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'max' => 100,
                'description' => __('How many posts stand on a page of the list; 0 is what the settings say, 20 at first.', 'onda'),
            ],
        ],
        'actions' => [
            'favorites_array',
            'favorites_list',
        ],
        'shortcodes' => [
            'fav_list',
            'user_favorites',
        ],
        'block' => [
            'icon' => 'list-view',
            'keywords' => [
                'favorites',
                'favourites',
                'list',
                'saved',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'fav-count' => [
        'title' => __('Favorites count', 'onda'),
        'description' => __('A number: how many keep a post, or how many favorites the visitor has.', 'onda'),
        'feature' => 'favorites',
        'root' => 'light',
        'attributes' => [
            'postId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Counts who keeps this post; 0 counts the visitor’s own favorites.', 'onda'),
            ],
            'siteId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Number of the site in its network; 0 is the site of the page.', 'onda'),
            ],
            'postTypes' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Counts only the visitor’s favorites of these types, with commas between.', 'onda'),
            ],
            'favoriteCount' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('What was counted when the page was printed; fresher numbers take its place.', 'onda'),
            ],
        ],
        'actions' => [
            'favorites_array',
        ],
        'shortcodes' => [
            'fav_count',
            'user_favorite_count',
            'favorite_count',
        ],
        'block' => [
            'icon' => 'chart-bar',
            'keywords' => [
                'favorites',
                'favourites',
                'count',
                'total',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'fav-clear' => [
        'title' => __('Clear favorites', 'onda'),
        'description' => __('A button that empties the visitor’s list; disabled while there is nothing to clear.', 'onda'),
        'feature' => 'favorites',
        'root' => 'light',
        'attributes' => [
            'siteId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Number of the site in its network; 0 is the site of the page.', 'onda'),
            ],
        ],
        'actions' => [
            'favorites_array',
            'favorites_clear',
        ],
        'shortcodes' => [
            'fav_clear',
            'clear_favorites_button',
        ],
        'block' => [
            'icon' => 'trash',
            'keywords' => [
                'favorites',
                'favourites',
                'clear',
                'remove',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'comment-vote' => [
        'title' => __('Comment vote', 'onda'),
        'description' => __('Votes a comment up or down and shows how many did.', 'onda'),
        'feature' => 'votes',
        'root' => 'light',
        'attributes' => [
            'commentId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'step' => 1,
                'description' => __('Id of the comment.', 'onda'),
            ],
            'voteCountUp' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'step' => 1,
                'description' => __('Votes for it; WordPress fills this in.', 'onda'),
            ],
            'voteCountDown' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'step' => 1,
                'description' => __('Votes against it; WordPress fills this in.', 'onda'),
            ],
            'closed' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('The counts are shown, nobody votes any more.', 'onda'),
            ],
        ],
        'actions' => [
            'comment_vote_ajaxhandler',
        ],
        'shortcodes' => [
            'comment_vote',
        ],
        'block' => [
            'icon' => 'thumbs-up',
            'keywords' => [
                'comment',
                'vote',
                'like',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'voice-search' => [
        'title' => __('Voice search', 'onda'),
        'description' => __('A microphone button: who says the activation word and a phrase goes to the matching post, or to the search of the site.', 'onda'),
        'feature' => 'voice-search',
        'root' => 'light',
        'attributes' => [
            'activationWord' => [
                'type' => 'string',
                'default' => 'buscar',
                'description' => __('The word that makes a phrase of what is said. Written empty, everything that is said is searched.', 'onda'),
            ],
            'instructionText' => [
                'type' => 'string',
                'default' => 'Haz clic y di: buscar ...',
                'description' => __('What the hint says while the microphone listens.', 'onda'),
            ],
            'ajaxUrl' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Address that is asked for the post; the one of this site otherwise.', 'onda'),
            ],
            'ajaxAction' => [
                'type' => 'string',
                'default' => 'voice_search_find',
                'description' => __('Name of the action there.', 'onda'),
            ],
            'lang' => [
                'type' => 'string',
                'default' => 'es-ES',
                'description' => __('Language in which the visitor speaks.', 'onda'),
            ],
        ],
        'actions' => [
            'voice_search_find',
        ],
        'shortcodes' => [
            'voice_search',
        ],
        'block' => [
            'icon' => 'microphone',
            'keywords' => [
                'voice',
                'search',
                'microphone',
                'speech',
            ],
        ],
        'wrapperProperties' => [
            'text',
            'surface',
            'accent',
            'radius',
        ],
    ],
    'view-recorder' => [
        'title' => __('View recorder', 'onda'),
        'description' => __('Counts that the post is read; shows nothing. Single posts of the chosen types have one.', 'onda'),
        'feature' => 'views',
        'root' => 'light',
        'attributes' => [
            'postId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Which post is read.', 'onda'),
            ],
            'ajaxUrl' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Who counts; this site where it is empty.', 'onda'),
            ],
            'nonce' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Sent along to another counter; this site needs none.', 'onda'),
            ],
            'recordNonce' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Sent in place of nonce.', 'onda'),
            ],
            'action' => [
                'type' => 'enum',
                'values' => [
                    'spv_record_view',
                    'thim_ajax_countviews',
                ],
                'default' => 'spv_record_view',
                'description' => __('How the call is named; the second is the name of a theme.', 'onda'),
            ],
            'delay' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Milliseconds in view until it counts; 0 for 1000, or 5000 with the name of a theme.', 'onda'),
            ],
        ],
        'actions' => [
            'spv_record_view',
            'thim_ajax_countviews',
        ],
        'shortcodes' => [
            'view_recorder',
        ],
        'block' => [
            'icon' => 'visibility',
            'keywords' => [
                'views',
                'count',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'most-viewed' => [
        'title' => __('Most viewed', 'onda'),
        'description' => __('A ranked list of posts with their views; it follows what is read.', 'onda'),
        'feature' => 'views',
        'root' => 'light',
        'attributes' => [
            'listId' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Id of a list from the settings screen; the first one where it is empty.', 'onda'),
            ],
            'ajaxUrl' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Who ranks; this site where it is empty.', 'onda'),
            ],
            'nonce' => [
                'type' => 'string',
                'default' => '',
                'description' => __('For another server; refreshed when it is stale.', 'onda'),
            ],
        ],
        'actions' => [
            'onda_poll',
            'spv_get_list',
            'spv_refresh_nonce',
        ],
        'shortcodes' => [
            'most_viewed',
        ],
        'block' => [
            'icon' => 'chart-bar',
            'keywords' => [
                'ranking',
                'views',
                'popular',
                'most viewed',
            ],
        ],
        'wrapperProperties' => [
            'accent',
        ],
    ],
    'article-stream' => [
        'title' => __('Article stream', 'onda'),
        'description' => __('Brings the next article when the reader reaches the end of one; address and title follow.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'article' => [
                'type' => 'string',
                'default' => 'article, main',
                'description' => __('CSS selector of the article, in this page and in the next; of several the one with this element in it, or with the class active.', 'onda'),
            ],
            'info' => [
                'type' => 'string',
                'default' => '.article_info',
                'description' => __('CSS selector, within an article, of what says data-url, data-title and data-id.', 'onda'),
            ],
            'next' => [
                'type' => 'string',
                'default' => '.infinity-next-post',
                'description' => __('CSS selector of the marker that says, as data-url or href, which article is next.', 'onda'),
            ],
            'leaveOut' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what an article that is added comes without: a sidebar that the page has already.', 'onda'),
            ],
            'forward' => [
                'type' => 'number',
                'default' => 95,
                'min' => 1,
                'max' => 100,
                'description' => __('Per cent of an article above the window’s edge: the next one is active.', 'onda'),
            ],
            'back' => [
                'type' => 'number',
                'default' => 5,
                'min' => 0,
                'max' => 99,
                'description' => __('Per cent of an article in sight on the way up: below it, the one before is active.', 'onda'),
            ],
            'step' => [
                'type' => 'number',
                'default' => 30,
                'min' => 1,
                'description' => __('Pixels of scrolling between two looks.', 'onda'),
            ],
            'max' => [
                'type' => 'number',
                'default' => 10,
                'min' => 0,
                'description' => __('Articles that come by themselves; after them a link leads on.', 'onda'),
            ],
            'analytics' => [
                'type' => 'enum',
                'values' => [
                    'data-layer',
                    'none',
                ],
                'default' => 'data-layer',
                'description' => __('Whether the page’s data layer hears, once, of each article that came.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'article_stream',
        ],
        'block' => [
            'icon' => 'media-document',
            'keywords' => [
                'infinite',
                'scroll',
                'article',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'form-rules' => [
        'title' => __('Form rules', 'onda'),
        'description' => __('Checks what is written into a form by the rules of its markup, and says in words what is wrong.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'check' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Whether values are checked; if not, number fields alone are kept free of letters and points.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'contact-form-state' => [
        'title' => __('State of a contact form', 'onda'),
        'description' => __('Shows that a form of Contact Form 7 is being sent, and ends that in every outcome.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'scores-board' => [
        'title' => __('Scores', 'onda'),
        'description' => __('The games of a day by competition, with a chooser that leads to one of them.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'select' => [
                'type' => 'string',
                'default' => 'select',
                'description' => __('CSS selector of the chooser; the data-section or the value of an option is the id of a competition.', 'onda'),
            ],
            'highlight' => [
                'type' => 'number',
                'default' => 300,
                'min' => 0,
                'description' => __('Milliseconds for which the chosen competition stands out.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'scores_board',
        ],
        'block' => [
            'icon' => 'awards',
            'keywords' => [
                'sports',
                'results',
                'competition',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'scores-calendar' => [
        'title' => __('Calendar of the scores', 'onda'),
        'description' => __('A calendar behind a toggle; a day of it loads the page anew with the games of that day.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'scores_calendar',
        ],
        'block' => [
            'icon' => 'calendar-alt',
            'keywords' => [
                'date',
                'sports',
                'results',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'masonry-grid' => [
        'title' => __('Grid of posts', 'onda'),
        'description' => __('Posts as cards in a grid without layout shift, with a button that loads more.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'columns' => [
                'type' => 'number',
                'default' => 3,
                'min' => 1,
                'max' => 6,
                'description' => __('Columns at most; narrow pages have fewer.', 'onda'),
            ],
            'postType' => [
                'type' => 'string',
                'default' => 'post',
                'description' => __('Types of posts, with commas between.', 'onda'),
            ],
            'category' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Slugs of categories, with commas between; empty for all.', 'onda'),
            ],
            'tag' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Slugs of tags, with commas between; empty for all.', 'onda'),
            ],
            'count' => [
                'type' => 'number',
                'default' => 12,
                'min' => 1,
                'max' => 24,
                'step' => 1,
                'description' => __('Posts on a page of the grid.', 'onda'),
            ],
            'order' => [
                'type' => 'enum',
                'values' => [
                    'date',
                    'modified',
                    'title',
                    'comments',
                ],
                'default' => 'date',
                'description' => __('By what they are ordered: the newest, the most commented, or by title from A.', 'onda'),
            ],
            'template' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Name of a card that the theme registered with the filter onda_loadmore_templates.', 'onda'),
            ],
            'more' => [
                'type' => 'enum',
                'values' => [
                    'button',
                    'auto',
                    'none',
                ],
                'default' => 'button',
                'description' => __('How more come: at a button; five times by themselves and then at a button; not at all.', 'onda'),
            ],
            'filters' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Whether categories to choose from and a field for a quick search stand above.', 'onda'),
            ],
        ],
        'actions' => [
            'thim_masonry_loadmore',
        ],
        'shortcodes' => [
            'masonry_grid',
            'onda_grid',
        ],
        'block' => [
            'icon' => 'grid-view',
            'keywords' => [
                'grid',
                'masonry',
                'posts',
                'archive',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'load-more' => [
        'title' => __('Load more', 'onda'),
        'description' => __('Adds the next cards to a grid: by the site’s signed query, or from the next page of the list.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'grid' => [
                'type' => 'string',
                'default' => '.onda-grid, .masonry-grid, .wp-block-post-template',
                'description' => __('CSS selector, within, of what holds the cards.', 'onda'),
            ],
            'button' => [
                'type' => 'string',
                'default' => '.masonry-loadmore, .wp-block-query-pagination-next, .nav-links .next',
                'description' => __('CSS selector, within, of the button, or of the link to the next page.', 'onda'),
            ],
            'query' => [
                'type' => 'string',
                'default' => '',
                'description' => __('The signed query, or next-page; empty for what the theme says as thim_loadmore_params, else the next page.', 'onda'),
            ],
            'page' => [
                'type' => 'number',
                'default' => 1,
                'min' => 1,
                'description' => __('The page of the grid that is shown.', 'onda'),
            ],
            'maxPage' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Its last page; 0 when nobody counted.', 'onda'),
            ],
            'found' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Cards in all; 0 when nobody counted.', 'onda'),
            ],
            'offset' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Cards on the pages before this one.', 'onda'),
            ],
            'auto' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('How many times cards come by themselves when the end is near; then the button waits.', 'onda'),
            ],
        ],
        'actions' => [
            'thim_masonry_loadmore',
        ],
        'shortcodes' => [],
    ],
    'post-grid' => [
        'title' => __('Filter of a grid', 'onda'),
        'description' => __('Shows what #filter=… names and what the quick search finds, of the posts that are there.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'item' => [
                'type' => 'string',
                'default' => 'article, .wp-block-post',
                'description' => __('CSS selector, within, of a post.', 'onda'),
            ],
            'field' => [
                'type' => 'string',
                'default' => 'input[type="search"]',
                'description' => __('CSS selector, within, of the field of the quick search.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'share-links' => [
        'title' => __('Share links', 'onda'),
        'description' => __('Links that share the article, in a small window; the device’s own sheet and the address to copy where it has them.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'url' => [
                'type' => 'url',
                'default' => '',
                'description' => __('What is shared; empty for the article, or the page’s own address.', 'onda'),
            ],
            'text' => [
                'type' => 'string',
                'default' => '',
                'description' => __('How it is called; empty for the title of the article.', 'onda'),
            ],
            'networks' => [
                'type' => 'string',
                'default' => 'facebook, x, whatsapp, telegram, email',
                'description' => __('Which links are printed, in this order; also bluesky, mastodon, linkedin, pinterest, reddit.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'share_links',
        ],
        'block' => [
            'icon' => 'share',
            'keywords' => [
                'share',
                'social',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'comments-panel' => [
        'title' => __('Comments panel', 'onda'),
        'description' => __('Opens and closes the comments; a reply brings the form under its comment.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'toggle' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of the button that opens and closes; without one a button is made.', 'onda'),
            ],
            'openLabel' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Text of the button while the comments are closed.', 'onda'),
            ],
            'closeLabel' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Text of the button while they are open.', 'onda'),
            ],
            'closedClass' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Class by which the theme shows closed comments in its own way, a part of them for example; without one they are hidden.', 'onda'),
            ],
            'open' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('The comments are open at first.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'comments_panel',
        ],
        'block' => [
            'icon' => 'admin-comments',
            'keywords' => [
                'comments',
                'reply',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'comments-embed' => [
        'title' => __('Comments from Disqus', 'onda'),
        'description' => __('A link to the discussion on Disqus, which comes into the page when somebody wants it.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'shortname' => [
                'type' => 'string',
                'default' => '',
                'description' => __('The site’s name at Disqus.', 'onda'),
            ],
            'url' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Address of the article; empty for that of the page.', 'onda'),
            ],
            'identifier' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Of the discussion; empty for the address.', 'onda'),
            ],
            'consent' => [
                'type' => 'enum',
                'values' => [
                    'functional',
                    'preferences',
                    'statistics-anonymous',
                    'statistics',
                    'marketing',
                ],
                'default' => 'marketing',
                'description' => __('What a visitor must have agreed to, on a site with a plugin of the WP Consent API.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'comments_embed',
        ],
        'block' => [
            'icon' => 'format-chat',
            'keywords' => [
                'comments',
                'disqus',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'related-popup' => [
        'title' => __('Related popup', 'onda'),
        'description' => __('Offers the related article in a corner while one is read; its place in the text stays as it is.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'article' => [
                'type' => 'string',
                'default' => 'article, main',
                'description' => __('CSS selector of the article that is read; the one around the related article, or else the first.', 'onda'),
            ],
            'offset' => [
                'type' => 'number',
                'default' => 600,
                'min' => 0,
                'description' => __('Pixels below the top of the article from which on it is offered.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'related_popup',
        ],
    ],
    'personal-news' => [
        'title' => __('Personal news', 'onda'),
        'description' => __('Unread articles of the categories that a visitor reads, else the newest; what was read stays in the browser.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'size' => [
                'type' => 'number',
                'default' => 5,
                'min' => 0,
                'max' => 12,
                'description' => __('How many articles; 0 shows nothing and only remembers what is read.', 'onda'),
            ],
            'isSingle' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('The page shows one article. Set when it is printed.', 'onda'),
            ],
            'isCategory' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('The page is that of a category. Set when it is printed.', 'onda'),
            ],
            'objectId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Of the article or the category. Set when it is printed.', 'onda'),
            ],
        ],
        'actions' => [
            'thim_personal_news_store',
            'onda_personal_news',
        ],
        'shortcodes' => [
            'personal_news',
        ],
        'block' => [
            'icon' => 'heart',
            'keywords' => [
                'personal',
                'related',
                'news',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'sticky-header' => [
        'title' => __('Sticky header', 'onda'),
        'description' => __('Keeps a header at the upper edge: it hides on the way down and is back on the way up.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
        ],
        'pageProperties' => [
            '--onda-header-h' => '6rem',
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'back-to-top' => [
        'title' => __('Back to top', 'onda'),
        'description' => __('A link that leads back to the top of the page, there once the page was scrolled.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'threshold' => [
                'type' => 'number',
                'default' => 100,
                'min' => 0,
                'description' => __('Pixels of scrolling beyond which it shows.', 'onda'),
            ],
            'duration' => [
                'type' => 'number',
                'default' => 800,
                'min' => 0,
                'max' => 5000,
                'description' => __('Milliseconds of the way up.', 'onda'),
            ],
            'offset' => [
                'type' => 'number',
                'default' => 50,
                'description' => __('Pixels that are left above what the link names.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'back_to_top',
        ],
    ],
    'mobile-menu' => [
        'title' => __('Mobile menu', 'onda'),
        'description' => __('Opens a menu over the page on small screens, from the theme’s own button.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'toggle' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what opens it; empty for what names the menu’s id as href or aria-controls.', 'onda'),
            ],
            'close' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector, within the menu, of the theme’s own button that closes it; without one a button is made.', 'onda'),
            ],
            'breakpoint' => [
                'type' => 'number',
                'default' => 768,
                'min' => 0,
                'description' => __('Pixels of width up to which a screen is small; a menu that is open closes beyond.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'sub-menus' => [
        'title' => __('Submenus', 'onda'),
        'description' => __('Gives each entry of a menu that has a submenu a button beside its link; a pointer opens it too.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'content-tabs' => [
        'title' => __('Tabs', 'onda'),
        'description' => __('Shows one of several sections at a time; each heading becomes a tab.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'content_tabs',
        ],
        'block' => [
            'icon' => 'table-row-before',
            'keywords' => [
                'tabs',
                'sections',
            ],
        ],
        'wrapperProperties' => [
            'accent',
        ],
        'holdsContent' => true,
    ],
    'content-accordion' => [
        'title' => __('Accordion', 'onda'),
        'description' => __('Folds sections under their headings; one is open at a time, or several as toggles.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'single' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Whether a section closes when another opens; false makes them toggles.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'content_accordion',
        ],
        'block' => [
            'icon' => 'list-view',
            'keywords' => [
                'accordion',
                'toggle',
                'faq',
            ],
        ],
        'wrapperProperties' => [],
        'holdsContent' => true,
    ],
    'hover-boxes' => [
        'title' => __('Hover boxes', 'onda'),
        'description' => __('Boxes of equal height that show the rest of their content under a pointer or with the focus.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'hover_boxes',
        ],
        'holdsContent' => true,
    ],
    'lazy-media' => [
        'title' => __('Lazy media', 'onda'),
        'description' => __('Loads images, frames and videos shortly before they come into sight; marks images that are broken.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'edge' => [
                'type' => 'number',
                'default' => 600,
                'min' => 0,
                'description' => __('Pixels beyond the window’s edges within which data-src and data-srcset are loaded.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'lazy_media',
        ],
        'holdsContent' => true,
    ],
    'sticky-sidebar' => [
        'title' => __('Sticky sidebar', 'onda'),
        'description' => __('Keeps a sidebar in sight beside a long text, also one that is higher than the window.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'sticky_sidebar',
        ],
        'holdsContent' => true,
    ],
    'page-preloader' => [
        'title' => __('Page preloader', 'onda'),
        'description' => __('Covers the page until it is loaded, three seconds at most, and fades; no script is needed for it to go.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'content-carousel' => [
        'title' => __('Carousel', 'onda'),
        'description' => __('Shows what stands in it, a gallery too, as a row that scrolls. The wrapper of a theme may say the first five as data-visible and so on.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'visible' => [
                'type' => 'number',
                'default' => 6,
                'min' => 1,
                'max' => 12,
                'description' => __('Slides side by side from 1200 px on.', 'onda'),
            ],
            'desktopsmall' => [
                'type' => 'number',
                'default' => 5,
                'min' => 1,
                'max' => 12,
                'description' => __('Slides side by side from 1024 px on.', 'onda'),
            ],
            'itemtablet' => [
                'type' => 'number',
                'default' => 4,
                'min' => 1,
                'max' => 12,
                'description' => __('Slides side by side from 768 px on; from 480 px on one more than on a mobile.', 'onda'),
            ],
            'itemmobile' => [
                'type' => 'number',
                'default' => 1,
                'min' => 1,
                'max' => 12,
                'description' => __('Slides side by side below 480 px.', 'onda'),
            ],
            'autoplay' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Turns by itself, where the visitor has nothing against motion.', 'onda'),
            ],
            'interval' => [
                'type' => 'number',
                'default' => 7000,
                'min' => 2000,
                'description' => __('Milliseconds between two turns.', 'onda'),
            ],
            'label' => [
                'type' => 'string',
                'default' => '',
                'description' => __('What it shows, for screen readers.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'content_carousel',
        ],
        'block' => [
            'icon' => 'slides',
            'keywords' => [
                'carousel',
                'gallery',
                'slider',
            ],
        ],
        'wrapperProperties' => [
            'accent',
        ],
        'holdsContent' => true,
    ],
    'fade-slideshow' => [
        'title' => __('Slideshow', 'onda'),
        'description' => __('Shows one after the other of what stands in it; each fades into the next.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'speed' => [
                'type' => 'number',
                'default' => 7000,
                'min' => 2000,
                'description' => __('Milliseconds that each is shown.', 'onda'),
            ],
            'animation' => [
                'type' => 'number',
                'default' => 600,
                'min' => 0,
                'description' => __('Milliseconds that the change takes.', 'onda'),
            ],
            'controls' => [
                'type' => 'enum',
                'values' => [
                    'all',
                    'pause',
                ],
                'default' => 'all',
                'description' => __('What the visitor gets: pause, back and on; or pause alone, for a background.', 'onda'),
            ],
            'label' => [
                'type' => 'string',
                'default' => '',
                'description' => __('What it shows, for screen readers.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'fade_slideshow',
        ],
        'block' => [
            'icon' => 'format-gallery',
            'keywords' => [
                'slideshow',
                'fade',
                'background',
            ],
        ],
        'wrapperProperties' => [
            'accent',
        ],
        'holdsContent' => true,
    ],
    'video-carousel' => [
        'title' => __('Video carousel', 'onda'),
        'description' => __('A row of videos: links to YouTube, Vimeo or a file, or videos of the page. Nothing of a provider is asked for before a click, and one plays at a time.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'label' => [
                'type' => 'string',
                'default' => '',
                'description' => __('What it shows, for screen readers.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'video_carousel',
        ],
        'block' => [
            'icon' => 'video-alt3',
            'keywords' => [
                'video',
                'carousel',
                'youtube',
            ],
        ],
        'wrapperProperties' => [
            'accent',
        ],
        'holdsContent' => true,
    ],
    'image-lightbox' => [
        'title' => __('Lightbox', 'onda'),
        'description' => __('Opens the pictures of an article in a dialog of their own, and what links with data-lightbox lead to: videos and pages of the site.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'width' => [
                'type' => 'number',
                'default' => 630,
                'min' => 200,
                'description' => __('Pixels of what is no picture: videos, and parts of pages.', 'onda'),
            ],
            'height' => [
                'type' => 'number',
                'default' => 440,
                'min' => 150,
                'description' => __('Its height.', 'onda'),
            ],
            'margin' => [
                'type' => 'number',
                'default' => 150,
                'min' => 0,
                'description' => __('Pixels of the window that a picture leaves free, on windows wider than 600.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'count-down' => [
        'title' => __('Countdown', 'onda'),
        'description' => __('Counts the days, hours, minutes and seconds to a date, which stands there in words without scripts.', 'onda'),
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of what stands elsewhere in the page; empty for the content of the element.', 'onda'),
            ],
            'date' => [
                'type' => 'string',
                'default' => '',
                'description' => __('The moment, as 2027-03-21 20:00, in the site’s time zone unless it says its own (…Z, …+02:00). Required.', 'onda'),
            ],
            'endText' => [
                'type' => 'string',
                'default' => '',
                'description' => __('What stands there when the moment has come.', 'onda'),
            ],
            'redirect' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Address to go to when the moment has come.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'count_down',
        ],
        'block' => [
            'icon' => 'clock',
            'keywords' => [
                'countdown',
                'date',
                'coming soon',
            ],
        ],
        'wrapperProperties' => [
            'accent',
        ],
    ],
    'asp-search' => [
        'title' => __('Live search', 'onda'),
        'description' => __('A search box whose results appear in a panel while one types. Without script it is the plain search form of the site.', 'onda'),
        'feature' => 'live-search',
        'root' => 'light',
        'attributes' => [
            'id' => [
                'type' => 'string',
                'default' => '1',
                'description' => __('Number of the search instance, 1 to 50.', 'onda'),
            ],
            'iid' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Which copy of it this is; counted where it is 0.', 'onda'),
            ],
            'rid' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Both together, as 1_1; made of them where it is empty.', 'onda'),
            ],
            'name' => [
                'type' => 'string',
                'default' => '',
                'description' => __('What analytics call this search.', 'onda'),
            ],
            'phrase' => [
                'type' => 'string',
                'default' => '',
                'description' => __('What stands in the field at first.', 'onda'),
            ],
            'homeUrl' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Where the site begins; the search page is there.', 'onda'),
            ],
            'ajaxUrl' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Who is asked; this site where it is empty.', 'onda'),
            ],
            'timeout' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Milliseconds until a search counts as failed; 0 means ten seconds.', 'onda'),
            ],
            'charcount' => [
                'type' => 'number',
                'default' => 2,
                'min' => 0,
                'max' => 100,
                'description' => __('Characters from which on a search is made.', 'onda'),
            ],
            'itemscount' => [
                'type' => 'number',
                'default' => 4,
                'min' => 1,
                'max' => 100,
                'description' => __('Results that the list shows without scrolling.', 'onda'),
            ],
            'resultstype' => [
                'type' => 'enum',
                'values' => [
                    'vertical',
                    'horizontal',
                    'polaroid',
                    'isotopic',
                ],
                'default' => 'vertical',
                'description' => __('How the results lie.', 'onda'),
            ],
            'resultsposition' => [
                'type' => 'enum',
                'values' => [
                    'hover',
                    'block',
                ],
                'default' => 'hover',
                'description' => __('The panel lies over the page, or stands in it.', 'onda'),
            ],
            'forceCount' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'max' => 100,
                'description' => __('Results a search asks for.', 'onda'),
            ],
            'forceOrder' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('The order of the ids that the owner chose.', 'onda'),
            ],
            'previewOptions' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Options of the preview on a settings screen.', 'onda'),
            ],
            'preventBodyScroll' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('The page does not scroll while a finger is on the results.', 'onda'),
            ],
            'highlight' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Words of the phrase are marked in the results.', 'onda'),
            ],
            'highlightWholewords' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Only where they are whole words.', 'onda'),
            ],
            'statistics' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('What is searched is counted.', 'onda'),
            ],
            'closeOnDocClick' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('A click elsewhere closes the panel.', 'onda'),
            ],
            'autocomplete' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('The field completes what is typed.', 'onda'),
            ],
            'autocompleteMobile' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Also on a phone.', 'onda'),
            ],
            'autocompleteGoogleOnly' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Completes by the suggestion service alone, through this site and only where its owner allows it.', 'onda'),
            ],
            'autocompleteLang' => [
                'type' => 'string',
                'default' => 'es',
                'description' => __('Language of the suggestions.', 'onda'),
            ],
            'autocompleteTriggerCharcount' => [
                'type' => 'number',
                'default' => 2,
                'min' => 0,
                'description' => __('Characters from which on the field completes.', 'onda'),
            ],
            'triggerType' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Searches while one types.', 'onda'),
            ],
            'triggerDelay' => [
                'type' => 'number',
                'default' => 200,
                'min' => 0,
                'max' => 5000,
                'description' => __('Milliseconds after a key until the search is sent; the first character does not wait.', 'onda'),
            ],
            'triggerAutocompleteDelay' => [
                'type' => 'number',
                'default' => 310,
                'min' => 0,
                'max' => 5000,
                'description' => __('Milliseconds after a key until the field completes.', 'onda'),
            ],
            'triggerFacet' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('A changed filter searches at once.', 'onda'),
            ],
            'triggerUpdateHref' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('The address of the page tells the search.', 'onda'),
            ],
            'triggerReturn' => [
                'type' => 'enum',
                'values' => [
                    'results_page',
                    'woo_results_page',
                    'elementor_page',
                    'custom',
                    'first_result',
                    'ajax_search',
                    'nothing',
                ],
                'default' => 'results_page',
                'description' => __('What the Enter key does.', 'onda'),
            ],
            'triggerReturnLocation' => [
                'type' => 'enum',
                'values' => [
                    'same',
                    'new',
                ],
                'default' => 'same',
                'description' => __('In this tab or in a new one.', 'onda'),
            ],
            'triggerClick' => [
                'type' => 'enum',
                'values' => [
                    'results_page',
                    'woo_results_page',
                    'elementor_page',
                    'custom',
                    'first_result',
                    'ajax_search',
                    'nothing',
                ],
                'default' => 'results_page',
                'description' => __('What the magnifier does.', 'onda'),
            ],
            'triggerClickLocation' => [
                'type' => 'enum',
                'values' => [
                    'same',
                    'new',
                ],
                'default' => 'same',
                'description' => __('In this tab or in a new one.', 'onda'),
            ],
            'redirectUrl' => [
                'type' => 'string',
                'default' => '',
                'description' => __('The custom address; {phrase} and {field} stand for the phrase and for a filter.', 'onda'),
            ],
            'elementorUrl' => [
                'type' => 'url',
                'default' => '',
                'description' => __('The address, where the action leads to it.', 'onda'),
            ],
            'overrideMethod' => [
                'type' => 'enum',
                'values' => [
                    'get',
                    'post',
                ],
                'default' => 'get',
                'description' => __('How redirects travel.', 'onda'),
            ],
            'overridewpdefault' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('The search page of the site shows the results of this search.', 'onda'),
            ],
            'compact' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('A magnifier that opens the field.', 'onda'),
            ],
            'compactCloseOnDocument' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('A click elsewhere closes it.', 'onda'),
            ],
            'compactCloseOnMagnifier' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('So does its magnifier.', 'onda'),
            ],
            'showMore' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Further results can be asked for.', 'onda'),
            ],
            'showMoreAction' => [
                'type' => 'enum',
                'values' => [
                    'ajax',
                    'results_page',
                    'woo_results_page',
                    'elementor_page',
                    'custom',
                ],
                'default' => 'ajax',
                'description' => __('Where further results appear.', 'onda'),
            ],
            'showMoreInfinite' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('They come when the list is scrolled.', 'onda'),
            ],
            'showMoreUrl' => [
                'type' => 'string',
                'default' => '',
                'description' => __('The custom address; {phrase} stands for the phrase.', 'onda'),
            ],
            'showMoreLocation' => [
                'type' => 'enum',
                'values' => [
                    'same',
                    'new',
                ],
                'default' => 'same',
                'description' => __('In this tab or in a new one.', 'onda'),
            ],
            'autop' => [
                'type' => 'enum',
                'values' => [
                    'disabled',
                    'phrase',
                    'latest',
                    'random',
                ],
                'default' => 'disabled',
                'description' => __('What the panel shows before anybody types.', 'onda'),
            ],
            'autopPhrase' => [
                'type' => 'string',
                'default' => '',
                'description' => __('The phrase of that first search.', 'onda'),
            ],
            'autopCount' => [
                'type' => 'number',
                'default' => 10,
                'min' => 1,
                'max' => 100,
                'description' => __('How many it shows.', 'onda'),
            ],
            'animation' => [
                'type' => 'enum',
                'values' => [
                    'fadedrop',
                    'fade',
                    'none',
                ],
                'default' => 'fadedrop',
                'description' => __('How results appear.', 'onda'),
            ],
            'isotopicColumns' => [
                'type' => 'number',
                'default' => 3,
                'min' => 1,
                'max' => 8,
                'description' => __('Columns of the isotopic layout.', 'onda'),
            ],
            'isotopicItems' => [
                'type' => 'number',
                'default' => 6,
                'min' => 1,
                'max' => 60,
                'description' => __('Results on one of its pages.', 'onda'),
            ],
            'isotopicPagination' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Its pages can be turned.', 'onda'),
            ],
            'info' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('A line over the results says what was found.', 'onda'),
            ],
            'infoText' => [
                'type' => 'string',
                'default' => '',
                'description' => __('That line; {phrase}, {results_count} and {results_count_total} are filled in.', 'onda'),
            ],
            'tryThis' => [
                'type' => 'json',
                'default' => [],
                'description' => __('Keywords offered under the field.', 'onda'),
            ],
            'topKeywords' => [
                'type' => 'json',
                'default' => [],
                'description' => __('The most searched keywords, offered under the field.', 'onda'),
            ],
            'topKeywordsAction' => [
                'type' => 'enum',
                'values' => [
                    'nothing',
                    'search',
                    'redirect',
                ],
                'default' => 'search',
                'description' => __('What a click on one of those does.', 'onda'),
            ],
            'filters' => [
                'type' => 'json',
                'default' => [],
                'description' => __('What the filter panel offers.', 'onda'),
            ],
            'settingsVisible' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('The filter panel is open from the start.', 'onda'),
            ],
            'liveLoadElement' => [
                'type' => 'string',
                'default' => '',
                'description' => __('A custom element into which results load.', 'onda'),
            ],
            'resPageUseAjax' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Results load into the search page while one types.', 'onda'),
            ],
            'resPageSelector' => [
                'type' => 'string',
                'default' => '',
                'description' => __('The content area there, as a CSS selector; #main and other usual places where it is empty.', 'onda'),
            ],
            'wooShopUseAjax' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Results load into the shop page while one types.', 'onda'),
            ],
            'wooShopSelector' => [
                'type' => 'string',
                'default' => '',
                'description' => __('The content area there, as a CSS selector; #main and other usual places where it is empty.', 'onda'),
            ],
            'wooShopUrl' => [
                'type' => 'url',
                'default' => '',
                'description' => __('The address, where the action leads to it.', 'onda'),
            ],
            'cptArchiveUseAjax' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Results load into the archive of a post type while one types.', 'onda'),
            ],
            'cptArchiveSelector' => [
                'type' => 'string',
                'default' => '',
                'description' => __('The content area there, as a CSS selector; #main and other usual places where it is empty.', 'onda'),
            ],
            'cptArchiveUrl' => [
                'type' => 'url',
                'default' => '',
                'description' => __('The address, where the action leads to it.', 'onda'),
            ],
            'taxArchiveUseAjax' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Results load into the archive of a taxonomy while one types.', 'onda'),
            ],
            'taxArchiveSelector' => [
                'type' => 'string',
                'default' => '',
                'description' => __('The content area there, as a CSS selector; #main and other usual places where it is empty.', 'onda'),
            ],
            'taxArchiveUrl' => [
                'type' => 'url',
                'default' => '',
                'description' => __('The address, where the action leads to it.', 'onda'),
            ],
            'analytics' => [
                'type' => 'json',
                'default' => [],
                'description' => __('Which events are told to gtag or the data layer: method, tracking_id, events.', 'onda'),
            ],
        ],
        'actions' => [
            'ajaxsearchpro_search',
            'ajaxsearchpro_autocomplete',
            'ajaxsearchpro_addkeyword',
        ],
        'shortcodes' => [
            'asp_search',
            'wpdreams_ajaxsearchpro',
        ],
        'block' => [
            'icon' => 'search',
            'keywords' => [
                'search',
                'live',
                'ajax',
                'results',
            ],
        ],
        'wrapperProperties' => [
            'text',
            'surface',
            'accent',
            'radius',
        ],
    ],
    'masthead-search' => [
        'title' => __('Search box of the theme', 'onda'),
        'description' => __('The search box of the masthead and of the page that says that nothing is there: trending keywords when it is entered, results while one types.', 'onda'),
        'feature' => 'live-search',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of a search box that the theme prints: it becomes the live one, and the element draws none.', 'onda'),
            ],
            'enter' => [
                'type' => 'enum',
                'values' => [
                    'live',
                    'submit',
                ],
                'default' => 'live',
                'description' => __('What Enter and the button do: `live` nothing, because results come while one types; `submit` leads to the search page of the site.', 'onda'),
            ],
            'homeUrl' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Where the site begins; the search page is there.', 'onda'),
            ],
            'keywords' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Trending keywords, with commas between; those of the settings otherwise.', 'onda'),
            ],
            'template' => [
                'type' => 'string',
                'default' => '',
                'description' => __('CSS selector of a <template> that draws a result: its parts title and excerpt get the texts, its links and pictures the addresses.', 'onda'),
            ],
        ],
        'actions' => [
            'thim_search',
        ],
        'shortcodes' => [
            'masthead_search',
        ],
        'block' => [
            'icon' => 'search',
            'keywords' => [
                'search',
                'live',
                'masthead',
                'trending',
            ],
        ],
        'wrapperProperties' => [
            'text',
            'surface',
            'accent',
            'radius',
        ],
    ],
    'newsletter-form' => [
        'title' => __('Newsletter form', 'onda'),
        'description' => __('A form to subscribe: in the page, as a bar, a slide-in or a popup. Without script it is sent as a plain form.', 'onda'),
        'feature' => 'newsletter',
        'root' => 'light',
        'attributes' => [
            'form' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Number of the form; 0 means the first of the site.', 'onda'),
            ],
            'id' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('The same, as other newsletter shortcodes call it.', 'onda'),
            ],
            'type' => [
                'type' => 'enum',
                'values' => [
                    'own',
                    'inline',
                    'below_posts',
                    'others',
                    'fixed_bar',
                    'slide_in',
                    'popup',
                ],
                'default' => 'own',
                'description' => __('In the page or over it.', 'onda'),
            ],
            'position' => [
                'type' => 'enum',
                'values' => [
                    'own',
                    'top',
                    'bottom',
                    'left',
                    'right',
                ],
                'default' => 'own',
                'description' => __('Where a bar or slide-in stands.', 'onda'),
            ],
            'animation' => [
                'type' => 'enum',
                'values' => [
                    'own',
                    'none',
                    'slideup',
                    'slidedown',
                    'slideleft',
                    'slideright',
                    'fadein',
                ],
                'default' => 'own',
                'description' => __('How it comes up.', 'onda'),
            ],
            'delay' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Seconds until a bar, slide-in or popup comes up.', 'onda'),
            ],
            'exitIntentEnabled' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('It comes up earlier when the mouse leaves the page.', 'onda'),
            ],
            'exitIntentTouch' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('On a touch screen: earlier when one scrolls back fast, past the half, or rests for 30 seconds.', 'onda'),
            ],
            'cookieExpirationTime' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Days for which a closed form stays away; 0 means until the browser is closed.', 'onda'),
            ],
            'isPreview' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Nothing is sent: a success is shown for 2.5 seconds.', 'onda'),
            ],
        ],
        'actions' => [
            'mailpoet',
            'mailpoet_token',
        ],
        'shortcodes' => [
            'onda_newsletter',
            'mailpoet_form',
        ],
        'block' => [
            'icon' => 'email',
            'keywords' => [
                'newsletter',
                'subscribe',
                'mail',
                'popup',
            ],
        ],
        'wrapperProperties' => [
            'text',
            'surface',
            'accent',
            'radius',
        ],
    ],
    'newsletter-manage' => [
        'title' => __('Manage subscription', 'onda'),
        'description' => __('Names, lists and the end of a subscription, for who comes by the link in a mail.', 'onda'),
        'feature' => 'newsletter',
        'root' => 'light',
        'attributes' => [],
        'actions' => [],
        'shortcodes' => [
            'onda_newsletter_manage',
            'mailpoet_manage_subscription',
        ],
        'block' => [
            'icon' => 'email-alt',
            'keywords' => [
                'newsletter',
                'subscription',
                'unsubscribe',
            ],
        ],
        'wrapperProperties' => [],
    ],
    'captcha-hook' => [
        'title' => __('Invisible captcha', 'onda'),
        'description' => __('Tells people from machines in the registration forms. The server prints it there.', 'onda'),
        'feature' => 'newsletter',
        'root' => 'light',
        'attributes' => [],
        'actions' => [
            'onda_challenge',
        ],
        'shortcodes' => [],
    ],
    'element-inspector' => [
        'title' => __('Element inspector', 'onda'),
        'description' => __('Highlights the element under the pointer and hides the one that is clicked, on this page.', 'onda'),
        'feature' => 'inspector',
        'root' => 'shadow',
        'attributes' => [],
        'actions' => [
            'onda_hide',
        ],
        'shortcodes' => [],
    ],
];
