<?php

declare(strict_types=1);

namespace Onda\Views;

use Onda\Http\Request;

defined('ABSPATH') || exit;

/** Recognizes requests of programs, and of pages that nobody looks at yet. */
final class Bots
{
    /** Words of user agents; `cubot` is a make of phones. */
    private const AGENT = '~(?<!cu)bot|crawl|spider|slurp|scan|preview|headless|lighthouse|facebookexternalhit|embedly'
        . '|monitor|archiver|curl|wget|python|java/|httpclient|okhttp|go-http|node-fetch|axios|libwww'
        . '|php/|phantom|selenium~i';

    public static function is_one(Request $request): bool
    {
        $agent = $request->agent();
        return $agent === '' || preg_match(self::AGENT, $agent) === 1 || self::is_unseen($request);
    }

    /** Fetched ahead of the visitor, or opened by hand: a counting request is neither. */
    private static function is_unseen(Request $request): bool
    {
        $purpose = $request->header('Sec-Purpose') . $request->header('Purpose') . $request->header('X-Moz');
        return preg_match('/prefetch|prerender|preview/i', $purpose) === 1
            || $request->header('Sec-Fetch-Mode') === 'navigate';
    }
}
