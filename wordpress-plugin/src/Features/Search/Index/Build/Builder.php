<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Build;

use Onda\Core\Access\Languages;
use Onda\Core\Access\MemberPlugins;
use Onda\Core\Access\ShownTexts;
use Onda\Core\Text\PlainText;
use Onda\Features\Search\HiddenProducts;
use Onda\Features\Search\Index\DocumentRepository;
use Onda\Features\Search\Index\Entries;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\IndexState;
use Onda\Features\Search\Index\PostReader;

defined('ABSPATH') || exit;

/**
 * Builds the index in steps: `reading` the posts into parts, then `writing` the lists; and `merging` into them what
 * changed since; `auditing` looks for what changed unseen. A step that is killed leaves what the one before it left;
 * of two at once one works.
 */
final class Builder
{
    private const POSTS_A_READ = 200;
    /** The posts of one part of a build: about 25 MB of memory. */
    private const POSTS_A_PART = 4000;

    public function __construct(
        private IndexOptions $options,
        private PostReader $reader,
        private SourcePostRepository $posts,
        private DocumentRepository $docs,
        private PartRepository $parts,
        private StalePostRepository $stale,
        private WorkRepository $work,
        private IndexState $state,
        private Merger $merger,
        private DigestRepository $digests,
        private Audit $audit,
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
        $this->begin(fn(array $row): array => $this->batch($row) + ['phase' => 'merging']);
    }

    /** Compares the index with the posts, whatever changed them. */
    public function audit(): void
    {
        $this->begin(static fn(): array => ['phase' => 'auditing', 'last_post' => 0, 'started_at' => time()]);
    }

    /** Nothing compared the two for a day. */
    public function is_time_to_audit(): bool
    {
        return (int) $this->work->read()['started_at'] < time() - DAY_IN_SECONDS;
    }

    /** @param callable(array<string, string>): array<string, int|string> $columns What the row says from then on. */
    private function begin(callable $columns): void
    {
        $holder = $this->holder();
        if ($this->work->claim($holder, time())) {
            $row = $this->work->read();
            if ($row['phase'] === 'idle') {
                $this->work->commit($holder, $columns($row), static fn(): bool => true);
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
                'auditing' => $this->compare($row, $holder),
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
        $part = new IndexPart();
        $last = (int) $row['last_post'];
        if ($last === 0) {
            // Parts of a build that was given up are cleared here: nobody else writes while this build is held.
            $this->parts->clear();
        }
        do {
            $posts = $this->posts->after($last, $this->reader->types(), self::POSTS_A_READ);
            $digests = $this->digests->of(array_column($posts, 'ID'));
            foreach ($this->reader->wanted($posts) as $post) {
                $docs[] = $this->reader->doc($post) + ['digest' => $digests[$post->ID] ?? ''];
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
    private function compare(array $row, string $holder): bool
    {
        $last = $this->audit->step((int) $row['last_post']);
        $columns = $last === 0 ? ['phase' => 'idle'] : ['last_post' => $last];
        return $this->work->commit($holder, $columns, static fn(): bool => true);
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
        $posts = [$this->reader->types(), HiddenProducts::terms(), Languages::plugins(), MemberPlugins::names(), ShownTexts::mark()];
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
