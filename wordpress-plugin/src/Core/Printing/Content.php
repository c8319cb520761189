<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Printing\Written\PastedTags;
use Onda\Core\Printing\Written\WithoutTags;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Finds elements in the content of authors: ahead of the head, and tags that were pasted as HTML. */
final class Content
{
    public function __construct(private Elements $elements, private ElementPrinter $printer, private Assets $assets)
    {
    }

    /** A classic theme prints its head before the content, so the content is searched first. */
    public function wp(): void
    {
        $post = is_singular() && !is_feed() ? get_queried_object() : null;
        if (!$post instanceof \WP_Post || post_password_required($post)) {
            return;
        }
        array_map($this->assets->use_tag(...), PlacedElements::in($post->post_content, $this->elements->shortcodes()));
    }

    /**
     * Completes tags in the HTML of a template, a part or a pattern, in any block: such HTML passes no other filter.
     */
    public function render_block(string $content): string
    {
        // A whole post is processed once, after WordPress's filters for text, which then need not read our markup.
        return doing_filter('the_content') ? $content : $this->the_content($content);
    }

    public function the_content(string $content): string
    {
        if (doing_filter('get_the_excerpt')) {
            return $content;
        }
        preg_match_all('~<([a-z]+(?:-[a-z]+)+)~', $content, $found);
        $mentioned = array_keys(array_intersect_key($this->elements->shortcodes(), array_flip($found[1])));
        if ($mentioned === []) {
            return $content;
        }
        if (is_feed()) {
            // A reader of feeds runs no script: a link, or the tag's content, replaces the tag.
            return (new WithoutTags($this->printer->element(...)))->of($content, array_flip($mentioned));
        }
        $links = array_map($this->assets->use_tag(...), $mentioned);
        return implode('', $links) . $this->completed($content, array_flip($mentioned));
    }

    /**
     * Gives each pasted `<radio-player station="id"></radio-player>` what it would have been printed with: the
     * attributes of its station and, where it is empty, its markup. All tags share one walk: walking costs more
     * than completing.
     *
     * @param array<string, int> $mentioned By tag.
     */
    private function completed(string $content, array $mentioned): string
    {
        $tags = new PastedTags($content);
        $said = ['' => true];
        while ($tags->next_tag()) {
            $tag = strtolower((string) $tags->get_tag());
            $note = isset($mentioned[$tag]) ? $this->complete($tags, $tag) : '';
            // The shortcode that printed the tag has added the note.
            if (!isset($said[$note]) && !str_contains($content, $note)) {
                $said[$note] = true;
                $tags->put($tags->place()[0], $note);
            }
        }
        return $tags->filled();
    }

    /** @return string What is wrong with it, for who may edit. */
    private function complete(PastedTags $tags, string $tag): string
    {
        $spec = $this->elements->find($tag) ?? [];
        $written = $tags->written();
        $values = Attributes::read($spec, $written);
        $resolved = $this->printer->resolve($spec, $values);
        foreach (array_diff_key($resolved, $values) as $name => $value) {
            $tags->set_attribute(Attributes::kebab($name), Html::as_string($value));
        }
        if (!$tags->is_empty()) {
            // The plugin has printed the content, or an author put tags into an element that holds content.
            isset($spec['holdsContent']) || $tags->leave();
            return '';
        }
        $tags->put($tags->place()[1], (string) $this->printer->inside($tag, $spec, $resolved));
        $mistakes = $this->printer->mistakes;
        return $mistakes->unknown_names($tag, $spec, $written) . $mistakes->unknown_ids($tag, $spec, $values)
            . $mistakes->no_station($spec, $resolved);
    }
}
