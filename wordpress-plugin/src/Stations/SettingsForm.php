<?php

declare(strict_types=1);

namespace Onda\Stations;

use Onda\Fetch\PrivateAddress;
use Onda\Admin\Fields;
use Onda\Printing\Html;
use Onda\Settings\FeedKinds;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The part of the settings screen about stations. */
final class SettingsForm
{
    private const EMPTY_ROW = [
        'id' => '', 'name' => '', 'stream' => '', 'mirrors' => '', 'feed' => '', 'kind' => 'auto', 'cover' => '',
    ];

    public function __construct(private PrivateAddress $private)
    {
    }

    /**
     * @param list<array<string, string>> $stations
     * @param array<string, string> $errors
     */
    public function of(array $stations, array $errors): string
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
        $warning = in_array($field, ['stream', 'feed'], true) ? $this->private->warning($value) : '';
        return $warning === '' ? '' : Html::tag('p', ['class' => 'notice notice-warning inline'], Html::text($warning));
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
