<?php

declare(strict_types=1);

namespace Onda\Features\Inspector;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\Action;
use Onda\Core\Http\Lock;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\WriteGuard;
use Onda\Core\Printing\Printing;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The composition root's part for hidden elements. */
final class InspectorFeature implements Feature
{
    use FeatureDefaults;

    public function actions(): array
    {
        return ['inspector' => [
            new Action('onda_hide', self::hide(...)),
            new Action(HiddenStyle::ACTION, self::style(...), opens_to: Lock::Waiting),
        ]];
    }

    public function make(string $part, Printing $printing): object
    {
        return new InspectorPrinting(new SettingsStore(), new HiddenRecords(), $printing);
    }

    public function forget(): void
    {
        HiddenRecords::drop_all();
    }

    public static function hide(): HideElements
    {
        $rate_limit = new RateLimit(new RateLimitRepository(), 'inspector', HideElements::PER_MINUTE);
        return new HideElements(new SettingsStore(), new WriteGuard(HideElements::NONCE, $rate_limit), new HiddenRecords());
    }

    private static function style(): HiddenStyle
    {
        return new HiddenStyle(new HiddenRecords());
    }
}
