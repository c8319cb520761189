<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Text;

defined('ABSPATH') || exit;

/** Spellings of one sound, in Spanish and in the names of its singers: `kevedo` sounds as `quevedo`. */
final class Sounds
{
    /** Each row is one sound, the plainest spelling first. */
    private const SPELLINGS = [
        ['b', 'v', 'bb'], ['s', 'z', 'x', 'ss', 'zz'], ['se', 'ce'], ['si', 'ci'], ['je', 'ge'], ['ji', 'gi'],
        ['i', 'y', 'll'], ['k', 'c', 'qu', 'cc', 'ck', 'q'], ['f', 'ph', 'ff'], ['d', 'dd'], ['g', 'gg'], ['m', 'mm'],
        ['n', 'nn'], ['p', 'pp'], ['t', 'tt'], ['', 'h'], ['ch'], ['w', 'gu'],
    ];
    /** So many sounds of a word are perhaps spelled otherwise. */
    private const MOST_OTHERS = 2;

    /** @var array<string, string>|null Spelling → the plainest one. */
    private static ?array $plain = null;

    /** @param string $folded In ASCII. */
    public static function of(string $folded): string
    {
        if (self::$plain === null) {
            $rows = array_map(static fn(array $row): array => array_fill_keys(array_filter($row), $row[0]), self::SPELLINGS);
            self::$plain = array_merge(...$rows);
        }
        return strtr($folded, self::$plain);
    }

    /**
     * @param string $folded In ASCII.
     * @return list<string> Words that sound as it does, itself among them.
     */
    public static function alike(string $folded): array
    {
        $sound = self::of($folded);
        $alike = [$folded => true];
        for ($round = 0; $round < self::MOST_OTHERS; $round++) {
            foreach (array_map('strval', array_keys($alike)) as $word) {
                foreach (self::respelled($word) as $other) {
                    $alike += self::of($other) === $sound ? [$other => true] : [];
                }
            }
        }
        return array_map('strval', array_keys($alike));
    }

    /** @return iterable<string> With one sound in another spelling. */
    private static function respelled(string $word): iterable
    {
        foreach (self::SPELLINGS as $row) {
            foreach ($row as $from) {
                for ($at = 0; $at <= strlen($word); $at++) {
                    foreach (substr($word, $at, strlen($from)) === $from ? array_diff($row, [$from]) : [] as $to) {
                        yield substr_replace($word, $to, $at, strlen($from));
                    }
                }
            }
        }
    }
}
