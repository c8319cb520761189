<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

use Onda\Features\Stations\Reading\FeedFacts;

defined('ABSPATH') || exit;

/** The document of a station that tells the song, as it was found. */
final class FeedResult
{
    /** @param list<Finding> $findings */
    public function __construct(public readonly array $findings, public readonly ?FeedFacts $facts = null)
    {
    }
}
