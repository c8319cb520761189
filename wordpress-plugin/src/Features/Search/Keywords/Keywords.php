<?php

declare(strict_types=1);

namespace Onda\Features\Search\Keywords;

use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Http\Network;
use Onda\Core\Http\Request;
use Onda\Core\Text\Days;
use Onda\Features\Search\Index\Text\IndexWords;
use Onda\Features\Search\InstanceSettings;

defined('ABSPATH') || exit;

/** The phrases that are searched here, without anything about the visitors. */
final class Keywords
{
    private const TRENDING_DAYS = 7;
    /** A phrase of a few people is nobody else's business. A network counts once a day. */
    private const TRENDING_MIN = 5;
    private const TRENDING_MAX = 10;
    /** Among them the owner chooses. */
    private const CANDIDATES = 30;
    private const MOST_WORDS = 6;
    /** An address of the web or of mail: an advertisement. */
    private const ADDRESS = '~[\p{L}\p{N}][.@]\p{L}{2}|://|\bwww\b~iu';
    private const TRENDING_SECONDS = 10 * MINUTE_IN_SECONDS;
    private const TRENDING = 'onda_trending';

    /** @param list<string>|null $approved Folded phrases that the owner lets be shown; null where all may be. */
    public function __construct(
        private SearchedPhraseRepository $searched,
        private KeywordRepository $counts,
        private NetworkShareRepository $shares,
        private ?array $approved = null,
    ) {
    }

    /** So that it may be counted once, should its visitor say so. */
    public function note(Request $request, int $search_id, string $phrase, bool $is_found): void
    {
        if ($phrase !== '') {
            $this->searched->note(self::marks($request, self::box($search_id), $phrase)[0], $is_found, time());
        }
    }

    /** Whether it counted: it was searched here a moment ago, and by this network for the first time today. */
    public function count(Request $request, int $search_id, string $phrase): bool
    {
        $box = self::box($search_id);
        $marks = self::marks($request, $box, $phrase);
        $is_found = $phrase === '' ? null : $this->searched->take($marks[0], time());
        $limits = [];
        foreach ($marks as $place => $mark) {
            $limits["day-$mark"] = Network::limit(1, $place);
        }
        if ($is_found === null || $this->shares->take($limits, time()) !== true) {
            return false;
        }
        $this->counts->add($box, self::folded($phrase), $phrase, $is_found, Days::of(time()));
        return true;
    }

    /** @return list<string> The most searched of the last seven days, of which something was found. */
    public function trending(): array
    {
        $may_show = fn(string $phrase): bool =>
            $this->approved === null || in_array(self::folded($phrase), $this->approved, true);
        return array_slice(array_values(array_filter($this->candidates(), $may_show)), 0, self::TRENDING_MAX);
    }

    /** @return list<string> What may be trending as soon as the owner approves it. */
    public function candidates(): array
    {
        [$until, $known] = (array) get_transient(self::TRENDING) + [0, []];
        if (is_int($until) && $until > time()) {
            return $known;
        }
        $since = Days::since(self::TRENDING_DAYS, time());
        $top = $this->counts->top($since, self::TRENDING_MIN, self::CANDIDATES);
        $candidates = array_values(array_filter($top, self::is_matched(...)));
        // A transient without an expiry is loaded with the other options: the box may stand on every page.
        set_transient(self::TRENDING, [time() + self::TRENDING_SECONDS, $candidates]);
        return $candidates;
    }

    /** Whether every word of it was searched, and so stands in what was found; an address of the web never is. */
    private static function is_matched(string $phrase): bool
    {
        return count(IndexWords::of($phrase)) <= self::MOST_WORDS && preg_match(self::ADDRESS, $phrase) === 0;
    }

    /** The phrase without accents and capitals, but with its ñ: equal for everybody who means the same. */
    public static function folded(string $phrase): string
    {
        $lower = str_replace("n\u{303}", 'ñ', mb_strtolower($phrase, 'UTF-8'));
        return implode('ñ', array_map(remove_accents(...), explode('ñ', $lower)));
    }

    /** A number that no box can have is as good as none. */
    private static function box(int $search_id): int
    {
        return $search_id <= InstanceSettings::MAX_ID ? $search_id : 0;
    }

    /** @return non-empty-list<string> Network, box and phrase in letters that name none of them, for each of `Request::networks`. */
    private static function marks(Request $request, int $search_id, string $phrase): array
    {
        $mark = static fn(string $network): string =>
            'kw:' . substr(hash('sha256', "$network|$search_id|" . self::folded($phrase)), 0, 40);
        return array_map($mark, $request->networks());
    }
}
