<?php

declare(strict_types=1);

namespace Onda\Printing;

defined('ABSPATH') || exit;

/** One loop over the elements. Our own names always; the names of peers only while their plugin is not there. */
final class Shortcodes
{
    /** Editors and word processors curl quotes, and WordPress knows straight ones only. */
    private const CURLED = '(?:[“”„‟″]|&#822[01];|&#8243;|&[lr]dquo;)';

    public function __construct(private Elements $elements, private ElementPrinter $printer)
    {
    }

    public function hook(): void
    {
        add_action('init', [$this, 'init'], 99, 0);
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

    /** @param array<int|string, string> $written */
    private function render(string $tag, string $shortcode, array $written, string $content): string
    {
        $spec = $this->elements->find($tag) ?? [];
        $values = Attributes::read($spec, self::repair($written));
        /** This filter is documented in wp-includes/shortcodes.php: others may add to a shortcode by its usual hook. */
        $values = apply_filters("shortcode_atts_$shortcode", $values, Attributes::defaults($spec), $written, $shortcode);
        $held = isset($spec['holdsContent']) ? self::enclosed($content) : '';
        return $this->printer->element($tag, is_array($values) ? $values : [], $held);
    }

    /**
     * WordPress has made paragraphs and line breaks around the shortcode's two ends, and halves of them are in the
     * content.
     */
    private static function enclosed(string $content): string
    {
        $content = self::strip('~^(?:\s|<br\s*/?>|</p>)+|(?:\s|<br\s*/?>|<p>)+$~i', $content);
        return do_shortcode(shortcode_unautop($content));
    }

    /**
     * WordPress reads `name=“Radio Uno”` as `name="“Radio"` and the bare word `Uno”`: joined again here.
     *
     * @param array<int|string, string> $written
     * @return array<int|string, string>
     */
    private static function repair(array $written): array
    {
        $repaired = [];
        $open = null;
        foreach ($written as $key => $value) {
            $value = (string) $value;
            $is_continued = $open !== null && is_int($key);
            if ($is_continued) {
                $repaired[$open] .= ' ' . self::strip('/' . self::CURLED . '$/u', $value);
            } else {
                $open = is_string($key) && self::starts_curled($value) ? $key : null;
                $repaired[$key] = self::strip('/^' . self::CURLED . '|' . self::CURLED . '$/u', $value);
            }
            $open = self::ends_curled($value) ? null : $open;
        }
        return $repaired;
    }

    private static function strip(string $pattern, string $value): string
    {
        return preg_replace($pattern, '', $value) ?? $value;
    }

    private static function starts_curled(string $value): bool
    {
        return preg_match('/^' . self::CURLED . '/u', $value) === 1;
    }

    private static function ends_curled(string $value): bool
    {
        return preg_match('/.' . self::CURLED . '$/u', $value) === 1;
    }
}
