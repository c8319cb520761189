<?php

declare(strict_types=1);

namespace Onda\Owner\Music;

use Onda\Core\Printing\PlacedElements;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Music\MusicOptions;
use Onda\Owner\Menu\PrivacyText;
use Onda\Owner\OwnerDefaults;
use Onda\Owner\OwnerFeature;

defined('ABSPATH') || exit;

/** The part of the owner in artists and art. */
final class MusicOwner implements OwnerFeature
{
    use OwnerDefaults;

    public function settings(): array
    {
        return [MusicOptions::section()];
    }

    public function privacy(PlacedElements $placed): array
    {
        if (array_filter(array_diff_key(MusicOptions::stored(new SettingsStore()), ['lastFmKey' => 0])) === []) {
            return [];
        }
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $sentences = [
            __('This site asks a provider for artists and for the art of songs, in its own name.', 'onda'),
            __('So that nobody asks too often, a mark made of the visitor’s address, which names nobody, is kept about an hour.', 'onda'),
            __('Pictures found there are then loaded from the provider by the visitor’s browser.', 'onda'),
        ];
        // phpcs:enable
        return [new PrivacyText(__('Artists and art', 'onda'), $sentences)];
    }
}
