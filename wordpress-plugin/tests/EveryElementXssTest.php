<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\Attributes;
use Onda\Core\Printing\Elements;

/** Every attribute of every element by every way that an author has: the table is made from the contracts. */
final class EveryElementXssTest extends TestCase
{
    use WrittenSite;

    /** Each runs `ondaEvil` by itself wherever it becomes markup, an attribute or an address. */
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
                $harms[$case] = Harm::of($html);
            }
            $this->assertSame([], array_filter($harms), $tag);
        }
        $this->assertGreaterThan(40, count($elements));
        $this->leave();
    }

    /** @dataProvider payloads */
    public function test_nothing_of_a_payload_that_the_site_holds_leaves_unescaped(string $payload): void
    {
        $this->sign_in('administrator');
        $this->write($payload);
        wp_set_current_user(0);
        $harms = [];
        $reached = 0;
        foreach ((new Elements(dirname(__DIR__) . '/generated'))->all() as $tag => $spec) {
            foreach (get_posts(['post_type' => ['post', 'onda_show'], 'numberposts' => -1]) as $post) {
                $GLOBALS['post'] = $post;
                $html = onda_element($tag, ['post-id' => $post->ID, 'form' => 1]);
                foreach ($spec['shortcodes'] as $shortcode) {
                    $html .= do_shortcode("[$shortcode]") . do_shortcode(wp_kses_post("[$shortcode]{$payload}[/$shortcode]"));
                }
                $harms["$tag in $post->post_type"] = Harm::of($html);
                $reached += (int) str_contains($html, 'ondaEvil');
            }
        }
        $this->assertSame([], array_filter($harms));
        $this->assertGreaterThan(15, $reached);
    }

    /** @return list<array{string}> */
    public function payloads(): array
    {
        return [['\'"><onda-evil ondaEvil()></script></textarea></style></title></template><onda-evil>'], ['javascript:ondaEvil()']];
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
        // WordPress's own attributes of a block.
        $spec['attributes'] += array_fill_keys(['anchor', 'className', 'textColor', 'backgroundColor'], []);
        foreach (isset($spec['block']) ? $this->written($spec) : [] as $case => [$name, $payload]) {
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
}
