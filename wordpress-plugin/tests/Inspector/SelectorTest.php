<?php

declare(strict_types=1);

namespace Onda\Tests\Inspector;

use Onda\Features\Inspector\HiddenElements;
use Onda\Features\Inspector\Rule;
use Onda\Features\Inspector\Selector;
use PHPUnit\Framework\TestCase;

/** Selectors in the style of a page: those of the inspector, and no others. */
final class SelectorTest extends TestCase
{
    private const PINNED = ':nth-child(1 of div.card):nth-last-child(2 of div.card)';

    /** @dataProvider good */
    public function test_what_the_inspector_writes_is_taken(string $css, string $tag, array $classes): void
    {
        $selector = Selector::read($css);
        $this->assertSame([$css, $tag, $classes], [$selector?->css, $selector?->tag, $selector?->classes]);
    }

    public function good(): array
    {
        return [
            'an id' => ['aside#sidebar', 'aside', []],
            'a child of an id' => ['aside#sidebar > div.widget', 'div', ['widget']],
            'a post in a list' => ['main > li.post-12', 'li', ['post-12']],
            'by its place' => ['body > ' . self::PINNED, 'div', ['card']],
            'without a name' => ['main > :nth-child(2 of p:not([id])):nth-last-child(1 of p:not([id]))', 'p', []],
            'by where it leads' => ['main > a[href="https://site.example/a-b/?p=1&x=%20"]', 'a', []],
            'by its only link' => ['main > article.card:has(a[href="/una/"])', 'article', ['card']],
            'one of our elements' => ['main > fav-button[post-id="12"]', 'fav-button', []],
            'many steps' => ['body > ' . implode(' > ', array_fill(0, 15, self::PINNED)), 'div', ['card']],
        ];
    }

    /** @dataProvider hostile */
    public function test_anything_else_is_refused(string $css): void
    {
        $this->assertNull(Selector::read($css));
    }

    public function hostile(): array
    {
        $bad = [
            '', ' ', '*', 'div', 'div.card', '.card', '#x', 'body', 'main', 'html', 'html > body', 'body > div', 'main > *',
            'aside#a, body', 'aside#a,body', 'aside#a body', 'aside#a + div.b', 'aside#a ~ div.b', 'aside#a>div.b', 'aside#a > div.b ',
            ' aside#a', "aside#a\n", "aside#a\0", "aside#a > div.b\n", 'aside#a{}', 'aside#a}body{display:none', 'aside#a{color:red}',
            'aside#a;', 'aside#a/**/', 'aside#a > /* */ div.b', '@import url(//evil.example)', 'aside#a } @import "x"; {',
            '</style><script>alert(1)</script>', 'aside#a</style>', 'aside#a\\', 'aside#a\\7d', 'div#a\\:b', "aside#a > div['x']",
            'aside#a > a[href="javascript:alert(1)" i]', 'aside#a > a[href="x"]]', 'aside#a > a[href="x\\"]', 'aside#a > a[href="a b"]',
            'aside#a > a[href="}{"]', 'aside#a > a[href="url(x)"]', 'aside#a > a[onclick="x"]', 'aside#a > a[style="x"]',
            'aside#a > a[href*="x"]', 'aside#a > input[value="a"]', 'aside#a > div:hover', 'aside#a > div.b::before',
            'aside#a > div.b:not(.c)', 'aside#a > :is(body)', 'aside#a > div.b:has(body)', 'aside#a > :nth-child(1)',
            'aside#a > :nth-child(n of div):nth-last-child(n of div)', 'aside#a > :nth-child(1 of *):nth-last-child(1 of *)',
            'aside#a > :nth-child(1 of div,body):nth-last-child(1 of div)', ':root', ':host', '::part(x)', 'ASIDE#a', 'aside#ñ', 'aside#1a',
            'aside#' . str_repeat('a', 101), 'aside#a' . str_repeat(' > div.' . str_repeat('b', 99), 20),
            str_repeat('a', 100_000), str_repeat('body > ', 20_000), "aside#a\xff", 'body > div.b > body#c > ',
        ];
        return array_combine(array_map(static fn(string $css): string => substr($css, 0, 60), $bad), array_map(null, array_chunk($bad, 1)));
    }

    /** @dataProvider untouchable */
    public function test_the_bar_the_banners_and_the_page_are_never_named(string $css): void
    {
        $this->assertNull(Selector::read($css));
    }

    public function untouchable(): array
    {
        $bad = [
            'div#wpadminbar', 'div#wpadminbar > ul.ab-top-menu', 'body > div#wpadminbar', 'main#content', 'body#top', 'div#x > main.content',
            'body > a.skip-link', 'div#onetrust-banner-sdk', 'div#CybotCookiebotDialog > div.a', 'body > div.cmplz-cookiebanner',
            'div#my-cookie-banner', 'body > div.site-cookie-consent', 'div#cookieconsent', 'body > element-inspector.x', 'div#a > script.b',
            'div#a > style.b', 'head#a', 'div#a > link.b', 'div#a > noscript.b', 'div#a > template.b',
            'body > :nth-child(1 of main:not([id])):nth-last-child(1 of main:not([id]))',
        ];
        return array_combine($bad, array_chunk($bad, 1));
    }

    /** @dataProvider class_lists */
    public function test_class_names_are_single_words_of_the_targets_class_list(mixed $classes, bool $is_taken): void
    {
        $rule = Rule::read(['selector' => 'aside#a > div.card', 'classes' => $classes, 'label' => '']);
        $this->assertSame($is_taken, $rule !== null);
    }

    public function class_lists(): array
    {
        return [
            'its class' => [['card'], true],
            'with others, however they are written' => [['card', 'md:w-[10px]', 'ñandú', 'is-style-x'], true],
            'the class of the selector is missing' => [['other'], false],
            'empty' => [[], false],
            'two in one' => [['card b'], false],
            'markup' => [['card', '<b>'], false],
            'the end of a rule' => [['card', 'a}'], false],
            'quotes' => [['card', 'a"b'], false],
            'an escape' => [['card', 'a\\b'], false],
            'an empty name' => [['card', ''], false],
            'a long name' => [['card', str_repeat('a', 101)], false],
            'no text' => [['card', 7], false],
            'nested' => [['card', ['x']], false],
            'a map' => [['x' => 'card'], true],
            'too many' => [array_fill(0, 51, 'card'), false],
            'a text' => ['card', false],
            'nothing' => [null, false],
        ];
    }

    public function test_a_label_is_one_short_line_of_text(): void
    {
        $row = ['selector' => 'aside#a', 'classes' => [], 'label' => " <b>a</b>\n\tñ " . str_repeat('é', 200)];
        $label = Rule::read($row)?->row()['label'] ?? '';
        $this->assertStringStartsWith('<b>a</b> ñ éé', $label);
        $this->assertSame(120, mb_strlen($label));
    }

    public function test_the_style_hides_and_guards_whatever_it_is_given(): void
    {
        $rules = [['selector' => 'aside#a', 'classes' => []], ['selector' => 'main > li.post-1', 'classes' => ['post-1']], 'x', ['selector' => 'body{}']];
        $css = HiddenElements::stored((string) json_encode(['audience' => [], 'rules' => $rules]))->css();
        $this->assertStringStartsWith(':is(aside#a,main > li.post-1):not(:is(html,body,main,[role="main"],#wpadminbar,', $css);
        $this->assertStringEndsWith('{display:none!important}', $css);
        $this->assertSame(1, substr_count($css, '{'));
        $this->assertStringContainsString(',:has(html,body,main,[role="main"],#wpadminbar,', $css);
    }

    /** @dataProvider garbage */
    public function test_what_an_import_brought_is_read_with_the_same_care(string $json): void
    {
        $this->assertSame('', HiddenElements::stored($json)->css());
    }

    public function garbage(): array
    {
        return [[''], ['0'], ['null'], ['"x"'], ['[]'], ['{'], ['{"rules":1}'], ['{"rules":[1,null,"x",{"selector":"*","classes":[]}]}'],
            ['{"rules":[{"selector":"a{}b","classes":[]}],"audience":7}']];
    }
}
