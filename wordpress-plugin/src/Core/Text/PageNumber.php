<?php

declare(strict_types=1);

namespace Onda\Core\Text;

defined('ABSPATH') || exit;

/** The number of a page as it stands in an address, which anybody may write. */
final class PageNumber
{
    /** No list is as long, and a thousand posts a page still fit into an integer. */
    public const MAX = 100_000;

    /** From 1 to `MAX`; 1 for whatever is no whole number. */
    public static function of(mixed $written): int
    {
        $is_number = is_int($written) || (is_string($written) && ctype_digit($written));
        // More digits than any integer has would be 0.
        $number = $is_number ? (int) substr((string) $written, 0, 18) : 1;
        return min(self::MAX, max(1, $number));
    }
}
