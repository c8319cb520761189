<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Access\Languages;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\HostFunctions;
use Onda\Core\Text\Days;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The lists of the settings screen as documents for visitors, each built at most once in 15 seconds for all. */
final class Lists
{
    public const FRESH_SECONDS = 15;
    /** The age up to which the former list is served while a new one is built. */
    public const STALE_SECONDS = 10 * MINUTE_IN_SECONDS;
    /** The days of `adjusted_total`. */
    public const PEOPLE_DAYS = 30;
    /** The factor by which more places are read to find posts in the language of the page. */
    private const LANGUAGES = 5;
    /** The seconds of a claim: longer than a ranking of ten million views takes. */
    private const CLAIM_SECONDS = 10;
    private const WAIT_SECONDS = 5;
    private const LOOK_AGAIN_MICROSECONDS = 50_000;

    public function __construct(
        private SettingsStore $settings,
        private ListCacheRepository $cache,
        private RankingRepository $rankings,
        private Texts $texts,
    ) {
    }

    /** Null for an unknown id; the first list for an empty one. */
    public function find(string $id): ?RankedList
    {
        foreach (ViewsOptions::lists($this->settings) as $row) {
            $list = RankedList::from_row($row);
            if ($id === '' || $list->id === $id) {
                return $list;
            }
        }
        return null;
    }

    /**
     * @return array{items: list<array<string, mixed>>, show_count: bool, numbers: list<string>, views_label: string,
     *     total_label: string}|null Null when another request is still building the first one.
     */
    public function document(RankedList $list): ?array
    {
        $language = Languages::current();
        $key = $language === '' ? $list->key() : md5($list->key() . $language);
        $row = $this->cache->read($key);
        $now = time();
        if ($row !== null && abs($now - $row['built_at']) < self::FRESH_SECONDS) {
            return $row['document'];
        }
        $is_usable = $row !== null && abs($now - $row['built_at']) < self::STALE_SECONDS;
        if ($is_usable && $row['claimed_until'] > $now) {
            return $row['document'];
        }
        if ($this->cache->claim($key, $now - self::FRESH_SECONDS, $now, $now + self::CLAIM_SECONDS)) {
            $document = $this->build($list, $language, $now);
            $this->cache->save($key, $document, $now);
            return $document;
        }
        return $is_usable ? $row['document'] : $this->wait($key);
    }

    /** @return list<array<string, mixed>> The posts of a list; none for a list that is not there. */
    public function items(string $id): array
    {
        $list = $this->find($id);
        return $list === null ? [] : $this->document($list)['items'] ?? [];
    }

    /** @return array<string, mixed> */
    private function build(RankedList $list, string $language, int $now): array
    {
        $ranked = $language === '' ? $list : $list->with_size(self::LANGUAGES * $list->size);
        $rows = $this->rankings->of($ranked, Days::since($list->days, $now), Days::since(self::PEOPLE_DAYS, $now));
        $rows = $language === '' ? $rows : array_slice($this->translated($rows, $language), 0, $list->size);
        _prime_post_caches(array_column($rows, 'id'), false, false);
        return [
            'items' => array_map($this->item(...), $rows, array_keys($rows)),
            'show_count' => $list->numbers() !== [],
            'numbers' => $list->numbers(),
            'views_label' => $list->views_label ?: $this->texts->text('views', 'viewsLabel'),
            'total_label' => $list->total_label ?: $this->texts->text('views', 'totalLabel'),
        ];
    }

    /**
     * The posts with the most views in any language, as their translations into this one. The numbers are those of the
     * most viewed translation.
     *
     * @param list<array<string, int>> $rows Best first.
     * @return list<array<string, int>>
     */
    private function translated(array $rows, string $language): array
    {
        $shown = [];
        foreach ($rows as $row) {
            $post = Languages::translation($row['id'], $language);
            $shown[$post] ??= ['id' => $post] + $row;
        }
        unset($shown[0]);
        return array_values($shown);
    }

    /**
     * @param array{id: int, views: int, period_views: int, adjusted_total: int} $row
     * @return array<string, mixed> The item of the specification (R-3.57 to R-3.62), and the id.
     */
    private function item(array $row, int $place): array
    {
        return [
            'id' => $row['id'],
            'position' => $place + 1,
            'title' => Html::plain(get_the_title($row['id'])),
            'permalink' => (string) get_permalink($row['id']),
            'views' => $row['views'],
            'period_views' => $row['period_views'],
            'adjusted_total' => $row['adjusted_total'],
        ];
    }

    /** Waits for the build of another request if there is no recent list. */
    private function wait(string $key): ?array
    {
        $end = microtime(true) + self::WAIT_SECONDS;
        while (microtime(true) < $end && HostFunctions::pause(self::LOOK_AGAIN_MICROSECONDS)) {
            $row = $this->cache->read($key);
            if ($row !== null && abs(time() - $row['built_at']) < self::STALE_SECONDS) {
                return $row['document'];
            }
        }
        return null;
    }
}
