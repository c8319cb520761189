<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/** A page that shows the owner one element as it is typed on a screen of ours. */
final class OwnerLook
{
    public const PARAMETER = 'onda_look';

    /** Whether this request is for such a page, of whatever element. Each page of visitors asks, once a look. */
    public static function is_asked_for(): bool
    {
        return Request::from_globals(false)->has(self::PARAMETER);
    }
}
