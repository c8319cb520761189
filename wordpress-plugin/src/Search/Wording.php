<?php

declare(strict_types=1);

namespace Onda\Search;

use Onda\Languages;
use Onda\Printing\Texts;

defined('ABSPATH') || exit;

/**
 * The few words of a reply, in the language of the visitor: an early answer is given before any translation is loaded.
 */
final class Wording
{
    private const TEXTS = [
        'es' => [
            'nothing' => '¡No hay resultados!',
            'try' => 'Prueba con:',
            'other' => 'Otros resultados',
            'corrected' => 'Nada igual: se muestra «{phrase}».',
            'partial' => 'Ahora no se puede buscar en todo: faltan resultados.',
            'wait' => 'Demasiadas búsquedas seguidas. Vuelve a intentarlo en {seconds} segundos.',
        ],
        'en' => [
            'nothing' => 'No results!',
            'try' => 'Try this:',
            'other' => 'Other results',
            'corrected' => 'Nothing like that: “{phrase}” is shown.',
            'partial' => 'Not everything can be searched now: results are missing.',
            'wait' => 'Too many searches at once. Try again in {seconds} seconds.',
        ],
    ];

    /** @param string $language A tag; Spanish and English are known, others read English. */
    private function __construct(private string $language)
    {
    }

    /** @param array<mixed> $form Language plugins write theirs into the form of the box. */
    public static function of(array $form = []): self
    {
        $chosen = $form['wpml_lang'] ?? $form['polylang_lang'] ?? $form['qtranslate_lang'] ?? '';
        $tag = (is_string($chosen) ? $chosen : '') ?: Languages::current() ?: Texts::page_language();
        return new self(str_starts_with(strtolower($tag), 'es') ? 'es' : 'en');
    }

    public function text(string $key): string
    {
        return self::TEXTS[$this->language][$key];
    }

    /** Tells how the results differ from the phrase, such as a correction; empty if they do not. */
    public function note(Answer $answer): string
    {
        $corrected = str_replace('{phrase}', $answer->corrected, $this->text('corrected'));
        $notes = [$answer->corrected === '' ? '' : $corrected, $answer->is_partial ? $this->text('partial') : ''];
        return trim(implode(' ', $notes));
    }

    public function day(int $time): string
    {
        return $time === 0 ? '' : (string) wp_date($this->language === 'es' ? 'd/m/Y' : 'Y-m-d', $time);
    }
}
