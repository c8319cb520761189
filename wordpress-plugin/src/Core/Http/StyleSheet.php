<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/** A handler's answer that is CSS. */
final class StyleSheet
{
    /** @param int $seconds For how long everybody may keep it. */
    public function __construct(public readonly string $css, public readonly int $seconds)
    {
    }
}
