<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Database\DailySalts;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Views\ViewSumRepository;
use PHPUnit\Framework\TestCase as PhpUnit;

/** Views are stored in transactions of their own, so nothing is rolled back: each test takes away what it made. */
abstract class ViewsTestCase extends PhpUnit
{
    protected const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
    private const TABLES = ['onda_views_daily', 'onda_views_total', 'onda_seen', 'onda_lists', 'onda_limits',
        'onda_views_days', 'onda_views_months'];

    /** @var list<int> */
    private array $posts = [];
    /** @var list<int> */
    private array $users = [];
    private mixed $settings;
    private mixed $zone;

    protected function setUp(): void
    {
        $this->settings = get_option(SettingsStore::OPTION);
        $this->zone = get_option('timezone_string');
        update_option(SettingsStore::OPTION, ['earlyAnswers' => true]);
        wp_set_current_user(0);
        $this->clear();
    }

    protected function tearDown(): void
    {
        wp_set_current_user(0);
        $this->settings === false ? delete_option(SettingsStore::OPTION) : update_option(SettingsStore::OPTION, $this->settings);
        update_option('timezone_string', $this->zone);
        array_map(static fn(int $post) => wp_delete_post($post, true), $this->posts);
        array_map(static fn(int $user) => wp_delete_user($user), $this->users);
        $this->clear();
    }

    /** @param array<string, mixed> $fields As `wp_insert_post` takes them. */
    protected function post(array $fields = []): int
    {
        $fields += ['post_title' => 'Canción', 'post_status' => 'publish', 'post_type' => 'post', 'post_content' => 'x'];
        $post = (int) wp_insert_post($fields);
        $this->posts[] = $post;
        return $post;
    }

    protected function sign_in(string $role): int
    {
        $name = 'test-' . wp_generate_password(8, false);
        $user = (int) wp_insert_user(['user_login' => $name, 'user_pass' => 'x', 'role' => $role]);
        $this->users[] = $user;
        wp_set_current_user($user);
        return $user;
    }

    /** @return array{int, int} Views and people of a day. */
    protected function counts(int $post, string $day): array
    {
        global $wpdb;
        $sql = "SELECT views, uniques FROM {$wpdb->prefix}onda_views_daily WHERE post_id = %d AND day = %s";
        $row = $wpdb->get_row($wpdb->prepare($sql, $post, $day), ARRAY_N);
        return array_map('intval', $row ?? [0, 0]);
    }

    /** Makes a day's views without looking at each. */
    protected function had(int $post, string $day, int $views, int $people = 0): void
    {
        global $wpdb;
        $wpdb->insert("{$wpdb->prefix}onda_views_daily", ['day' => $day, 'post_id' => $post, 'views' => $views, 'uniques' => $people]);
        $sql = "INSERT INTO {$wpdb->prefix}onda_views_total (post_id, views) VALUES (%d, %d) ON DUPLICATE KEY UPDATE views = views + %d";
        $wpdb->query($wpdb->prepare($sql, $post, $views, $views));
    }

    protected function assert_no_rows(): void
    {
        global $wpdb;
        foreach (['onda_views_daily', 'onda_views_total', 'onda_seen'] as $table) {
            $this->assertSame('0', (string) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}$table"), $table);
        }
    }

    protected function clear(): void
    {
        global $wpdb;
        foreach (self::TABLES as $table) {
            $wpdb->query("DELETE FROM {$wpdb->prefix}$table");
        }
        delete_option(DailySalts::OPTION);
        update_option(ViewSumRepository::OPTION, '');
        wp_cache_flush();
    }
}
