<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Newsletter\NewsletterStore;
use Onda\Tests\Schedule\ScheduleSite;

/** All that the plugin adds to the text of a post stands in its own page, and in no list, feed or excerpt. */
final class InsertionsTest extends TestCase
{
    use ScheduleSite;

    private const OURS = ['<fav-button ', '<newsletter-form ', '<article-stream>', '<div class="onda-show">'];

    private int $show;

    protected function setUp(): void
    {
        parent::setUp();
        $this->begin();
        $favorites = ['favorites' => ['buttonAfter' => ['onda_show']]];
        update_option(SettingsStore::OPTION, $favorites + ['theme' => ['preset' => 'twenty-twenty-five']] + get_option(SettingsStore::OPTION));
        // None that the process has printed.
        $form = ['id' => random_int(1000, 9999), 'type' => 'inline', 'where' => ['everywhere'], 'title' => 'x', 'lists' => [1]];
        update_option(NewsletterStore::OPTION, ['forms' => [$form], 'lists' => [['id' => 1, 'name' => 'x', 'remote' => '']]]);
        $this->show = $this->show('Uno', [$this->host('Ana')]);
        $this->show('Dos');
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query(['p' => $this->show, 'post_type' => 'onda_show']);
        the_post();
    }

    public function test_a_page_has_them_all(): void
    {
        $this->assertSame(self::OURS, $this->added());
    }

    /** @dataProvider others */
    public function test_no_other_text_has_one(\Closure $begin): void
    {
        $begin();
        $this->assertSame([], $this->added());
    }

    /** @return array<string, array{\Closure(): mixed}> */
    public function others(): array
    {
        return [
            'a feed' => [static fn() => $GLOBALS['wp_query']->is_feed = true],
            'outside of the loop' => [static fn() => $GLOBALS['wp_query']->in_the_loop = false],
            'a list of the theme' => [static function (): void {
                query_posts(['p' => get_the_ID(), 'post_type' => 'onda_show']);
                the_post();
            }],
        ];
    }

    public function test_an_excerpt_has_none(): void
    {
        $content = '';
        add_filter('the_content', static function (string $text) use (&$content): string {
            return $content = $text;
        }, PHP_INT_MAX);
        wp_update_post(['ID' => $this->show, 'post_content' => 'A text.']);
        get_the_excerpt($this->show);
        $this->assertStringContainsString('A text.', $content);
        $this->assertSame([], $this->added($content));
    }

    /** @return list<string> */
    private function added(?string $content = null): array
    {
        $content ??= apply_filters('the_content', 'A text.');
        return array_values(array_filter(self::OURS, static fn(string $ours): bool => str_contains($content, $ours)));
    }
}
