<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

use Onda\Features\Schedule\Week\Holiday;
use Onda\Owner\Import\Source;
use Onda\Owner\Import\Step;

defined('ABSPATH') || exit;

/**
 * A week that the owner gave as a file or an address: a table, a calendar, or what AzuraCast and LibreTime answer; or
 * holidays of a table or a calendar.
 */
final class WeekFile implements Source
{
    /** The option that keeps what was given last. */
    private const OPTION = 'onda_schedule_file';
    private const MOST_NAMED = 20;

    public function __construct(private ShowImport $import)
    {
    }

    /**
     * Keeps what a document says for the import.
     *
     * @param string $name Of the file, or the host of the address.
     * @return bool False for a document in which no show can be read; what was given before stays.
     */
    public static function keep(string $name, string $document): bool
    {
        [$holidays, $wrong] = HolidayFile::read($document, time());
        if ($holidays !== []) {
            $holidays = array_map(get_object_vars(...), $holidays);
            update_option(self::OPTION, compact('name', 'wrong', 'holidays'), false);
            return true;
        }
        $week = new WeekBuilder();
        $json = json_decode($document, true);
        $wrong = match (true) {
            is_array($json) => StationWeek::read($json, $week),
            stripos(substr($document, 0, 200), 'BEGIN:VCALENDAR') !== false => CalendarWeek::read($document, $week, time()),
            default => CsvWeek::read($document, $week),
        };
        $shows = $week->data();
        $shows === [] || update_option(self::OPTION, compact('name', 'wrong', 'shows'), false);
        return $shows !== [];
    }

    public static function forget(): void
    {
        delete_option(self::OPTION);
    }

    public function id(): string
    {
        return 'schedule-file';
    }

    public function title(): string
    {
        return self::kept()['name'];
    }

    public function found(): array
    {
        ['wrong' => $wrong] = self::kept();
        $shows = $this->shows();
        $named = implode(', ', array_slice($wrong, 0, self::MOST_NAMED)) . (count($wrong) > self::MOST_NAMED ? ', …' : '');
        /* translators: %s: numbers of lines. */
        $lines = sprintf(__('Lines or entries that cannot be read (%s)', 'onda'), $named);
        return array_filter([
            __('Shows', 'onda') => count($shows),
            __('Hours in the week', 'onda') => count(array_merge(...array_column($shows, 'slots'))),
            __('Single airings', 'onda') => count(array_merge(...array_column($shows, 'changes'))),
            __('Holidays', 'onda') => count(self::kept()['holidays']),
            $lines => count($wrong),
        ]);
    }

    public function total(): int
    {
        return count($this->shows()) + count(self::kept()['holidays']);
    }

    public function step(string $after, bool $is_dry): Step
    {
        ['holidays' => $holidays, 'wrong' => $wrong] = self::kept();
        $step = $holidays === [] ? $this->import->step($this->shows(), $after, $is_dry)
            : $this->import->holidays(array_map(static fn(array $row): Holiday => new Holiday(...$row), $holidays), $is_dry);
        $wrong = $step->next === '' ? count($wrong) : 0;
        return new Step($step->next, $step->taken, $step->known, $wrong, $step->added);
    }

    public function take_back(array $added): int
    {
        return $this->import->take_back($added);
    }

    /** @return list<ImportedShow> */
    private function shows(): array
    {
        return (new WeekBuilder(self::kept()['shows']))->shows($this->id());
    }

    /**
     * @return array{name: string, wrong: list<int>, shows: array<string, array<string, mixed>>,
     *     holidays: list<array<string, mixed>>}
     */
    private static function kept(): array
    {
        return (array) get_option(self::OPTION, []) + ['name' => '', 'wrong' => [], 'shows' => [], 'holidays' => []];
    }
}
