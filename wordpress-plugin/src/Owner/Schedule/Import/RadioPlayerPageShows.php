<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

use Onda\Owner\Import\Source;
use Onda\Owner\Import\Step;

defined('ABSPATH') || exit;

/**
 * The programs of the plugin Radio Player Page (posts `radplapag_program`), at the hours of its first station (meta
 * `radplapag_station_schedule`), which are there also while it is switched off.
 */
final class RadioPlayerPageShows implements Source
{
    private const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

    public function __construct(private ShowImport $import)
    {
    }

    public function id(): string
    {
        return 'radio-player-page-shows';
    }

    public function title(): string
    {
        return 'Radio Player Page: ' . __('Shows', 'onda');
    }

    public function found(): array
    {
        return array_filter([__('Shows', 'onda') => $this->total()]);
    }

    public function total(): int
    {
        return count(self::posts('radplapag_program'));
    }

    public function step(string $after, bool $is_dry): Step
    {
        return $this->import->step(array_map(self::show(...), self::posts('radplapag_program')), $after, $is_dry);
    }

    public function take_back(array $added): int
    {
        return $this->import->take_back($added);
    }

    private static function show(\WP_Post $program): ImportedShow
    {
        $meta = static fn(string $name): string => (string) get_post_meta($program->ID, "radplapag_program_$name", true);
        $week = new WeekBuilder();
        foreach (self::hours($program->ID) as [$day, $start, $end, $kind]) {
            $week->slot($program->post_title, $day, $start, ($end - $start + 1440) % 1440 ?: 1440, ['kind' => $kind]);
        }
        $logo = (int) $meta('logo_id');
        $fields = [
            'post_title' => $program->post_title,
            'post_excerpt' => $meta('description'),
            'post_content' => $meta('extended_description'),
            'post_status' => $program->post_status === 'publish' ? 'publish' : 'draft',
            'meta_input' => $logo > 0 ? ['_thumbnail_id' => $logo] : [],
        ];
        return new ImportedShow("radio-player-page:$program->ID", $fields, [], $week->shows('')[0]->slots ?? []);
    }

    /** @return list<array{int, int, int, string}> Weekday from 0, minutes since midnight of start and end, kind. */
    private static function hours(int $program): array
    {
        $station = self::posts('radplapag_station')[0]->ID ?? 0;
        $days = json_decode((string) get_post_meta($station, 'radplapag_station_schedule', true), true);
        $hours = [];
        $none = ['program_id' => 0, 'start' => '', 'end' => '', 'is_rerun' => false];
        foreach (self::DAYS as $day => $name) {
            foreach (array_filter((array) ($days[$name] ?? []), is_array(...)) as $row) {
                $row += $none;
                $edges = array_map(self::minutes(...), [$row['start'], $row['end']]);
                if ((int) $row['program_id'] === $program && !in_array(null, $edges, true)) {
                    $hours[] = [$day, ...$edges, $row['is_rerun'] ? 'repeat' : 'live'];
                }
            }
        }
        return $hours;
    }

    private static function minutes(mixed $clock): ?int
    {
        $is_clock = is_string($clock) && preg_match('/^([01]\d|2[0-3]):([0-5]\d)$/', $clock, $found) === 1;
        return $is_clock ? (int) $found[1] * 60 + (int) $found[2] : null;
    }

    /** @return list<\WP_Post> By id. */
    private static function posts(string $type): array
    {
        return get_posts([
            'post_type' => $type,
            'post_status' => ['publish', 'draft', 'private'],
            'numberposts' => -1,
            'orderby' => 'ID',
            'order' => 'ASC',
        ]);
    }
}
