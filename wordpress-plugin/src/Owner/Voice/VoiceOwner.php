<?php

declare(strict_types=1);

namespace Onda\Owner\Voice;

use Onda\Core\Printing\PlacedElements;
use Onda\Features\Voice\VoiceOptions;
use Onda\Owner\Menu\PrivacyText;
use Onda\Owner\OwnerDefaults;
use Onda\Owner\OwnerFeature;

defined('ABSPATH') || exit;

/** The part of the owner in voice search. */
final class VoiceOwner implements OwnerFeature
{
    use OwnerDefaults;

    public function settings(): array
    {
        return [VoiceOptions::section()];
    }

    public function privacy(PlacedElements $placed): array
    {
        if (!$placed->has('voice-search')) {
            return [];
        }
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $sentences = [
            __('Whoever uses voice search speaks to the browser, which recognizes the words on the device or by the service of its maker.', 'onda'),
            __('This site gets the words alone and does not keep them.', 'onda'),
        ];
        // phpcs:enable
        return [new PrivacyText(__('Voice search', 'onda'), $sentences)];
    }
}
