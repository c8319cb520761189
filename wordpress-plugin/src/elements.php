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
                'description' => __('Colour of the pause button and the sound waves: something sounds.', 'onda'),
            ],
            'colorOff' => [
                'type' => 'string',
                'default' => 'currentcolor',
                'description' => __('Colour of the play button and the mute cross: nothing sounds.', 'onda'),
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
                'description' => __('Shows the button of the artist’s biography.', 'onda'),
            ],
            'showLyricsBut' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Shows the lyrics button.', 'onda'),
            ],
            'showFacebookBut' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Offers Facebook among the ways to share.', 'onda'),
            ],
            'showTwitterBut' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Offers a tweet among the ways to share.', 'onda'),
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
    ],
    'fav-button' => [
        'title' => __('Favourite button', 'onda'),
        'description' => __('A button that keeps a post among the visitor’s favourites, and takes it out again.', 'onda'),
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
    ],
    'fav-list' => [
        'title' => __('Favourites list', 'onda'),
        'description' => __('The favourites of the visitor, or of a user, in pages.', 'onda'),
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
                'description' => __('Each post has its favourite button.', 'onda'),
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
    ],
    'fav-count' => [
        'title' => __('Favourites count', 'onda'),
        'description' => __('A number: how many keep a post, or how many favourites the visitor has.', 'onda'),
        'feature' => 'favorites',
        'root' => 'light',
        'attributes' => [
            'postId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'description' => __('Counts who keeps this post; 0 counts the visitor’s own favourites.', 'onda'),
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
                'description' => __('Counts only the visitor’s favourites of these types, with commas between.', 'onda'),
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
    ],
    'fav-clear' => [
        'title' => __('Clear favourites', 'onda'),
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
                'default' => 1000,
                'min' => 1,
                'description' => __('Milliseconds in view until it counts.', 'onda'),
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
    ],
];
