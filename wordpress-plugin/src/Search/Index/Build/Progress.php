<?php

declare(strict_types=1);

namespace Onda\Search\Index\Build;

use Onda\Search\Index\DocumentRepository;
use Onda\Search\Index\IndexState;
use Onda\Search\Index\PostingRepository;

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
            /* translators: 1: percent, 2: posts that were read, 3: posts in all. */
            'reading' => vsprintf(
                __('Building: %1$d %%, %2$d of %3$d posts read.', 'onda'),
                [$now['percent'], $now['done'], $now['total']]
            ),
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
        /* translators: 1: posts, 2: words, 3: size, 4: posts. */
        $sentence = __('The index answers: %1$s posts, %2$s words, %3$s. Changed since it was written: %4$s posts.', 'onda');
        $posts = number_format_i18n($this->docs->count());
        return sprintf($sentence, $posts, number_format_i18n($words), size_format($bytes), (string) $this->stale->count());
    }
}
