<?php

declare(strict_types=1);

namespace Onda\Owner\Theme;

use Onda\Core\Forms\RecordForm;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\LazyHooks;
use Onda\Features\Theme\ThemeScripts;
use Onda\Features\Theme\ThemeSettings;
use Onda\Owner\Home\Task;
use Onda\Owner\OwnerDefaults;
use Onda\Owner\OwnerFeature;

defined('ABSPATH') || exit;

/** The part of the owner in the magazine behaviors. */
final class ThemeOwner implements OwnerFeature
{
    use OwnerDefaults;

    /** @param string $plugin_file The main file of the plugin. */
    public function __construct(private string $plugin_file)
    {
    }

    public function hook(): void
    {
        LazyHooks::on(['site_status_tests'], static fn() =>
            (new ThemeHealth(new SettingsStore(), new ThemeScripts()))->hook());
    }

    public function settings(): array
    {
        $elements = new Elements(dirname($this->plugin_file) . '/generated');
        $preview = new ThemePreview($this->plugin_file);
        return [self::section($elements, $preview->enqueue(...)), PagesForm::section()];
    }

    public function privacy(PlacedElements $placed): array
    {
        return ThemePrivacy::texts($placed);
    }

    public function tasks(PlacedElements $placed): array
    {
        $is_on = static fn(): bool =>
            (new SettingsStore())->read(ThemeSettings::record())['theme']['preset'] !== '';
        return [new Task(
            Task::EXTRA + 40,
            __('Parts for magazine themes', 'onda'),
            __('Articles that follow each other, a bar that shows how far one has read, a way back to the top.', 'onda'),
            $is_on,
            Screen::Theme->url(),
            __('Choose', 'onda'),
        )];
    }

    /** @param \Closure(): void $load Runs before the screen is printed. */
    private static function section(Elements $elements, \Closure $load): Section
    {
        $form = static fn(RecordForm $form): string =>
            (new ThemeForm($elements, (new ThemeScripts())->seen()))->of($form);
        $title = __('Theme behaviors', 'onda');
        return new Section(Screen::Theme, 'theme', 10, $title, ThemeSettings::record(), form: $form, load: $load);
    }
}
