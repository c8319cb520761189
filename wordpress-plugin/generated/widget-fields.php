<?php

// Printed by `pnpm generate` from the words of the block editor. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'radio-player' => [
        'station' => [
            'label' => __('Station', 'onda'),
            'help' => __('Left at the default, the first station of the settings plays.', 'onda'),
            'group' => 'basics',
            'control' => 'station',
        ],
        'radioName' => [
            'label' => __('Station name', 'onda'),
            'group' => 'basics',
        ],
        'playerWidth' => [
            'label' => __('Width', 'onda'),
            'group' => 'look',
            'control' => 'range',
            'unit' => 'px',
        ],
        'imageHeight' => [
            'label' => __('Height of the cover', 'onda'),
            'group' => 'look',
            'control' => 'range',
            'unit' => 'px',
        ],
        'colorOn' => [
            'label' => __('Color while it plays', 'onda'),
            'group' => 'look',
            'control' => 'color',
        ],
        'colorOff' => [
            'label' => __('Color while it is silent', 'onda'),
            'group' => 'look',
            'control' => 'color',
        ],
        'noImageAvailable' => [
            'label' => __('Default cover', 'onda'),
            'help' => __('Shown for songs without a cover of their own.', 'onda'),
            'group' => 'look',
            'control' => 'media',
        ],
        'numberOfThumbsPerScreen' => [
            'label' => __('Songs of the history in sight', 'onda'),
            'group' => 'look',
            'control' => 'range',
        ],
        'preserveOriginalUpperLowerCase' => [
            'label' => __('Keep the capitals of the feed', 'onda'),
            'help' => __('Otherwise names of artists start with a capital.', 'onda'),
            'group' => 'look',
        ],
        'showVolume' => [
            'label' => __('Show the volume', 'onda'),
            'group' => 'look',
        ],
        'showHistoryBut' => [
            'label' => __('Show the song history', 'onda'),
            'group' => 'look',
        ],
        'showBioBut' => [
            'label' => __('Show the biography', 'onda'),
            'group' => 'look',
        ],
        'showLyricsBut' => [
            'label' => __('Show the lyrics', 'onda'),
            'group' => 'look',
        ],
        'showFacebookBut' => [
            'label' => __('Share on Facebook', 'onda'),
            'group' => 'look',
        ],
        'showTwitterBut' => [
            'label' => __('Share on X', 'onda'),
            'group' => 'look',
        ],
        'shareNetworks' => [
            'label' => __('Networks to share on', 'onda'),
            'group' => 'look',
        ],
        'showOnlyPlayButton' => [
            'label' => __('Show the play button alone', 'onda'),
            'help' => __('No titles, no cover, no other button.', 'onda'),
            'group' => 'look',
        ],
        'levelMeter' => [
            'label' => __('Show moving sound bars', 'onda'),
            'help' => __('Where the server of the stream allows it.', 'onda'),
            'group' => 'look',
        ],
        'sticky' => [
            'label' => __('Stick to the window’s edge', 'onda'),
            'help' => __('The player stays in sight while the page scrolls.', 'onda'),
            'group' => 'behavior',
        ],
        'startMinified' => [
            'label' => __('Start as a small bar', 'onda'),
            'group' => 'behavior',
        ],
        'seamless' => [
            'label' => __('Play on from page to page', 'onda'),
            'help' => __('Links of the site do not end the sound.', 'onda'),
            'group' => 'behavior',
        ],
        'autoPlay' => [
            'label' => __('Play at once', 'onda'),
            'help' => __('Many browsers wait for a click all the same.', 'onda'),
            'group' => 'behavior',
        ],
        'initialVolume' => [
            'label' => __('Volume at first', 'onda'),
            'group' => 'behavior',
            'control' => 'range',
        ],
        'grabLastFmPhoto' => [
            'label' => __('Look for artist photos', 'onda'),
            'help' => __('For songs without a cover, at the services of the settings.', 'onda'),
            'group' => 'behavior',
        ],
        'radioStream' => [
            'label' => __('Stream address', 'onda'),
            'help' => __('Only for a station that is not in the settings.', 'onda'),
            'group' => 'advanced',
        ],
        'mirrors' => [
            'label' => __('Other addresses of the stream', 'onda'),
            'help' => __('With spaces between. They play when the first one fails.', 'onda'),
            'group' => 'advanced',
            'control' => 'textarea',
        ],
        'feed' => [
            'label' => __('Feed address', 'onda'),
            'help' => __('The document that tells which song plays. Usually found by itself.', 'onda'),
            'group' => 'advanced',
        ],
        'feedKind' => [
            'label' => __('Kind of feed', 'onda'),
            'group' => 'advanced',
            'choices' => [
                'auto' => __('Found by itself', 'onda'),
            ],
        ],
        'nowPlayingInterval' => [
            'label' => __('Look for a new song every', 'onda'),
            'group' => 'advanced',
            'unit' => 's',
        ],
        'lyricsUrl' => [
            'label' => __('Lyrics page', 'onda'),
            'help' => __('An address with {artist} and {title} in it.', 'onda'),
            'group' => 'advanced',
        ],
        'facebookAppId' => [
            'label' => __('Number of the Facebook app', 'onda'),
            'group' => 'advanced',
        ],
        'historyRecordTitleLimit' => [
            'label' => __('Longest title in the history', 'onda'),
            'group' => 'advanced',
        ],
        'historyRecordAuthorLimit' => [
            'label' => __('Longest artist in the history', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'live-radio-button' => [
        'station' => [
            'label' => __('Station', 'onda'),
            'help' => __('Left at the default, the first station of the settings plays.', 'onda'),
            'group' => 'basics',
            'control' => 'station',
        ],
        'radioName' => [
            'label' => __('Station name', 'onda'),
            'help' => __('For the lock screen of a phone.', 'onda'),
            'group' => 'basics',
        ],
        'dataStream' => [
            'label' => __('Stream address', 'onda'),
            'help' => __('Only for a station that is not in the settings.', 'onda'),
            'group' => 'advanced',
        ],
        'mirrors' => [
            'label' => __('Other addresses of the stream', 'onda'),
            'help' => __('With spaces between. They play when the first one fails.', 'onda'),
            'group' => 'advanced',
            'control' => 'textarea',
        ],
    ],
    'station-switcher' => [
        'stations' => [
            'label' => __('Stations', 'onda'),
            'help' => __('Their ids, with commas between. All stations where it is empty.', 'onda'),
            'group' => 'basics',
        ],
    ],
    'now-playing' => [
        'station' => [
            'label' => __('Station', 'onda'),
            'help' => __('Left at the default, the first station of the settings is followed.', 'onda'),
            'group' => 'basics',
            'control' => 'station',
        ],
        'radioName' => [
            'label' => __('Station name', 'onda'),
            'group' => 'basics',
        ],
        'img' => [
            'label' => __('Default cover', 'onda'),
            'help' => __('Shown for songs without a cover of their own.', 'onda'),
            'group' => 'look',
            'control' => 'media',
        ],
        'url' => [
            'label' => __('Feed address', 'onda'),
            'help' => __('The document that tells which song plays. Usually found by itself.', 'onda'),
            'group' => 'advanced',
        ],
        'feedKind' => [
            'label' => __('Kind of feed', 'onda'),
            'group' => 'advanced',
            'choices' => [
                'auto' => __('Found by itself', 'onda'),
            ],
        ],
        'radioStream' => [
            'label' => __('Stream address', 'onda'),
            'help' => __('Only for a station that is not in the settings.', 'onda'),
            'group' => 'advanced',
        ],
        'providerHost' => [
            'label' => __('Host of the covers', 'onda'),
            'help' => __('Stands before covers that a feed names without a host.', 'onda'),
            'group' => 'advanced',
        ],
        'id' => [
            'label' => __('Name for links and styles', 'onda'),
            'help' => __('One word, once a page.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'fav-button' => [
        'postId' => [
            'label' => __('Post', 'onda'),
            'help' => __('Without one, the post that is being shown.', 'onda'),
            'group' => 'basics',
            'control' => 'post',
        ],
        'siteId' => [
            'label' => __('Site of the network', 'onda'),
            'help' => __('Its number; 0 is this site.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'fav-list' => [
        'postTypes' => [
            'label' => __('Kinds of content', 'onda'),
            'help' => __('All of them where none is chosen.', 'onda'),
            'group' => 'basics',
            'control' => 'post-types',
        ],
        'perPage' => [
            'label' => __('Posts on a page of the list', 'onda'),
            'help' => __('0 is the number of the settings.', 'onda'),
            'group' => 'basics',
            'control' => 'range',
        ],
        'noFavoritesText' => [
            'label' => __('Text of an empty list', 'onda'),
            'group' => 'basics',
        ],
        'includeThumbnails' => [
            'label' => __('Show pictures', 'onda'),
            'group' => 'look',
        ],
        'thumbnailSize' => [
            'label' => __('Size of the pictures', 'onda'),
            'group' => 'look',
            'control' => 'size',
        ],
        'includeExcerpts' => [
            'label' => __('Show excerpts', 'onda'),
            'group' => 'look',
        ],
        'includeButtons' => [
            'label' => __('Show the favorite buttons', 'onda'),
            'group' => 'look',
        ],
        'includeLinks' => [
            'label' => __('Link the titles', 'onda'),
            'group' => 'look',
        ],
        'userId' => [
            'label' => __('Whose list', 'onda'),
            'help' => __('Number of a user; 0 is whoever looks.', 'onda'),
            'group' => 'advanced',
        ],
        'siteId' => [
            'label' => __('Site of the network', 'onda'),
            'help' => __('Its number; 0 is this site.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'fav-count' => [
        'postId' => [
            'label' => __('Post', 'onda'),
            'help' => __('Without one, the visitor’s own favorites are counted.', 'onda'),
            'group' => 'basics',
            'control' => 'post',
        ],
        'postTypes' => [
            'label' => __('Kinds of content', 'onda'),
            'help' => __('All of them where none is chosen.', 'onda'),
            'group' => 'basics',
            'control' => 'post-types',
        ],
        'siteId' => [
            'label' => __('Site of the network', 'onda'),
            'help' => __('Its number; 0 is this site.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'fav-clear' => [
        'siteId' => [
            'label' => __('Site of the network', 'onda'),
            'help' => __('Its number; 0 is this site.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'comment-vote' => [
        'commentId' => [
            'label' => __('Number of the comment', 'onda'),
            'help' => __('It stands in the address of the comment’s edit screen.', 'onda'),
            'group' => 'basics',
        ],
        'closed' => [
            'label' => __('End the voting', 'onda'),
            'help' => __('The counts stay, and nobody votes any more.', 'onda'),
            'group' => 'behavior',
        ],
    ],
    'voice-search' => [
        'activationWord' => [
            'label' => __('Word to say first', 'onda'),
            'help' => __('What a visitor says after it is searched.', 'onda'),
            'group' => 'basics',
        ],
        'instructionText' => [
            'label' => __('Hint while it listens', 'onda'),
            'group' => 'basics',
        ],
        'lang' => [
            'label' => __('Spoken language', 'onda'),
            'help' => __('Such as es-MX or en-US.', 'onda'),
            'group' => 'behavior',
        ],
    ],
    'view-recorder' => [
        'postId' => [
            'label' => __('Post', 'onda'),
            'help' => __('Without one, the post that is being shown.', 'onda'),
            'group' => 'basics',
            'control' => 'post',
        ],
        'delay' => [
            'label' => __('Count a view after', 'onda'),
            'help' => __('0 is one second in sight.', 'onda'),
            'group' => 'behavior',
            'unit' => 'ms',
        ],
    ],
    'most-viewed' => [
        'listId' => [
            'label' => __('Ranked list', 'onda'),
            'help' => __('Days, size and kinds of content are in the settings of the list.', 'onda'),
            'group' => 'basics',
            'control' => 'list',
        ],
    ],
    'article-stream' => [
        'max' => [
            'label' => __('Articles that come by themselves', 'onda'),
            'help' => __('After them a link leads on.', 'onda'),
            'group' => 'basics',
            'control' => 'range',
        ],
        'analytics' => [
            'label' => __('Tell the page’s statistics', 'onda'),
            'group' => 'behavior',
            'choices' => [
                'data-layer' => __('Yes, by the data layer', 'onda'),
                'none' => __('No', 'onda'),
            ],
        ],
        'forward' => [
            'label' => __('Next article counts from', 'onda'),
            'group' => 'behavior',
            'control' => 'range',
            'unit' => '%',
        ],
        'back' => [
            'label' => __('Article before counts from', 'onda'),
            'group' => 'behavior',
            'control' => 'range',
            'unit' => '%',
        ],
        'step' => [
            'label' => __('Look again after', 'onda'),
            'group' => 'advanced',
            'unit' => 'px',
        ],
        'article' => [
            'label' => __('Article, as a selector', 'onda'),
            'group' => 'advanced',
        ],
        'info' => [
            'label' => __('Data of the article', 'onda'),
            'group' => 'advanced',
        ],
        'next' => [
            'label' => __('Mark of the next article', 'onda'),
            'group' => 'advanced',
        ],
        'leaveOut' => [
            'label' => __('Left out of added articles', 'onda'),
            'group' => 'advanced',
        ],
        'slots' => [
            'label' => __('Ads', 'onda'),
            'group' => 'advanced',
        ],
        'for' => [
            'label' => __('Use another part of the page', 'onda'),
            'help' => __('A CSS selector of your theme. Left empty, the block itself.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'scores-board' => [
        'highlight' => [
            'label' => __('A chosen game stands out for', 'onda'),
            'group' => 'behavior',
            'unit' => 'ms',
        ],
        'select' => [
            'label' => __('Chooser, as a selector', 'onda'),
            'group' => 'advanced',
        ],
        'for' => [
            'label' => __('Use another part of the page', 'onda'),
            'help' => __('A CSS selector of your theme. Left empty, the block itself.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'scores-calendar' => [
        'for' => [
            'label' => __('Use another part of the page', 'onda'),
            'help' => __('A CSS selector of your theme. Left empty, the block itself.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'masonry-grid' => [
        'postType' => [
            'label' => __('Kinds of content', 'onda'),
            'group' => 'basics',
            'control' => 'post-types',
        ],
        'category' => [
            'label' => __('Categories', 'onda'),
            'help' => __('All of them where none is chosen.', 'onda'),
            'group' => 'basics',
            'control' => 'terms',
        ],
        'tag' => [
            'label' => __('Tags', 'onda'),
            'group' => 'basics',
            'control' => 'terms',
        ],
        'order' => [
            'label' => __('Order', 'onda'),
            'group' => 'basics',
            'choices' => [
                'date' => __('Newest first', 'onda'),
                'modified' => __('Last changed first', 'onda'),
                'title' => __('By title', 'onda'),
                'comments' => __('Most comments first', 'onda'),
            ],
        ],
        'columns' => [
            'label' => __('Columns at most', 'onda'),
            'group' => 'look',
            'control' => 'range',
        ],
        'count' => [
            'label' => __('Posts on a page', 'onda'),
            'group' => 'look',
            'control' => 'range',
        ],
        'filters' => [
            'label' => __('Show filters above', 'onda'),
            'help' => __('Categories to choose from and a quick search.', 'onda'),
            'group' => 'look',
        ],
        'more' => [
            'label' => __('Further posts', 'onda'),
            'group' => 'behavior',
            'choices' => [
                'button' => __('At a button', 'onda'),
                'auto' => __('While scrolling, then at a button', 'onda'),
                'none' => __('None', 'onda'),
            ],
        ],
        'template' => [
            'label' => __('Card of the theme', 'onda'),
            'group' => 'advanced',
        ],
        'for' => [
            'label' => __('Use another part of the page', 'onda'),
            'help' => __('A CSS selector of your theme. Left empty, the block itself.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'share-links' => [
        'networks' => [
            'label' => __('Ways to share', 'onda'),
            'help' => __('They stand in this order.', 'onda'),
            'group' => 'basics',
            'control' => 'networks',
        ],
        'text' => [
            'label' => __('Text to share', 'onda'),
            'help' => __('Left empty, the title of the article.', 'onda'),
            'group' => 'basics',
        ],
        'url' => [
            'label' => __('Address to share', 'onda'),
            'help' => __('Left empty, the address of the article.', 'onda'),
            'group' => 'behavior',
        ],
        'for' => [
            'label' => __('Use another part of the page', 'onda'),
            'help' => __('A CSS selector of your theme. Left empty, the block itself.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'comments-panel' => [
        'openLabel' => [
            'label' => __('Button that opens', 'onda'),
            'group' => 'basics',
        ],
        'closeLabel' => [
            'label' => __('Button that closes', 'onda'),
            'group' => 'basics',
        ],
        'open' => [
            'label' => __('Open at first', 'onda'),
            'group' => 'behavior',
        ],
        'toggle' => [
            'label' => __('Button of the theme', 'onda'),
            'group' => 'advanced',
        ],
        'closedClass' => [
            'label' => __('Class while it is closed', 'onda'),
            'group' => 'advanced',
        ],
        'for' => [
            'label' => __('Use another part of the page', 'onda'),
            'help' => __('A CSS selector of your theme. Left empty, the block itself.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'comments-embed' => [
        'shortname' => [
            'label' => __('Name at Disqus', 'onda'),
            'help' => __('The short name that Disqus gave to the site.', 'onda'),
            'group' => 'basics',
        ],
        'consent' => [
            'label' => __('Needed consent', 'onda'),
            'group' => 'behavior',
            'choices' => [
                'functional' => __('Functional', 'onda'),
                'preferences' => __('Preferences', 'onda'),
                'statistics-anonymous' => __('Anonymous statistics', 'onda'),
                'statistics' => __('Statistics', 'onda'),
                'marketing' => __('Marketing', 'onda'),
            ],
        ],
        'url' => [
            'label' => __('Address of the article', 'onda'),
            'group' => 'advanced',
        ],
        'identifier' => [
            'label' => __('Id of the discussion', 'onda'),
            'group' => 'advanced',
        ],
        'for' => [
            'label' => __('Use another part of the page', 'onda'),
            'help' => __('A CSS selector of your theme. Left empty, the block itself.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'personal-news' => [
        'size' => [
            'label' => __('Number of articles', 'onda'),
            'help' => __('0 shows nothing and only remembers what is read.', 'onda'),
            'group' => 'basics',
            'control' => 'range',
        ],
        'for' => [
            'label' => __('Use another part of the page', 'onda'),
            'help' => __('A CSS selector of your theme. Left empty, the block itself.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'content-tabs' => [
        'label' => [
            'label' => __('Name for screen readers', 'onda'),
            'group' => 'basics',
        ],
        'for' => [
            'label' => __('Use another part of the page', 'onda'),
            'help' => __('A CSS selector of your theme. Left empty, the block itself.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'content-accordion' => [
        'single' => [
            'label' => __('One section open at a time', 'onda'),
            'help' => __('Otherwise each opens and closes alone.', 'onda'),
            'group' => 'basics',
        ],
        'for' => [
            'label' => __('Use another part of the page', 'onda'),
            'help' => __('A CSS selector of your theme. Left empty, the block itself.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'content-carousel' => [
        'label' => [
            'label' => __('Name for screen readers', 'onda'),
            'group' => 'basics',
        ],
        'visible' => [
            'label' => __('Slides on a wide screen', 'onda'),
            'group' => 'look',
            'control' => 'range',
        ],
        'desktopsmall' => [
            'label' => __('Slides on a laptop', 'onda'),
            'group' => 'look',
            'control' => 'range',
        ],
        'itemtablet' => [
            'label' => __('Slides on a tablet', 'onda'),
            'group' => 'look',
            'control' => 'range',
        ],
        'itemmobile' => [
            'label' => __('Slides on a phone', 'onda'),
            'group' => 'look',
            'control' => 'range',
        ],
        'autoplay' => [
            'label' => __('Turn by itself', 'onda'),
            'help' => __('Not for visitors who asked their device for less motion.', 'onda'),
            'group' => 'behavior',
        ],
        'interval' => [
            'label' => __('Time between two turns', 'onda'),
            'group' => 'behavior',
            'unit' => 'ms',
        ],
        'for' => [
            'label' => __('Use another part of the page', 'onda'),
            'help' => __('A CSS selector of your theme. Left empty, the block itself.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'fade-slideshow' => [
        'label' => [
            'label' => __('Name for screen readers', 'onda'),
            'group' => 'basics',
        ],
        'controls' => [
            'label' => __('Buttons', 'onda'),
            'group' => 'look',
            'choices' => [
                'all' => __('Pause, back and on', 'onda'),
                'pause' => __('Pause alone, for a background', 'onda'),
            ],
        ],
        'speed' => [
            'label' => __('Time of a slide', 'onda'),
            'group' => 'behavior',
            'unit' => 'ms',
        ],
        'animation' => [
            'label' => __('Time of the change', 'onda'),
            'group' => 'behavior',
            'unit' => 'ms',
        ],
        'for' => [
            'label' => __('Use another part of the page', 'onda'),
            'help' => __('A CSS selector of your theme. Left empty, the block itself.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'video-carousel' => [
        'label' => [
            'label' => __('Name for screen readers', 'onda'),
            'group' => 'basics',
        ],
        'for' => [
            'label' => __('Use another part of the page', 'onda'),
            'help' => __('A CSS selector of your theme. Left empty, the block itself.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'count-down' => [
        'date' => [
            'label' => __('Moment', 'onda'),
            'help' => __('In the time zone of the site.', 'onda'),
            'group' => 'basics',
            'control' => 'date',
        ],
        'endText' => [
            'label' => __('Text when it has come', 'onda'),
            'group' => 'basics',
        ],
        'redirect' => [
            'label' => __('Page to go to then', 'onda'),
            'group' => 'behavior',
        ],
        'for' => [
            'label' => __('Use another part of the page', 'onda'),
            'help' => __('A CSS selector of your theme. Left empty, the block itself.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'asp-search' => [
        'id' => [
            'label' => __('Search box', 'onda'),
            'help' => __('What it finds is in the settings of the search.', 'onda'),
            'group' => 'basics',
            'control' => 'search',
        ],
        'phrase' => [
            'label' => __('Text in the field at first', 'onda'),
            'group' => 'basics',
        ],
        'compact' => [
            'label' => __('Show the magnifier alone', 'onda'),
            'help' => __('It opens the field.', 'onda'),
            'group' => 'look',
        ],
        'compactCloseOnDocument' => [
            'label' => __('A click elsewhere closes it', 'onda'),
            'group' => 'look',
        ],
        'compactCloseOnMagnifier' => [
            'label' => __('The magnifier closes it', 'onda'),
            'group' => 'look',
        ],
        'settingsVisible' => [
            'label' => __('Open the filters at first', 'onda'),
            'group' => 'look',
        ],
        'resultstype' => [
            'label' => __('Layout of the results', 'onda'),
            'group' => 'look',
            'choices' => [
                'vertical' => __('List', 'onda'),
                'horizontal' => __('Row', 'onda'),
                'polaroid' => __('Cards', 'onda'),
                'isotopic' => __('Tiles', 'onda'),
            ],
        ],
        'resultsposition' => [
            'label' => __('Place of the results', 'onda'),
            'group' => 'look',
            'choices' => [
                'hover' => __('Over the page', 'onda'),
                'block' => __('In the page', 'onda'),
            ],
        ],
        'itemscount' => [
            'label' => __('Results without scrolling', 'onda'),
            'group' => 'look',
            'control' => 'range',
        ],
        'isotopicColumns' => [
            'label' => __('Columns of tiles', 'onda'),
            'group' => 'look',
            'control' => 'range',
        ],
        'isotopicItems' => [
            'label' => __('Tiles on a page', 'onda'),
            'group' => 'look',
            'control' => 'range',
        ],
        'isotopicPagination' => [
            'label' => __('Pages of tiles', 'onda'),
            'group' => 'look',
        ],
        'animation' => [
            'label' => __('How results appear', 'onda'),
            'group' => 'look',
            'choices' => [
                'fadedrop' => __('Fade and drop', 'onda'),
                'fade' => __('Fade', 'onda'),
                'none' => __('At once', 'onda'),
            ],
        ],
        'highlight' => [
            'label' => __('Mark the words found', 'onda'),
            'group' => 'look',
        ],
        'highlightWholewords' => [
            'label' => __('Mark whole words only', 'onda'),
            'group' => 'look',
        ],
        'info' => [
            'label' => __('Say how many were found', 'onda'),
            'group' => 'look',
        ],
        'infoText' => [
            'label' => __('Line over the results', 'onda'),
            'help' => __('{phrase} and {results_count} are filled in.', 'onda'),
            'group' => 'look',
        ],
        'showMore' => [
            'label' => __('Offer further results', 'onda'),
            'group' => 'look',
        ],
        'triggerType' => [
            'label' => __('Search while typing', 'onda'),
            'group' => 'behavior',
        ],
        'charcount' => [
            'label' => __('Characters before a search', 'onda'),
            'group' => 'behavior',
            'control' => 'range',
        ],
        'triggerDelay' => [
            'label' => __('Wait after a key', 'onda'),
            'group' => 'behavior',
            'unit' => 'ms',
        ],
        'triggerReturn' => [
            'label' => __('The Enter key', 'onda'),
            'group' => 'behavior',
            'choices' => [
                'results_page' => __('Open the search page', 'onda'),
                'woo_results_page' => __('Open the shop’s search page', 'onda'),
                'elementor_page' => __('Open a page of Elementor', 'onda'),
                'custom' => __('Open the own address', 'onda'),
                'first_result' => __('Open the first result', 'onda'),
                'ajax_search' => __('Search here', 'onda'),
                'nothing' => __('Nothing', 'onda'),
            ],
        ],
        'triggerReturnLocation' => [
            'label' => __('Enter opens', 'onda'),
            'group' => 'behavior',
            'choices' => [
                'same' => __('In this tab', 'onda'),
                'new' => __('In a new tab', 'onda'),
            ],
        ],
        'triggerClick' => [
            'label' => __('The magnifier', 'onda'),
            'group' => 'behavior',
            'choices' => [
                'results_page' => __('Open the search page', 'onda'),
                'woo_results_page' => __('Open the shop’s search page', 'onda'),
                'elementor_page' => __('Open a page of Elementor', 'onda'),
                'custom' => __('Open the own address', 'onda'),
                'first_result' => __('Open the first result', 'onda'),
                'ajax_search' => __('Search here', 'onda'),
                'nothing' => __('Nothing', 'onda'),
            ],
        ],
        'triggerClickLocation' => [
            'label' => __('The magnifier opens', 'onda'),
            'group' => 'behavior',
            'choices' => [
                'same' => __('In this tab', 'onda'),
                'new' => __('In a new tab', 'onda'),
            ],
        ],
        'redirectUrl' => [
            'label' => __('Own address', 'onda'),
            'help' => __('{phrase} stands for what is searched.', 'onda'),
            'group' => 'behavior',
        ],
        'autocomplete' => [
            'label' => __('Complete what is typed', 'onda'),
            'group' => 'behavior',
        ],
        'autocompleteMobile' => [
            'label' => __('Complete on a phone too', 'onda'),
            'group' => 'behavior',
        ],
        'autop' => [
            'label' => __('Before anybody types', 'onda'),
            'group' => 'behavior',
            'choices' => [
                'disabled' => __('Nothing', 'onda'),
                'phrase' => __('Results of a phrase', 'onda'),
                'latest' => __('The newest', 'onda'),
                'random' => __('Some by chance', 'onda'),
            ],
        ],
        'autopPhrase' => [
            'label' => __('Phrase of the first search', 'onda'),
            'group' => 'behavior',
        ],
        'autopCount' => [
            'label' => __('Results before typing', 'onda'),
            'group' => 'behavior',
            'control' => 'range',
        ],
        'closeOnDocClick' => [
            'label' => __('Close at a click elsewhere', 'onda'),
            'group' => 'behavior',
        ],
        'preventBodyScroll' => [
            'label' => __('Hold the page while scrolling', 'onda'),
            'group' => 'behavior',
        ],
        'topKeywordsAction' => [
            'label' => __('A click on a keyword', 'onda'),
            'group' => 'behavior',
            'choices' => [
                'nothing' => __('Nothing', 'onda'),
                'search' => __('Search here', 'onda'),
                'redirect' => __('Open the search page', 'onda'),
            ],
        ],
        'triggerFacet' => [
            'label' => __('Search when a filter changes', 'onda'),
            'group' => 'behavior',
        ],
        'triggerUpdateHref' => [
            'label' => __('Keep the search in the address', 'onda'),
            'group' => 'behavior',
        ],
        'resPageUseAjax' => [
            'label' => __('Load into the search page', 'onda'),
            'group' => 'advanced',
        ],
        'resPageSelector' => [
            'label' => __('Where its results stand', 'onda'),
            'help' => __('A CSS selector; usual places of a theme where it is empty.', 'onda'),
            'group' => 'advanced',
        ],
        'wooShopUseAjax' => [
            'label' => __('Load into the shop page', 'onda'),
            'group' => 'advanced',
        ],
        'wooShopSelector' => [
            'label' => __('Where its results stand', 'onda'),
            'help' => __('A CSS selector; usual places of a theme where it is empty.', 'onda'),
            'group' => 'advanced',
        ],
        'wooShopUrl' => [
            'label' => __('Its address', 'onda'),
            'group' => 'advanced',
        ],
        'cptArchiveUseAjax' => [
            'label' => __('Load into archives of a type', 'onda'),
            'group' => 'advanced',
        ],
        'cptArchiveSelector' => [
            'label' => __('Where its results stand', 'onda'),
            'help' => __('A CSS selector; usual places of a theme where it is empty.', 'onda'),
            'group' => 'advanced',
        ],
        'cptArchiveUrl' => [
            'label' => __('Its address', 'onda'),
            'group' => 'advanced',
        ],
        'taxArchiveUseAjax' => [
            'label' => __('Load into archives of terms', 'onda'),
            'group' => 'advanced',
        ],
        'taxArchiveSelector' => [
            'label' => __('Where its results stand', 'onda'),
            'help' => __('A CSS selector; usual places of a theme where it is empty.', 'onda'),
            'group' => 'advanced',
        ],
        'taxArchiveUrl' => [
            'label' => __('Its address', 'onda'),
            'group' => 'advanced',
        ],
        'overridewpdefault' => [
            'label' => __('Use it on the search page', 'onda'),
            'group' => 'advanced',
        ],
        'statistics' => [
            'label' => __('Count what is searched', 'onda'),
            'group' => 'advanced',
        ],
        'name' => [
            'label' => __('Name in analytics', 'onda'),
            'group' => 'advanced',
        ],
        'autocompleteLang' => [
            'label' => __('Language of suggestions', 'onda'),
            'group' => 'advanced',
        ],
        'autocompleteTriggerCharcount' => [
            'label' => __('Characters before suggestions', 'onda'),
            'group' => 'advanced',
        ],
        'autocompleteGoogleOnly' => [
            'label' => __('Suggestions from outside alone', 'onda'),
            'group' => 'advanced',
        ],
        'elementorUrl' => [
            'label' => __('Address of the Elementor page', 'onda'),
            'group' => 'advanced',
        ],
        'showMoreAction' => [
            'label' => __('Further results open', 'onda'),
            'group' => 'advanced',
            'choices' => [
                'ajax' => __('Search here', 'onda'),
                'results_page' => __('Open the search page', 'onda'),
                'woo_results_page' => __('Open the shop’s search page', 'onda'),
                'elementor_page' => __('Open a page of Elementor', 'onda'),
                'custom' => __('Open the own address', 'onda'),
            ],
        ],
        'showMoreInfinite' => [
            'label' => __('Further results at scrolling', 'onda'),
            'group' => 'advanced',
        ],
        'showMoreUrl' => [
            'label' => __('Address of further results', 'onda'),
            'group' => 'advanced',
        ],
        'showMoreLocation' => [
            'label' => __('Further results in', 'onda'),
            'group' => 'advanced',
            'choices' => [
                'same' => __('In this tab', 'onda'),
                'new' => __('In a new tab', 'onda'),
            ],
        ],
    ],
    'masthead-search' => [
        'keywords' => [
            'label' => __('Offered keywords', 'onda'),
            'help' => __('With commas between. Left empty, those of the settings.', 'onda'),
            'group' => 'basics',
        ],
        'enter' => [
            'label' => __('Enter and the button', 'onda'),
            'group' => 'behavior',
            'choices' => [
                'live' => __('Nothing: results come by themselves', 'onda'),
                'submit' => __('Open the search page', 'onda'),
            ],
        ],
        'for' => [
            'label' => __('Use another part of the page', 'onda'),
            'help' => __('A CSS selector of your theme. Left empty, the block itself.', 'onda'),
            'group' => 'advanced',
        ],
        'template' => [
            'label' => __('Template of a result', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'newsletter-form' => [
        'form' => [
            'label' => __('Form', 'onda'),
            'group' => 'basics',
            'control' => 'form',
        ],
        'type' => [
            'label' => __('Where it appears', 'onda'),
            'group' => 'basics',
            'choices' => [
                'own' => __('As in the settings of the form', 'onda'),
                'inline' => __('In the page', 'onda'),
                'below_posts' => __('Below the posts', 'onda'),
                'others' => __('In a sidebar or footer', 'onda'),
                'fixed_bar' => __('As a bar', 'onda'),
                'slide_in' => __('As a slide-in', 'onda'),
                'popup' => __('As a popup', 'onda'),
            ],
        ],
        'position' => [
            'label' => __('Edge', 'onda'),
            'help' => __('For a bar or a slide-in.', 'onda'),
            'group' => 'look',
            'choices' => [
                'own' => __('As in the settings of the form', 'onda'),
                'top' => __('Top', 'onda'),
                'bottom' => __('Bottom', 'onda'),
                'left' => __('Left', 'onda'),
                'right' => __('Right', 'onda'),
            ],
        ],
        'animation' => [
            'label' => __('How it comes up', 'onda'),
            'group' => 'look',
            'choices' => [
                'own' => __('As in the settings of the form', 'onda'),
                'none' => __('At once', 'onda'),
                'slideup' => __('Slides up', 'onda'),
                'slidedown' => __('Slides down', 'onda'),
                'slideleft' => __('Slides to the left', 'onda'),
                'slideright' => __('Slides to the right', 'onda'),
                'fadein' => __('Fades in', 'onda'),
            ],
        ],
        'delay' => [
            'label' => __('Comes up after', 'onda'),
            'help' => __('For a bar, a slide-in or a popup.', 'onda'),
            'group' => 'behavior',
            'unit' => 's',
        ],
        'exitIntentEnabled' => [
            'label' => __('Earlier when the mouse leaves', 'onda'),
            'group' => 'behavior',
        ],
        'exitIntentTouch' => [
            'label' => __('Earlier on a touch screen', 'onda'),
            'help' => __('At a fast way back, past the half, or after a rest of 30 seconds.', 'onda'),
            'group' => 'behavior',
        ],
        'cookieExpirationTime' => [
            'label' => __('Days away once closed', 'onda'),
            'help' => __('0 is until the browser is closed.', 'onda'),
            'group' => 'behavior',
            'unit' => 'd',
        ],
        'isPreview' => [
            'label' => __('Try without sending', 'onda'),
            'help' => __('Shows a success for a moment. Nobody is signed up.', 'onda'),
            'group' => 'advanced',
        ],
    ],
    'newsletter-manage' => [],
    'program-schedule' => [
        'station' => [
            'label' => __('Station', 'onda'),
            'help' => __('Left at the default, the first station of the settings is followed.', 'onda'),
            'group' => 'basics',
            'control' => 'station',
        ],
        'view' => [
            'label' => __('Layout', 'onda'),
            'group' => 'look',
            'choices' => [
                'auto' => __('Columns, or tabs where it is narrow', 'onda'),
                'week' => __('Columns, or one list where it is narrow', 'onda'),
                'day' => __('Tabs', 'onda'),
                'list' => __('One list', 'onda'),
            ],
        ],
        'days' => [
            'label' => __('Days', 'onda'),
            'help' => __('Fewer than 7 begin today.', 'onda'),
            'group' => 'basics',
            'control' => 'range',
        ],
        'hosts' => [
            'label' => __('Names of the hosts', 'onda'),
            'group' => 'look',
        ],
        'images' => [
            'label' => __('Pictures of the shows', 'onda'),
            'group' => 'look',
        ],
    ],
    'on-air' => [
        'station' => [
            'label' => __('Station', 'onda'),
            'help' => __('Left at the default, the first station of the settings is followed.', 'onda'),
            'group' => 'basics',
            'control' => 'station',
        ],
        'next' => [
            'label' => __('Shows that come next', 'onda'),
            'group' => 'basics',
            'control' => 'range',
        ],
        'remaining' => [
            'label' => __('Time that is left', 'onda'),
            'group' => 'look',
        ],
        'images' => [
            'label' => __('Pictures of the shows', 'onda'),
            'group' => 'look',
        ],
    ],
    'show-episodes' => [
        'show' => [
            'label' => __('Show', 'onda'),
            'help' => __('Number or slug', 'onda'),
            'group' => 'basics',
        ],
        'size' => [
            'label' => __('Episodes', 'onda'),
            'group' => 'basics',
            'control' => 'range',
        ],
    ],
    'studio-line' => [
        'station' => [
            'label' => __('Station', 'onda'),
            'help' => __('Left at the default, the first station of the settings is followed.', 'onda'),
            'group' => 'basics',
            'control' => 'station',
        ],
    ],
];
