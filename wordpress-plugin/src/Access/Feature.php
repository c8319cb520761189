<?php

declare(strict_types=1);

namespace Onda\Access;

use Onda\Access\Stranger\PageText;
use Onda\Database\PublicPosts;
use Onda\Http\ActionOwners;
use Onda\Http\Router;
use Onda\LazyHooks;

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
        LazyHooks::on(['site_status_tests'], static fn() => ShownHealth::hook());
        if (!is_admin()) {
            PageText::hook();
            $answer = static fn(): array => [(int) http_response_code(), Router::location()];
            (new FrontPage($owners, $answer))->hook();
        }
    }
}
