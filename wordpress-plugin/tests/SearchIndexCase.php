<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Access\ShownTexts;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Search\HiddenProducts;
use Onda\Features\Search\Index\Build\ChangeListener;
use Onda\Features\Search\Index\Build\IndexUpkeep;
use Onda\Features\Search\Index\IndexParts;
use Onda\Features\Search\Index\IndexState;
use Onda\Features\Search\Question;
use Onda\Features\Search\SearchAnswer;
use PHPUnit\Framework\TestCase as PhpUnit;

/** The index writes in transactions of its own, so nothing is rolled back: each test takes away what it made. */
abstract class SearchIndexCase extends PhpUnit
{
    private const TABLES = ['lists', 'parts', 'recent', 'docs', 'stale', 'queue', 'work'];

    /** @var list<int> */
    private array $posts = [];
    /** @var array<int, string> Post → the status that it had. */
    private array $former = [];
    private mixed $settings;
    /** @var array<string, \WP_Hook> */
    private array $hooks;

    protected function setUp(): void
    {
        $this->hooks = array_map(static fn(\WP_Hook $hook): \WP_Hook => clone $hook, $GLOBALS['wp_filter']);
        $this->settings = get_option(SettingsStore::OPTION);
        wp_set_current_user(0);
        $this->clear();
        $this->set([]);
        $this->former = $this->hide_what_is_there();
        delete_option(ShownTexts::OPTION);
        // Changes of other tests are dropped: nobody searches yet.
        $this->end_request();
        (new PublicPosts())->admin_init();
    }

    protected function tearDown(): void
    {
        remove_all_filters('onda_is_searchable');
        Listening::hook(new HiddenProducts());
        array_map(static fn(int $post) => wp_delete_post($post, true), $this->posts);
        array_map($this->restatus(...), array_keys($this->former), $this->former);
        $this->settings === false ? delete_option(SettingsStore::OPTION) : update_option(SettingsStore::OPTION, $this->settings);
        $this->clear();
        delete_option(ShownTexts::OPTION);
        array_map('wp_clear_scheduled_hook', [IndexUpkeep::EVENT, IndexUpkeep::STEP]);
        $GLOBALS['wp_filter'] = $this->hooks;
    }

    /** @param array<string, mixed> $index As Index\Options::record() has it. */
    protected function set(array $index): void
    {
        update_option(SettingsStore::OPTION, ['searchIndex' => $index, 'earlyAnswers' => true]);
    }

    /** @param array<string, mixed> $fields As `wp_insert_post` takes them. */
    protected function post(string $title, string $content = 'x', array $fields = []): int
    {
        $fields += ['post_title' => $title, 'post_content' => $content, 'post_status' => 'publish', 'post_type' => 'post'];
        $post = (int) wp_insert_post(wp_slash($fields));
        $this->posts[] = $post;
        return $post;
    }

    protected function build(): void
    {
        $builder = IndexParts::builder();
        $builder->start();
        for ($steps = 0; $builder->is_busy() && $steps < 200; $steps++) {
            $this->assertTrue($builder->step(10));
        }
        $this->assertFalse($builder->is_busy());
    }

    /** The end of a request that changed posts. */
    protected function end_request(): void
    {
        foreach ($GLOBALS['wp_filter']['shutdown']->callbacks[5] ?? [] as ['function' => $callback]) {
            HookTable::owner($callback) === ChangeListener::class . '::shutdown' && $callback();
        }
    }

    /** @param mixed ...$conditions Named arguments of Question. */
    protected function ask(string $phrase, mixed ...$conditions): SearchAnswer
    {
        return IndexParts::engine()->search(new Question($phrase, ...$conditions));
    }

    /** @return list<int> */
    protected function found(string $phrase, mixed ...$conditions): array
    {
        return array_column($this->ask($phrase, ...$conditions)->hits, 'id');
    }

    /** @return array<string, int> Rows by table. */
    protected function rows(): array
    {
        global $wpdb;
        $count = static fn(string $table): int => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}onda_search_$table");
        return array_combine(self::TABLES, array_map($count, self::TABLES));
    }

    /** @return array<int, string> Post → status: the posts of a fresh WordPress, and what other tests left. */
    private function hide_what_is_there(): array
    {
        global $wpdb;
        $posts = $wpdb->get_results("SELECT ID, post_status FROM {$wpdb->posts} WHERE post_status IN ('publish', 'inherit')");
        foreach ($posts as $post) {
            $this->restatus((int) $post->ID, 'draft');
        }
        return array_column($posts, 'post_status', 'ID');
    }

    private function restatus(int $post, string $status): void
    {
        global $wpdb;
        $wpdb->update($wpdb->posts, ['post_status' => $status], ['ID' => $post]);
        clean_post_cache($post);
    }

    private function clear(): void
    {
        global $wpdb;
        foreach (self::TABLES as $table) {
            $wpdb->query("DELETE FROM {$wpdb->prefix}onda_search_$table");
        }
        delete_option(IndexState::OPTION);
        wp_cache_flush();
    }
}
