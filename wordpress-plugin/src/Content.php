<?php

declare(strict_types=1);

namespace Onda;

use Onda\Printing\Assets;
use Onda\Printing\Attributes;
use Onda\Printing\ElementPrinter;
use Onda\Printing\Elements;
use Onda\Printing\Html;
use Onda\Printing\PastedTags;

defined('ABSPATH') || exit;

/** Finds elements in what authors wrote: ahead of the head, and tags that were pasted as HTML. */
final class Content
{
    public function __construct(private Elements $elements, private ElementPrinter $printer, private Assets $assets)
    {
    }

    public function hook(): void
    {
        add_action('wp', [$this, 'wp'], 10, 0);
        // After blocks (9) and shortcodes (11) have printed theirs.
        add_filter('the_content', [$this, 'the_content'], 99, 1);
        add_filter('widget_block_content', [$this, 'the_content'], 99, 1);
    }

    /** A classic theme prints its head before the content: look for what will be there. */
    public function wp(): void
    {
        $post = is_singular() && !is_feed() ? get_queried_object() : null;
        if (!$post instanceof \WP_Post || post_password_required($post)) {
            return;
        }
        foreach ($this->elements->shortcodes() as $tag => $names) {
            if ($this->mentions($post->post_content, $tag, $names)) {
                $this->assets->use_tag($tag);
            }
        }
    }

    public function the_content(string $content): string
    {
        if (is_feed() || doing_filter('get_the_excerpt')) {
            return $content;
        }
        $mentioned = array_filter($this->elements->tags(), static fn(string $tag): bool => str_contains($content, "<$tag"));
        if ($mentioned === []) {
            return $content;
        }
        $links = array_map($this->assets->use_tag(...), $mentioned);
        return implode('', $links) . $this->completed($content, array_flip($mentioned));
    }

    /**
     * Gives each pasted `<radio-player station="id"></radio-player>` what it would have been printed with: the
     * attributes of its station and, where it is empty, its markup. One walk serves all tags: walking costs more than
     * completing.
     *
     * @param array<string, int> $mentioned By tag.
     */
    private function completed(string $content, array $mentioned): string
    {
        $tags = new PastedTags($content);
        while ($tags->next_tag()) {
            $tag = strtolower((string) $tags->get_tag());
            if (isset($mentioned[$tag])) {
                $this->complete($tags, $tag);
            }
        }
        return $tags->get_updated_html();
    }

    private function complete(PastedTags $tags, string $tag): void
    {
        $spec = $this->elements->find($tag) ?? [];
        $written = [];
        foreach ($tags->get_attribute_names_with_prefix('') ?? [] as $name) {
            $written[$name] = $tags->get_attribute($name);
        }
        $values = Attributes::read($spec, $written);
        $resolved = $this->printer->resolve($spec, $values);
        foreach (array_diff_key($resolved, $values) as $name => $value) {
            $tags->set_attribute(Attributes::kebab($name), Html::as_string($value));
        }
        if ($tags->is_empty()) {
            $tags->fill($this->printer->inside($tag, $spec, $resolved));
        }
    }

    /** @param list<string> $shortcodes */
    private function mentions(string $content, string $tag, array $shortcodes): bool
    {
        $openings = array_map(static fn(string $name): string => "[$name", $shortcodes);
        foreach (["<$tag", "<!-- wp:onda/$tag ", ...$openings] as $mark) {
            if (str_contains($content, $mark)) {
                return true;
            }
        }
        return false;
    }
}
