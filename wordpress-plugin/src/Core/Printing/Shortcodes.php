<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

defined('ABSPATH') || exit;

/** The shortcodes of all elements: our own names always, the names of peers only while their plugin is not there. */
final class Shortcodes
{
    /** Quotes of one kind, as editors and word processors write them; WordPress knows straight ones only. */
    private const QUOTES = [
        '(?:[“”„‟″"]|&(?:quot|[lrb]dquo|#0*34|#822[012]|#8243);)',
        '(?:[«»]|&(?:[lr]aquo|#171|#187);)',
        '(?:[‘’‚‛′\']|&(?:apos|[lr]squo|sbquo|#0*39|#821[678]|#8242);)',
    ];
    /** Line ends of paragraphs, and spaces as entities, between attributes. */
    private const SPACES = '~<br\s*/?>|</?p>|&(?:nbsp|#0*160|#xA0);~i';
    private const STRAIGHT = '"[^"]*"(*SKIP)(*FAIL)|\'[^\']*\'(*SKIP)(*FAIL)';

    /** @var array<string, string> The attributes of the shortcode that WordPress is about to run, as they are written. */
    private array $raw = [];

    /** @param \Closure(): ElementPrinter $printer Made for the first shortcode: most pages have none. */
    public function __construct(private Elements $elements, private \Closure $printer)
    {
    }

    public function init(): void
    {
        foreach ($this->elements->shortcodes() as $tag => $names) {
            foreach ($names as $place => $name) {
                if ($place === 0 || !shortcode_exists($name)) {
                    add_shortcode($name, fn(array|string $written, ?string $content): string =>
                        $this->render($tag, $name, is_array($written) ? $written : [], (string) $content));
                }
            }
        }
    }

    /** In a synced pattern of a template WordPress shows the shortcodes themselves. */
    public function render_block(string $content): string
    {
        if (!str_contains($content, '[') || doing_filter('the_content') || doing_filter('widget_block_content')) {
            return $content;
        }
        $ours = array_merge(...array_values($this->elements->shortcodes()));
        return (string) preg_replace_callback('/' . get_shortcode_regex($ours) . '/', 'do_shortcode_tag', $content);
    }

    /** @param array<int|string, string> $match */
    public function pre_do_shortcode_tag(mixed $output, string $shortcode, mixed $written, array $match): mixed
    {
        $this->raw = $output === false ? [$shortcode => $match[3] ?? ''] : [];
        return $output;
    }

    /** @param array<int|string, string> $written */
    private function render(string $tag, string $shortcode, array $written, string $content): string
    {
        $spec = $this->elements->find($tag) ?? [];
        $raw = $this->raw[$shortcode] ?? null;
        $this->raw = [];
        $written = $raw === null ? $written : self::repaired($raw);
        $values = Attributes::read($spec, $written);
        /** This filter is documented in wp-includes/shortcodes.php: others may add to a shortcode by its usual hook. */
        $values = apply_filters("shortcode_atts_$shortcode", $values, Attributes::defaults($spec), $written, $shortcode);
        $held = isset($spec['holdsContent']) ? self::enclosed($content) : '';
        // Another plugin's own shortcode has attributes of its own.
        $is_ours = $shortcode === ($spec['shortcodes'][0] ?? '');
        $names = $is_ours ? ($this->printer)()->mistakes->unknown_names($tag, $spec, $written, false) : '';
        return $names . ($this->printer)()->element($tag, is_array($values) ? $values : [], $held);
    }

    /**
     * WordPress has made paragraphs and line breaks around the shortcode's two ends, and halves of them are in the
     * content.
     */
    private static function enclosed(string $content): string
    {
        $content = self::strip('~^(?:\s++|<br\s*+/?>|</p>)++|(?:\s++|<br\s*+/?>|<p>)++(?:$|(*SKIP)(*F))~i', $content);
        return do_shortcode(shortcode_unautop($content));
    }

    /** @return array<int|string, string> */
    private static function repaired(string $raw): array
    {
        $text = (string) preg_replace(self::SPACES, ' ', $raw);
        foreach (self::QUOTES as $quote) {
            $pattern = '~' . self::STRAIGHT . "|=\\s*+(?![\"'])$quote(.*?)$quote(?=\\s|/?$)~su";
            $straight = static fn(array $found): string => '="' . strtr($found[1], ['"' => '&quot;']) . '"';
            $text = preg_replace_callback($pattern, $straight, $text) ?? $text;
        }
        $written = shortcode_parse_atts($text);
        return is_array($written) ? $written : [];
    }

    private static function strip(string $pattern, string $value): string
    {
        return preg_replace($pattern, '', $value) ?? $value;
    }
}
