<?php

declare(strict_types=1);

namespace OndaDemo;

/** Blocks as the editor writes them. */
final class Markup
{
    public static function paragraph(string $text): string
    {
        return "<!-- wp:paragraph -->\n<p>" . esc_html($text) . "</p>\n<!-- /wp:paragraph -->";
    }

    public static function heading(string $text, int $level = 2): string
    {
        $attributes = $level === 2 ? '' : " {\"level\":$level}";
        $text = esc_html($text);
        return "<!-- wp:heading$attributes -->\n<h$level class=\"wp-block-heading\">$text</h$level>\n<!-- /wp:heading -->";
    }

    /** Text to be read, not run: shortcodes, blocks and tags in it stay as they are. */
    public static function code(string $code): string
    {
        $text = strtr(esc_html($code), ['[' => '&#91;', ']' => '&#93;']);
        return "<!-- wp:code -->\n<pre class=\"wp-block-code\"><code>$text</code></pre>\n<!-- /wp:code -->";
    }

    /** The owner's code, in a block that holds it. */
    public static function live(string $code): string
    {
        return match (true) {
            str_starts_with($code, '<!-- wp:') => $code,
            str_starts_with($code, '[') => "<!-- wp:shortcode -->\n$code\n<!-- /wp:shortcode -->",
            default => "<!-- wp:html -->\n$code\n<!-- /wp:html -->",
        };
    }

    public static function group(string $class, string ...$blocks): string
    {
        $inside = implode("\n\n", $blocks);
        return "<!-- wp:group {\"className\":\"$class\"} -->\n<div class=\"wp-block-group $class\">$inside</div>\n<!-- /wp:group -->";
    }

    /** @param list<string> $columns Blocks of each. */
    public static function columns(array $columns, string $class): string
    {
        $inside = array_map(
            static fn (string $blocks): string =>
                "<!-- wp:column -->\n<div class=\"wp-block-column\">$blocks</div>\n<!-- /wp:column -->",
            $columns
        );
        return "<!-- wp:columns {\"align\":\"wide\",\"className\":\"$class\"} -->\n<div class=\"wp-block-columns alignwide $class\">"
            . implode("\n", $inside) . "</div>\n<!-- /wp:columns -->";
    }
}
