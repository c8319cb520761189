<?php

// Printed by `pnpm generate` from the contracts. Do not edit.

defined('ABSPATH') || exit;

return [
    'radio-player' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/radio-player',
        'title' => 'Radio player',
        'category' => 'onda-radio',
        'icon' => 'controls-volumeon',
        'description' => 'Plays one live station and shows what is on air.',
        'keywords' => [
            'radio',
            'audio',
            'stream',
            'player',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'station' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'radioStream' => [
                'type' => 'string',
            ],
            'mirrors' => [
                'type' => 'string',
            ],
            'radioName' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'feed' => [
                'type' => 'string',
            ],
            'feedKind' => [
                'type' => 'string',
                'enum' => [
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
            ],
            'noImageAvailable' => [
                'type' => 'string',
            ],
            'initialVolume' => [
                'type' => 'number',
            ],
            'nowPlayingInterval' => [
                'type' => 'number',
            ],
            'playerWidth' => [
                'type' => 'number',
            ],
            'imageHeight' => [
                'type' => 'number',
            ],
            'colorOn' => [
                'type' => 'string',
            ],
            'colorOff' => [
                'type' => 'string',
            ],
            'showVolume' => [
                'type' => 'boolean',
            ],
            'showOnlyPlayButton' => [
                'type' => 'boolean',
            ],
            'autoPlay' => [
                'type' => 'boolean',
            ],
            'sticky' => [
                'type' => 'boolean',
            ],
            'startMinified' => [
                'type' => 'boolean',
            ],
            'grabLastFmPhoto' => [
                'type' => 'boolean',
            ],
            'preserveOriginalUpperLowerCase' => [
                'type' => 'boolean',
            ],
            'seamless' => [
                'type' => 'boolean',
            ],
            'showHistoryBut' => [
                'type' => 'boolean',
            ],
            'showBioBut' => [
                'type' => 'boolean',
            ],
            'showLyricsBut' => [
                'type' => 'boolean',
            ],
            'shareNetworks' => [
                'type' => 'string',
            ],
            'showFacebookBut' => [
                'type' => 'boolean',
            ],
            'showTwitterBut' => [
                'type' => 'boolean',
            ],
            'facebookAppId' => [
                'type' => 'string',
            ],
            'levelMeter' => [
                'type' => 'boolean',
            ],
            'lyricsUrl' => [
                'type' => 'string',
            ],
            'numberOfThumbsPerScreen' => [
                'type' => 'number',
            ],
            'historyRecordTitleLimit' => [
                'type' => 'number',
            ],
            'historyRecordAuthorLimit' => [
                'type' => 'number',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => false,
                'link' => false,
                'button' => true,
                '__experimentalSkipSerialization' => [
                    'background',
                ],
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'live-radio-button' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/live-radio-button',
        'title' => 'Live radio button',
        'category' => 'onda-radio',
        'icon' => 'controls-play',
        'description' => 'One button that starts and pauses the station, together with the player of the page.',
        'keywords' => [
            'radio',
            'live',
            'button',
            'stream',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'station' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'dataStream' => [
                'type' => 'string',
            ],
            'radioStream' => [
                'type' => 'string',
            ],
            'mirrors' => [
                'type' => 'string',
            ],
            'radioName' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'station-switcher' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/station-switcher',
        'title' => 'Station switcher',
        'category' => 'onda-radio',
        'icon' => 'playlist-audio',
        'description' => 'The stations of the site, each with its song; the players of the page follow the chosen one.',
        'keywords' => [
            'stations',
            'radio',
            'channels',
            'player',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'stations' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
                'button' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'now-playing' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/now-playing',
        'title' => 'Now playing',
        'category' => 'onda-radio',
        'icon' => 'format-audio',
        'description' => 'A block that opens to show the current song and the last ones.',
        'keywords' => [
            'radio',
            'song',
            'history',
            'now playing',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'id' => [
                'type' => 'string',
            ],
            'station' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'url' => [
                'type' => 'string',
            ],
            'feedKind' => [
                'type' => 'string',
                'enum' => [
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
            ],
            'img' => [
                'type' => 'string',
            ],
            'providerHost' => [
                'type' => 'string',
            ],
            'radioStream' => [
                'type' => 'string',
            ],
            'radioName' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => false,
                'link' => false,
                'button' => true,
                '__experimentalSkipSerialization' => [
                    'background',
                ],
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'fav-button' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/fav-button',
        'title' => 'Favorite button',
        'category' => 'onda-audience',
        'icon' => 'heart',
        'description' => 'A button that keeps a post among the visitor’s favorites, and takes it out again.',
        'keywords' => [
            'favorites',
            'favourite',
            'save',
            'heart',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'postId' => [
                'type' => 'number',
            ],
            'siteId' => [
                'type' => 'number',
            ],
            'favoriteCount' => [
                'type' => 'number',
            ],
            'userConsentAccepted' => [
                'type' => 'boolean',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'fav-list' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/fav-list',
        'title' => 'Favorites list',
        'category' => 'onda-audience',
        'icon' => 'list-view',
        'description' => 'The favorites of the visitor, or of a user, in pages.',
        'keywords' => [
            'favorites',
            'favourites',
            'list',
            'saved',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'userId' => [
                'type' => 'number',
            ],
            'siteId' => [
                'type' => 'number',
            ],
            'includeLinks' => [
                'type' => 'boolean',
            ],
            'includeButtons' => [
                'type' => 'boolean',
            ],
            'includeThumbnails' => [
                'type' => 'boolean',
            ],
            'thumbnailSize' => [
                'type' => 'string',
            ],
            'includeExcerpts' => [
                'type' => 'boolean',
            ],
            'postTypes' => [
                'type' => 'string',
            ],
            'noFavoritesText' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'perPage' => [
                'type' => 'number',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'fav-count' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/fav-count',
        'title' => 'Favorites count',
        'category' => 'onda-audience',
        'icon' => 'chart-bar',
        'description' => 'A number: how many keep a post, or how many favorites the visitor has.',
        'keywords' => [
            'favorites',
            'favourites',
            'count',
            'total',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'postId' => [
                'type' => 'number',
            ],
            'siteId' => [
                'type' => 'number',
            ],
            'postTypes' => [
                'type' => 'string',
            ],
            'favoriteCount' => [
                'type' => 'number',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'fav-clear' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/fav-clear',
        'title' => 'Clear favorites',
        'category' => 'onda-audience',
        'icon' => 'trash',
        'description' => 'A button that empties the visitor’s list; disabled while there is nothing to clear.',
        'keywords' => [
            'favorites',
            'favourites',
            'clear',
            'remove',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'siteId' => [
                'type' => 'number',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'comment-vote' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/comment-vote',
        'title' => 'Comment vote',
        'category' => 'onda-audience',
        'icon' => 'thumbs-up',
        'description' => 'Votes a comment up or down and shows how many did.',
        'keywords' => [
            'comment',
            'vote',
            'like',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'commentId' => [
                'type' => 'number',
            ],
            'voteCountUp' => [
                'type' => 'number',
            ],
            'voteCountDown' => [
                'type' => 'number',
            ],
            'closed' => [
                'type' => 'boolean',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
            'inserter' => false,
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'voice-search' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/voice-search',
        'title' => 'Voice search',
        'category' => 'onda-audience',
        'icon' => 'microphone',
        'description' => 'A microphone button: who says the activation word and a phrase goes to the matching post, or to the search of the site.',
        'keywords' => [
            'voice',
            'search',
            'microphone',
            'speech',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'activationWord' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'instructionText' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'ajaxUrl' => [
                'type' => 'string',
            ],
            'ajaxAction' => [
                'type' => 'string',
            ],
            'lang' => [
                'type' => 'string',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => false,
                'link' => false,
                'button' => true,
                '__experimentalSkipSerialization' => [
                    'background',
                ],
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'view-recorder' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/view-recorder',
        'title' => 'View recorder',
        'category' => 'onda-audience',
        'icon' => 'visibility',
        'description' => 'Counts that the post is read; shows nothing. Single posts of the chosen types have one.',
        'keywords' => [
            'views',
            'count',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'postId' => [
                'type' => 'number',
            ],
            'ajaxUrl' => [
                'type' => 'string',
            ],
            'nonce' => [
                'type' => 'string',
            ],
            'recordNonce' => [
                'type' => 'string',
            ],
            'action' => [
                'type' => 'string',
                'enum' => [
                    'spv_record_view',
                    'thim_ajax_countviews',
                ],
            ],
            'delay' => [
                'type' => 'number',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
            'inserter' => false,
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'most-viewed' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/most-viewed',
        'title' => 'Most viewed',
        'category' => 'onda-audience',
        'icon' => 'chart-bar',
        'description' => 'A ranked list of posts with their views; it follows what is read.',
        'keywords' => [
            'ranking',
            'views',
            'most read',
            'most viewed',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'listId' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'ajaxUrl' => [
                'type' => 'string',
            ],
            'nonce' => [
                'type' => 'string',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
                'button' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'article-stream' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/article-stream',
        'title' => 'Article stream',
        'category' => 'onda-pages',
        'icon' => 'media-document',
        'description' => 'Brings the next article when the reader reaches the end of one; address and title follow.',
        'keywords' => [
            'infinite',
            'scroll',
            'article',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'for' => [
                'type' => 'string',
            ],
            'article' => [
                'type' => 'string',
            ],
            'info' => [
                'type' => 'string',
            ],
            'next' => [
                'type' => 'string',
            ],
            'leaveOut' => [
                'type' => 'string',
            ],
            'slots' => [
                'type' => 'string',
            ],
            'forward' => [
                'type' => 'number',
            ],
            'back' => [
                'type' => 'number',
            ],
            'step' => [
                'type' => 'number',
            ],
            'max' => [
                'type' => 'number',
            ],
            'analytics' => [
                'type' => 'string',
                'enum' => [
                    'data-layer',
                    'none',
                ],
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'scores-board' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/scores-board',
        'title' => 'Scores',
        'category' => 'onda-pages',
        'icon' => 'awards',
        'description' => 'The games of a day by competition, with a chooser that leads to one of them.',
        'keywords' => [
            'sports',
            'results',
            'competition',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'for' => [
                'type' => 'string',
            ],
            'select' => [
                'type' => 'string',
            ],
            'highlight' => [
                'type' => 'number',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 900,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'scores-calendar' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/scores-calendar',
        'title' => 'Calendar of the scores',
        'category' => 'onda-pages',
        'icon' => 'calendar-alt',
        'description' => 'A calendar behind a toggle; a day of it loads the page anew with the games of that day.',
        'keywords' => [
            'date',
            'sports',
            'results',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'for' => [
                'type' => 'string',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'masonry-grid' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/masonry-grid',
        'title' => 'Grid of posts',
        'category' => 'onda-pages',
        'icon' => 'grid-view',
        'description' => 'Posts as cards in a grid without layout shift, with a button that loads more.',
        'keywords' => [
            'grid',
            'masonry',
            'posts',
            'archive',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'for' => [
                'type' => 'string',
            ],
            'columns' => [
                'type' => 'number',
            ],
            'postType' => [
                'type' => 'string',
            ],
            'category' => [
                'type' => 'string',
            ],
            'tag' => [
                'type' => 'string',
            ],
            'count' => [
                'type' => 'number',
            ],
            'order' => [
                'type' => 'string',
                'enum' => [
                    'date',
                    'modified',
                    'title',
                    'comments',
                ],
            ],
            'template' => [
                'type' => 'string',
            ],
            'more' => [
                'type' => 'string',
                'enum' => [
                    'button',
                    'auto',
                    'none',
                ],
            ],
            'filters' => [
                'type' => 'boolean',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 900,
            'attributes' => [
                'count' => 3,
                'more' => 'none',
            ],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'share-links' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/share-links',
        'title' => 'Share links',
        'category' => 'onda-audience',
        'icon' => 'share',
        'description' => 'Links that share the article, in a small window; the device’s own sheet and the address to copy where it has them.',
        'keywords' => [
            'share',
            'social',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'for' => [
                'type' => 'string',
            ],
            'url' => [
                'type' => 'string',
            ],
            'text' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'networks' => [
                'type' => 'string',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'comments-panel' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/comments-panel',
        'title' => 'Comments panel',
        'category' => 'onda-audience',
        'icon' => 'admin-comments',
        'description' => 'Opens and closes the comments; a reply brings the form under its comment.',
        'keywords' => [
            'comments',
            'reply',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'for' => [
                'type' => 'string',
            ],
            'toggle' => [
                'type' => 'string',
            ],
            'openLabel' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'closeLabel' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'closedClass' => [
                'type' => 'string',
            ],
            'open' => [
                'type' => 'boolean',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'comments-embed' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/comments-embed',
        'title' => 'Comments from Disqus',
        'category' => 'onda-audience',
        'icon' => 'format-chat',
        'description' => 'A link to the discussion on Disqus, which comes into the page when somebody wants it.',
        'keywords' => [
            'comments',
            'disqus',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'for' => [
                'type' => 'string',
            ],
            'shortname' => [
                'type' => 'string',
            ],
            'url' => [
                'type' => 'string',
            ],
            'identifier' => [
                'type' => 'string',
            ],
            'consent' => [
                'type' => 'string',
                'enum' => [
                    'functional',
                    'preferences',
                    'statistics-anonymous',
                    'statistics',
                    'marketing',
                ],
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [
                'shortname' => 'onda',
            ],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'personal-news' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/personal-news',
        'title' => 'Personal news',
        'category' => 'onda-audience',
        'icon' => 'heart',
        'description' => 'Unread articles of the categories that a visitor reads, else the newest; what was read stays in the browser.',
        'keywords' => [
            'personal',
            'related',
            'news',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'for' => [
                'type' => 'string',
            ],
            'size' => [
                'type' => 'number',
            ],
            'isSingle' => [
                'type' => 'boolean',
            ],
            'isCategory' => [
                'type' => 'boolean',
            ],
            'objectId' => [
                'type' => 'number',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'content-tabs' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/content-tabs',
        'title' => 'Tabs',
        'category' => 'onda-pages',
        'icon' => 'table-row-before',
        'description' => 'Shows one of several sections at a time; each heading becomes a tab.',
        'keywords' => [
            'tabs',
            'sections',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'for' => [
                'type' => 'string',
            ],
            'label' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
                'button' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
            'innerBlocks' => [
                [
                    'name' => 'core/heading',
                    'attributes' => [
                        'content' => '09:00',
                        'level' => 3,
                    ],
                ],
                [
                    'name' => 'core/paragraph',
                    'attributes' => [
                        'content' => 'Radio Onda',
                    ],
                ],
                [
                    'name' => 'core/heading',
                    'attributes' => [
                        'content' => '12:00',
                        'level' => 3,
                    ],
                ],
                [
                    'name' => 'core/paragraph',
                    'attributes' => [
                        'content' => 'Los Faros',
                    ],
                ],
            ],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'content-accordion' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/content-accordion',
        'title' => 'Accordion',
        'category' => 'onda-pages',
        'icon' => 'list-view',
        'description' => 'Folds sections under their headings; one is open at a time, or several as toggles.',
        'keywords' => [
            'accordion',
            'toggle',
            'faq',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'for' => [
                'type' => 'string',
            ],
            'single' => [
                'type' => 'boolean',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
            'innerBlocks' => [
                [
                    'name' => 'core/heading',
                    'attributes' => [
                        'content' => '09:00',
                        'level' => 3,
                    ],
                ],
                [
                    'name' => 'core/paragraph',
                    'attributes' => [
                        'content' => 'Radio Onda',
                    ],
                ],
                [
                    'name' => 'core/heading',
                    'attributes' => [
                        'content' => '12:00',
                        'level' => 3,
                    ],
                ],
                [
                    'name' => 'core/paragraph',
                    'attributes' => [
                        'content' => 'Los Faros',
                    ],
                ],
            ],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'content-carousel' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/content-carousel',
        'title' => 'Carousel',
        'category' => 'onda-pages',
        'icon' => 'slides',
        'description' => 'Shows what stands in it, a gallery too, as a row that scrolls. The wrapper of a theme may say the first five as data-visible and so on.',
        'keywords' => [
            'carousel',
            'gallery',
            'slider',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'for' => [
                'type' => 'string',
            ],
            'visible' => [
                'type' => 'number',
            ],
            'desktopsmall' => [
                'type' => 'number',
            ],
            'itemtablet' => [
                'type' => 'number',
            ],
            'itemmobile' => [
                'type' => 'number',
            ],
            'autoplay' => [
                'type' => 'boolean',
            ],
            'interval' => [
                'type' => 'number',
            ],
            'label' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
                'button' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 900,
            'attributes' => [],
            'innerBlocks' => [
                [
                    'name' => 'core/cover',
                    'attributes' => [
                        'customGradient' => 'linear-gradient(135deg,#071b33 0%,#0f5c78 100%)',
                        'minHeight' => 160,
                        'isDark' => true,
                    ],
                ],
                [
                    'name' => 'core/cover',
                    'attributes' => [
                        'customGradient' => 'linear-gradient(135deg,#2b1055 0%,#a1336b 100%)',
                        'minHeight' => 160,
                        'isDark' => true,
                    ],
                ],
                [
                    'name' => 'core/cover',
                    'attributes' => [
                        'customGradient' => 'linear-gradient(135deg,#1f1c18 0%,#8a4b16 100%)',
                        'minHeight' => 160,
                        'isDark' => true,
                    ],
                ],
            ],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'fade-slideshow' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/fade-slideshow',
        'title' => 'Slideshow',
        'category' => 'onda-pages',
        'icon' => 'format-gallery',
        'description' => 'Shows one after the other of what stands in it; each fades into the next.',
        'keywords' => [
            'slideshow',
            'fade',
            'background',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'for' => [
                'type' => 'string',
            ],
            'speed' => [
                'type' => 'number',
            ],
            'animation' => [
                'type' => 'number',
            ],
            'controls' => [
                'type' => 'string',
                'enum' => [
                    'all',
                    'pause',
                ],
            ],
            'label' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
                'button' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
            'innerBlocks' => [
                [
                    'name' => 'core/cover',
                    'attributes' => [
                        'customGradient' => 'linear-gradient(135deg,#071b33 0%,#0f5c78 100%)',
                        'minHeight' => 160,
                        'isDark' => true,
                    ],
                ],
            ],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'video-carousel' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/video-carousel',
        'title' => 'Video carousel',
        'category' => 'onda-pages',
        'icon' => 'video-alt3',
        'description' => 'A row of videos: links to YouTube, Vimeo or a file, or videos of the page. Nothing of a provider is asked for before a click, and one plays at a time.',
        'keywords' => [
            'video',
            'carousel',
            'youtube',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'for' => [
                'type' => 'string',
            ],
            'label' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
                'button' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 900,
            'attributes' => [],
            'innerBlocks' => [
                [
                    'name' => 'core/cover',
                    'attributes' => [
                        'customGradient' => 'linear-gradient(135deg,#071b33 0%,#0f5c78 100%)',
                        'minHeight' => 160,
                        'isDark' => true,
                    ],
                ],
                [
                    'name' => 'core/cover',
                    'attributes' => [
                        'customGradient' => 'linear-gradient(135deg,#2b1055 0%,#a1336b 100%)',
                        'minHeight' => 160,
                        'isDark' => true,
                    ],
                ],
                [
                    'name' => 'core/cover',
                    'attributes' => [
                        'customGradient' => 'linear-gradient(135deg,#1f1c18 0%,#8a4b16 100%)',
                        'minHeight' => 160,
                        'isDark' => true,
                    ],
                ],
            ],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'count-down' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/count-down',
        'title' => 'Countdown',
        'category' => 'onda-pages',
        'icon' => 'clock',
        'description' => 'Counts the days, hours, minutes and seconds to a date, which stands there in words without scripts.',
        'keywords' => [
            'countdown',
            'date',
            'coming soon',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'for' => [
                'type' => 'string',
            ],
            'date' => [
                'type' => 'string',
            ],
            'endText' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'redirect' => [
                'type' => 'string',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
                'button' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [
                'date' => '2099-12-31 20:00',
            ],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'asp-search' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/asp-search',
        'title' => 'Live search',
        'category' => 'onda-audience',
        'icon' => 'search',
        'description' => 'A search box whose results appear in a panel while one types. Without script it is the plain search form of the site.',
        'keywords' => [
            'search',
            'live',
            'ajax',
            'results',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'id' => [
                'type' => 'string',
            ],
            'iid' => [
                'type' => 'number',
            ],
            'rid' => [
                'type' => 'string',
            ],
            'name' => [
                'type' => 'string',
            ],
            'phrase' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'homeUrl' => [
                'type' => 'string',
            ],
            'ajaxUrl' => [
                'type' => 'string',
            ],
            'timeout' => [
                'type' => 'number',
            ],
            'charcount' => [
                'type' => 'number',
            ],
            'itemscount' => [
                'type' => 'number',
            ],
            'resultstype' => [
                'type' => 'string',
                'enum' => [
                    'vertical',
                    'horizontal',
                    'polaroid',
                    'isotopic',
                ],
            ],
            'resultsposition' => [
                'type' => 'string',
                'enum' => [
                    'hover',
                    'block',
                ],
            ],
            'forceCount' => [
                'type' => 'number',
            ],
            'forceOrder' => [
                'type' => 'boolean',
            ],
            'previewOptions' => [
                'type' => 'string',
            ],
            'preventBodyScroll' => [
                'type' => 'boolean',
            ],
            'highlight' => [
                'type' => 'boolean',
            ],
            'highlightWholewords' => [
                'type' => 'boolean',
            ],
            'statistics' => [
                'type' => 'boolean',
            ],
            'closeOnDocClick' => [
                'type' => 'boolean',
            ],
            'autocomplete' => [
                'type' => 'boolean',
            ],
            'autocompleteMobile' => [
                'type' => 'boolean',
            ],
            'autocompleteGoogleOnly' => [
                'type' => 'boolean',
            ],
            'autocompleteLang' => [
                'type' => 'string',
            ],
            'autocompleteTriggerCharcount' => [
                'type' => 'number',
            ],
            'triggerType' => [
                'type' => 'boolean',
            ],
            'triggerDelay' => [
                'type' => 'number',
            ],
            'triggerAutocompleteDelay' => [
                'type' => 'number',
            ],
            'triggerFacet' => [
                'type' => 'boolean',
            ],
            'triggerUpdateHref' => [
                'type' => 'boolean',
            ],
            'triggerReturn' => [
                'type' => 'string',
                'enum' => [
                    'results_page',
                    'woo_results_page',
                    'elementor_page',
                    'custom',
                    'first_result',
                    'ajax_search',
                    'nothing',
                ],
            ],
            'triggerReturnLocation' => [
                'type' => 'string',
                'enum' => [
                    'same',
                    'new',
                ],
            ],
            'triggerClick' => [
                'type' => 'string',
                'enum' => [
                    'results_page',
                    'woo_results_page',
                    'elementor_page',
                    'custom',
                    'first_result',
                    'ajax_search',
                    'nothing',
                ],
            ],
            'triggerClickLocation' => [
                'type' => 'string',
                'enum' => [
                    'same',
                    'new',
                ],
            ],
            'redirectUrl' => [
                'type' => 'string',
            ],
            'elementorUrl' => [
                'type' => 'string',
            ],
            'overrideMethod' => [
                'type' => 'string',
                'enum' => [
                    'get',
                    'post',
                ],
            ],
            'overridewpdefault' => [
                'type' => 'boolean',
            ],
            'compact' => [
                'type' => 'boolean',
            ],
            'compactCloseOnDocument' => [
                'type' => 'boolean',
            ],
            'compactCloseOnMagnifier' => [
                'type' => 'boolean',
            ],
            'showMore' => [
                'type' => 'boolean',
            ],
            'showMoreAction' => [
                'type' => 'string',
                'enum' => [
                    'ajax',
                    'results_page',
                    'woo_results_page',
                    'elementor_page',
                    'custom',
                ],
            ],
            'showMoreInfinite' => [
                'type' => 'boolean',
            ],
            'showMoreUrl' => [
                'type' => 'string',
            ],
            'showMoreLocation' => [
                'type' => 'string',
                'enum' => [
                    'same',
                    'new',
                ],
            ],
            'autop' => [
                'type' => 'string',
                'enum' => [
                    'disabled',
                    'phrase',
                    'latest',
                    'random',
                ],
            ],
            'autopPhrase' => [
                'type' => 'string',
            ],
            'autopCount' => [
                'type' => 'number',
            ],
            'animation' => [
                'type' => 'string',
                'enum' => [
                    'fadedrop',
                    'fade',
                    'none',
                ],
            ],
            'isotopicColumns' => [
                'type' => 'number',
            ],
            'isotopicItems' => [
                'type' => 'number',
            ],
            'isotopicPagination' => [
                'type' => 'boolean',
            ],
            'info' => [
                'type' => 'boolean',
            ],
            'infoText' => [
                'type' => 'string',
            ],
            'tryThis' => [
                'type' => 'string',
            ],
            'topKeywords' => [
                'type' => 'string',
            ],
            'topKeywordsAction' => [
                'type' => 'string',
                'enum' => [
                    'nothing',
                    'search',
                    'redirect',
                ],
            ],
            'filters' => [
                'type' => 'string',
            ],
            'settingsVisible' => [
                'type' => 'boolean',
            ],
            'liveLoadElement' => [
                'type' => 'string',
            ],
            'resPageUseAjax' => [
                'type' => 'boolean',
            ],
            'resPageSelector' => [
                'type' => 'string',
            ],
            'wooShopUseAjax' => [
                'type' => 'boolean',
            ],
            'wooShopSelector' => [
                'type' => 'string',
            ],
            'wooShopUrl' => [
                'type' => 'string',
            ],
            'cptArchiveUseAjax' => [
                'type' => 'boolean',
            ],
            'cptArchiveSelector' => [
                'type' => 'string',
            ],
            'cptArchiveUrl' => [
                'type' => 'string',
            ],
            'taxArchiveUseAjax' => [
                'type' => 'boolean',
            ],
            'taxArchiveSelector' => [
                'type' => 'string',
            ],
            'taxArchiveUrl' => [
                'type' => 'string',
            ],
            'analytics' => [
                'type' => 'string',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => false,
                'link' => false,
                'button' => true,
                '__experimentalSkipSerialization' => [
                    'background',
                ],
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'masthead-search' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/masthead-search',
        'title' => 'Search box of the theme',
        'category' => 'onda-audience',
        'icon' => 'search',
        'description' => 'The search box of the masthead and of the page that says that nothing is there: trending keywords when it is entered, results while one types.',
        'keywords' => [
            'search',
            'live',
            'masthead',
            'trending',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'for' => [
                'type' => 'string',
            ],
            'enter' => [
                'type' => 'string',
                'enum' => [
                    'live',
                    'submit',
                ],
            ],
            'homeUrl' => [
                'type' => 'string',
            ],
            'keywords' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'template' => [
                'type' => 'string',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => false,
                'link' => false,
                'button' => true,
                '__experimentalSkipSerialization' => [
                    'background',
                ],
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'newsletter-form' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/newsletter-form',
        'title' => 'Newsletter form',
        'category' => 'onda-audience',
        'icon' => 'email',
        'description' => 'A form to subscribe: in the page, as a bar, a slide-in or a popup. Without script it is sent as a plain form.',
        'keywords' => [
            'newsletter',
            'subscribe',
            'mail',
            'popup',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'form' => [
                'type' => 'number',
                'role' => 'content',
            ],
            'id' => [
                'type' => 'number',
            ],
            'type' => [
                'type' => 'string',
                'enum' => [
                    'own',
                    'inline',
                    'below_posts',
                    'others',
                    'fixed_bar',
                    'slide_in',
                    'popup',
                ],
            ],
            'position' => [
                'type' => 'string',
                'enum' => [
                    'own',
                    'top',
                    'bottom',
                    'left',
                    'right',
                ],
            ],
            'animation' => [
                'type' => 'string',
                'enum' => [
                    'own',
                    'none',
                    'slideup',
                    'slidedown',
                    'slideleft',
                    'slideright',
                    'fadein',
                ],
            ],
            'delay' => [
                'type' => 'number',
            ],
            'exitIntentEnabled' => [
                'type' => 'boolean',
            ],
            'exitIntentTouch' => [
                'type' => 'boolean',
            ],
            'cookieExpirationTime' => [
                'type' => 'number',
            ],
            'isPreview' => [
                'type' => 'boolean',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => false,
                'link' => false,
                'button' => true,
                '__experimentalSkipSerialization' => [
                    'background',
                ],
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'newsletter-manage' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/newsletter-manage',
        'title' => 'Manage subscription',
        'category' => 'onda-audience',
        'icon' => 'email-alt',
        'description' => 'Names, lists and the end of a subscription, for who comes by the link in a mail.',
        'keywords' => [
            'newsletter',
            'subscription',
            'unsubscribe',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'program-schedule' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/program-schedule',
        'title' => 'Program schedule',
        'category' => 'onda-radio',
        'icon' => 'calendar-alt',
        'description' => 'The week of a station by day: shows with their hours and hosts, and the one on air.',
        'keywords' => [
            'schedule',
            'shows',
            'radio',
            'week',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'view' => [
                'type' => 'string',
                'enum' => [
                    'auto',
                    'week',
                    'day',
                    'list',
                ],
            ],
            'station' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'days' => [
                'type' => 'number',
            ],
            'hosts' => [
                'type' => 'boolean',
            ],
            'images' => [
                'type' => 'boolean',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
                'button' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'on-air' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/on-air',
        'title' => 'On air',
        'category' => 'onda-radio',
        'icon' => 'microphone',
        'description' => 'The show that is on now and those that come next, by the schedule of the station.',
        'keywords' => [
            'on air',
            'now',
            'next',
            'radio',
            'show',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'next' => [
                'type' => 'number',
            ],
            'remaining' => [
                'type' => 'boolean',
            ],
            'station' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'images' => [
                'type' => 'boolean',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
                'button' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'show-episodes' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/show-episodes',
        'title' => 'Episodes',
        'category' => 'onda-radio',
        'icon' => 'playlist-audio',
        'description' => 'The recordings of a show, or the newest of all shows, to listen again.',
        'keywords' => [
            'episodes',
            'podcast',
            'show',
            'radio',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'show' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'size' => [
                'type' => 'number',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
                'button' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
    'studio-line' => [
        '$schema' => 'https://schemas.wp.org/trunk/block.json',
        'apiVersion' => 3,
        'name' => 'onda/studio-line',
        'title' => 'Studio line',
        'category' => 'onda-radio',
        'icon' => 'phone',
        'description' => 'WhatsApp, phone and mail of the show that is on, else of the station.',
        'keywords' => [
            'studio',
            'contact',
            'WhatsApp',
            'phone',
            'radio',
        ],
        'textdomain' => 'onda',
        'attributes' => [
            'station' => [
                'type' => 'string',
                'role' => 'content',
            ],
            'anchor' => [
                'type' => 'string',
            ],
        ],
        'usesContext' => [
            'postId',
        ],
        'supports' => [
            'html' => false,
            'anchor' => true,
            'align' => [
                'wide',
                'full',
            ],
            'color' => [
                'text' => true,
                'background' => true,
                'gradients' => true,
                'link' => true,
                'button' => true,
            ],
            'typography' => [
                'fontSize' => true,
                'lineHeight' => true,
            ],
            'spacing' => [
                'margin' => true,
                'padding' => true,
            ],
            '__experimentalBorder' => [
                'radius' => true,
                'color' => true,
                'width' => true,
                'style' => true,
            ],
            'interactivity' => [
                'clientNavigation' => true,
            ],
        ],
        'example' => [
            'viewportWidth' => 420,
            'attributes' => [],
        ],
        'editorScript' => 'onda-block-editor',
    ],
];
