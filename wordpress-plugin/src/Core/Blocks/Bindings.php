<?php

declare(strict_types=1);

namespace Onda\Core\Blocks;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/**
 * A source of block bindings: headings, paragraphs, buttons and pictures of WordPress show a station. Pages are cached,
 * so it has what changes seldom; the song on the air is an element's.
 *
 * `{"metadata":{"bindings":{"content":{"source":"onda/station","args":{"key":"name"}}}}}`
 */
final class Bindings
{
    public const STATION = 'onda/station';
    private const KEYS = ['name', 'stream', 'cover'];

    public function __construct(private SettingsStore $settings)
    {
    }

    /**
     * @param array<string, mixed> $arguments `key` is name, stream or cover; `station` an id, without one the first.
     */
    public function value(array $arguments): ?string
    {
        $id = is_string($arguments['station'] ?? null) ? $arguments['station'] : '';
        $station = $id === '' ? $this->settings->all()[0] ?? null : $this->settings->find($id);
        $key = $arguments['key'] ?? '';
        return $station !== null && in_array($key, self::KEYS, true) ? $station->$key : null;
    }
}
