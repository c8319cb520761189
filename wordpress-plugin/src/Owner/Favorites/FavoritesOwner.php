<?php

declare(strict_types=1);

namespace Onda\Owner\Favorites;

use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Printing\Printing;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\LazyHooks;
use Onda\Features\Favorites\FavoritesFeature;
use Onda\Features\Favorites\FavoritesOptions;
use Onda\Owner\Home\BlockPage;
use Onda\Owner\Home\Task;
use Onda\Owner\Menu\PrivacyText;
use Onda\Owner\OwnerDefaults;
use Onda\Owner\OwnerFeature;
use Onda\Owner\Preview\Look;
use Onda\Owner\Preview\PreviewFrame;
use Onda\Owner\Preview\PreviewPage;

defined('ABSPATH') || exit;

/** The part of the owner in favorites: settings, previews, imports, figures. */
final class FavoritesOwner implements OwnerFeature
{
    use OwnerDefaults;

    private SettingsStore $settings;

    public function __construct(private FavoritesFeature $feature)
    {
        $this->settings = new SettingsStore();
    }

    public function hook(): void
    {
        $favorites = $this->feature->favorites;
        LazyHooks::on_privacy(fn() => (new FavoritesPrivacy($favorites, $this->feature->service))->hook());
        LazyHooks::on_command_line(fn() => (new FavoritesImportCommand($this->feature->mirror))->hook());
    }

    public function hook_printing(Printing $printing): void
    {
        PreviewPage::hook(ButtonPreview::LOOK, fn(): Look =>
            ButtonPreview::look($printing->printer(), $this->settings, self::section(...)));
    }

    public function settings(): array
    {
        return [self::section()];
    }

    public function sources(): array
    {
        return [new PluginSource($this->feature->mirror)];
    }

    public function privacy(PlacedElements $placed): array
    {
        $is_placed = $placed->has('fav-button', 'fav-list', 'fav-count', 'fav-clear');
        if (!$is_placed && FavoritesOptions::stored($this->settings)->button_after === []) {
            return [];
        }
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $sentences = [
            __('Who keeps a favorite gets cookies for a year: a random number, a sign that there is something to read, and their consent where it was asked.', 'onda'),
            __('Favorites are stored with a mark of that cookie or with the account, until they are taken back; the mark of a cookie is deleted after 13 months.', 'onda'),
        ];
        // phpcs:enable
        return [new PrivacyText(__('Favorites', 'onda'), $sentences)];
    }

    public function tasks(PlacedElements $placed): array
    {
        $is_on = fn(): bool => FavoritesOptions::stored($this->settings)->button_after !== []
            || $placed->has('fav-button', 'fav-list');
        return [new Task(
            Task::EXTRA + 10,
            __('Favorites', 'onda'),
            __('A heart after each post, by which visitors keep it.', 'onda'),
            $is_on,
            Screen::Favorites->url('favorites'),
            __('Choose', 'onda'),
        )];
    }

    public function statistics(): array
    {
        return [HeartFigures::topic(new HeartRepository())];
    }

    public static function section(): Section
    {
        $title = __('Favorites', 'onda');
        $load = PreviewFrame::enqueue(...);
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $list = static fn(): string => __('Visitors see what they kept where the block “Favorites list” or the shortcode [fav_list] stands.', 'onda');
        return new Section(
            Screen::Favorites,
            'favorites',
            10,
            $title,
            FavoritesOptions::record(),
            form: ButtonPreview::beside(...),
            after: static fn(): string => BlockPage::offer('fav-list', $list()),
            load: $load,
        );
    }
}
