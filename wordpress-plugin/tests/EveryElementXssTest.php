<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\Attributes;
use Onda\Core\Printing\Elements;

/** Every attribute of every element by every way that an author has: the table is made from the contracts. */
final class EveryElementXssTest extends TestCase
{
    /** Runs by itself wherever it becomes markup, an attribute or an address. */
    private const MARK = 'ondaEvil';
    private const PAYLOADS = [
        '"><onda-evil onload=ondaEvil()>',
        "'><onda-evil onload=ondaEvil()>",
        '" onmouseover="ondaEvil()" x="',
        "' onmouseover='ondaEvil()' x='",
        '</template></noscript></script><script>ondaEvil()</script>',
        '&quot;&gt;&lt;script&gt;ondaEvil()&lt;/script&gt;',
        'javascript:ondaEvil()',
        "java\tscript:ondaEvil()",
        'data:text/html,<script>ondaEvil()</script>',
        'http://x.example/"onmouseover="ondaEvil()',
        '{"a":"</script><script>ondaEvil()</script>"}',
        '{{t play}}"><script>ondaEvil()</script>',
    ];

    /** @dataProvider doors */
    public function test_nothing_of_a_payload_leaves_unescaped(string $door): void
    {
        $this->visit('x');
        $elements = (new Elements(dirname(__DIR__) . '/generated'))->all();
        foreach ($elements as $tag => $spec) {
            $harms = [];
            foreach ($this->{$door}($tag, $spec) as $case => $html) {
                $harms[$case] = self::harm($html);
            }
            $this->assertSame([], array_filter($harms), $tag);
        }
        $this->assertGreaterThan(40, count($elements));
        $this->leave();
    }

    public function doors(): array
    {
        return ['shortcode' => ['shortcodes'], 'block' => ['block'], 'function' => ['template_function']];
    }

    /** @return iterable<string, string> */
    private function shortcodes(string $tag, array $spec): iterable
    {
        foreach ($this->written($spec) as $case => [$name, $payload]) {
            foreach ($spec['shortcodes'] as $shortcode) {
                $quote = str_contains($payload, '"') ? "'" : '"';
                $text = wp_kses_post("[$shortcode " . Attributes::kebab($name) . "=$quote$payload$quote]");
                yield "$shortcode $case" => do_shortcode($text) . do_shortcode("[$shortcode $name=$quote$payload$quote]");
            }
        }
    }

    /** @return iterable<string, string> */
    private function block(string $tag, array $spec): iterable
    {
        $is_block = \WP_Block_Type_Registry::get_instance()->is_registered("onda/$tag");
        foreach ($is_block ? $this->written($spec) : [] as $case => [$name, $payload]) {
            yield $case => render_block([
                'blockName' => "onda/$tag", 'attrs' => [$name => $payload], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => [],
            ]);
        }
    }

    /** @return iterable<string, string> */
    private function template_function(string $tag, array $spec): iterable
    {
        foreach ($this->written($spec) as $case => [$name, $payload]) {
            yield $case => onda_element($tag, [$name => $payload, $payload => $payload]);
        }
    }

    /** @return iterable<string, array{string, string}> Case → attribute and payload. */
    private function written(array $spec): iterable
    {
        foreach (array_keys($spec['attributes']) as $name) {
            foreach (self::PAYLOADS as $number => $payload) {
                yield "$name #$number" => [$name, $payload];
            }
        }
    }

    /** The part that a browser would run; empty for text. */
    private static function harm(string $html): string
    {
        $tags = new \WP_HTML_Tag_Processor($html);
        while (str_contains($html, self::MARK) && $tags->next_tag()) {
            $tag = $tags->get_tag();
            if ($tag === 'ONDA-EVIL' || (in_array($tag, ['SCRIPT', 'STYLE'], true) && str_contains($tags->get_modifiable_text(), self::MARK))) {
                return $tag;
            }
            foreach ($tags->get_attribute_names_with_prefix('') as $name) {
                $value = (string) preg_replace('/[\x00-\x20]/', '', (string) $tags->get_attribute($name));
                $is_address = in_array($name, ['href', 'src', 'action', 'formaction', 'poster'], true);
                $is_run = preg_match('/^(?:on(?!da)|srcdoc$)/', $name) === 1
                    || ($is_address && preg_match('/^(?:javascript|data|vbscript):/i', $value) === 1)
                    || ($name === 'style' && str_contains($value, self::MARK));
                if ($is_run) {
                    return "$tag $name=$value";
                }
            }
        }
        return '';
    }
}
