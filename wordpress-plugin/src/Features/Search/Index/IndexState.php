<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Core\Database\OptionCache;

defined('ABSPATH') || exit;

/**
 * Option `onda_search_index`, read with all the others at every request: whether the index answers, and what it holds.
 */
final class IndexState
{
    public const OPTION = 'onda_search_index';
    /** The format of the lists: those of another format are not read, but built anew. */
    public const FORMAT = 3;
    private const NOTHING = ['is_wanted' => false, 'is_ready' => false, 'mark' => '']
        + ['types' => [], 'taxonomies' => [], 'posts' => 0, 'format' => 1];

    /**
     * `is_wanted`: somebody searched here; `mark`: by which rules it was read; `posts`: how many it held when it was
     * built.
     *
     * @return array{is_wanted: bool, is_ready: bool, mark: string, types: list<string>, taxonomies: list<string>,
     *     posts: int, format: int}
     */
    public function read(): array
    {
        $stored = OptionCache::loaded(self::OPTION);
        $state = array_intersect_key(is_array($stored) ? $stored : [], self::NOTHING) + self::NOTHING;
        return ['is_ready' => $state['is_ready'] && $state['format'] === self::FORMAT] + $state;
    }

    /** @param array<string, mixed> $change */
    public function change(array $change): void
    {
        update_option(self::OPTION, $change + $this->read(), true);
    }
}
