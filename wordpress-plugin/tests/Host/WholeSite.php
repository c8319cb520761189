<?php

declare(strict_types=1);

namespace Onda\Tests\Host;

use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Days;
use Onda\Features\Schedule\Episodes\Episode;
use Onda\Features\Schedule\Episodes\EpisodeSource;
use Onda\Features\Schedule\Episodes\EpisodeStore;
use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Holiday;
use Onda\Features\Schedule\Week\Slot;
use Onda\Features\Scores\Game;
use Onda\Features\Scores\GameRepository;

/** Content for every element, for real requests: nothing is rolled back, so `remove` takes it away. */
final class WholeSite
{
    private const STATION = 'uno';
    private const OF_FAN = ['favorites' => ['who' => 'everybody', 'buttonAfter' => ['post']], 'votes' => ['underComments' => true]];
    private const TABLES = [
        'onda_slots', 'onda_airings', 'onda_holidays', 'onda_games', 'onda_views_daily', 'onda_views_total', 'onda_lists',
    ];

    /** Names of things, each with a number behind it. */
    public const SHOWN = ['Show', 'Host', 'Episode', 'Cup', 'Post'];

    /** @var array<string, mixed> By name, as they were. */
    private array $options;
    /** @var list<int> */
    private array $posts = [];
    /** @var list<int> */
    private array $categories = [];

    public function __construct()
    {
        $this->options = self::options();
        ShowTypes::begin();
        $this->post('The post before', ['post_date' => self::date(20)]);
    }

    /** @param array<string, mixed> $theme Settings of the theme's elements. */
    public function settle(array $theme): void
    {
        $station = ['id' => self::STATION, 'name' => 'Radio Uno', 'stream' => 'https://radio.example/live.mp3'];
        update_option(SettingsStore::OPTION, ['stations' => [$station], 'theme' => $theme] + self::OF_FAN);
    }

    /** @return int A post of these elements, with comments. */
    public function page(string ...$tags): int
    {
        kses_remove_filters();
        // Older than what lists show, and so is the post before it.
        $page = $this->post('Todo', ['post_content' => implode('', $tags), 'post_date' => self::date(10)]);
        foreach (range(1, 3) as $number) {
            wp_insert_comment(['comment_post_ID' => $page, 'comment_content' => "C $number", 'comment_approved' => 1]);
        }
        return $page;
    }

    /** Each thing that an element lists gets one more; a stranger adds what a new element shows. */
    public function grow(): void
    {
        global $wpdb;
        $number = count($this->posts);
        $host = $this->post("Host $number", ['post_type' => ShowTypes::HOST]);
        $show = $this->post("Show $number", ['post_type' => ShowTypes::SHOW, 'meta_input' => [ShowTypes::HOSTS => [$host]]]);
        $this->illustrate($show);
        // No slot names this show.
        $this->post("Other show $number", ['post_type' => ShowTypes::SHOW]);
        $week = new ScheduleRepository();
        $slot = $week->put_slot(self::STATION, new Slot(0, $show, '', 127, $number * 10, 10));
        $week->put_change(self::STATION, new AiringChange(0, 'annotate', $slot, Days::of(time()), reason: 'Hoy'));
        $week->put_holiday(self::STATION, new Holiday(Days::of(time() + $number * DAY_IN_SECONDS), "H $number"));
        EpisodeSource::keep($show, 'https://feed.example/', true);
        $episode = new Episode($show, "g$number", "https://feed.example/$number.mp3", "Episode $number", '', 60, time() - $number);
        (new EpisodeStore())->keep($show, 'https://feed.example/', time(), [$episode]);
        $this->attach('audio/mpeg', "sound-$number.mp3", ['length' => 125], $show);
        foreach (['A', 'B'] as $letter) {
            $post = $this->post("Post $number $letter", ['post_category' => [$this->category("Category $number $letter")]]);
            $this->illustrate($post);
        }
        $wpdb->insert("{$wpdb->prefix}onda_views_daily", ['day' => Days::of(time()), 'post_id' => $post, 'views' => $number]);
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_lists");
        foreach ([-1, 0, 1] as $days) {
            $day = Days::of(time() + $days * DAY_IN_SECONDS);
            (new GameRepository())->put(new Game($day, "Cup $number", '18:30', "A $number", 'B'));
        }
    }

    public function remove(): void
    {
        global $wpdb;
        array_map(static fn(int $post) => wp_delete_post($post, true), $this->posts);
        array_map(wp_delete_category(...), $this->categories);
        array_map(static fn(string $table) => $wpdb->query("DELETE FROM {$wpdb->prefix}$table"), self::TABLES);
        array_map('delete_option', array_keys(array_diff_key(self::options(), $this->options)));
        foreach ($this->options as $name => $value) {
            update_option($name, $value);
        }
        wp_cache_flush();
    }

    private static function date(int $days_ago): string
    {
        return (string) wp_date('Y-m-d H:i:s', time() - $days_ago * DAY_IN_SECONDS);
    }

    /** @param array<string, mixed> $fields */
    private function post(string $title, array $fields): int
    {
        return $this->posts[] = (int) wp_insert_post($fields + ['post_title' => $title, 'post_status' => 'publish']);
    }

    private function illustrate(int $post): void
    {
        $metadata = ['width' => 800, 'height' => 600, 'file' => "$post.png", 'sizes' => []];
        set_post_thumbnail($post, $this->attach('image/png', "$post.png", $metadata, 0));
    }

    /** @param array<string, mixed> $metadata */
    private function attach(string $type, string $file, array $metadata, int $parent): int
    {
        $attachment = (int) wp_insert_attachment(['post_mime_type' => $type, 'post_status' => 'inherit'], $file, $parent);
        wp_update_attachment_metadata($attachment, $metadata);
        return $this->posts[] = $attachment;
    }

    private function category(string $name): int
    {
        return $this->categories[] = (int) wp_create_category($name);
    }

    /** @return array<string, mixed> */
    private static function options(): array
    {
        global $wpdb;
        $names = $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%onda%'");
        return array_combine($names, array_map(get_option(...), $names));
    }
}
