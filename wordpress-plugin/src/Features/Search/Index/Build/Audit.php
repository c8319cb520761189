<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Build;

use Onda\Features\Search\Index\DocumentRepository;
use Onda\Features\Search\Index\PostReader;

defined('ABSPATH') || exit;

/**
 * Compares the index with the posts of the site: an import, a migration or a program may write them by SQL, which calls
 * no hooks.
 */
final class Audit
{
    private const POSTS_A_READ = 1000;

    public function __construct(
        private PostReader $reader,
        private SourcePostRepository $posts,
        private DigestRepository $digests,
        private DocumentRepository $docs,
        private StalePostRepository $stale,
    ) {
    }

    /**
     * Queues the next posts that came, went or changed.
     *
     * @return int The post up to which all is compared; 0 behind the last of all.
     */
    public function step(int $after): int
    {
        $now = $this->digests->after($after, $this->reader->types(), self::POSTS_A_READ);
        $is_last = count($now) < self::POSTS_A_READ;
        $last = $is_last ? PHP_INT_MAX : (int) array_key_last($now);
        $known = $this->docs->digests($after, $last);
        $kept = array_intersect_key($now, $known);
        $changed = [
            ...array_keys(array_diff_key($known, $now)),
            ...array_keys(array_diff_assoc($kept, $known)),
            ...$this->wanted(array_keys(array_diff_key($now, $known))),
        ];
        array_push($changed, ...$this->posts->children(...$changed));
        $this->posts->forget_former(...$changed);
        $this->stale->queue($changed);
        return $is_last ? 0 : $last;
    }

    /**
     * Public posts that the index lacks may be for members, or kept out.
     *
     * @param list<int> $posts
     * @return list<int>
     */
    private function wanted(array $posts): array
    {
        $wanted = [];
        foreach (array_chunk($posts, 200) as $chunk) {
            wp_cache_delete_multiple($chunk, 'posts');
            array_push($wanted, ...array_column($this->reader->wanted($this->posts->read($chunk)), 'ID'));
            $this->posts->forget();
        }
        return $wanted;
    }
}
