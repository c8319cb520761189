<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Install\Schema;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\OwnMail;
use Onda\Core\Text\Days;
use Onda\Features\Newsletter\NewsletterStore;
use Onda\Features\Scores\Game;
use Onda\Features\Scores\GameRepository;
use Onda\Tests\Schedule\ScheduleSite;

/**
 * Every screen of the owner on a new site, and its new lines once the site is in use, against a file. After a change
 * that is meant, `ONDA_WRITE_GOLDEN=1 pnpm test:php --filter ScreensTest` writes it anew; the difference is read before
 * it is committed.
 */
final class ScreensTest extends TestCase
{
    use ScheduleSite;

    private const GOLDEN = __DIR__ . '/golden/screens.tsv';

    /** @var list<array<string, object>> Types of posts and taxonomies that tests before registered. */
    private array $types = [];

    protected function setUp(): void
    {
        global $wp_post_types, $wp_taxonomies;
        parent::setUp();
        $this->types = [$wp_post_types, $wp_taxonomies];
        $is_builtin = static fn(object $type): bool => $type->_builtin;
        [$wp_post_types, $wp_taxonomies] = [array_filter($wp_post_types, $is_builtin), array_filter($wp_taxonomies, $is_builtin)];
        switch_to_locale('en_US');
        self::begin_anew();
    }

    protected function tearDown(): void
    {
        [$GLOBALS['wp_post_types'], $GLOBALS['wp_taxonomies']] = $this->types;
        restore_previous_locale();
        set_current_screen('front');
        parent::tearDown();
    }

    public function test_every_screen_says_and_asks_what_the_table_says(): void
    {
        $this->sign_in('administrator');
        $new = ScreenTable::lines();
        $this->use_site();
        $used = array_diff(ScreenTable::lines(), $new);
        $text = implode("\n", ['# a new site', ...$new, '# in use', ...$used]) . "\n";
        getenv('ONDA_WRITE_GOLDEN') === '1' && file_put_contents(self::GOLDEN, $text);
        $this->assertSame(file_get_contents(self::GOLDEN), $text);
    }

    /** As a site is after the plugin came: tests in processes of their own leave options and posts. */
    private static function begin_anew(): void
    {
        global $wpdb;
        $wpdb->query("DELETE FROM $wpdb->posts");
        $kept = $wpdb->prepare("option_name LIKE 'onda\\_%%' AND option_name <> %s", Schema::OPTION);
        $wpdb->query("DELETE FROM $wpdb->options WHERE $kept");
        wp_cache_flush();
        wp_insert_post(['import_id' => 1, 'post_title' => 'Post', 'post_status' => 'publish']);
        wp_insert_post(['import_id' => 2, 'post_title' => 'Page', 'post_status' => 'publish', 'post_type' => 'page']);
    }

    private function use_site(): void
    {
        global $wpdb;
        $this->begin();
        $stations = [
            ['id' => 'uno', 'name' => 'Radio <b>Uno</b>', 'stream' => 'https://radio.example/live', 'kind' => 'auto'],
            ['id' => 'dos', 'name' => '', 'stream' => 'http://radio.example/dos', 'feed' => 'https://radio.example/x.json', 'kind' => 'azuracast'],
        ];
        update_option(SettingsStore::OPTION, ['stations' => $stations]);
        $show = $this->show('Tarde & noche', [$this->host('Ana')]);
        $this->slot($show, 64, 600, 90);
        (new GameRepository())->put(new Game('2026-03-14', 'Liga', '18:30', 'Uno', 'Dos', 2, 1, 'live'));
        $form = ['id' => 1, 'title' => 'Boletín', 'lists' => [1], 'listChoice' => true];
        update_option(NewsletterStore::OPTION, ['forms' => [$form], 'lists' => [['id' => 1, 'name' => 'Noticias', 'remote' => '']]]);
        update_option(OwnMail::OPTION, ['since' => 1000, 'last' => 2000, 'reason' => 'Refused <b>']);
        $wpdb->insert("{$wpdb->prefix}onda_views_daily", ['day' => Days::of(time()), 'post_id' => 1, 'views' => 12, 'uniques' => 5]);
        $wpdb->insert("{$wpdb->prefix}onda_plays", ['day' => Days::of(time()), 'station' => 'uno', 'plays' => 3, 'seconds' => 600]);
    }
}
