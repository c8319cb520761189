<?php

declare(strict_types=1);

namespace Onda\Features\Voice;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The words of a question or of a title, in the three forms in which they are compared. */
final class SpokenWords
{
    public const MAX_CHARACTERS = 120;

    /** The letters that may have an accent, in Spanish and in most other Latin languages. */
    private const ACCENTABLE = '/[aceinouy]|[^\x00-\x7F]/u';

    /** @param string $spoken As they were said, one space between; no punctuation, which nobody says. */
    private function __construct(public readonly string $spoken)
    {
    }

    public static function of(string $text): self
    {
        $words = preg_replace('/[^\p{L}\p{M}\p{N}]+/u', ' ', mb_strtolower(Html::plain($text), 'UTF-8'));
        return new self(trim(mb_substr(trim((string) $words), 0, self::MAX_CHARACTERS, 'UTF-8')));
    }

    public function is_empty(): bool
    {
        return $this->spoken === '';
    }

    /** The words without accents: equal for everybody who means the same. */
    public function plain(): string
    {
        return remove_accents($this->spoken);
    }

    /**
     * For SQL's LIKE: the words in a row, with whatever punctuation between; letters only, so there is nothing to
     * escape.
     */
    public function pattern(): string
    {
        return '%' . str_replace(' ', '%', $this->spoken) . '%';
    }

    /** The pattern for a database that compares accents: any letter in the place of one that may carry an accent. */
    public function loose_pattern(): string
    {
        $plain = str_replace(' ', '%', mb_strtolower($this->plain(), 'UTF-8'));
        return '%' . preg_replace(self::ACCENTABLE, '_', $plain) . '%';
    }
}
