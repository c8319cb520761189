<?php

declare(strict_types=1);

namespace Onda\Owner\Menu;

use Onda\Core\Forms\Screen;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\SiteOptions;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/**
 * The screen of plugins says what becomes of the data when Onda is deleted. It stands there while Onda is active:
 * WordPress offers to delete a plugin that is off, whose code does not run.
 */
final class RemovalNote
{
    public function __construct(private SettingsStore $settings, private string $plugin_file)
    {
    }

    public function hook(): void
    {
        add_filter('plugin_row_meta', [$this, 'plugin_row_meta'], 10, 2);
    }

    /**
     * @param list<string> $meta
     * @return list<string>
     */
    public function plugin_row_meta(array $meta, string $file): array
    {
        return $file === plugin_basename($this->plugin_file) ? [...$meta, $this->markup()] : $meta;
    }

    public function markup(): string
    {
        if (is_network_admin()) {
            return Html::text(__('If Onda is deleted, each site’s data goes or stays as its screen Tools says.', 'onda'));
        }
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $goes = SiteOptions::stored($this->settings)['deleteData'];
        [$text, $other] = $goes
            ? [__('If Onda is deleted, its data goes too: settings, stations, favorites, votes, views, statistics and subscribers.', 'onda'), __('Keep the data', 'onda')]
            : [__('If Onda is deleted, its data stays in the database: settings, stations, favorites, votes, views, statistics and subscribers.', 'onda'), __('Delete it too', 'onda')];
        // phpcs:enable
        $link = Html::tag('a', ['href' => Screen::Tools->url('removal')], Html::text($other));
        $file = $goes ? ' ' . self::file() : '';
        return Html::tag('span', ['class' => 'onda-removal'], Html::text($text) . " $link$file");
    }

    /** A link to what nobody can give back: the addresses and their consents, as a file. */
    public static function file(): string
    {
        $text = __('Save the subscribers as a file first', 'onda');
        return Html::tag('a', ['href' => Screen::Newsletter->url('transfer')], Html::text($text));
    }
}
