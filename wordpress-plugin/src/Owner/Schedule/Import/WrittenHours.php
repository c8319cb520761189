<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

defined('ABSPATH') || exit;

/** Days and hours as people write them in tables, in Spanish, Catalan, Galician, Portuguese and English. */
final class WrittenHours
{
    /** The first letters of each day, from Monday; of one letter, `x` is Wednesday in Spanish. */
    private const DAYS = [
        '/^(?:lun|mon|dill|seg|2ª|dl$|l$)/u', '/^(?:mar|tue|dimarts|ter(?:ça|ca)?s?$|3ª|dt$|m$|t$)/u',
        '/^(?:mi[eé]|m[eé]r|wed|dime|qua|4ª|dc$|x$|w$)/u', '/^(?:jue|thu|dij|xov|qui|5ª|dj$|j$)/u',
        '/^(?:vie|fri|div|ven|sex|6ª|dv$|v$|f$)/u', '/^(?:s[aá]b|sat|dis|ds$|s$)/u', '/^(?:dom|sun|diu|dg$|d$)/u',
    ];
    private const EVERY_DAY =
        '/^(?:tod[oa]s(?: l?os d[ií]as)?|tots(?: els dies)?|cada d[ií]a|di[aàá]ri\w*|every ?day|daily|all)$/u';
    private const WEEKEND = '/^(?:(?:fin|cap|fim)(?:e?s|ns)? de se(?:m|tm)ana|fins de semana|weekends?)$/u';
    private const WORKDAYS = '/^(?:(?:d[ií]as |dies )?(?:laborables|feiners|[uú]te?is)|entre se(?:m|tm)ana|weekdays)$/u';
    private const AND = '/\s*(?:[,;+\/&]|\b[yei]\b|\band\b)\s*/u';
    private const TO = '/\s*(?:[-–—]|\b(?:a|à)s?\b(?!\s?\.?\s?m\b)|\bal\b|\bhasta\b|\bfins(?: a)?\b|\bat[eé]\b|\bto\b)\s*/u';
    /** Words before an hour, and those that stand for figures. */
    private const LEAD =
        '/^(?:desde |des de |de |das |from )?(?:a |à )?(?:l[ae]s? |el |[aà]s )?(?=\d|med|mei|mig|mit|noon|mid)/u';
    private const WORDS = [
        self::LEAD => '',
        '/^(?:mediod[ií]a|meio[- ]dia|migdia|noon)$/u' => '12 p',
        '/^(?:medianoche|meia[- ]noite|mitjanit|midnight|12 (?:de la no(?:che|it)|da noite))$/u' => '12 a',
        '/ (?:(?:de|por) la (?:ma[ñn]ana|madrugada|matinada)|del mat[ií]|da (?:manh[aã]|madrugada))$/u' => ' a',
        '/ (?:(?:de|por) la (?:tarde|noche|tarda|nit)|del (?:mediod[ií]a|migdia|vespre)|da (?:tarde|noite))$/u' => ' p',
    ];
    private const TIME =
        '/^(\d{1,2})(?:\s*+[:.h\']\s*+(\d{2})?)?(?::\d{2})?\s*+(?:h(?:rs?|s)?\.?|hor[ae]s)?\s*+([ap])?\.?\s*+(?:m\.?)?$/iu';

    /** Minutes of the last hour that a day of the radio has, 30:00. */
    private const LATEST = 1800;

    /** @return list<int> From 0 for Monday; empty for what is no day. */
    public static function days(string $text): array
    {
        $text = (string) preg_replace('/[- ]feira\b/u', '', mb_strtolower(trim($text, " .\t")));
        $whole = match (1) {
            preg_match(self::EVERY_DAY, $text) => range(0, 6),
            preg_match(self::WORKDAYS, $text) => range(0, 4),
            preg_match(self::WEEKEND, $text) => [5, 6],
            default => null,
        };
        $ranges = $whole === null ? array_map(self::range(...), preg_split(self::AND, $text) ?: []) : [$whole];
        return in_array([], $ranges, true) ? [] : array_values(array_unique(array_merge(...$ranges)));
    }

    /**
     * @return array{?int, ?int} Minutes since midnight of two hours in one cell. The first is the latest such hour
     *     before the second if the second alone names its half of the day, as in `8 - 10 pm`.
     */
    public static function both(string $text): array
    {
        $text = (string) preg_replace(self::LEAD, '', mb_strtolower(trim($text)));
        [$from, $to] = (preg_split(self::TO, $text, 2) ?: []) + ['', ''];
        [$start, $end] = [self::minutes($from), self::minutes($to)];
        if ($start === null || $end === null || $start > 720 || self::has_half($from) || !self::has_half($to)) {
            return [$start, $end];
        }
        $start %= 720;
        $before = $end ?: 1440;
        return [$start < $before && $start + 720 >= $before ? $start : $start + 720, $end];
    }

    /** @return int|null Minutes since midnight; 28:00 is four o’clock in the night that follows. */
    public static function minutes(string $text): ?int
    {
        if (preg_match(self::TIME, self::in_figures($text), $found) !== 1) {
            return null;
        }
        [$hour, $minute, $half] = [(int) $found[1], (int) ($found[2] ?? 0), strtolower($found[3] ?? '')];
        if ($half !== '' && $hour <= 12) {
            $hour = $hour % 12 + ($half === 'p' ? 12 : 0);
        }
        $all = $hour * 60 + $minute;
        return $minute > 59 || $all > self::LATEST ? null : $all;
    }

    private static function in_figures(string $text): string
    {
        return (string) preg_replace(array_keys(self::WORDS), array_values(self::WORDS), mb_strtolower(trim($text)));
    }

    private static function has_half(string $text): bool
    {
        return preg_match('/\d\s*[ap]/u', self::in_figures($text)) === 1;
    }

    /** @return list<int> `lun-vie`, or one day; empty for anything else. */
    private static function range(string $text): array
    {
        $edges = array_map(self::day(...), preg_split(self::TO, $text) ?: []);
        [$first, $last] = [$edges[0] ?? null, $edges[1] ?? $edges[0] ?? null];
        if (count($edges) > 2 || in_array(null, $edges, true)) {
            return [];
        }
        return $first <= $last ? range($first, $last) : [...range($first, 6), ...range(0, $last)];
    }

    private static function day(string $word): ?int
    {
        $word = (string) preg_replace('/^(?:(?:del?|d[ao]s?|els?|l?os|as)\s+)+/u', '', trim($word, ' .'));
        foreach (self::DAYS as $day => $pattern) {
            if (preg_match($pattern, $word) === 1) {
                return $day;
            }
        }
        return null;
    }
}
