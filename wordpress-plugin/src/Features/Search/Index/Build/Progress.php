<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Build;

use Onda\Features\Search\Index\DocumentRepository;
use Onda\Features\Search\Index\IndexState;
use Onda\Features\Search\Index\PostingRepository;

defined('ABSPATH') || exit;

/** The state of the index, in words for the owner. */
final class Progress
{
    /** Reading the posts takes most of a build. */
    private const READING_PERCENT = 80;

    public function __construct(
        private IndexState $state,
        private WorkRepository $work,
        private DocumentRepository $docs,
        private PostingRepository $lists,
        private StalePostRepository $stale,
    ) {
    }

    /** @return array{is_ready: bool, phase: string, percent: int, done: int, total: int, finished_at: int} */
    public function read(): array
    {
        $row = $this->work->read();
        [$done, $total] = [(int) $row['done'], (int) $row['total']];
        return [
            'is_ready' => $this->state->read()['is_ready'],
            'phase' => $row['phase'],
            'percent' => match ($row['phase']) {
                'reading' => min(self::READING_PERCENT, intdiv(self::READING_PERCENT * $done, max(1, $total))),
                'writing' => self::READING_PERCENT,
                default => 100,
            },
            'done' => $done,
            'total' => $total,
            'finished_at' => (int) $row['finished_at'],
        ];
    }

    public function sentence(): string
    {
        $now = $this->read();
        $building = match ($now['phase']) {
            'reading' => self::reading($now['percent'], $now['done'], $now['total']),
            /* translators: %d: percent. */
            'writing' => sprintf(__('Building: %d %%, the words are being written.', 'onda'), $now['percent']),
            default => '',
        };
        return trim($this->stand($now['is_ready']) . ' ' . $building);
    }

    private function stand(bool $is_ready): string
    {
        if (!$is_ready) {
            return __('The index is not built yet: WordPress itself answers, which is slower.', 'onda');
        }
        [$words, $bytes] = $this->lists->size();
        [$posts, $stale] = [$this->docs->count(), $this->stale->count()];
        /* translators: %s: a number. */
        $with_posts = sprintf(_n('%s post', '%s posts', $posts, 'onda'), number_format_i18n($posts));
        /* translators: %s: a number. */
        $with_words = sprintf(_n('%s word', '%s words', $words, 'onda'), number_format_i18n($words));
        /* translators: %s: a number. */
        $changed = _n('%s post has changed since.', '%s posts have changed since.', $stale, 'onda');
        /* translators: 1: such as "9 posts", 2: such as "90 words", 3: a size, 4: a sentence. */
        $sentence = __('The index answers: %1$s, %2$s, %3$s. %4$s', 'onda');
        $changed = sprintf($changed, number_format_i18n($stale));
        return sprintf($sentence, $with_posts, $with_words, size_format($bytes), $changed);
    }

    private static function reading(int $percent, int $done, int $total): string
    {
        /* translators: 1: percent, 2: posts that were read, 3: posts in all. */
        $text = _n('Building: %1$s %%, %2$s of %3$s post read.', 'Building: %1$s %%, %2$s of %3$s posts read.', $total, 'onda');
        return vsprintf($text, array_map(number_format_i18n(...), [$percent, $done, $total]));
    }
}
