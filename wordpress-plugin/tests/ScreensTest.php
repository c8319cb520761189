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

/** Every tab of every screen of the owner, on a new site and on one in use. */
final class ScreensTest extends TestCase
{
    use ScheduleSite;

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

    public function test_every_screen_has_a_title_prints_what_is_stored_as_text_and_names_what_stands_on_it(): void
    {
        $this->sign_in('administrator');
        $new = iterator_to_array(ScreenTable::pages());
        $this->use_site();
        $used = iterator_to_array(ScreenTable::pages());
        $this->assertGreaterThan(15, count($new));
        foreach ([...array_values($new), ...array_values($used)] as $html) {
            $this->assertMatchesRegularExpression('~<h1[^>]*>\s*[^<\s]~', $html);
            $this->assertStringNotContainsString('<b>', $html);
            preg_match_all('~ id=["\']([^"\']+)~', $html, $ids);
            preg_match_all('~ (?:for|aria-describedby|aria-labelledby)="([^"]+)"~', $html, $named);
            $this->assertSame([], array_diff(explode(' ', implode(' ', array_filter($named[1]))), ['', ...$ids[1]]));
            $this->assertSame([], array_diff_assoc($ids[1], array_unique($ids[1])));
        }
        foreach (['Radio &lt;b&gt;Uno', 'Refused &lt;b&gt;', 'Boletín'] as $stored) {
            $this->assertStringContainsString($stored, implode('', $used));
        }
    }

    /** The site becomes that of a fresh activation: tests in processes of their own leave options and posts. */
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
        $show = $this->show('Tarde <b>', [$this->host('Ana')]);
        $this->slot($show, 64, 600, 90);
        (new GameRepository())->put(new Game('2026-03-14', 'Liga', '18:30', 'Uno', 'Dos', 2, 1, 'live'));
        $form = ['id' => 1, 'title' => 'Boletín', 'lists' => [1], 'listChoice' => true];
        update_option(NewsletterStore::OPTION, ['forms' => [$form], 'lists' => [['id' => 1, 'name' => 'Noticias', 'remote' => '']]]);
        update_option(OwnMail::OPTION, ['since' => 1000, 'last' => 2000, 'reason' => 'Refused <b>']);
        $wpdb->insert("{$wpdb->prefix}onda_views_daily", ['day' => Days::of(time()), 'post_id' => 1, 'views' => 12, 'uniques' => 5]);
        $wpdb->insert("{$wpdb->prefix}onda_plays", ['day' => Days::of(time()), 'station' => 'uno', 'plays' => 3, 'seconds' => 600]);
    }
}
