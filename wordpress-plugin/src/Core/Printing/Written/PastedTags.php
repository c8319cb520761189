<?php

declare(strict_types=1);

namespace Onda\Core\Printing\Written;

use Onda\Core\Printing\WpautopFix;

defined('ABSPATH') || exit;

/** The tags that an author pasted as HTML: their attributes can be read and set, and an empty one can be filled. */
final class PastedTags extends \WP_HTML_Tag_Processor
{
    /** @var array<string, true> By the end that none of them has any more. */
    private array $endless = [];
    /** @var array<int, string> Markup by the place that it goes to. */
    private array $put = [];

    /** @return array<string, mixed> The attributes of the current tag. */
    public function written(): array
    {
        $names = $this->get_attribute_names_with_prefix('') ?? [];
        return array_combine($names, array_map($this->get_attribute(...), $names));
    }

    /** Whether nothing but spaces stands between the current tag and its end. */
    public function is_empty(): bool
    {
        [, $end] = $this->place();
        $tag = preg_quote((string) $this->get_tag(), '~');
        return preg_match("~\\G\\s*</$tag\\s*>~i", $this->html, $found, 0, $end) === 1;
    }

    /** Goes on behind the end of the current tag. WordPress counts how often; an end that is missing is missed once. */
    public function leave(): void
    {
        $close = "</{$this->get_tag()}>";
        $end = isset($this->endless[$close]) ? false : stripos($this->html, $close, $this->place()[1]);
        if ($end !== false && $this->seek_count < self::MAX_SEEK_OPS) {
            $this->bookmarks['end'] = new \WP_HTML_Span($end, strlen($close));
            $this->seek('end');
            return;
        }
        $this->endless[$close] = true;
    }

    /** Puts markup, which has to be safe, at a place of the current tag. The walk does not go through it. */
    public function put(int $place, string $markup): void
    {
        $this->put[$place] = $markup;
    }

    /** The text with the new attributes and the markup. */
    public function filled(): string
    {
        ksort($this->put);
        return WpautopFix::replaced($this->get_updated_html(), array_fill_keys(array_keys($this->put), ''), $this->put);
    }

    /** @return array{int, int} Where the current tag begins, and where it ends, with its new attributes. */
    public function place(): array
    {
        $this->get_updated_html();
        $this->set_bookmark('current');
        $span = $this->bookmarks['current'];
        $this->release_bookmark('current');
        $end = $span->start + $span->length;
        // WordPress 6.5 leaves the bracket out of the length.
        return [$span->start, $this->html[$end - 1] === '>' ? $end : $end + 1];
    }
}
