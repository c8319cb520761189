<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Build;

use Onda\Features\Search\Index\DocumentRepository;
use Onda\Features\Search\Index\Entries;
use Onda\Features\Search\Index\PostReader;

defined('ABSPATH') || exit;

/** Reads single posts anew: what the index says of them is true from then on, whatever a build is doing meanwhile. */
final class Updater
{
    public function __construct(
        private PostReader $reader,
        private DigestRepository $digests,
        private DocumentRepository $docs,
        private PartRepository $recent,
        private StalePostRepository $stale,
        private WorkRepository $work,
    ) {
    }

    public function refresh(int $id): void
    {
        $post = get_post($id);
        $is_wanted = $post instanceof \WP_Post && $this->reader->wanted([$post]) !== [];
        $row = $this->work->read();
        // A post that no build has and nobody may read needs no mark: most saves are of such posts.
        if (!$is_wanted && $row['phase'] === 'idle' && !$this->docs->has($id)) {
            return;
        }
        $is_done = $this->work->change(fn(): bool => $this->recent->drop($id) && $this->stale->mark($id)
            && ($is_wanted ? $this->write($post, (int) $row['build']) : $this->docs->drop($id)));
        if (!$is_done) {
            // Two at once may lock each other out: cron tries again.
            $this->stale->queue([$id]);
        }
    }

    /** @return bool Whether there are more. */
    public function work_off(float $seconds): bool
    {
        $until = microtime(true) + $seconds;
        do {
            $posts = $this->stale->queued(50);
            foreach ($posts as $post) {
                $this->stale->leave_queue($post);
                $this->refresh($post);
            }
        } while ($posts !== [] && microtime(true) < $until);
        return $posts !== [];
    }

    private function write(\WP_Post $post, int $build): bool
    {
        $pack = static fn(int $weight): string => Entries::pack([$post->ID => $weight]);
        $lists = array_map(static fn(array $spellings): array => array_map($pack, $spellings), $this->reader->words($post));
        $doc = $this->reader->doc($post) + ['digest' => $this->digests->of([$post->ID])[$post->ID] ?? ''];
        return $this->recent->put($post->ID, $lists) && $this->docs->put([$doc], $build);
    }
}
