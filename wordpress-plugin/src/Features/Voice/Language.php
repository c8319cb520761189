<?php

declare(strict_types=1);

namespace Onda\Features\Voice;

defined('ABSPATH') || exit;

/** The language in which a visitor speaks, where the author names none: that of the page. */
final class Language
{
    /**
     * Language → activation word. On a Spanish page nothing is printed: the element's own defaults are the
     * specification's (R-3 and R-9).
     */
    private const WORDS = ['en' => 'search'];

    /**
     * In a language without a word of ours all that is said is searched.
     *
     * @param array<string, scalar> $values
     * @return array<string, scalar>
     */
    public static function resolve(array $values): array
    {
        $tag = (string) ($values['lang'] ?? str_replace('_', '-', determine_locale()));
        $language = strtolower(strtok($tag, '-') ?: '');
        return $language === 'es' ? $values : $values + ['lang' => $tag, 'activationWord' => self::WORDS[$language] ?? ''];
    }
}
