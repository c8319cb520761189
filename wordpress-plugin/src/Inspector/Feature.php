<?php

declare(strict_types=1);

namespace Onda\Inspector;

use Onda\Access\Lock;
use Onda\Database\RateLimitRepository;
use Onda\Feature as FeatureOfPlugin;
use Onda\FeatureDefaults;
use Onda\Http\Action;
use Onda\Http\RateLimit;
use Onda\Http\WriteGuard;
use Onda\Input;
use Onda\Printing\Assets;
use Onda\Printing\ElementPrinter;
use Onda\Printing\Elements;
use Onda\Settings\Section;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The composition root's part for hidden elements. */
final class Feature implements FeatureOfPlugin
{
    use FeatureDefaults;

    public function actions(): array
    {
        return ['inspector' => [
            new Action('onda_hide', self::hide(...), depends_on_user: true),
            new Action(HiddenStyle::ACTION, self::style(...), is_early: true, opens_to: Lock::Waiting),
        ]];
    }

    public function routes(): array
    {
        return (new Routes(new SettingsStore(), new HiddenRecords(), self::hide(...)))->all();
    }

    public function settings(): array
    {
        return [Options::section()];
    }

    public function hook_printing(Elements $elements, ElementPrinter $printer, Assets $assets): void
    {
        (new Printing(new SettingsStore(), new HiddenRecords(), $printer, $assets))->hook();
    }

    public function forget(): void
    {
        HiddenRecords::drop_all();
    }

    private static function hide(): HideElements
    {
        $rate_limit = new RateLimit(new RateLimitRepository(), 'inspector', HideElements::PER_MINUTE);
        return new HideElements(new SettingsStore(), new WriteGuard(HideElements::NONCE, $rate_limit), new HiddenRecords());
    }

    private static function style(): HiddenStyle
    {
        return new HiddenStyle(new HiddenRecords());
    }
}
