<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Episodes;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Chapters as feeds and documents of `podcast:chapters` name them. */
final class Chapters
{
    public const MOST = 200;
    private const LETTERS = 120;

    /**
     * @param mixed $written Rows with `startTime`, `title`, `url` and `toc`; anything else is no chapter.
     * @return list<array{start: float, title: string, address?: string}> By their start, in seconds.
     */
    public static function of(mixed $written): array
    {
        $rows = array_slice(is_array($written) ? $written : [], 0, self::MOST);
        $chapters = array_filter(array_map(self::chapter(...), array_values($rows)));
        usort($chapters, static fn(array $one, array $other): int => $one['start'] <=> $other['start']);
        return $chapters;
    }

    /** @return array{start: float, title: string, address?: string}|null */
    private static function chapter(mixed $row): ?array
    {
        $row = is_array($row) ? $row : [];
        $start = Html::as_string($row['startTime'] ?? '');
        $title = FeedText::line(Html::as_string($row['title'] ?? ''), self::LETTERS);
        // A chapter that is silent changes a picture only.
        if ($title === '' || preg_match('/^[\d:.]+$/', $start) !== 1 || ($row['toc'] ?? true) === false) {
            return null;
        }
        $fraction = (float) ('0.' . (explode('.', $start)[1] ?? '0'));
        $address = FeedText::address($row['url'] ?? '');
        return ['start' => FeedText::seconds($start) + $fraction, 'title' => $title]
            + ($address === '' ? [] : ['address' => $address]);
    }
}
