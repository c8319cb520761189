<?php

declare(strict_types=1);

namespace Onda;

defined('ABSPATH') || exit;

/** A day, or a day and an hour, as an author writes it. */
final class Moment
{
    private const WRITTEN = '~^\d{4}[-/]\d\d?[-/]\d\d?([T ]\d\d?:\d\d(:\d\d)?)?\s*(Z|[+-]\d\d:?\d\d)?$~i';

    /** In the site's time zone unless the text names its own; null where the text is no date. */
    public static function of(string $text): ?\DateTimeImmutable
    {
        $is_written = preg_match(self::WRITTEN, trim($text)) === 1;
        $moment = $is_written ? date_create_immutable(trim($text), wp_timezone()) : false;
        return $moment === false ? null : $moment;
    }
}
