<?php

declare(strict_types=1);

namespace Onda\Core\Printing\Written;

defined('ABSPATH') || exit;

/** The tags that an author pasted as HTML: their attributes can be read and set, and an empty one can be filled. */
final class PastedTags extends \WP_HTML_Tag_Processor
{
    /** @return array<string, mixed> The attributes of the current tag. */
    public function written(): array
    {
        $names = $this->get_attribute_names_with_prefix('') ?? [];
        return array_combine($names, array_map($this->get_attribute(...), $names));
    }

    /** Whether nothing but spaces stands between the current tag and its end. */
    public function is_empty(): bool
    {
        $end = preg_quote((string) $this->get_tag(), '~');
        return preg_match("~\\G\\s*</$end\\s*>~i", $this->html, $found, 0, $this->place()[1]) === 1;
    }

    /** Puts markup, which has to be safe, right behind the current tag. */
    public function fill(string $markup): void
    {
        $this->lexical_updates[] = new \WP_HTML_Text_Replacement($this->place()[1], 0, $markup);
    }

    /** @return array{int, int} Where the current tag begins, and where it ends. */
    public function place(): array
    {
        $this->set_bookmark('current');
        $span = $this->bookmarks['current'];
        $this->release_bookmark('current');
        $end = $span->start + $span->length;
        // WordPress 6.5 leaves the bracket out of the length.
        return [$span->start, $this->html[$end - 1] === '>' ? $end : $end + 1];
    }
}
