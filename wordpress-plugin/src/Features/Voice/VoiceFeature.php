<?php

declare(strict_types=1);

namespace Onda\Features\Voice;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\PostTitles;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\Action;
use Onda\Core\Http\RateLimit;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\Printing;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The composition root's part for voice search. */
final class VoiceFeature implements Feature
{
    use FeatureDefaults;

    public function actions(): array
    {
        return ['voice-search' => [
            new Action('voice_search_find', self::find(...)),
        ]];
    }

    public function make(string $part, Printing $printing): object
    {
        return new Speech(new SettingsStore());
    }

    public function elements(Printing $printing): ElementParts
    {
        $resolve = static fn(array $spec, array $values): array => Language::resolve($values);
        return new ElementParts(['voice-search' => $resolve]);
    }

    private static function find(): VoiceSearch
    {
        $finder = new Finder(new PublicPosts(), new PostTitles(), new AnswerCache());
        return new VoiceSearch($finder, new RateLimit(new RateLimitRepository(), 'voice', VoiceSearch::PER_MINUTE));
    }
}
