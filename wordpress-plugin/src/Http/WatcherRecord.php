<?php

declare(strict_types=1);

namespace Onda\Http;

defined('ABSPATH') || exit;

/** Option `onda_watchers`: whose code an early answer would skip, as last seen, and with which plugins that was. */
final class WatcherRecord
{
    public const OPTION = 'onda_watchers';
    /** A plugin may load other code as its settings change. */
    private const SECONDS = DAY_IN_SECONDS;

    /** @param list<string> $names */
    public function note(array $names, string $scene, int $now): void
    {
        update_option(self::OPTION, ['names' => $names, 'scene' => $scene, 'seen' => $now], true);
    }

    /** Nothing was seen. */
    public function forget(): void
    {
        delete_option(self::OPTION);
    }

    public function is_current(string $scene, int $now): bool
    {
        $record = get_option(self::OPTION);
        return is_array($record) && $record['scene'] === $scene && $record['seen'] > $now - self::SECONDS;
    }

    /** @return list<string> */
    public function names(): array
    {
        $record = get_option(self::OPTION);
        return is_array($record) ? $record['names'] : [];
    }
}
