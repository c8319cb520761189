<?php

// Printed by `pnpm generate` from the kinds that packages/feeds reads. Do not edit.

declare(strict_types=1);

namespace Onda\Settings;

defined('ABSPATH') || exit;

/** How a feed may be written; `auto` lets the browser find out. */
final class FeedKinds
{
    public const ALL = [
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
    ];
}
