<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Tests\TestCase;

/** The attributes of a printed `<article-stream>` for its article and the next. */
final class ArticleMarksTest extends TestCase
{
    protected function tearDown(): void
    {
        unset($GLOBALS['authordata']);
        parent::tearDown();
    }

    public function test_an_article_says_what_it_is_and_leads_to_the_one_before(): void
    {
        $older = $this->article('Una & otra <b>noticia</b>', '2001-01-01 10:00:00');
        $this->article('Escondida', '2001-01-02 10:00:00', ['post_password' => 'x']);
        $this->article('Borrador', '2001-01-02 11:00:00', ['post_status' => 'draft']);
        $this->article('Privada', '2001-01-02 12:00:00', ['post_status' => 'private']);
        $newer = $this->article('Nueva', '2001-01-03 10:00:00');
        $this->read($newer);
        $markup = do_shortcode('[article_stream]');
        $this->assertStringContainsString('data-url="' . get_permalink($newer) . '"', $markup);
        $this->assertStringContainsString("data-id=\"$newer\"", $markup);
        $this->assertMatchesRegularExpression('/data-title="Nueva [^"]+"/', $markup);
        $this->assertStringContainsString('href="' . get_permalink($older) . '"', $markup);
        $this->assertStringContainsString('>Siguiente artículo: Una &amp; otra noticia</a>', $markup);
        $this->assertStringNotContainsString("\n", $markup);
    }

    /** @dataProvider pages */
    public function test_an_article_of_several_pages_is_read_to_its_end(int $page, string $own, string $next): void
    {
        $older = $this->article('Una', '2001-01-01 10:00:00');
        $content = "Uno<!--nextpage-->Dos\n<!--nextpage-->\nTres";
        $newer = $this->article('Larga', '2001-01-03 10:00:00', ['post_content' => $content]);
        $this->read($newer);
        $GLOBALS['page'] = $page;
        $addresses = [
            '{own}' => esc_url((string) get_permalink($newer)),
            '{older}' => esc_url((string) get_permalink($older)),
        ];
        $markup = do_shortcode('[article_stream]');
        $this->assertStringContainsString('data-url="' . strtr($own, $addresses) . '"', $markup);
        $this->assertStringContainsString('href="' . strtr($next, $addresses) . '"', $markup);
    }

    /** @return list<array{int, string, string}> */
    public function pages(): array
    {
        return [[1, '{own}', '{own}2/'], [2, '{own}2/', '{own}3/'], [3, '{own}3/', '{older}']];
    }

    public function test_the_oldest_leads_nowhere(): void
    {
        $this->read($this->article('Primera', '1990-01-01 10:00:00'));
        $this->assertStringNotContainsString('infinity-next-post', do_shortcode('[article_stream]'));
    }

    public function test_where_a_selector_says_what_it_is_the_themes_own_marks_are_read(): void
    {
        $this->read($this->article('Una', '2001-01-01 10:00:00'));
        $expected = '<article-stream for="main"></article-stream>';
        $this->assertStringEndsWith($expected, do_shortcode('[article_stream for="main"]'));
    }

    public function test_a_list_of_articles_is_no_article(): void
    {
        $this->article('Una', '2001-01-01 10:00:00');
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query(['post_type' => 'post']);
        the_post();
        $this->assertSame('<article-stream></article-stream>', do_shortcode('[article_stream]'));
    }

    /** @param array<string, mixed> $more */
    private function article(string $title, string $date, array $more = []): int
    {
        return (int) wp_insert_post($more + ['post_status' => 'publish', 'post_title' => $title, 'post_date' => $date]);
    }

    /** The global query as it is on the page of this article, within the loop. */
    private function read(int $post): void
    {
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query(['p' => $post]);
        the_post();
    }
}
