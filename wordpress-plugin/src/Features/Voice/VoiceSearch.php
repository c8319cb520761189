<?php

declare(strict_types=1);

namespace Onda\Features\Voice;

use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/**
 * `voice_search_find`: the address of the post that a visitor asked for aloud, as the specification's `success` and
 * `data`.
 */
final class VoiceSearch
{
    public const PER_MINUTE = 30;
    /** A character is four bytes at most. */
    private const MAX_BYTES = 4 * SpokenWords::MAX_CHARACTERS;

    public function __construct(private Finder $finder, private RateLimit $rate_limit)
    {
    }

    /** Null when no post is meant: then the script asks further. */
    public function __invoke(Request $request): ?string
    {
        $this->rate_limit->demand($request);
        return $this->finder->find($request->text('q', self::MAX_BYTES));
    }
}
