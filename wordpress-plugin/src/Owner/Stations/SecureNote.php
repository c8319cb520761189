<?php

declare(strict_types=1);

namespace Onda\Owner\Stations;

use Onda\Core\Forms\Screen;
use Onda\Core\Printing\Assets;
use Onda\Core\Printing\Written\OwnerNote;

defined('ABSPATH') || exit;

/** Leads an owner whose player fails for want of https to the check of the station. Visitors get nothing of it. */
final class SecureNote
{
    private const TAGS = ['radio-player', 'live-radio-button'];

    /** In the footer of a page. */
    public static function write(Assets $assets): void
    {
        if (array_intersect(self::TAGS, $assets->used()) === []) {
            return;
        }
        OwnerNote::put(self::TAGS, [
            'reason' => 'insecure',
            'text' => __('Onda: this station does not play here because its address has no https.', 'onda'),
            // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
            'link' => __('Check it: there you find an address with https, or the lines for nginx and Apache.', 'onda'),
            'url' => Screen::Stations->url(),
        ]);
    }
}
