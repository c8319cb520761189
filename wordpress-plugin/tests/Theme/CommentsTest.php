<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Tests\TestCase;

/** The printed content of `<comments-embed>` and `<comments-panel>`. */
final class CommentsTest extends TestCase
{
    public function test_without_a_script_a_link_leads_to_the_discussion_of_the_article(): void
    {
        $post = $this->visit('x');
        $markup = do_shortcode('[comments_embed shortname="emisora"]');
        $address = 'https://emisora.disqus.com/?url=' . rawurlencode((string) get_permalink($post));
        $this->assertStringContainsString("href=\"$address\"", $markup);
        $this->assertStringContainsString('>Ver los comentarios</a>', $markup);
        $this->assertStringContainsString('tu navegador se conecta con disqus.com', $markup);
        $this->assertStringNotContainsString('embed.js', $markup);
    }

    /** @dataProvider names */
    public function test_a_shortname_that_is_none_leads_nowhere(string $name): void
    {
        $this->assertStringNotContainsString('<a ', do_shortcode("[comments_embed shortname=\"$name\"]"));
    }

    public function names(): array
    {
        return [[''], ['evil.example/x?'], ['../x'], ['a b']];
    }

    public function test_the_panel_is_for_the_comments_of_the_theme(): void
    {
        $place = wp_is_block_theme() ? '.wp-block-comments' : '#comments';
        $this->assertSame("<comments-panel for=\"$place\"></comments-panel>", do_shortcode('[comments_panel]'));
        $this->assertStringContainsString('for=".otros"', do_shortcode('[comments_panel for=".otros"]'));
    }
}
