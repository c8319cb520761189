<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Slot;
use Onda\Owner\Import\Source;
use Onda\Owner\Import\Step;

defined('ABSPATH') || exit;

/**
 * The shows of the plugin Radio Station with their shifts (meta `show_sched`), and its overrides
 * (`show_override_sched`). A show that is switched off becomes a draft without slots.
 */
final class RadioStationShows implements Source
{
    private const TYPES = ['show', 'rs-show', 'override', 'rs-override'];
    private const A_STEP = 20;
    private const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

    public function __construct(private ShowImport $import)
    {
    }

    public function id(): string
    {
        return 'radio-station-shows';
    }

    public function title(): string
    {
        return 'Radio Station: ' . __('Shows', 'onda');
    }

    public function found(): array
    {
        $overrides = RadioStationRepository::count(['override', 'rs-override'], 'show_override_sched');
        return array_filter([
            __('Shows', 'onda') => RadioStationRepository::count(['show', 'rs-show'], ''),
            __('Changed airings', 'onda') => $overrides,
        ]);
    }

    public function total(): int
    {
        return count(RadioStationRepository::posts(self::TYPES));
    }

    public function step(string $after, bool $is_dry): Step
    {
        $from = (int) $after;
        $posts = RadioStationRepository::posts(self::TYPES);
        [$taken, $known, $wrong, $added] = [0, 0, 0, []];
        foreach (array_slice($posts, $from, self::A_STEP) as $post) {
            $show = str_ends_with($post->post_type, 'show') ? self::show($post) : self::special($post);
            $is_known = $this->import->has($show);
            $is_empty = $show->changes === [] && str_ends_with($post->post_type, 'override');
            $known += (int) $is_known;
            $wrong += (int) (!$is_known && $is_empty);
            if ($is_known || $is_empty) {
                continue;
            }
            $taken++;
            array_push($added, ...($is_dry ? [] : $this->import->add($show)));
        }
        $next = $from + self::A_STEP;
        return new Step($next < count($posts) ? (string) $next : '', $taken, $known, $wrong, $added);
    }

    public function take_back(array $added): int
    {
        return $this->import->take_back($added);
    }

    private static function show(\WP_Post $post): ImportedShow
    {
        $is_on = get_post_meta($post->ID, 'show_active', true) === 'on';
        $picture = (int) get_post_meta($post->ID, 'show_avatar', true) ?: (int) get_post_thumbnail_id($post);
        $fields = [
            'post_title' => $post->post_title,
            'post_content' => $post->post_content,
            'post_excerpt' => $post->post_excerpt,
            'post_status' => $is_on && $post->post_status === 'publish' ? 'publish' : 'draft',
            'meta_input' => $picture > 0 ? ['_thumbnail_id' => $picture] : [],
        ];
        $slots = $is_on ? self::slots($post) : [];
        return new ImportedShow("radio-station:$post->ID", $fields, self::hosts($post->ID), $slots);
    }

    /** @return list<Slot> One for all days on which the show has the same hours. */
    private static function slots(\WP_Post $post): array
    {
        $days = [];
        foreach (self::rows($post->ID, 'show_sched') as $shift) {
            $day = array_search($shift['day'] ?? '', self::DAYS, true);
            [$start, $end] = [self::minutes($shift, 'start'), self::minutes($shift, 'end')];
            if ($day !== false && $start !== null && $end !== null && ($shift['disabled'] ?? '') !== 'yes') {
                $kind = ($shift['encore'] ?? '') === 'on' ? 'repeat' : 'live';
                $length = ($end - $start + 1440) % 1440 ?: 1440;
                $days["$start $length $kind"] = ($days["$start $length $kind"] ?? 0) | 1 << $day;
            }
        }
        $slots = [];
        foreach ($days as $hours => $weekdays) {
            [$start, $length, $kind] = explode(' ', (string) $hours);
            $title = mb_substr($post->post_title, 0, 200);
            $slots[] = new Slot(0, 0, $title, $weekdays, (int) $start, (int) $length, kind: $kind, changed_at: time());
        }
        return $slots;
    }

    /** An override is a special of its own, or an airing of the show that it names. */
    private static function special(\WP_Post $post): ImportedShow
    {
        $changes = [];
        foreach (self::rows($post->ID, 'show_override_sched') as $row) {
            $date = (string) ($row['date'] ?? '');
            [$start, $end] = [self::minutes($row, 'start'), self::minutes($row, 'end')];
            $is_date = preg_match('/^\d{4}-\d\d-\d\d$/', $date) === 1;
            if ($is_date && $start !== null && $end !== null && ($row['disabled'] ?? '') !== 'yes') {
                $last = $end <= $start ? gmdate('Y-m-d', (int) strtotime("$date UTC") + DAY_IN_SECONDS) : $date;
                $changes[] = new AiringChange(
                    0,
                    'special',
                    starts: $date . gmdate(' H:i', $start * 60),
                    ends: $last . gmdate(' H:i', $end * 60),
                    title: mb_substr($post->post_title, 0, 200),
                    changed_at: time(),
                );
            }
        }
        $fields = ['post_title' => $post->post_title, 'post_content' => $post->post_content];
        $linked = (int) get_post_meta($post->ID, 'linked_show_id', true);
        $of = $linked > 0 ? "radio-station:$linked" : '';
        return new ImportedShow("radio-station:$post->ID", $fields, self::hosts($post->ID), [], $changes, $of);
    }

    /** @return array<string, string> */
    private static function hosts(int $post): array
    {
        $hosts = [];
        foreach (wp_parse_id_list(get_post_meta($post, 'show_user_list', true) ?: []) as $id) {
            $user = get_userdata($id);
            $hosts += $user === false ? [] : ["radio-station:user-$id" => $user->display_name];
        }
        return $hosts;
    }

    /** @return list<array<string, mixed>> */
    private static function rows(int $post, string $field): array
    {
        $stored = get_post_meta($post, $field, true);
        // Its older releases stored one override as it is.
        $rows = is_array($stored) && isset($stored['date']) ? [$stored] : (array) $stored;
        return array_values(array_filter($rows, is_array(...)));
    }

    /**
     * @param array<string, mixed> $row
     * @param string $edge `start` or `end`.
     * @return int|null Minutes since midnight; null for an hour that is missing.
     */
    private static function minutes(array $row, string $edge): ?int
    {
        $hour = (string) ($row["{$edge}_hour"] ?? '');
        $half = (string) ($row["{$edge}_meridian"] ?? '');
        if (preg_match('/^(1[0-2]|0?[0-9])$/', $hour) !== 1 || !in_array($half, ['am', 'pm'], true)) {
            return null;
        }
        return (((int) $hour % 12) + ($half === 'pm' ? 12 : 0)) * 60 + min(59, max(0, (int) ($row["{$edge}_min"] ?? 0)));
    }
}
