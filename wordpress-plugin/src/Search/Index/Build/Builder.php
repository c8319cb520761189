<?php

declare(strict_types=1);

namespace Onda\Search\Index\Build;

use Onda\Access\MemberPlugins;
use Onda\Languages;
use Onda\PlainText;
use Onda\Search\HiddenProducts;
use Onda\Search\Index\DocumentRepository;
use Onda\Search\Index\Entries;
use Onda\Search\Index\IndexState;
use Onda\Search\Index\Options;
use Onda\Search\Index\PostReader;

defined('ABSPATH') || exit;

/**
 * Builds the index in steps: `reading` the posts into parts, then `writing` the lists; and `merging` into them what
 * changed since. A step that is killed leaves what the one before it left; of two at once one works.
 */
final class Builder
{
    private const POSTS_A_READ = 200;
    /** The posts of one part of a build: about 25 MB of memory. */
    private const POSTS_A_PART = 4000;

    public function __construct(
        private Options $options,
        private PostReader $reader,
        private SourcePostRepository $posts,
        private DocumentRepository $docs,
        private PartRepository $parts,
        private StalePostRepository $stale,
        private WorkRepository $work,
        private IndexState $state,
        private Merger $merger,
    ) {
    }

    /** From the beginning; what there is answers until the new one is ready. */
    public function start(): void
    {
        $this->work->restart($this->posts->count($this->reader->types()), time());
    }

    /** Takes what changed into the lists. */
    public function merge(): void
    {
        $holder = $this->holder();
        if ($this->work->claim($holder, time())) {
            $row = $this->work->read();
            if ($row['phase'] === 'idle') {
                $this->work->commit($holder, $this->batch($row) + ['phase' => 'merging'], static fn(): bool => true);
            }
            $this->work->release($holder);
        }
    }

    public function is_busy(): bool
    {
        return $this->work->read()['phase'] !== 'idle';
    }

    /**
     * @param float $seconds How long at most, but for what one piece takes.
     * @return bool False when somebody else is at it.
     */
    public function step(float $seconds): bool
    {
        $holder = $this->holder();
        if (!$this->work->claim($holder, time())) {
            return false;
        }
        $until = microtime(true) + $seconds;
        do {
            $row = $this->work->read();
            $is_done = match ($row['phase']) {
                'reading' => $this->read($row, $holder, $until),
                'writing', 'merging' => $this->write($row, $holder),
                default => false,
            };
        } while ($is_done && microtime(true) < $until);
        $this->work->release($holder);
        return true;
    }

    /** @param array<string, string> $row */
    private function read(array $row, string $holder, float $until): bool
    {
        $docs = [];
        $part = new Part();
        $last = (int) $row['last_post'];
        if ($last === 0) {
            // Of a build that was given up; here, because nobody else writes while this one is held.
            $this->parts->clear();
        }
        do {
            $posts = $this->posts->after($last, $this->reader->types(), self::POSTS_A_READ);
            foreach ($this->reader->wanted($posts) as $post) {
                $docs[] = $this->reader->doc($post);
                $part->add($post->ID, $this->reader->words($post));
            }
            $last = $posts === [] ? $last : end($posts)->ID;
            $this->posts->forget();
        } while ($posts !== [] && count($docs) < self::POSTS_A_PART && microtime(true) < $until);
        $columns = ['last_post' => $last, 'done' => (int) $row['done'] + count($docs)];
        $columns += $posts === [] ? ['phase' => 'writing'] + $this->batch($row) : [];
        $number = (int) $row['last_post'] + 1;
        return $this->work->commit($holder, $columns, fn(): bool => $this->parts->put($number, $part->lists())
            && $this->docs->put($docs, (int) $row['build']));
    }

    /** @param array<string, string> $row */
    private function write(array $row, string $holder): bool
    {
        $is_build = $row['phase'] === 'writing';
        $last = $this->merger->next($row['last_word'], $is_build);
        if ($last === '') {
            return $this->finish($row, $holder, $is_build);
        }
        return $this->work->commit($holder, ['last_word' => $last], fn(): bool =>
            $this->merger->write($row['last_word'], $last, $is_build, $this->stale));
    }

    /** @param array<string, string> $row */
    private function finish(array $row, string $holder, bool $is_build): bool
    {
        $columns = ['phase' => 'idle', 'last_word' => '', 'finished_at' => time()];
        $is_done = $this->work->commit($holder, $columns, function () use ($row, $is_build): bool {
            $is_settled = $this->stale->settle((int) $row['merged_batch'])
                && (!$is_build || $this->docs->drop_before((int) $row['build']));
            if ($is_settled && $is_build) {
                $this->state->change($this->description());
            }
            return $is_settled;
        });
        if ($is_done && $is_build) {
            $this->parts->clear();
        }
        return $is_done;
    }

    /** @return array<string, mixed> */
    private function description(): array
    {
        return [
            // A post with a higher id could not be found: another engine answers instead.
            'is_ready' => $this->posts->highest($this->reader->types()) <= Entries::MAX_POST,
            'mark' => $this->mark(),
            'types' => $this->reader->types(),
            'taxonomies' => $this->reader->taxonomies(),
            'posts' => $this->docs->count(),
            'format' => IndexState::FORMAT,
        ];
    }

    /**
     * In which format, by which rules, of which posts, kept by whom, at which addresses: a change of any asks for a new
     * build.
     */
    public function mark(): string
    {
        $address = [IndexState::FORMAT, PlainText::RULES, get_option('home'), (string) get_option('permalink_structure')];
        $posts = [$this->reader->types(), HiddenProducts::terms(), Languages::plugins(), MemberPlugins::names()];
        return md5($this->options->mark() . wp_json_encode([$address, $posts]));
    }

    /**
     * Begins the next batch: later changes belong to it.
     *
     * @param array<string, string> $row
     * @return array<string, int|string>
     */
    private function batch(array $row): array
    {
        return ['last_word' => '', 'merged_batch' => (int) $row['batch'], 'batch' => (int) $row['batch'] + 1];
    }

    private function holder(): string
    {
        return bin2hex(random_bytes(8));
    }
}
