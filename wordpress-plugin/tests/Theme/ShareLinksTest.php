<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Tests\TestCase;

/** The printed links of `<share-links>`. */
final class ShareLinksTest extends TestCase
{
    public function test_they_share_the_article_that_is_read(): void
    {
        $id = (int) wp_insert_post(['post_status' => 'publish', 'post_title' => 'Música & (más) <b>hoy</b>']);
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query(['p' => $id]);
        the_post();
        $markup = do_shortcode('[share_links]');
        $url = rawurlencode((string) get_permalink($id));
        $text = rawurlencode('Música & (más) hoy');
        $this->assertStringContainsString("https://www.facebook.com/sharer/sharer.php?u=$url\"", $markup);
        $this->assertStringContainsString("https://x.com/intent/post?url=$url&amp;text=$text\"", $markup);
        $this->assertStringContainsString("mailto:?subject=$text&amp;body=$url\"", $markup);
        $this->assertStringContainsString('aria-label="Compartir en Facebook">Facebook</a>', $markup);
        $this->assertStringContainsString('>Enviar por correo</a>', $markup);
        $this->assertStringContainsString('text="Música &amp; (más) hoy"', $markup);
        $this->assertSame(5, substr_count($markup, 'role="listitem"'));
        $this->assertStringNotContainsString("\n", $markup);
    }

    /**
     * @dataProvider pages
     * @param array<string, mixed> $query Of the page.
     * @param \Closure(\WP_Post): string $shared
     */
    public function test_outside_of_the_list_they_share_what_the_page_is_about(array $query, \Closure $shared): void
    {
        $post = get_post((int) wp_insert_post(['post_status' => 'publish', 'post_title' => 'Música', 'post_name' => 'musica']));
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query($query);
        $GLOBALS['post'] = $post;
        $markup = do_shortcode('[share_links networks="telegram"]');
        $this->assertStringContainsString('https://t.me/share/url?url=' . rawurlencode($shared($post)) . '&amp;', $markup);
    }

    /** @return array<string, array{array<string, mixed>, \Closure(\WP_Post): string}> */
    public function pages(): array
    {
        $site = static fn(): string => home_url('/');
        return [
            'an article' => [['name' => 'musica'], static fn(\WP_Post $post): string => (string) get_permalink($post)],
            'an archive, which has no article of its own' => [['category_name' => 'uncategorized'], $site],
            'the results of a search' => [['s' => 'musica'], $site],
            'nothing' => [[], $site],
        ];
    }

    /** @dataProvider networks */
    public function test_the_author_chooses_the_networks_and_their_order(string $written, array $hosts): void
    {
        $markup = do_shortcode("[share_links url=\"https://sitio.example/\" networks=\"$written\"]");
        preg_match_all('~href="(?:https://([^/]+)/|(mailto):)~', $markup, $found, PREG_SET_ORDER);
        $this->assertSame($hosts, array_map(static fn(array $match): string => end($match), $found));
    }

    public function networks(): array
    {
        return [
            'two' => ['reddit, bluesky', ['www.reddit.com', 'bsky.app']],
            'each once, whatever the case' => ['X x X', ['x.com']],
            'unknown ones are left out' => ['myspace, linkedin, pinterest', ['www.linkedin.com', 'www.pinterest.com']],
            'none' => ['', []],
        ];
    }

    public function test_an_address_that_is_none_is_not_shared(): void
    {
        $markup = do_shortcode('[share_links url="javascript:alert(1)" text="\'><script>"]');
        $this->assertStringNotContainsString('javascript', $markup);
        $this->assertStringNotContainsString('<script', $markup);
    }

    public function test_for_links_of_the_theme_nothing_is_printed(): void
    {
        $this->assertSame('<share-links for=".social"></share-links>', do_shortcode('[share_links for=".social"]'));
    }
}
