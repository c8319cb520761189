<?php

// Printed by `pnpm generate` from the contracts. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'radio-player' => [
        'feature' => 'player',
        'root' => 'shadow',
        'pageStyle' => true,
        'attributes' => [
            'station' => [
                'type' => 'string',
                'default' => '',
            ],
            'radioStream' => [
                'type' => 'url',
                'default' => '',
            ],
            'mirrors' => [
                'type' => 'string',
                'default' => '',
            ],
            'radioName' => [
                'type' => 'string',
                'default' => '',
            ],
            'feed' => [
                'type' => 'url',
                'default' => '',
            ],
            'feedKind' => [
                'type' => 'enum',
                'values' => [
                    'auto',
                    'azuracast',
                    'caster',
                    'centova',
                    'everestcast',
                    'hls',
                    'icecast-html',
                    'icecast-json',
                    'icy',
                    'libretime',
                    'live365',
                    'mediacp',
                    'played-html',
                    'radioboss',
                    'radioco',
                    'radiocult',
                    'radiojar',
                    'radioking',
                    'shoutcast1',
                    'shoutcast2-json',
                    'shoutcast2-played',
                    'shoutcast2-xml',
                    'sonicpanel',
                    'spinitron',
                    'triton',
                    'zeno',
                    'currentsong',
                    'song-list',
                    'track-list',
                    'flat-json',
                ],
                'default' => 'auto',
                'isCheckedLate' => true,
            ],
            'noImageAvailable' => [
                'type' => 'url',
                'default' => '',
            ],
            'initialVolume' => [
                'type' => 'number',
                'default' => 1,
                'min' => 0,
                'max' => 1,
                'step' => 0.05,
            ],
            'nowPlayingInterval' => [
                'type' => 'number',
                'default' => 40,
                'min' => 0,
                'max' => 3600,
            ],
            'playerWidth' => [
                'type' => 'number',
                'default' => 355,
                'min' => 160,
                'max' => 1600,
            ],
            'imageHeight' => [
                'type' => 'number',
                'default' => 355,
                'min' => 40,
                'max' => 1600,
            ],
            'colorOn' => [
                'type' => 'string',
                'default' => 'currentcolor',
            ],
            'colorOff' => [
                'type' => 'string',
                'default' => 'currentcolor',
            ],
            'showVolume' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'showOnlyPlayButton' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'autoPlay' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'sticky' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'startMinified' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'grabLastFmPhoto' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'preserveOriginalUpperLowerCase' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'seamless' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'showHistoryBut' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'showBioBut' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'showLyricsBut' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'shareNetworks' => [
                'type' => 'string',
                'default' => 'facebook, x, whatsapp, telegram, bluesky, mastodon',
            ],
            'showFacebookBut' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'showTwitterBut' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'facebookAppId' => [
                'type' => 'string',
                'default' => '',
            ],
            'levelMeter' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'lyricsUrl' => [
                'type' => 'string',
                'default' => '',
            ],
            'numberOfThumbsPerScreen' => [
                'type' => 'number',
                'default' => 3,
                'min' => 1,
                'max' => 30,
                'step' => 1,
            ],
            'historyRecordTitleLimit' => [
                'type' => 'number',
                'default' => 25,
                'min' => 1,
                'max' => 500,
            ],
            'historyRecordAuthorLimit' => [
                'type' => 'number',
                'default' => 36,
                'min' => 1,
                'max' => 500,
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
        'feature' => 'player',
        'root' => 'light',
        'attributes' => [
            'station' => [
                'type' => 'string',
                'default' => '',
            ],
            'dataStream' => [
                'type' => 'url',
                'default' => '',
            ],
            'radioStream' => [
                'type' => 'url',
                'default' => '',
            ],
            'mirrors' => [
                'type' => 'string',
                'default' => '',
            ],
            'radioName' => [
                'type' => 'string',
                'default' => '',
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
        'isInline' => true,
    ],
    'station-switcher' => [
        'feature' => 'player',
        'root' => 'light',
        'attributes' => [
            'stations' => [
                'type' => 'string',
                'default' => '',
            ],
        ],
        'actions' => [
            'onda_now_playing',
            'onda_poll',
        ],
        'shortcodes' => [
            'station_switcher',
        ],
        'block' => [
            'icon' => 'playlist-audio',
            'keywords' => [
                'stations',
                'radio',
                'channels',
                'player',
            ],
        ],
        'wrapperProperties' => [
            'accent',
            'radius',
        ],
    ],
    'episode-player' => [
        'feature' => 'player',
        'root' => 'shadow',
        'attributes' => [
            'episode' => [
                'type' => 'string',
                'default' => '',
            ],
            'episodeTitle' => [
                'type' => 'string',
                'default' => '',
            ],
            'showTitle' => [
                'type' => 'string',
                'default' => '',
            ],
            'image' => [
                'type' => 'url',
                'default' => '',
            ],
            'address' => [
                'type' => 'url',
                'default' => '',
            ],
            'seconds' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'show' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'hasChapters' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'download' => [
                'type' => 'url',
                'default' => '',
            ],
            'src' => [
                'type' => 'url',
                'default' => '',
            ],
        ],
        'actions' => [
            'onda_chapters',
        ],
        'shortcodes' => [],
    ],
    'now-playing' => [
        'feature' => 'now-playing',
        'root' => 'shadow',
        'pageStyle' => true,
        'attributes' => [
            'id' => [
                'type' => 'string',
                'default' => '',
            ],
            'station' => [
                'type' => 'string',
                'default' => '',
            ],
            'url' => [
                'type' => 'string',
                'default' => '',
            ],
            'feedKind' => [
                'type' => 'enum',
                'values' => [
                    'auto',
                    'azuracast',
                    'caster',
                    'centova',
                    'everestcast',
                    'hls',
                    'icecast-html',
                    'icecast-json',
                    'icy',
                    'libretime',
                    'live365',
                    'mediacp',
                    'played-html',
                    'radioboss',
                    'radioco',
                    'radiocult',
                    'radiojar',
                    'radioking',
                    'shoutcast1',
                    'shoutcast2-json',
                    'shoutcast2-played',
                    'shoutcast2-xml',
                    'sonicpanel',
                    'spinitron',
                    'triton',
                    'zeno',
                    'currentsong',
                    'song-list',
                    'track-list',
                    'flat-json',
                ],
                'default' => 'auto',
            ],
            'img' => [
                'type' => 'url',
                'default' => '',
            ],
            'providerHost' => [
                'type' => 'string',
                'default' => '',
            ],
            'radioStream' => [
                'type' => 'url',
                'default' => '',
            ],
            'radioName' => [
                'type' => 'string',
                'default' => '',
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
        'feature' => 'favorites',
        'root' => 'light',
        'pageStyle' => true,
        'attributes' => [
            'postId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'siteId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'favoriteCount' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'userConsentAccepted' => [
                'type' => 'boolean',
                'default' => false,
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
        'isInline' => true,
    ],
    'fav-list' => [
        'feature' => 'favorites',
        'root' => 'light',
        'pageStyle' => true,
        'attributes' => [
            'userId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'siteId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'includeLinks' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'includeButtons' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'includeThumbnails' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'thumbnailSize' => [
                'type' => 'string',
                'default' => 'thumbnail',
            ],
            'includeExcerpts' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'postTypes' => [
                'type' => 'string',
                'default' => '',
            ],
            'noFavoritesText' => [
                'type' => 'string',
                'default' => '',
            ],
            'perPage' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'max' => 100,
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
        'feature' => 'favorites',
        'root' => 'light',
        'attributes' => [
            'postId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'siteId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'postTypes' => [
                'type' => 'string',
                'default' => '',
            ],
            'favoriteCount' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
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
        'isInline' => true,
    ],
    'fav-clear' => [
        'feature' => 'favorites',
        'root' => 'light',
        'attributes' => [
            'siteId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
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
        'isInline' => true,
    ],
    'comment-vote' => [
        'feature' => 'votes',
        'root' => 'light',
        'attributes' => [
            'commentId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'step' => 1,
            ],
            'voteCountUp' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'step' => 1,
            ],
            'voteCountDown' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'step' => 1,
            ],
            'closed' => [
                'type' => 'boolean',
                'default' => false,
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
        'feature' => 'voice-search',
        'root' => 'light',
        'attributes' => [
            'activationWord' => [
                'type' => 'string',
                'default' => 'buscar',
            ],
            'instructionText' => [
                'type' => 'string',
                'default' => 'Haz clic y di: buscar ...',
            ],
            'ajaxUrl' => [
                'type' => 'url',
                'default' => '',
            ],
            'ajaxAction' => [
                'type' => 'string',
                'default' => 'voice_search_find',
            ],
            'lang' => [
                'type' => 'string',
                'default' => 'es-ES',
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
        'isInline' => true,
    ],
    'view-recorder' => [
        'feature' => 'views',
        'root' => 'light',
        'attributes' => [
            'postId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'ajaxUrl' => [
                'type' => 'url',
                'default' => '',
            ],
            'nonce' => [
                'type' => 'string',
                'default' => '',
            ],
            'recordNonce' => [
                'type' => 'string',
                'default' => '',
            ],
            'action' => [
                'type' => 'enum',
                'values' => [
                    'spv_record_view',
                    'thim_ajax_countviews',
                ],
                'default' => 'spv_record_view',
            ],
            'delay' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
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
        'feature' => 'views',
        'root' => 'light',
        'attributes' => [
            'listId' => [
                'type' => 'string',
                'default' => '',
            ],
            'ajaxUrl' => [
                'type' => 'url',
                'default' => '',
            ],
            'nonce' => [
                'type' => 'string',
                'default' => '',
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
                'most read',
                'most viewed',
            ],
        ],
        'wrapperProperties' => [
            'accent',
        ],
    ],
    'article-stream' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'article' => [
                'type' => 'string',
                'default' => 'article, main',
            ],
            'info' => [
                'type' => 'string',
                'default' => '.article_info',
            ],
            'next' => [
                'type' => 'string',
                'default' => '.infinity-next-post',
            ],
            'leaveOut' => [
                'type' => 'string',
                'default' => '',
            ],
            'slots' => [
                'type' => 'string',
                'default' => '',
            ],
            'forward' => [
                'type' => 'number',
                'default' => 95,
                'min' => 1,
                'max' => 100,
            ],
            'back' => [
                'type' => 'number',
                'default' => 5,
                'min' => 0,
                'max' => 99,
            ],
            'step' => [
                'type' => 'number',
                'default' => 30,
                'min' => 1,
            ],
            'max' => [
                'type' => 'number',
                'default' => 10,
                'min' => -1,
            ],
            'analytics' => [
                'type' => 'enum',
                'values' => [
                    'data-layer',
                    'none',
                ],
                'default' => 'data-layer',
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
        'isInline' => true,
    ],
    'form-rules' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'check' => [
                'type' => 'boolean',
                'default' => true,
            ],
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'contact-form-state' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'scores-board' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'select' => [
                'type' => 'string',
                'default' => 'select',
            ],
            'highlight' => [
                'type' => 'number',
                'default' => 300,
                'min' => 0,
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
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
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
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'columns' => [
                'type' => 'number',
                'default' => 3,
                'min' => 1,
                'max' => 6,
            ],
            'postType' => [
                'type' => 'string',
                'default' => 'post',
            ],
            'category' => [
                'type' => 'string',
                'default' => '',
            ],
            'tag' => [
                'type' => 'string',
                'default' => '',
            ],
            'count' => [
                'type' => 'number',
                'default' => 12,
                'min' => 1,
                'max' => 24,
                'step' => 1,
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
            ],
            'template' => [
                'type' => 'string',
                'default' => '',
            ],
            'more' => [
                'type' => 'enum',
                'values' => [
                    'button',
                    'auto',
                    'none',
                ],
                'default' => 'button',
            ],
            'filters' => [
                'type' => 'boolean',
                'default' => false,
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
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'grid' => [
                'type' => 'string',
                'default' => '.onda-grid, .masonry-grid, .wp-block-post-template',
            ],
            'button' => [
                'type' => 'string',
                'default' => '.masonry-loadmore, .wp-block-query-pagination-next, .nav-links .next',
            ],
            'query' => [
                'type' => 'string',
                'default' => '',
            ],
            'page' => [
                'type' => 'number',
                'default' => 1,
                'min' => 1,
            ],
            'maxPage' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'found' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'offset' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'auto' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
        ],
        'actions' => [
            'thim_masonry_loadmore',
        ],
        'shortcodes' => [],
    ],
    'post-grid' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'item' => [
                'type' => 'string',
                'default' => 'article, .wp-block-post',
            ],
            'field' => [
                'type' => 'string',
                'default' => 'input[type="search"]',
            ],
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'share-links' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'url' => [
                'type' => 'url',
                'default' => '',
            ],
            'text' => [
                'type' => 'string',
                'default' => '',
            ],
            'networks' => [
                'type' => 'string',
                'default' => 'facebook, x, whatsapp, telegram, email',
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
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'toggle' => [
                'type' => 'string',
                'default' => '',
            ],
            'openLabel' => [
                'type' => 'string',
                'default' => '',
            ],
            'closeLabel' => [
                'type' => 'string',
                'default' => '',
            ],
            'closedClass' => [
                'type' => 'string',
                'default' => '',
            ],
            'open' => [
                'type' => 'boolean',
                'default' => false,
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
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'shortname' => [
                'type' => 'string',
                'default' => '',
            ],
            'url' => [
                'type' => 'url',
                'default' => '',
            ],
            'identifier' => [
                'type' => 'string',
                'default' => '',
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
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'article' => [
                'type' => 'string',
                'default' => 'article, main',
            ],
            'offset' => [
                'type' => 'number',
                'default' => 600,
                'min' => 0,
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'related_popup',
        ],
    ],
    'personal-news' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'size' => [
                'type' => 'number',
                'default' => 5,
                'min' => 0,
                'max' => 12,
            ],
            'isSingle' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'isCategory' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'objectId' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
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
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
        ],
        'pageProperties' => [
            '--onda-header-h' => '96px',
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'back-to-top' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'threshold' => [
                'type' => 'number',
                'default' => 100,
                'min' => 0,
            ],
            'duration' => [
                'type' => 'number',
                'default' => 800,
                'min' => 0,
                'max' => 5000,
            ],
            'offset' => [
                'type' => 'number',
                'default' => 50,
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'back_to_top',
        ],
    ],
    'mobile-menu' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'toggle' => [
                'type' => 'string',
                'default' => '',
            ],
            'close' => [
                'type' => 'string',
                'default' => '',
            ],
            'breakpoint' => [
                'type' => 'number',
                'default' => 768,
                'min' => 0,
            ],
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'sub-menus' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'content-tabs' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'label' => [
                'type' => 'string',
                'default' => '',
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
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'single' => [
                'type' => 'boolean',
                'default' => true,
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
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'hover_boxes',
        ],
        'holdsContent' => true,
    ],
    'lazy-media' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'edge' => [
                'type' => 'number',
                'default' => 600,
                'min' => 0,
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'lazy_media',
        ],
        'holdsContent' => true,
    ],
    'sticky-sidebar' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'sticky_sidebar',
        ],
        'holdsContent' => true,
    ],
    'page-preloader' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'content-carousel' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'visible' => [
                'type' => 'number',
                'default' => 6,
                'min' => 1,
                'max' => 12,
            ],
            'desktopsmall' => [
                'type' => 'number',
                'default' => 5,
                'min' => 1,
                'max' => 12,
            ],
            'itemtablet' => [
                'type' => 'number',
                'default' => 4,
                'min' => 1,
                'max' => 12,
            ],
            'itemmobile' => [
                'type' => 'number',
                'default' => 1,
                'min' => 1,
                'max' => 12,
            ],
            'autoplay' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'interval' => [
                'type' => 'number',
                'default' => 7000,
                'min' => 2000,
            ],
            'label' => [
                'type' => 'string',
                'default' => '',
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
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'speed' => [
                'type' => 'number',
                'default' => 7000,
                'min' => 2000,
            ],
            'animation' => [
                'type' => 'number',
                'default' => 600,
                'min' => 0,
            ],
            'controls' => [
                'type' => 'enum',
                'values' => [
                    'all',
                    'pause',
                ],
                'default' => 'all',
            ],
            'label' => [
                'type' => 'string',
                'default' => '',
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
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'label' => [
                'type' => 'string',
                'default' => '',
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
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'width' => [
                'type' => 'number',
                'default' => 630,
                'min' => 200,
            ],
            'height' => [
                'type' => 'number',
                'default' => 440,
                'min' => 150,
            ],
            'margin' => [
                'type' => 'number',
                'default' => 150,
                'min' => 0,
            ],
        ],
        'actions' => [],
        'shortcodes' => [],
    ],
    'count-down' => [
        'feature' => 'theme',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'date' => [
                'type' => 'string',
                'default' => '',
            ],
            'endText' => [
                'type' => 'string',
                'default' => '',
            ],
            'redirect' => [
                'type' => 'url',
                'default' => '',
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
        'feature' => 'live-search',
        'root' => 'light',
        'attributes' => [
            'id' => [
                'type' => 'string',
                'default' => '1',
            ],
            'iid' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'rid' => [
                'type' => 'string',
                'default' => '',
            ],
            'name' => [
                'type' => 'string',
                'default' => '',
            ],
            'phrase' => [
                'type' => 'string',
                'default' => '',
            ],
            'homeUrl' => [
                'type' => 'url',
                'default' => '',
            ],
            'ajaxUrl' => [
                'type' => 'url',
                'default' => '',
            ],
            'timeout' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'charcount' => [
                'type' => 'number',
                'default' => 2,
                'min' => 0,
                'max' => 100,
            ],
            'itemscount' => [
                'type' => 'number',
                'default' => 4,
                'min' => 1,
                'max' => 100,
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
            ],
            'resultsposition' => [
                'type' => 'enum',
                'values' => [
                    'hover',
                    'block',
                ],
                'default' => 'hover',
            ],
            'forceCount' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
                'max' => 100,
            ],
            'forceOrder' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'previewOptions' => [
                'type' => 'string',
                'default' => '',
            ],
            'preventBodyScroll' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'highlight' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'highlightWholewords' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'statistics' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'closeOnDocClick' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'autocomplete' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'autocompleteMobile' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'autocompleteGoogleOnly' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'autocompleteLang' => [
                'type' => 'string',
                'default' => 'es',
            ],
            'autocompleteTriggerCharcount' => [
                'type' => 'number',
                'default' => 2,
                'min' => 0,
            ],
            'triggerType' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'triggerDelay' => [
                'type' => 'number',
                'default' => 200,
                'min' => 0,
                'max' => 5000,
            ],
            'triggerAutocompleteDelay' => [
                'type' => 'number',
                'default' => 310,
                'min' => 0,
                'max' => 5000,
            ],
            'triggerFacet' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'triggerUpdateHref' => [
                'type' => 'boolean',
                'default' => false,
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
            ],
            'triggerReturnLocation' => [
                'type' => 'enum',
                'values' => [
                    'same',
                    'new',
                ],
                'default' => 'same',
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
            ],
            'triggerClickLocation' => [
                'type' => 'enum',
                'values' => [
                    'same',
                    'new',
                ],
                'default' => 'same',
            ],
            'redirectUrl' => [
                'type' => 'string',
                'default' => '',
            ],
            'elementorUrl' => [
                'type' => 'url',
                'default' => '',
            ],
            'overrideMethod' => [
                'type' => 'enum',
                'values' => [
                    'get',
                    'post',
                ],
                'default' => 'get',
            ],
            'overridewpdefault' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'compact' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'compactCloseOnDocument' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'compactCloseOnMagnifier' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'showMore' => [
                'type' => 'boolean',
                'default' => true,
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
            ],
            'showMoreInfinite' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'showMoreUrl' => [
                'type' => 'string',
                'default' => '',
            ],
            'showMoreLocation' => [
                'type' => 'enum',
                'values' => [
                    'same',
                    'new',
                ],
                'default' => 'same',
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
            ],
            'autopPhrase' => [
                'type' => 'string',
                'default' => '',
            ],
            'autopCount' => [
                'type' => 'number',
                'default' => 10,
                'min' => 1,
                'max' => 100,
            ],
            'animation' => [
                'type' => 'enum',
                'values' => [
                    'fadedrop',
                    'fade',
                    'none',
                ],
                'default' => 'fadedrop',
            ],
            'isotopicColumns' => [
                'type' => 'number',
                'default' => 3,
                'min' => 1,
                'max' => 8,
            ],
            'isotopicItems' => [
                'type' => 'number',
                'default' => 6,
                'min' => 1,
                'max' => 60,
            ],
            'isotopicPagination' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'info' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'infoText' => [
                'type' => 'string',
                'default' => '',
            ],
            'tryThis' => [
                'type' => 'json',
                'default' => [],
            ],
            'topKeywords' => [
                'type' => 'json',
                'default' => [],
            ],
            'topKeywordsAction' => [
                'type' => 'enum',
                'values' => [
                    'nothing',
                    'search',
                    'redirect',
                ],
                'default' => 'search',
            ],
            'filters' => [
                'type' => 'json',
                'default' => [],
            ],
            'settingsVisible' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'liveLoadElement' => [
                'type' => 'string',
                'default' => '',
            ],
            'resPageUseAjax' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'resPageSelector' => [
                'type' => 'string',
                'default' => '',
            ],
            'wooShopUseAjax' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'wooShopSelector' => [
                'type' => 'string',
                'default' => '',
            ],
            'wooShopUrl' => [
                'type' => 'url',
                'default' => '',
            ],
            'cptArchiveUseAjax' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'cptArchiveSelector' => [
                'type' => 'string',
                'default' => '',
            ],
            'cptArchiveUrl' => [
                'type' => 'url',
                'default' => '',
            ],
            'taxArchiveUseAjax' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'taxArchiveSelector' => [
                'type' => 'string',
                'default' => '',
            ],
            'taxArchiveUrl' => [
                'type' => 'url',
                'default' => '',
            ],
            'analytics' => [
                'type' => 'json',
                'default' => [],
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
        'feature' => 'live-search',
        'root' => 'light',
        'attributes' => [
            'for' => [
                'type' => 'string',
                'default' => '',
            ],
            'enter' => [
                'type' => 'enum',
                'values' => [
                    'live',
                    'submit',
                ],
                'default' => 'live',
            ],
            'homeUrl' => [
                'type' => 'url',
                'default' => '',
            ],
            'keywords' => [
                'type' => 'string',
                'default' => '',
            ],
            'template' => [
                'type' => 'string',
                'default' => '',
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
        'feature' => 'newsletter',
        'root' => 'light',
        'attributes' => [
            'form' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'id' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
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
            ],
            'delay' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'exitIntentEnabled' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'exitIntentTouch' => [
                'type' => 'boolean',
                'default' => false,
            ],
            'cookieExpirationTime' => [
                'type' => 'number',
                'default' => 0,
                'min' => 0,
            ],
            'isPreview' => [
                'type' => 'boolean',
                'default' => false,
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
        'feature' => 'newsletter',
        'root' => 'light',
        'attributes' => [],
        'actions' => [
            'onda_challenge',
        ],
        'shortcodes' => [],
    ],
    'element-inspector' => [
        'feature' => 'inspector',
        'root' => 'shadow',
        'attributes' => [],
        'actions' => [
            'onda_hide',
        ],
        'shortcodes' => [],
    ],
    'program-schedule' => [
        'feature' => 'schedule',
        'root' => 'light',
        'attributes' => [
            'view' => [
                'type' => 'enum',
                'values' => [
                    'auto',
                    'week',
                    'day',
                    'list',
                ],
                'default' => 'auto',
                'isCheckedLate' => true,
            ],
            'station' => [
                'type' => 'string',
                'default' => '',
            ],
            'days' => [
                'type' => 'number',
                'default' => 7,
                'min' => 1,
                'max' => 7,
                'step' => 1,
            ],
            'hosts' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'images' => [
                'type' => 'boolean',
                'default' => false,
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'program_schedule',
        ],
        'block' => [
            'icon' => 'calendar-alt',
            'keywords' => [
                'schedule',
                'shows',
                'radio',
                'week',
            ],
        ],
        'wrapperProperties' => [
            'accent',
        ],
    ],
    'on-air' => [
        'feature' => 'schedule',
        'root' => 'light',
        'attributes' => [
            'next' => [
                'type' => 'number',
                'default' => 2,
                'min' => 0,
                'max' => 3,
                'step' => 1,
            ],
            'remaining' => [
                'type' => 'boolean',
                'default' => true,
            ],
            'station' => [
                'type' => 'string',
                'default' => '',
            ],
            'images' => [
                'type' => 'boolean',
                'default' => false,
            ],
        ],
        'actions' => [
            'onda_on_air',
        ],
        'shortcodes' => [
            'on_air',
        ],
        'block' => [
            'icon' => 'microphone',
            'keywords' => [
                'on air',
                'now',
                'next',
                'radio',
                'show',
            ],
        ],
        'wrapperProperties' => [
            'accent',
        ],
    ],
    'show-episodes' => [
        'feature' => 'schedule',
        'root' => 'light',
        'attributes' => [
            'show' => [
                'type' => 'string',
                'default' => '',
            ],
            'size' => [
                'type' => 'number',
                'default' => 10,
                'min' => 1,
                'max' => 50,
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'show_episodes',
        ],
        'block' => [
            'icon' => 'playlist-audio',
            'keywords' => [
                'episodes',
                'podcast',
                'show',
                'radio',
            ],
        ],
        'wrapperProperties' => [
            'accent',
        ],
    ],
    'studio-line' => [
        'feature' => 'schedule',
        'root' => 'light',
        'attributes' => [
            'station' => [
                'type' => 'string',
                'default' => '',
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'studio_line',
        ],
        'block' => [
            'icon' => 'phone',
            'keywords' => [
                'studio',
                'contact',
                'WhatsApp',
                'phone',
                'radio',
            ],
        ],
        'wrapperProperties' => [
            'accent',
        ],
    ],
];
