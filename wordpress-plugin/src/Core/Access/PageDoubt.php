<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Access\Stranger\StrangerPage;

defined('ABSPATH') || exit;

/**
 * Whether refused pages tell of the server and not of their posts: the front page is refused by now, too, or all posts
 * that were open until now are refused alike. So it is where a limit of requests is reached, or rules of addresses are
 * lost.
 */
final class PageDoubt
{
    /** The statuses of a failing server; one that asks for a sign-in or a payment is believed. */
    private const KINDS = [403, 404, 410];
    private const FEW = 3;
    private const OTHER_POSTS = 5;

    /**
     * Stores the status that is doubted, and since when.
     *
     * @param array<int, int|null> $statuses By post, as `ShownReading` has them.
     * @param list<int> $open Those of them that strangers read in full until now.
     */
    public static function of(array $statuses, array $open): bool
    {
        $refused = array_unique(array_filter($statuses));
        $status = (int) reset($refused);
        if ($refused !== []) {
            StrangerPage::begin();
        }
        $is_lost = $refused !== [] && !StrangerPage::is_told();
        ['doubted' => $doubted, 'doubted_at' => $since] = ShownTexts::stored();
        $is_old = $doubted === $status && time() - $since > DAY_IN_SECONDS;
        $is_doubted = !$is_lost && count($refused) === 1 && in_array($status, self::KINDS, true) && !$is_old
            && self::are_all_refused($status, $statuses, $open);
        $noted = $is_doubted ? $status : 0;
        if ($noted !== $doubted && array_filter($statuses, is_int(...)) !== []) {
            ShownTexts::note(['doubted' => $noted, 'doubted_at' => time()]);
        }
        return $is_lost || $is_doubted;
    }

    /**
     * @param array<int, int|null> $statuses
     * @param list<int> $open
     */
    private static function are_all_refused(int $status, array $statuses, array $open): bool
    {
        $told = array_filter(array_intersect_key($statuses, array_flip($open)), is_int(...));
        if (count($told) < self::FEW) {
            $others = ShownTextRepository::open(array_keys($statuses), self::OTHER_POSTS);
            $told = [...$told, ...array_map(StrangerPage::text(...), array_filter(array_map(get_post(...), $others)))];
        }
        return count($told) >= self::FEW && array_filter($told, static fn(mixed $one): bool => $one !== $status) === [];
    }
}
