<?php

declare(strict_types=1);

namespace Onda\Access;

use Onda\Database\PublicPosts;
use Onda\Http\ActionOwners;

defined('ABSPATH') || exit;

/** The composition root's part for who may read what. */
final class Feature
{
    /** @param bool $is_noting Whether this request notes what early answers have to know. */
    public static function hook(ActionOwners $owners, bool $is_noting): void
    {
        if ($is_noting) {
            (new PublicPosts())->hook();
            DynamicBlocks::hook();
            ShortcodeNames::hook();
        }
        ShownTextsUpkeep::hook();
        $answer = static fn(): array => [http_response_code(), headers_list()];
        (new FrontPageWatch(new FrontPageRecord(), $owners, $answer))->hook();
    }
}
