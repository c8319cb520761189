<?php

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Recognizes pictures (R-5): an https address, and none of the known placeholders. */
final class Picture
{
    private const MAX_LENGTH = 500;
    /** AzuraCast's default art, and the gray star that Last.fm answers since it stopped giving pictures of artists. */
    private const PLACEHOLDERS = ['album_art.', '2a96cbd8b46e442fc41c2b86b821562f'];

    /** The address, or an empty string. */
    public static function address(mixed $value): string
    {
        if (!is_string($value) || strlen($value) > self::MAX_LENGTH || !str_starts_with($value, 'https://')) {
            return '';
        }
        foreach (self::PLACEHOLDERS as $placeholder) {
            if (str_contains($value, $placeholder)) {
                return '';
            }
        }
        return Html::address($value);
    }
}
