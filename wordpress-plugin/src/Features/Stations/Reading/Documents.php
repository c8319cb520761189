<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

defined('ABSPATH') || exit;

/** The documents in a text: one of JSON or XML, or the data of server-sent events. */
final class Documents
{
    private const MOST_EVENTS = 100;

    /**
     * Each document as the trees that it may be: what begins like XML may be a warning of PHP before JSON.
     *
     * @return list<list<mixed>> Oldest first.
     */
    public static function of(string $text): array
    {
        $text = ltrim($text, "\xEF\xBB\xBF \r\n\t");
        if (preg_match('/^(?:data|event|id|retry)?:/', $text) === 1) {
            return array_map(static fn(string $data): array => [Json::read($data)], self::events($text));
        }
        return [str_starts_with($text, '<') ? [Xml::tree($text), Json::read($text)] : [Json::read($text)]];
    }

    /** @return list<string> The data of each. */
    private static function events(string $text): array
    {
        $events = [''];
        foreach ((array) preg_split('/\r\n|\r|\n/', $text) as $line) {
            if ($line === '') {
                $events[] = '';
            } elseif (str_starts_with((string) $line, 'data:')) {
                $events[array_key_last($events)] .= ltrim(substr((string) $line, strlen('data:'))) . "\n";
            }
        }
        return array_slice(array_values(array_filter($events, strlen(...))), -self::MOST_EVENTS);
    }
}
