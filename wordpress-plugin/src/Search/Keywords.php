<?php

declare(strict_types=1);

namespace Onda\Search;

use Onda\Ajax\Request;
use Onda\SearchRules;
use Onda\Storage\KeywordCounts;
use Onda\Storage\SearchedPhrases;

defined('ABSPATH') || exit;

/** What is searched here, without anything about who searched it. */
final class Keywords
{
    private const TRENDING_DAYS = 7;
    /** A phrase of one person is nobody else's business. */
    private const TRENDING_MIN = 3;
    private const TRENDING_MAX = 10;
    private const TRENDING_SECONDS = 10 * MINUTE_IN_SECONDS;
    private const TRENDING = 'onda_trending';

    public function __construct(private SearchedPhrases $searched, private KeywordCounts $counts)
    {
    }

    /** So that it may be counted once, should its visitor say so. */
    public function note(Request $request, int $search_id, string $phrase, bool $is_found): void
    {
        if ($phrase !== '') {
            $this->searched->note(self::mark($request, self::box($search_id), $phrase), $is_found, time());
        }
    }

    /** Whether it counted: it was searched here a moment ago, and is counted for the first time. */
    public function count(Request $request, int $search_id, string $phrase): bool
    {
        $box = self::box($search_id);
        $is_found = $phrase === '' ? null : $this->searched->take(self::mark($request, $box, $phrase), time());
        if ($is_found === null) {
            return false;
        }
        $this->counts->add($box, self::folded($phrase), $phrase, $is_found, gmdate('Y-m-d'));
        return true;
    }

    /** @return list<string> The most searched of the last seven days, of which something was found. */
    public function trending(): array
    {
        $known = get_transient(self::TRENDING);
        if (is_array($known)) {
            return $known;
        }
        $since = gmdate('Y-m-d', time() - (self::TRENDING_DAYS - 1) * DAY_IN_SECONDS);
        $trending = $this->counts->top($since, self::TRENDING_MIN, self::TRENDING_MAX);
        set_transient(self::TRENDING, $trending, self::TRENDING_SECONDS);
        return $trending;
    }

    /** The same for everybody who means the same: without accents and capitals, but with its ñ. */
    public static function folded(string $phrase): string
    {
        $lower = str_replace("n\u{303}", 'ñ', mb_strtolower($phrase, 'UTF-8'));
        return implode('ñ', array_map(remove_accents(...), explode('ñ', $lower)));
    }

    /** A number that no box can have is as good as none. */
    private static function box(int $search_id): int
    {
        return $search_id <= SearchRules::MAX_ID ? $search_id : 0;
    }

    /** Network, box and phrase in letters that name none of them. */
    private static function mark(Request $request, int $search_id, string $phrase): string
    {
        return 'kw:' . substr(hash('sha256', $request->network() . "|$search_id|" . self::folded($phrase)), 0, 40);
    }
}
