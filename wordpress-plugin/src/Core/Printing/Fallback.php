<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Markup for pages without scripts: phrasing content only, because editors put tags into paragraphs. */
final class Fallback
{
    /** Tags with sound. */
    private const AUDIO = ['radio-player'];

    /** @param array<string, scalar> $values By camelCase name. */
    public static function controls(string $tag, array $values): string
    {
        if ($tag === 'voice-search') {
            return Faces::fill('voice-search/SearchLink', ['address' => home_url('/?s='), 'text' => __('Search', 'onda')]);
        }
        $stream = Html::address($values['radioStream'] ?? '');
        // AMP plays nothing without https.
        $is_heard = str_starts_with($stream, 'https:') || !Amp::is_page();
        if (!in_array($tag, self::AUDIO, true) || $stream === '' || !$is_heard) {
            return self::link($values);
        }
        return Faces::fill('player/fallback/Sound', ['stream' => $stream, 'name' => $values['radioName'] ?? '']);
    }

    /**
     * A link for feeds and excerpts; empty without an address.
     *
     * @param array<string, scalar> $values
     */
    public static function link(array $values): string
    {
        $stream = Html::address($values['dataStream'] ?? $values['radioStream'] ?? '');
        if ($stream === '') {
            return '';
        }
        $name = Html::as_string($values['radioName'] ?? '');
        return Faces::fill('player/fallback/StreamLink', ['stream' => $stream, 'name' => $name === '' ? $stream : $name]);
    }
}
