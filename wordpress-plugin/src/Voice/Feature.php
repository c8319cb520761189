<?php

declare(strict_types=1);

namespace Onda\Voice;

use Onda\Admin\PrivacyText;
use Onda\Database\PostTitles;
use Onda\Database\PublicPosts;
use Onda\Database\RateLimitRepository;
use Onda\Feature as FeatureOfPlugin;
use Onda\FeatureDefaults;
use Onda\Http\Action;
use Onda\Http\RateLimit;
use Onda\Printing\PlacedElements;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The composition root's part for voice search. */
final class Feature implements FeatureOfPlugin
{
    use FeatureDefaults;

    public function actions(): array
    {
        return ['voice-search' => [
            new Action('voice_search_find', self::find(...)),
        ]];
    }

    public function hook(): void
    {
        (new Speech(new SettingsStore()))->hook();
    }

    public function settings(): array
    {
        return [Options::section()];
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

    private static function find(): VoiceSearch
    {
        $finder = new Finder(new PublicPosts(), new PostTitles(), new AnswerCache());
        return new VoiceSearch($finder, new RateLimit(new RateLimitRepository(), 'voice', VoiceSearch::PER_MINUTE));
    }
}
