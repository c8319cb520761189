<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Text\Moment;

defined('ABSPATH') || exit;

/** The owner's switch for the coming-soon page: the part `pages` of the settings, which early answers read, too. */
final class ComingSoon
{
    /** @param array<string, mixed> $pages As stored; the switch ends by itself when the opening has come. */
    public static function is_on(array $pages, int $now): bool
    {
        $opening = Moment::of((string) ($pages['opens'] ?? ''));
        $is_over = $opening !== null && $opening->getTimestamp() <= $now;
        return ($pages['comingSoon'] ?? false) === true && !$is_over;
    }
}
