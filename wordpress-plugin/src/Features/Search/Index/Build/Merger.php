<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Build;

use Onda\Features\Search\Index\Entries;
use Onda\Features\Search\Index\PostingList;
use Onda\Features\Search\Index\PostingRepository;

defined('ABSPATH') || exit;

/**
 * Writes the lists anew, word by word through the alphabet: of what a build read, or of themselves; without the posts
 * that changed since, and with what these hold now. At every moment the lists, `stale` and `recent` together tell the
 * truth.
 */
final class Merger
{
    private const WORDS_A_CHUNK = 400;

    public function __construct(
        private PostingRepository $lists,
        private PartRepository $parts,
        private PartRepository $recent,
    ) {
    }

    /**
     * @param string $after The word up to which all is written.
     * @param bool $is_build Of what a build read; the lists as they are count no more.
     * @return string The last word of the chunk, empty behind the last of all.
     */
    public function next(string $after, bool $is_build): string
    {
        $sources = $is_build ? [$this->lists, $this->recent, $this->parts] : [$this->lists, $this->recent];
        $words = [];
        foreach ($sources as $source) {
            array_push($words, ...$source->words_after($after, self::WORDS_A_CHUNK));
        }
        $words = array_unique($words);
        sort($words, SORT_STRING);
        $words = array_slice($words, 0, self::WORDS_A_CHUNK);
        return $words === [] ? '' : end($words);
    }

    /** Words after one and up to another. */
    public function write(string $after, string $last, bool $is_build, StalePostRepository $stale): bool
    {
        $former = $this->lists->between($after, $last);
        $parts = $is_build ? $this->parts->between($after, $last) : [];
        $recent = $this->recent->between($after, $last);
        $is_stale = $stale->all();
        $rows = $gone = [];
        foreach (self::words($former, $parts, $recent) as [$folded, $spelling]) {
            $weights = $is_build
                ? Entries::united($parts[$folded][$spelling] ?? [])
                : PostingList::unpack($former[$folded][$spelling][0] ?? '');
            $weights = Entries::united($recent[$folded][$spelling] ?? []) + array_diff_key($weights, $is_stale);
            $packed = PostingList::pack($weights);
            if ($weights === []) {
                $gone[] = [(string) $folded, (string) $spelling];
            } elseif ([$packed] !== ($former[$folded][$spelling] ?? null)) {
                $rows[] = [(string) $folded, (string) $spelling, count($weights), $packed];
            }
        }
        return $this->lists->put($rows) && $this->lists->drop($gone);
    }

    /**
     * @param array<string, array<string, mixed>> ...$sources
     * @return list<array{string|int, string|int}> Folded and spelling, each once.
     */
    private static function words(array ...$sources): array
    {
        $words = [];
        foreach ($sources as $source) {
            foreach ($source as $folded => $spellings) {
                foreach ($spellings as $spelling => $ignored) {
                    $words["$folded $spelling"] = [$folded, $spelling];
                }
            }
        }
        return array_values($words);
    }
}
