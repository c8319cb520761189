<?php

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Core\Access\Languages;
use Onda\Core\Printing\Texts;

defined('ABSPATH') || exit;

/**
 * The few words of a reply, in the language of the visitor: an early answer is given before any translation is loaded.
 */
final class Wording
{
    private Texts $texts;
    /** WordPress makes a new one for each date. */
    private \DateTimeZone $zone;

    /** @param string $locale Of a language without a catalog, the words are English. */
    private function __construct(private string $locale)
    {
        $this->texts = new Texts(dirname(__DIR__, 3) . '/generated');
        $this->zone = wp_timezone();
    }

    /** @param array<mixed> $form Language plugins write theirs into the form of the box. */
    public static function of(array $form = []): self
    {
        $chosen = $form['wpml_lang'] ?? $form['polylang_lang'] ?? $form['qtranslate_lang'] ?? '';
        $tag = (is_string($chosen) ? $chosen : '') ?: Languages::current();
        $page = determine_locale();
        // The code of a language plugin leaves the country out.
        return new self($tag === '' || self::short($tag) === self::short($page) ? $page : $tag);
    }

    /** @param string $key As in `reply-messages.ts`, without its `reply`. */
    public function text(string $key): string
    {
        return $this->texts->text('live-search', 'reply' . ucfirst($key), $this->locale);
    }

    /** Tells how the results differ from the phrase, such as a correction; empty if they do not. */
    public function note(SearchAnswer $answer): string
    {
        $corrected = str_replace('{phrase}', $answer->corrected, $this->text('corrected'));
        $omitted = str_replace('{words}', implode(', ', $answer->omitted), $this->text('omitted'));
        $notes = [
            $answer->corrected === '' ? '' : $corrected,
            $answer->omitted === [] ? '' : $omitted,
            $answer->is_partial ? $this->text('partial') : '',
        ];
        return implode(' ', array_filter($notes));
    }

    public function day(int $time): string
    {
        $format = self::short($this->locale) === 'es' ? 'd/m/Y' : 'Y-m-d';
        return $time === 0 ? '' : (string) wp_date($format, $time, $this->zone);
    }

    private static function short(string $tag): string
    {
        return strtolower((string) strtok($tag, '_-'));
    }
}
