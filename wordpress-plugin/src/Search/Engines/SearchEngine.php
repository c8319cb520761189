<?php

declare(strict_types=1);

namespace Onda\Search\Engines;

use Onda\Search\Answer;
use Onda\Search\Question;

defined('ABSPATH') || exit;

/** Whoever can find posts: our own index, another machine, or WordPress itself. Answers hold public posts only. */
interface SearchEngine
{
    /** @throws EngineFailed When another engine has to answer. */
    public function search(Question $question): Answer;

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
