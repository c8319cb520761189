<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Features\Search\Index\Text\Token;

defined('ABSPATH') || exit;

/** The words that a step of a search asks for. */
final class Attempt
{
    /**
     * @param list<Token> $tokens
     * @param bool $is_corrected Visitors are told that other words are searched than theirs.
     * @param list<string> $omitted Typed words that are left out.
     */
    public function __construct(
        public readonly array $tokens,
        public readonly bool $is_corrected = false,
        public readonly array $omitted = [],
    ) {
    }

    /** The phrase that is searched instead of the typed one; empty if that is. */
    public function corrected(): string
    {
        return $this->is_corrected ? Token::phrase($this->tokens) : '';
    }
}
