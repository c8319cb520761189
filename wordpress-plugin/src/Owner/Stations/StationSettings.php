<?php

declare(strict_types=1);

namespace Onda\Owner\Stations;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\PrivateAddress;
use Onda\Core\Forms\Fields;
use Onda\Core\Forms\RecordForm;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Settings\FeedKinds;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\Rows;
use Onda\Core\Settings\Setting;
use Onda\Core\Site\Input;
use Onda\Core\Text\ContactAddress;
use Onda\Core\Text\Html;
use Onda\Features\Stations\Asking\Probes;
use Onda\Features\Stations\Mirrors;
use Onda\Owner\Forms\ContactFields;
use Onda\Owner\Forms\MediaButton;
use Onda\Owner\Preview\PreviewFrame;
use Onda\Owner\Stations\Check\TypedAddress;
use Onda\Owner\Stations\FirstSteps\PlayerQuestion;
use Onda\Owner\Stations\Watch\StationHealth;

defined('ABSPATH') || exit;

/** The settings of the stations. */
final class StationSettings
{
    public const MAX_STATIONS = 50;
    private const ID = '/^[a-z0-9][a-z0-9-]{0,39}$/';
    private const MAX_NAME = 100;
    private const MAX_LEFT_OUT = 1000;

    public static function record(): Record
    {
        return new Record([Setting::rows('stations', [], new Rows(
            'onda-station',
            [
                self::name(), ...self::sound(), self::id(), self::feed(), self::kind(),
                self::leave_out(), self::charset(), self::cover(), ...ContactFields::of_station(),
            ],
            self::MAX_STATIONS,
            static fn(): array => [
                'add' => __('Add a station', 'onda'),
                'remove' => __('Remove this station', 'onda'),
                'unnamed' => __('Station', 'onda'),
                /* translators: %d: number of stations. */
                'too_many' => sprintf(__('At most %d stations.', 'onda'), self::MAX_STATIONS),
            ],
            static fn(array $row): bool =>
                implode('', array_map(Input::line(...), array_diff_key($row, ['kind' => '', 'charset' => '']))) !== '',
            self::complete(...),
            below: static fn(array $row, int $place): string => (new CheckBox(StationHealth::open()))->markup($row, $place),
            rare: ['mirrors', 'id', 'feed', 'kind', 'leaveOut', 'charset', 'cover', ...array_keys(ContactAddress::NONE)],
        ))]);
    }

    public static function section(): Section
    {
        $title = __('Stations', 'onda');
        $form = static fn(RecordForm $form): string =>
            (new CheckBox(StationHealth::open()))->silent_stations()
                . PlayerPreview::beside($form, $form->rows('stations', true));
        $load = static function (): void {
            CheckBox::load();
            PreviewFrame::enqueue();
            MediaButton::enqueue();
        };
        $notes = [
            'stations.stream' => self::warning(...),
            'stations.feed' => self::warning(...),
            'stations.cover' => MediaButton::markup(...),
        ];
        return new Section(
            Screen::Stations,
            'stations',
            10,
            $title,
            self::record(),
            form: $form,
            load: $load,
            next: PlayerQuestion::markup(...),
            notes: $notes,
        );
    }

    private static function id(): Setting
    {
        $help = fn(): string =>
            __('For shortcodes: [radio_player station="id"]. Left empty, it is made from the name.', 'onda');
        $wrong = static fn(string $id, array $row, array $ids): string => match (true) {
            preg_match(self::ID, $id) !== 1 =>
                __('The id may hold small letters, digits and hyphens, 40 at most.', 'onda'),
            in_array($id, $ids, true) => __('Another station has this id.', 'onda'),
            default => '',
        };
        return Setting::line('id', '', fn() => __('Id', 'onda'), $help, $wrong);
    }

    private static function name(): Setting
    {
        $wrong = static fn(string $name): string => match (true) {
            $name === '' => __('The station needs a name.', 'onda'),
            mb_strlen($name) > self::MAX_NAME => __('This name is too long.', 'onda'),
            default => '',
        };
        return Setting::line('name', '', fn() => __('Name', 'onda'), check: $wrong);
    }

    /** @return list<Setting> */
    private static function sound(): array
    {
        $stream = fn(): string => __('What is heard, for example https://radio.example:8443/live.mp3', 'onda');
        $mirrors = fn(): string =>
            __('Further addresses, for when the first fails. Words before one name a quality to choose.', 'onda');
        $wrong = static fn(string $address): string =>
            $address === '' ? __('The stream needs an address.', 'onda') : self::wrong_server($address);
        return [
            Setting::line('stream', '', fn() => __('Stream address', 'onda'), $stream, $wrong),
            Setting::line(
                'mirrors',
                '',
                fn() => __('Mirrors and qualities', 'onda'),
                $mirrors,
                self::wrong_mirrors(...),
                input: 'textarea',
            ),
        ];
    }

    private static function feed(): Setting
    {
        $help = fn(): string => __('The document that tells what plays. Left empty, the stream server is asked.', 'onda');
        $wrong = self::wrong_server(...);
        return Setting::line('feed', '', fn() => __('Feed address', 'onda'), $help, $wrong);
    }

    private static function kind(): Setting
    {
        return Setting::custom(
            'kind',
            'auto',
            fn() => __('Kind of feed', 'onda'),
            static fn(mixed $value): string => Input::line($value) ?: 'auto',
            static fn(string $name, string $label, string $value, array $state): string =>
                Fields::select($name, $label, $value, FeedLabels::all(), $state),
            ['type' => 'string', 'enum' => FeedKinds::ALL],
            check: self::wrong_kind(...),
        );
    }

    private static function leave_out(): Setting
    {
        $label = fn(): string => __('Words to leave out of titles', 'onda');
        $help = fn(): string =>
            __('One a line, for example “Now on air:”. Listeners see the title without them.', 'onda');
        return Setting::text('leaveOut', '', $label, $help, max: self::MAX_LEFT_OUT);
    }

    private static function charset(): Setting
    {
        $label = fn(): string => __('Letters of titles', 'onda');
        $help = fn(): string => __('Choose them only where titles show wrong letters, such as “Ðóñè” for “Руси”.', 'onda');
        return Setting::choice('charset', '', $label, CharsetLabels::all(...), $help);
    }

    private static function cover(): Setting
    {
        $help = fn(): string => __('Address of an image, shown when a track has none.', 'onda');
        $wrong = static fn(string $address): string => $address === '' || Html::address($address) === $address
            ? ''
            : __('This is not an address that starts with http:// or https://.', 'onda');
        return Setting::line('cover', '', fn() => __('Default cover', 'onda'), $help, $wrong);
    }

    private static function wrong_server(string $address): string
    {
        return $address === '' || (Endpoint::parse($address) !== null && Html::address($address) === $address)
            ? ''
            : __('This is not an address that starts with http:// or https://.', 'onda');
    }

    /** Addresses with spaces between; words before one name its quality. */
    private static function wrong_mirrors(string $mirrors): string
    {
        foreach (Mirrors::addresses($mirrors) as $address) {
            if (self::wrong_server($address) !== '') {
                return __('A mirror is an http:// or https:// address; words before it are its name.', 'onda');
            }
        }
        return '';
    }

    /** @param array<string, mixed> $station */
    private static function wrong_kind(string $kind, array $station): string
    {
        if (!in_array($kind, FeedKinds::ALL, true)) {
            return __('Choose one of the kinds.', 'onda');
        }
        $needs_feed = $kind !== 'auto' && !Probes::knows($kind);
        return $needs_feed && $station['feed'] === '' ? __('This kind needs the address of its feed.', 'onda') : '';
    }

    private static function warning(string $address): string
    {
        $warning = (new PrivateAddress(AddressGuard::configured()))->warning($address);
        return $warning === '' ? '' : Html::tag('p', ['class' => 'notice notice-warning inline'], Html::text($warning));
    }

    /**
     * Adds the scheme where it is missing, and makes the id from the name where it is left empty.
     *
     * @param array<string, mixed> $station
     * @param list<array<string, mixed>> $above
     * @return array<string, mixed>
     */
    private static function complete(array $station, array $above): array
    {
        $station['stream'] = TypedAddress::completed($station['stream']);
        $station['feed'] = TypedAddress::completed($station['feed']);
        if ($station['id'] !== '') {
            return $station;
        }
        $stem = substr(trim((string) preg_replace('/[^a-z0-9]+/', '-', sanitize_title($station['name'])), '-'), 0, 36);
        $stem = $stem === '' ? 'station' : $stem;
        $taken = array_column($above, 'id');
        $id = $stem;
        for ($number = 2; in_array($id, $taken, true); $number++) {
            $id = "$stem-$number";
        }
        return array_replace($station, ['id' => $id]);
    }
}
