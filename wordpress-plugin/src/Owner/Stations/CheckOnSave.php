<?php

declare(strict_types=1);

namespace Onda\Owner\Stations;

use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\Station;
use Onda\Owner\Stations\Check\Report;
use Onda\Owner\Stations\Check\TypedAddress;
use Onda\Owner\Stations\Watch\CheckedStations;

defined('ABSPATH') || exit;

/**
 * Looks at the stations that a form of the admin has changed, when they are saved: a failure blocks nothing. The button
 * "Save and check" asks for one station also where nothing has changed.
 */
final class CheckOnSave
{
    /** Name of the button; its value is the place of the station in the form. */
    public const FIELD = 'onda_check';
    /** The scheduler looks at the rest. */
    private const SECONDS = 12;

    /** @param \Closure(Station): Report $check */
    public function __construct(
        private SettingsStore $settings,
        private CheckedStations $checked,
        private Request $request,
        private \Closure $check,
    ) {
    }

    public function hook(): void
    {
        add_filter('pre_update_option_' . SettingsStore::OPTION, [$this, 'pre_update_option'], PHP_INT_MAX, 2);
        add_action('update_option_' . SettingsStore::OPTION, [$this, 'look'], 30, 0);
        add_action('add_option_' . SettingsStore::OPTION, [$this, 'look'], 30, 0);
    }

    /** WordPress saves nothing where nothing has changed, and tells nobody. */
    public function pre_update_option(mixed $value, mixed $former): mixed
    {
        if ($value === $former) {
            $this->look();
        }
        return $value;
    }

    public function look(): void
    {
        $end = microtime(true) + self::SECONDS;
        foreach ($this->due() as $station) {
            if (microtime(true) < $end) {
                $this->checked->keep($station, ($this->check)($station), time());
            }
        }
    }

    /** @return list<Station> */
    private function due(): array
    {
        $states = $this->checked->all();
        $asked = $this->asked();
        return array_values(array_filter($this->settings->all(), static fn(Station $station): bool =>
            $station->stream === $asked || ($states[$station->id]->key ?? '') !== $station->key()));
    }

    /** The stream of the station beside the button; empty for another button. */
    private function asked(): string
    {
        $place = $this->request->text(self::FIELD);
        $row = $this->request->form(SettingsStore::OPTION)['stations'][$place] ?? null;
        $stream = is_array($row) && is_string($row['stream'] ?? null) ? $row['stream'] : '';
        return $place === '' ? '' : TypedAddress::completed($stream);
    }
}
