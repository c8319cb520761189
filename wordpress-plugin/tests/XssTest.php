<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\Attributes;
use Onda\Core\Printing\ElementWidget;

/** A contributor's input never becomes markup, in any of the ways to enter it. */
final class XssTest extends TestCase
{
    private const PAYLOADS = [
        '"><img src=x onerror=alert(1)>', "'><svg onload=alert(1)>", '" autofocus onfocus=alert(1) x="', '</template><script>alert(1)</script>',
        '</noscript><script>alert(1)</script>', '</radio-player><iframe srcdoc=x>', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)',
        "java\tscript:alert(1)", "java\0script:alert(1)", 'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)',
        'http://x.example/"onmouseover="alert(1)', "http://x.example/'><script>", 'http://x.example/<script>alert(1)</script>',
        '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;', '&#34;&#62;&#60;img onerror=alert(1)&#62;', '<!--<script>', ']]><script>',
        '{{t play}}', '{{url radioStream}}"><script>', "\u{202E}<script>alert(1)</script>", '`onclick=alert(1)`', "a\nb\" onload=\"x",
        '{"a":"</script><script>alert(1)</script>"}', '<a href="javascript:alert(1)">x</a>', '\\"><script>alert(1)</script>',
        '%22%3E%3Cscript%3Ealert(1)%3C/script%3E', 'feed:javascript:alert(1)', '//evil.example/x', '<math><mi//xlink:href="data:x,<script>">',
        '[gallery]', '[onda_test_player radioName="x"]', '<style>@import "//evil"</style>', '"style="position:fixed', "\xC0\xBCscript>alert(1)",
        'http://[::1]"><script>', "' style='x", '<radio-player><template shadowrootmode="open"><script>', '" is="x-evil',
    ];

    /** @dataProvider doors */
    public function test_no_attribute_lets_markup_through(string $door): void
    {
        $this->sign_in('contributor');
        $objects = new PluginObjects();
        $spec = $objects->elements->find('radio-player');
        foreach (array_keys($spec['attributes']) as $name) {
            foreach (self::PAYLOADS as $payload) {
                $this->assert_harmless($this->{$door}($objects, $name, $payload), "$door $name $payload");
            }
        }
    }

    public function doors(): array
    {
        return [['shortcode'], ['block'], ['widget'], ['template_function'], ['station_record']];
    }

    private function shortcode(PluginObjects $objects, string $name, string $payload): string
    {
        $payload = wp_check_invalid_utf8($payload);
        $text = wp_filter_post_kses(wp_slash("[onda_test_player $name=\"" . str_replace('"', '&quot;', $payload) . '"]'));
        $written = shortcode_parse_atts(substr(wp_unslash($text), strlen('[onda_test_player '), -1));
        return $objects->printer->element('radio-player', (array) $written);
    }

    private function block(PluginObjects $objects, string $name, string $payload): string
    {
        return $objects->printer->element('radio-player', [$name => $payload]);
    }

    private function widget(PluginObjects $objects, string $name, string $payload): string
    {
        $spec = $objects->elements->find('radio-player');
        $fields = static fn(): array => $objects->elements->fields('radio-player');
        $widget = new ElementWidget('radio-player', $spec, $objects->printer, $objects->stations, $fields);
        $instance = $widget->update(['title' => $payload, $name => $payload], []);
        $around = ['before_widget' => '', 'after_widget' => '', 'before_title' => '<i>', 'after_title' => '</i>'];
        $html = $this->printed(static fn() => $widget->widget($around, $instance));
        $this->assert_harmless($this->printed(static fn() => $widget->form($instance)), 'form');
        return (string) preg_replace('~^<i>[^<]*</i>~', '', $html);
    }

    private function template_function(PluginObjects $objects, string $name, string $payload): string
    {
        return $objects->printer->element('radio-player', [Attributes::kebab($name) => $payload, $payload => $payload]);
    }

    private function station_record(PluginObjects $objects, string $name, string $payload): string
    {
        $this->configure(['id' => 'uno', 'name' => $payload, 'stream' => $payload, 'feed' => $payload, 'cover' => $payload]);
        return $objects->printer->element('radio-player', ['station' => 'uno']);
    }

    /** Parsed as a browser would: only the tags and attributes that we print, and only http(s) addresses. */
    private function assert_harmless(string $html, string $message): void
    {
        $tags = ['radio-player', 'template', 'noscript', 'link', 'i', 'p', 'img', 'button', 'slot', 'audio', 'span', 'a', 'label', 'input', 'select', 'option', 'details', 'summary'];
        $parser = new \WP_HTML_Tag_Processor($html);
        while ($parser->next_tag()) {
            $this->assertContains(strtolower((string) $parser->get_tag()), $tags, $message);
            foreach ($parser->get_attribute_names_with_prefix('') as $attribute) {
                $this->assertDoesNotMatchRegularExpression('/^(on|style|srcdoc|is$|autofocus)/', $attribute, $message);
                $value = (string) $parser->get_attribute($attribute);
                if (in_array($attribute, ['src', 'href', 'radio-stream', 'feed', 'no-image-available'], true)) {
                    $this->assertMatchesRegularExpression('~^(https?://|$)~', $value, $message);
                }
            }
        }
        $this->assertStringNotContainsStringIgnoringCase('<script', $html, $message);
    }
}
