<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Text\PlainText;
use Onda\Features\Theme\Grid\CardTemplates;
use Onda\Features\Theme\SectionSplitter;
use Onda\Tests\TestCase;

/** A title is the same text wherever it is printed. A case is one line. */
final class TitlesTest extends TestCase
{
    protected function tearDown(): void
    {
        unset($GLOBALS['authordata']);
        parent::tearDown();
    }

    /** @dataProvider titles */
    public function test_the_next_article_and_a_card_say_it(string $title, string $shown): void
    {
        $older = $this->published($title, '2001-01-01 10:00:00');
        $newer = $this->published('Nueva', '2001-01-02 10:00:00');
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query(['p' => $newer]);
        the_post();
        $card = (new CardTemplates(new PublicPosts()))->cards([get_post($older)], '', true);
        foreach (['/Siguiente artículo: (.*?)<\/a>/' => do_shortcode('[article_stream]'), '/card-title">.*?>(.*?)<\/a>/' => $card] as $place => $markup) {
            $this->assertSame(1, preg_match($place, $markup, $found));
            $this->assertSame($shown, html_entity_decode($found[1], ENT_QUOTES | ENT_HTML5));
        }
    }

    /** @return list<array{string, string}> As written, as shown. */
    public function titles(): array
    {
        return [
            ['I <3 radio', 'I <3 radio'], ['Temperatura <0 en Soria', 'Temperatura <0 en Soria'], ['[VIDEO] Hoy', '[VIDEO] Hoy'],
            ['<em>Uno</em> y <b>dos</b>', 'Uno y dos'], ['Uno<br>dos', 'Uno dos'], ["Donau\u{AD}dampf", 'Donaudampf'],
            ['Uno &amp; dos', 'Uno & dos'], ['¿Qué? “Sí”', '¿Qué? “Sí”'], ["con\u{200B}cierto", 'concierto'],
        ];
    }

    public function test_a_heading_is_an_anchor_of_all_its_words(): void
    {
        $content = '<h2>I <3 radio</h2><p>a</p><h2>Uno<br>dos</h2><p>b</p>';
        $markup = (new SectionSplitter())->onda_held_content($content, 'content-tabs');
        preg_match_all('/id="([^"]+)"/', $markup, $ids);
        $this->assertSame(['i-3-radio', 'uno-dos'], $ids[1]);
    }

    /** @dataProvider parting */
    public function test_a_tag_parts_the_words_beside_it_unless_it_stands_within_a_line(string $markup, string $text): void
    {
        $this->assertSame([$text, $text], [PlainText::of($markup), PlainText::line($markup)]);
    }

    /** @return list<array{string, string}> */
    public function parting(): array
    {
        $block = static fn(string $tag): array => ["<$tag>Horario</$tag>Mañanitas", 'Horario Mañanitas'];
        $inline = static fn(string $tag): array => ["Maña<$tag>nit</$tag>as", 'Mañanitas'];
        return [
            ...array_map($block, explode(' ', 'summary main header footer address button option label p div li td dt figcaption h2 x-card')),
            ...array_map($inline, explode(' ', 'b strong em i a span mark sup code')),
        ];
    }

    private function published(string $title, string $date): int
    {
        global $wpdb;
        $post = (int) wp_insert_post(['post_status' => 'publish', 'post_title' => 'x', 'post_date' => $date]);
        // An import may leave such a title.
        $wpdb->update($wpdb->posts, ['post_title' => $title], ['ID' => $post]);
        clean_post_cache($post);
        return $post;
    }
}
