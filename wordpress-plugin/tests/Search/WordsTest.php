<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Text\DynamicBlocks;
use Onda\Core\Text\Html;
use Onda\Core\Text\PlainText;
use Onda\Core\Text\ShortcodeNames;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\Text\Excerpt;
use Onda\Features\Search\Index\Text\Folding;
use Onda\Features\Search\Index\Text\IndexWords;
use Onda\Features\Search\Index\Text\Token;
use Onda\Tests\CountedCode;
use PHPUnit\Framework\TestCase;

final class WordsTest extends TestCase
{
    /** @dataProvider texts */
    public function test_text_is_cut_into_words(string $text, array $words, array $folded): void
    {
        $this->assertSame($words, IndexWords::of($text));
        $this->assertSame($folded, array_map(Folding::fold(...), $words));
    }

    public function texts(): array
    {
        return [
            'accents' => ['Música ÁRBOL, pingüino', ['música', 'árbol', 'pingüino'], ['musica', 'arbol', 'pinguino']],
            'ñ and ç' => ['¿El NIÑO de Barça?', ['el', 'niño', 'de', 'barça'], ['el', 'nino', 'de', 'barca']],
            'decomposed' => ["Mu\u{301}sica nin\u{303}o pingu\u{308}ino", ['música', 'niño', 'pingüino'], ['musica', 'nino', 'pinguino']],
            'a mark that is none of ours' => ["a\u{30C}b", ["a\u{30C}b"], ['ab']],
            'digits' => ['Top-40 de 2026: 3,5 %', ['top', '40', 'de', '2026', '3', '5'], ['top', '40', 'de', '2026', '3', '5']],
            'ordinals' => ['1º 2ª', ['1º', '2ª'], ['1', '2']],
            'other alphabets' => ['Москва Αθήνα', ['москва', 'αθήνα'], ['москва', 'αθηνα']],
            'no UTF-8' => ["m\xFAsica buena", ['m', 'sica', 'buena'], ['m', 'sica', 'buena']],
            'nothing' => [' – ! ', [], []],
        ];
    }

    public function test_a_phrase_has_twelve_words_that_tell_something_of_32_letters(): void
    {
        $spellings = static fn(string $phrase): array =>
            array_column(Token::of_phrase($phrase, new IndexOptions([]), true), 'spelling');
        $numbers = array_map(strval(...), range(10, 40));
        $this->assertSame(array_slice($numbers, 0, 12), $spellings('la de ' . implode(' de ', $numbers)));
        $this->assertSame(['ab'], $spellings(str_repeat('ab ', 50_000)));
        $this->assertSame([str_repeat('ñ', 32)], IndexWords::of(str_repeat('ñ', 40)));
        $this->assertSame([str_repeat('z', 32)], IndexWords::of_phrase(str_repeat('z', 100_000)));
    }

    /** @dataProvider runs */
    public function test_words_with_signs_between_them_are_one_word_too(string $text, array $joined): void
    {
        $this->assertSame($joined, IndexWords::joined($text));
    }

    /** @return list<array{string, list<string>}> */
    public function runs(): array
    {
        return [
            ['AC/DC y R.E.M.', ['acdc', 'rem']],
            ["O'Connor, P!nk, Ke\$ha", ['oconnor', 'pink', 'kesha']],
            ['uno - dos, tres. cuatro', []],
            ['91 123 45 67 o 10 20', ['911234567']],
            ['978-84-376-0494-7', ['9788437604947']],
            [str_repeat('a-', 100) . 'a', []],
            ['', []],
        ];
    }

    /** @dataProvider mixed */
    public function test_letters_and_a_number_are_two_words_too(string $text, array $parts): void
    {
        $this->assertSame($parts, IndexWords::apart(IndexWords::of($text)));
    }

    /** @return list<array{string, list<string>}> */
    public function mixed(): array
    {
        return [
            ['Covid19 y U2', ['covid', '19', 'y', 'u', '2']],
            ['10km, 3D', ['10', 'km', '3', 'd']],
            ['nº1, nº 1, 1º, 2ª', ['nº', '1', 'nº', '1', '1º', '2ª']],
            ['a1b2 2026 radio', ['a1b2', '2026', 'radio']],
            ['', []],
        ];
    }

    public function test_the_last_word_alone_may_be_only_begun(): void
    {
        $open = static fn(string $phrase, bool $is_open): array =>
            array_column(Token::of_phrase($phrase, new IndexOptions([]), $is_open), 'is_open');
        $this->assertSame([false, false, true], $open('radio casa nueva', true));
        $this->assertSame([false, false], $open('radio casa de', true));
        $this->assertSame([false, false], $open('radio casa', false));
    }

    public function test_stop_words_count_only_where_there_is_nothing_else(): void
    {
        $spellings = static fn(string $phrase): array =>
            array_column(Token::of_phrase($phrase, new IndexOptions([]), true), 'spelling');
        $this->assertSame(['casa', 'papel'], $spellings('la casa de papel'));
        $this->assertSame(['casa'], $spellings('la casa de'));
        $this->assertSame(['el'], $spellings('el'));
        $this->assertSame(['de', 'la'], $spellings('de la'));
        $this->assertSame([], $spellings('¿?'));
    }

    /** @dataProvider markups */
    public function test_markup_becomes_what_a_stranger_reads(string $markup, string $text): void
    {
        $printed = ['onda-test/members', 'kadence/rowlayout'];
        array_map(static fn(string $name) => register_block_type($name, ['render_callback' => '__return_empty_string']), $printed);
        DynamicBlocks::admin_init();
        ShortcodeNames::admin_init();
        [$live, $early] = [PlainText::of($markup), self::early($markup)];
        array_map(unregister_block_type(...), $printed);
        $this->assertSame([$text, $text], [$live, $early]);
    }

    /** @dataProvider lines */
    public function test_a_title_keeps_its_brackets_and_signs(string $title, string $text): void
    {
        $this->assertSame([$text, $text, $text], [PlainText::line($title), self::early($title, PlainText::line(...)), Html::plain($title)]);
    }

    public function lines(): array
    {
        return [
            ['[Entrevista] Rosalinda canta', '[Entrevista] Rosalinda canta'],
            ['[gallery] de [audio]voces[/audio]', '[gallery] de [audio]voces[/audio]'],
            ['[b]', '[b]'],
            ['I <3 discoteca', 'I <3 discoteca'],
            ['Temperatura <0 en Soria', 'Temperatura <0 en Soria'],
            ['Tom &amp; Jerry &lt;3 <em>hoy</em>', 'Tom & Jerry <3 hoy'],
            ["Donau\u{AD}dampf\u{AD}schiff", 'Donaudampfschiff'],
            [' a  b<br>c ', 'a b c'],
            ["m\xFAsica", "m?sica"],
            [str_repeat('[a ', 3400), trim(str_repeat('[a ', 3400))],
        ];
    }

    /** The text before the plugins are loaded. */
    private static function early(string $markup, ?\Closure $read = null): string
    {
        global $wp_actions;
        $loaded = $wp_actions['wp_loaded'];
        unset($wp_actions['wp_loaded']);
        try {
            return $read === null ? PlainText::of($markup) : $read($markup);
        } finally {
            $wp_actions['wp_loaded'] = $loaded;
        }
    }

    /** @dataProvider unclosed */
    public function test_a_post_of_marks_that_are_never_closed_costs_next_to_nothing(string $markup): void
    {
        $counted = CountedCode::of(PlainText::class);
        // The square of its length takes thousands.
        $this->assertLessThan(30, CountedCode::passes($counted::of(...), $markup));
        $this->assertLessThan(30, CountedCode::passes($counted::sentences(...), $markup));
    }

    public function unclosed(): array
    {
        $hundred_kilobytes = static fn(string $part): string => str_repeat($part, intdiv(100_000, strlen($part)));
        return array_map(static fn(string $text): array => [$text], [
            $hundred_kilobytes('[a]'),
            '[/a]' . $hundred_kilobytes('[a]'),
            $hundred_kilobytes('[a][b]') . '[/c]',
            $hundred_kilobytes('<script>'),
            $hundred_kilobytes('<!--') . '>',
            $hundred_kilobytes('[row '),
            $hundred_kilobytes('[row condition="'),
            $hundred_kilobytes('['),
            $hundred_kilobytes('<'),
            $hundred_kilobytes('<a '),
            $hundred_kilobytes('&#'),
            $hundred_kilobytes('<!-- wp:a '),
        ]);
    }

    public function markups(): array
    {
        return [
            ['<p>uno</p><p>dos</p>tr<b>es</b><hr>cuatro', 'uno dos tres cuatro'],
            ['<!-- wp:paragraph {"a":"secreto"} --><p>a&ntilde;o &amp; d&iacute;a</p><!-- /wp:paragraph -->', 'año & día'],
            ['antes <script>alert("x")</script><style>p{}</style> después', 'antes después'],
            ['[members]solo socios[/members] todos [gallery ids="1,2"]', 'todos'],
            ['[vc_row][vc_column width="1/2"]texto[/vc_column][/vc_row]', 'texto'],
            ['[a][b]uno[/a]dos[/b]tres[Members]x[/MEMBERS][a/]cuatro[/a]', 'dos[/b]tres cuatro[/a]'],
            ['<!--> uno --> dos <SCRIPT >x</script > tres <!-- y', 'dos tres'],
            ['', ''],
            // Brackets are a shortcode of the site, or they hold values or a slash, or they are text.
            ['dijo [sic] que [2026] no', 'dijo [sic] que [2026] no'],
            ['Dijo que [el ministro Bermejo] no vino', 'Dijo que [el ministro Bermejo] no vino'],
            ['uno [gallery] dos [GALLERY] [[gallery]] [audio][/audio] tres', 'uno dos [GALLERY] [gallery] tres'],
            ["uno [gone id='1'] [gone /] [gone\nid=1] dos", 'uno dos'],
            ['[gone] [/gone]uno [gone id="a"]foto pie[/gone]', 'uno'],
            // The text below a picture of the classic editor.
            ['[caption id="attachment_6" align="alignnone" width="300"]<a href="#"><img src="a.png"></a> Vista en otoño[/caption]ya', 'Vista en otoño ya'],
            ['[wp_caption id="a" caption="pie"]<img src="a.png">Vista[/wp_caption]', 'Vista'],
            // A sign that begins no tag.
            ['I <3 <b>radio</b> y <0', 'I <3 radio y <0'],
            ['a < b > c <= d', 'a < b > c <= d'],
            ['x <y y <a href="https://x.test', 'x <y y'],
            // Marks without a width.
            ["a\u{A0}b", 'a b'],
            ["super&shy;mercado con\u{200B}cierto \u{FEFF}uno\u{2060}dos super<wbr>héroe", 'supermercado concierto unodos superhéroe'],
            // Tags that begin no word of their own, and all others.
            ['tr<b>es</b> H<sub>2</sub>O <custom-tag>a</custom-tag>b', 'tres H2O a b'],
            ['<summary>Horario</summary>Mañanitas <main>a</main><header>b</header><label>c</label><option>d</option>e', 'Horario Mañanitas a b c d e'],
            ['uno<img src="a">dos<button>tres</button>cuatro', 'uno dos tres cuatro'],
            // Shortcodes of members among those of layout.
            ['uno [su_members]dos[/su_members] [su_private]tres[/su_private] [su_row][su_column]cuatro[/su_column][/su_row]', 'uno cuatro'],
            ['[et_pb_text display_conditions="x"]uno[/et_pb_text][et_pb_text]dos[/et_pb_text]', 'dos'],
            // Blocks that code of another plugin prints, and blocks with a condition.
            ['<!-- wp:onda-test/members --><p>uno</p><!-- wp:onda-test/members --><p>dos</p><!-- /wp:onda-test/members --><p>tres</p><!-- /wp:onda-test/members --><p>cuatro</p>', 'cuatro'],
            ['<!-- wp:onda-test/members {"level":"1"} /--><p>uno</p>', 'uno'],
            ['<!-- wp:onda-test/members --><!-- wp:paragraph --><p>uno</p>', ''],
            ['<!-- wp:onda-test/callout --><p>uno</p><!-- /wp:onda-test/callout -->', 'uno'],
            ['<!-- wp:group {"visibilityBlockEnabled":true} --><p>uno</p><!-- /wp:group --><!-- wp:group {"layout":{}} --><p>dos</p><!-- /wp:group -->', 'dos'],
            ['<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>uno</p><!-- /wp:paragraph --><p>dos</p>', 'dos'],
            ['<!-- wp:kadence/rowlayout --><p>uno</p><!-- /wp:kadence/rowlayout -->', 'uno'],
        ];
    }

    /** @dataProvider passages */
    public function test_an_excerpt_shows_the_word_however_it_is_written(string $phrase, string $expected): void
    {
        $text = str_repeat('relleno ', 30) . 'La Música del NIÑO suena. ' . str_repeat('final ', 60);
        $excerpt = (new Excerpt(Token::of_phrase($phrase, new IndexOptions([]), true)))->of(trim($text));
        $this->assertStringContainsString($expected, $excerpt);
        $this->assertLessThanOrEqual(164, mb_strlen($excerpt));
    }

    public function passages(): array
    {
        return [
            ['musica', 'La Música del NIÑO'],
            ['nin', 'La Música del NIÑO'],
            ['nadie', 'relleno relleno'],
            ['a/b(c', 'relleno'],
        ];
    }
}
