<?php

declare(strict_types=1);

namespace Onda\Core\Printing\Written;

defined('ABSPATH') || exit;

/** The tags that an author pasted as HTML: their attributes can be read and set, and an empty one can be filled. */
final class PastedTags extends \WP_HTML_Tag_Processor
{
    /** Whether nothing but spaces stands between the current tag and its end. */
    public function is_empty(): bool
    {
        $end = preg_quote((string) $this->get_tag(), '~');
        return preg_match("~\\G\\s*</$end\\s*>~i", $this->html, $found, 0, $this->end_of_tag()) === 1;
    }

    /** Puts markup, which has to be safe, right behind the current tag. */
    public function fill(string $markup): void
    {
        $this->lexical_updates[] = new \WP_HTML_Text_Replacement($this->end_of_tag(), 0, $markup);
    }

    private function end_of_tag(): int
    {
        $this->set_bookmark('current');
        $span = $this->bookmarks['current'];
        $this->release_bookmark('current');
        $end = $span->start + $span->length;
        // WordPress 6.5 leaves the bracket out of the length.
        return $this->html[$end - 1] === '>' ? $end : $end + 1;
    }
}
