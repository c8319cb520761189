<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Tests\TestCase;

/** The printed content of `<personal-news>`: the same for everybody, so that a cache may keep it. */
final class PersonalPlaceTest extends TestCase
{
    public function test_it_lists_the_newest_articles_that_anybody_may_read(): void
    {
        wp_delete_post(1, true);
        $this->article('Vieja', '2021-01-01');
        foreach (range(2, 6) as $day) {
            $this->article("Nueva $day & <b>más</b>", "2021-01-0$day");
        }
        $this->article('Escondida', '2021-02-01', ['post_password' => 'x']);
        $this->article('Privada', '2021-02-02', ['post_status' => 'private']);
        $this->article('Borrador', '2021-02-03', ['post_status' => 'draft']);
        $markup = do_shortcode('[personal_news]');
        preg_match_all('~<a href="[^"]+">([^<]+)</a>~', $markup, $found);
        $this->assertSame(array_map(static fn(int $day): string => "Nueva $day &amp; más", range(6, 2)), $found[1]);
        $this->assertStringContainsString('<span part="why">Lo más reciente.</span>', $markup);
        $this->assertStringNotContainsString("\n", $markup);
    }

    public function test_it_says_which_article_it_stands_on_and_does_not_list_it(): void
    {
        $here = $this->article('Aquí', '2021-03-01');
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query(['p' => $here]);
        $markup = do_shortcode('[personal_news]');
        $this->assertStringContainsString("<personal-news is-single=\"true\" object-id=\"$here\">", $markup);
        $this->assertStringNotContainsString('Aquí', $markup);
    }

    public function test_the_related_article_is_the_newest_other_one_of_the_same_category(): void
    {
        $music = (int) wp_create_category('Boleros');
        $this->article('Otra', '2021-05-01');
        $this->article('Del mismo tema', '2021-04-01', ['post_category' => [$music]]);
        $here = $this->article('Aquí', '2021-04-02', ['post_category' => [$music]]);
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query(['p' => $here]);
        $this->assertMatchesRegularExpression('~^<related-popup><span [^>]+><span [^>]+><a href="[^"]+">Del mismo tema</a>~', do_shortcode('[related_popup]'));
    }

    public function test_it_says_which_category_it_stands_on(): void
    {
        $term = (int) wp_create_category('Boleros');
        $this->article('Uno', '2021-03-01', ['post_category' => [$term]]);
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query(['cat' => $term]);
        $this->assertStringContainsString("<personal-news is-category=\"true\" object-id=\"$term\"", do_shortcode('[personal_news]'));
    }

    public function test_elsewhere_it_says_nothing(): void
    {
        $this->visit('x');
        $this->assertStringStartsWith('<personal-news>', do_shortcode('[personal_news]'));
    }

    public function test_size_0_shows_nothing_and_more_than_twelve_is_no_size(): void
    {
        $this->article('Una', '2021-01-01');
        $this->assertSame('<personal-news size="0"></personal-news>', do_shortcode('[personal_news size="0"]'));
        $this->assertSame(5, (include dirname(__DIR__, 2) . '/generated/elements.php')['personal-news']['attributes']['size']['default']);
        $this->assertStringStartsWith('<personal-news>', do_shortcode('[personal_news size="99"]'));
    }

    /** @param array<string, mixed> $more */
    private function article(string $title, string $date, array $more = []): int
    {
        $post = ['post_status' => 'publish', 'post_title' => $title, 'post_date' => "$date 10:00:00"];
        return (int) wp_insert_post($more + $post);
    }
}
