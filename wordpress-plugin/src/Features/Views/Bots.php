<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** Recognizes requests of programs, and of pages that are not visible yet. */
final class Bots
{
    /** Models of phones, televisions and browsers of people whose name is like a robot's. */
    private const NAMED_ALIKE = '~Android [\d.]+;(?: [a-z]{2}-[a-z]{2};)?[^;()]*(?=[;)])'
        . '|sogou(?:mse|mobilebrowser|search android)|\.catcher\d*|process/tools|google ?tv|webappmanager~i';
    /** The model that browsers send to hide theirs. */
    private const ANY_MODEL = 'Android 10; K';

    public static function is_one(Request $request): bool
    {
        $agent = $request->agent();
        return $agent === '' || self::is_named($agent) || self::is_unseen($request);
    }

    private static function is_named(string $agent): bool
    {
        $pattern = '~' . BotAgents::PATTERN . '~i';
        return preg_match($pattern, $agent) === 1
            && preg_match($pattern, (string) preg_replace(self::NAMED_ALIKE, self::ANY_MODEL, $agent)) === 1;
    }

    /** Whether it was prefetched, or its address opened by hand: a counting request is neither. */
    private static function is_unseen(Request $request): bool
    {
        $purpose = $request->header('Sec-Purpose') . $request->header('Purpose') . $request->header('X-Moz');
        return preg_match('/prefetch|prerender|preview/i', $purpose) === 1
            || $request->header('Sec-Fetch-Mode') === 'navigate';
    }
}
