<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Access\Stranger\PageText;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\Output;
use Onda\Core\Text\DynamicBlocks;
use Onda\Core\Text\ShortcodeNames;

defined('ABSPATH') || exit;

/** The composition root's part for who may read what. */
final class AccessHooks
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
        (new RuleListener())->hook();
        if (!is_admin()) {
            PageText::hook();
            $answer = static fn(): array => [(int) http_response_code(), Output::location()];
            (new OpenFrontPage($owners, $answer))->hook();
        }
    }
}
