<?php

declare(strict_types=1);

namespace Onda\Admin;

use Onda\Favorites\FavoritesFields;
use Onda\Inspector\InspectorFields;
use Onda\Music\ProviderFields;
use Onda\Printing\Elements;
use Onda\Printing\Html;
use Onda\Search\Index\Feature as SearchIndex;
use Onda\Search\SearchFields;
use Onda\Search\SearchIndexFields;
use Onda\Settings\Drafts;
use Onda\Settings\FeedKinds;
use Onda\Settings\Settings;
use Onda\Settings\SettingsRules;
use Onda\Settings\SettingsStore;
use Onda\Theme\BehaviorFields;
use Onda\Theme\ThemeScripts;
use Onda\Views\ViewsFields;
use Onda\Voice\VoiceFields;
use Onda\Votes\VotesFields;

defined('ABSPATH') || exit;

/** The one settings screen: a plain form that needs no script. */
final class SettingsScreen
{
    private const EMPTY_ROW = [
        'id' => '', 'name' => '', 'stream' => '', 'mirrors' => '', 'feed' => '', 'kind' => 'auto', 'cover' => '',
    ];

    public function __construct(
        private SettingsStore $stations,
        private SettingsRules $rules,
        private Drafts $drafts,
        private string $plugin_file,
    ) {
    }

    public function hook(): void
    {
        add_action('admin_menu', [$this, 'admin_menu'], 10, 0);
        add_filter('plugin_action_links_' . plugin_basename($this->plugin_file), [$this, 'action_links'], 10, 1);
    }

    public function admin_menu(): void
    {
        add_options_page('Onda', 'Onda', 'manage_options', Settings::PAGE, [$this, 'page']);
    }

    /**
     * @param list<string> $links
     * @return list<string>
     */
    public function action_links(array $links): array
    {
        return [Html::tag('a', ['href' => Settings::url()], Html::text(__('Settings', 'onda'))), ...$links];
    }

    public function page(): void
    {
        $draft = $this->drafts->take();
        $settings = array_merge($this->stations->settings(), $draft['settings'] ?? []);
        $errors = $draft['errors'] ?? [];
        $form = $this->rows($settings['stations'], $errors)
            . ProviderFields::of($settings, $errors) . FavoritesFields::of($settings, $errors)
            . VotesFields::of($settings) . VoiceFields::of($settings) . InspectorFields::of($settings)
            . SearchFields::of($settings, $errors) . SearchIndexFields::of($settings, $errors, SearchIndex::progress())
            . ViewsFields::of($settings, $errors) . NetworkFields::of($settings, $errors)
            . $this->behaviors()->of($settings, $errors)
            . PagesFields::of($settings, $errors) . $this->site($settings);
        Html::write('<div class="wrap onda-screen">' . Html::tag('h1', [], 'Onda') . self::contents());
        Html::write('<form method="post" action="' . Html::text(admin_url('options.php')) . '">');
        settings_fields(Settings::PAGE);
        Html::write($form);
        submit_button(__('Save', 'onda'));
        Html::write('</form></div>');
    }

    /** Where on this long screen things are. */
    private static function contents(): string
    {
        $links = '';
        foreach (self::sections() as $id => $title) {
            $links .= Html::tag('li', [], Html::tag('a', ['href' => "#$id"], Html::text($title)));
        }
        return Html::tag('nav', ['aria-label' => __('On this screen', 'onda')], Html::tag('ul', [], $links));
    }

    /** @return array<string, string> Id of a heading → title. */
    private static function sections(): array
    {
        return [
            'onda-stations' => __('Stations', 'onda'),
            'onda-music' => __('Artists and art', 'onda'),
            'onda-favorites' => __('Favorites', 'onda'),
            'onda-votes' => __('Comment votes', 'onda'),
            'onda-voice' => __('Voice search', 'onda'),
            'onda-inspector' => __('Hidden elements', 'onda'),
            'onda-search' => __('Live search', 'onda'),
            'onda-search-index' => __('Search index', 'onda'),
            'onda-views' => __('Views', 'onda'),
            'onda-lists' => __('Ranked lists', 'onda'),
            'onda-theme' => __('Theme behaviours', 'onda'),
            'onda-pages' => __('Coming soon and not found', 'onda'),
            'onda-site' => __('This site', 'onda'),
        ];
    }

    private function behaviors(): BehaviorFields
    {
        return new BehaviorFields(new Elements(dirname($this->plugin_file) . '/generated'), (new ThemeScripts())->seen());
    }

    /**
     * @param list<array<string, string>> $stations
     * @param array<string, string> $errors
     */
    private function rows(array $stations, array $errors): string
    {
        $rows = Html::tag('h2', ['id' => 'onda-stations'], Html::text(__('Stations', 'onda')));
        $rows .= Fields::error($errors, 'stations');
        foreach ($stations as $place => $station) {
            $rows .= $this->row($place, array_merge(self::EMPTY_ROW, $station), $errors);
        }
        return $rows . $this->row(count($stations), self::EMPTY_ROW, $errors);
    }

    /**
     * @param array<string, string> $station
     * @param array<string, string> $errors
     */
    private function row(int $place, array $station, array $errors): string
    {
        $is_new = $station === self::EMPTY_ROW;
        $inner = '';
        foreach ($this->labels() as $field => [$label, $hint]) {
            $inner .= $this->field($place, $field, $label, $hint, $station[$field], $errors);
        }
        if ($is_new) {
            return Fields::new_card("onda-station-$place", __('Add a station', 'onda'), $inner, $place === 0);
        }
        $remove = Fields::box($this->name($place, 'remove'), '1', false, __('Remove this station', 'onda'));
        return Fields::card("onda-station-$place", $station['name'] ?: __('Station', 'onda'), $inner . $remove);
    }

    /** @return array<string, array{string, string}> Field → label and hint. */
    private function labels(): array
    {
        $stream = __('What is heard, for example https://radio.example:8443/live.mp3', 'onda');
        $mirrors = __('Further addresses, for when the first fails. Words before one name a quality to choose.', 'onda');
        $id = __('For shortcodes: [radio_player station="id"]. Left empty, it is made from the name.', 'onda');
        $feed = __('The document that tells what plays. Left empty, the stream server is asked.', 'onda');
        $cover = __('Address of an image, shown when a track has none.', 'onda');
        return [
            'name' => [__('Name', 'onda'), ''],
            'stream' => [__('Stream address', 'onda'), $stream],
            'mirrors' => [__('Mirrors and qualities', 'onda'), $mirrors],
            'id' => [__('Id', 'onda'), $id],
            'feed' => [__('Feed address', 'onda'), $feed],
            'kind' => [__('Kind of feed', 'onda'), ''],
            'cover' => [__('Default cover', 'onda'), $cover],
        ];
    }

    /** @param array<string, string> $errors */
    private function field(int $place, string $field, string $label, string $hint, string $value, array $errors): string
    {
        $name = $this->name($place, $field);
        $state = Fields::state($errors, "stations.$place.$field");
        $input = match ($field) {
            'kind' => Fields::select($name, $label, $value, $this->kinds(), $state),
            'mirrors' => Fields::area($name, $label, $value, $state),
            default => Fields::text($name, $label, $value, $state),
        };
        return $input . Fields::error($errors, "stations.$place.$field") . $this->warning($field, $value)
            . ($hint === '' ? '' : Fields::hint($hint));
    }

    private function warning(string $field, string $value): string
    {
        $warning = in_array($field, ['stream', 'feed'], true) ? $this->rules->warning($value) : '';
        return $warning === '' ? '' : Html::tag('p', ['class' => 'notice notice-warning inline'], Html::text($warning));
    }

    /** @param array<string, mixed> $settings */
    private function site(array $settings): string
    {
        $name = SettingsStore::OPTION . '[siteAccess]';
        $access = Fields::select($name, __('Who may read', 'onda'), $settings['siteAccess'], [
            'auto' => __('As the site’s other plugins say', 'onda'),
            'members' => __('Only who is signed in', 'onda'),
            'everybody' => __('Everybody', 'onda'),
        ]) . Fields::hint(__(
            'Where a plugin keeps strangers out of the whole site, Onda answers none of their searches and lists.',
            'onda'
        ));
        $delete = __('Delete all data when the plugin is deleted', 'onda');
        return Fields::card('onda-site', __('This site', 'onda'), EarlyFields::of($settings) . $access
            . Fields::box(SettingsStore::OPTION . '[deleteData]', '1', (bool) $settings['deleteData'], $delete));
    }

    private function name(int $place, string $field): string
    {
        return SettingsStore::OPTION . "[stations][$place][$field]";
    }

    /** @return array<string, string> */
    private function kinds(): array
    {
        return array_merge(array_combine(FeedKinds::ALL, FeedKinds::ALL), [
            'auto' => __('Found out automatically', 'onda'),
            'icecast-json' => __('Icecast, status-json.xsl', 'onda'),
            'icecast-html' => __('Icecast, status.xsl', 'onda'),
            'shoutcast1' => __('Shoutcast 1, 7.html', 'onda'),
            'shoutcast2-xml' => __('Shoutcast 2, stats as XML', 'onda'),
            'shoutcast2-json' => __('Shoutcast 2, stats as JSON', 'onda'),
            'played-html' => __('Shoutcast, played.html', 'onda'),
            'radioco' => 'Radio.co',
            'azuracast' => 'AzuraCast',
            'song-list' => __('Song list: now_playing and song_history', 'onda'),
            'track-list' => __('Track list: success and result', 'onda'),
        ]);
    }
}
