<?php

declare(strict_types=1);

namespace Onda\Features\Search\Engines;

use Onda\Features\Search\EngineFailed;
use Onda\Features\Search\Question;
use Onda\Features\Search\SearchAnswer;

defined('ABSPATH') || exit;

/** A source that finds posts: our own index, another machine, or WordPress itself. Answers hold public posts only. */
interface SearchEngine
{
    /** @throws EngineFailed When another engine has to answer. */
    public function search(Question $question): SearchAnswer;

    /**
     * The rest of a word that is being typed, as a whole phrase.
     *
     * @param string $typed As it stands in the box, plain text.
     * @param Question $context Which posts count; its phrase, limit and order do not.
     * @return string It begins with what was typed, but for case and accents; empty when nothing suits.
     * @throws EngineFailed
     */
    public function suggest(string $typed, Question $context): string;
}
