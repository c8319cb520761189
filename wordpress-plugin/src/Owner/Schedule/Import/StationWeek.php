<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

defined('ABSPATH') || exit;

/** The week of a station's own server: `/api/station/…/schedule` of AzuraCast, `/api/week-info` of LibreTime. */
final class StationWeek
{
    private const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

    /**
     * @param array<mixed> $document
     * @return list<int> The entries that cannot be read, from 1.
     */
    public static function read(array $document, WeekBuilder $week): array
    {
        $wrong = [];
        foreach (self::entries($document) as $place => $entry) {
            [$starts, $ends] = [self::moment($entry, 'start'), self::moment($entry, 'end')];
            $title = self::words($entry, 'title') ?: self::words($entry, 'name');
            if ($title === '' || $starts === null || $ends === null || $ends <= $starts) {
                $wrong[] = $place + 1;
                continue;
            }
            $start = (int) $starts->format('G') * 60 + (int) $starts->format('i');
            // On the clock: a night in which it changes is as long as any other.
            $seconds = $ends->getTimestamp() + $ends->getOffset() - $starts->getTimestamp() - $starts->getOffset();
            $week->slot($title, (int) $starts->format('N') - 1, $start, intdiv($seconds, 60));
        }
        return $wrong;
    }

    /**
     * @param array<mixed> $document
     * @return list<array<mixed>>
     */
    private static function entries(array $document): array
    {
        $days = array_intersect_key($document, array_flip(self::DAYS));
        $lists = array_is_list($document) ? [$document] : array_filter($days, is_array(...));
        return array_values(array_filter(array_merge(...array_values($lists)), is_array(...)));
    }

    /**
     * AzuraCast tells the instant; LibreTime the time on the clock of the station, which is that of the site.
     *
     * @param array<mixed> $entry
     */
    private static function moment(array $entry, string $edge): ?\DateTimeImmutable
    {
        $zone = wp_timezone();
        $seconds = $entry["{$edge}_timestamp"] ?? null;
        if (is_int($seconds)) {
            return (new \DateTimeImmutable("@$seconds"))->setTimezone($zone);
        }
        $text = $entry["{$edge}s"] ?? $seconds;
        $clock = is_string($text) ? substr($text, 0, 19) : '';
        return \DateTimeImmutable::createFromFormat('!Y-m-d H:i:s', $clock, $zone) ?: null;
    }

    /** @param array<mixed> $entry */
    private static function words(array $entry, string $name): string
    {
        $text = $entry[$name] ?? '';
        // LibreTime escapes for HTML within JSON.
        return is_string($text) ? trim(wp_strip_all_tags(html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8'))) : '';
    }
}
