<?php

declare(strict_types=1);

namespace Onda\Settings;

use Onda\Access\SiteLock;
use Onda\Favorites\FavoritesRules;
use Onda\Http\ActionOwners;
use Onda\Inspector\PageObject;
use Onda\Music\Providers;
use Onda\Search\SearchIndexRules;
use Onda\Search\SearchRules;
use Onda\Stations\FeedRepository;
use Onda\Theme\Feature as Theme;
use Onda\Theme\Pages\Options as Pages;
use Onda\Theme\ThemeRules;
use Onda\Views\ViewsRules;
use Onda\Voice\Speech;
use Onda\Votes\Options as Votes;

defined('ABSPATH') || exit;

/** The settings record as WordPress's Settings API and REST see it. */
final class Settings
{
    public const PAGE = 'onda';

    public function __construct(
        private SettingsStore $stations,
        private SettingsRules $rules,
        private Drafts $drafts,
        private FeedRepository $cache,
        private ActionOwners $owners,
    ) {
    }

    public function hook(): void
    {
        add_action('admin_init', [$this, 'register'], 10, 0);
        add_action('rest_api_init', [$this, 'register'], 10, 0);
        add_action('update_option_' . SettingsStore::OPTION, [$this, 'forget'], 10, 0);
        add_action('add_option_' . SettingsStore::OPTION, [$this, 'forget'], 10, 0);
    }

    public function register(): void
    {
        register_setting(self::PAGE, SettingsStore::OPTION, [
            'type' => 'object',
            'label' => 'Onda',
            'default' => SettingsStore::DEFAULTS,
            'sanitize_callback' => [$this, 'sanitize'],
            'show_in_rest' => ['schema' => $this->schema()],
        ]);
    }

    /**
     * The record, or the former one when something is wrong; what was typed is then shown again beside its error.
     *
     * @return array<string, mixed>
     */
    public function sanitize(mixed $input): array
    {
        $settings = $this->rules->read($input);
        $errors = $this->rules->errors();
        if ($errors === []) {
            return $settings;
        }
        $this->drafts->keep($settings, $errors);
        $shown = function_exists('get_settings_errors') ? get_settings_errors(SettingsStore::OPTION) : null;
        if ($shown === []) {
            $message = __('Nothing was saved yet: see the marked fields.', 'onda');
            add_settings_error(SettingsStore::OPTION, 'onda_invalid', $message);
        }
        return $this->stations->settings();
    }

    /** Another address may stand behind the same station now. */
    public function forget(): void
    {
        $this->cache->clear();
        $this->owners->forget();
    }

    public static function url(): string
    {
        return admin_url('options-general.php?page=' . self::PAGE);
    }

    /** @return array<string, mixed> */
    private function schema(): array
    {
        $text = ['type' => 'string'];
        $address = ['type' => 'string', 'format' => 'uri'];
        $kinds = ['type' => 'string', 'enum' => FeedKinds::ALL];
        $station = ['id' => $text, 'name' => $text, 'stream' => $address] +
            ['mirrors' => $text, 'feed' => $text, 'kind' => $kinds, 'cover' => $text];
        return [
            'type' => 'object',
            'additionalProperties' => false,
            'properties' => [
                'stations' => [
                    'type' => 'array',
                    'maxItems' => SettingsRules::MAX_STATIONS,
                    'items' => ['type' => 'object', 'properties' => $station, 'additionalProperties' => false],
                ],
                'earlyAnswers' => ['type' => 'string', 'enum' => SettingsRules::EARLY_ANSWERS],
                'siteAccess' => ['type' => 'string', 'enum' => SiteLock::SETTINGS],
                'deleteData' => ['type' => 'boolean'],
                'artistProvider' => ['type' => 'string', 'enum' => Providers::ARTISTS],
                'artProvider' => ['type' => 'string', 'enum' => Providers::ART],
                'lastFmKey' => $text,
                'favorites' => FavoritesRules::schema(),
                'votes' => Votes::schema(),
                'network' => NetworkRules::schema(),
                'search' => SearchRules::schema(),
                'searchIndex' => SearchIndexRules::schema(),
                'theme' => ThemeRules::schema(),
                'pages' => Pages::schema(),
                'voiceSpeech' => ['type' => 'string', 'enum' => Speech::PLACES],
                'inspector' => ['type' => 'string', 'enum' => array_keys(PageObject::KEEPERS)],
                'themeActions' => ['type' => 'string', 'enum' => Theme::OWNERS],
            ] + ViewsRules::schema(),
        ];
    }
}
