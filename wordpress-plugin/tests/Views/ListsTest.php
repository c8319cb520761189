<?php

declare(strict_types=1);

namespace Onda\Tests\Views;

use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Days;
use Onda\Features\Views\ListCacheRepository;
use Onda\Features\Views\Lists;
use Onda\Features\Views\RankedList;
use Onda\Features\Views\RankingRepository;
use Onda\Features\Views\ViewRepository;
use Onda\Tests\LanguagePlugin;
use Onda\Tests\ViewsTestCase;

/** The posts of a list, their order and their numbers. */
final class ListsTest extends ViewsTestCase
{
    private const GENERATED = __DIR__ . '/../../generated';

    public function test_an_item_has_the_fields_of_the_specification_as_numbers(): void
    {
        $post = $this->post(['post_title' => 'Rock &amp; <b>roll</b> “vivo”']);
        $this->had($post, self::day(0), 4, 3);
        $this->had($post, self::day(29), 10, 7);
        $this->had($post, self::day(30), 100, 90);
        (new ViewRepository(new NetworkShareRepository()))->adjust($post, 5, 1, time());
        $this->assertSame([
            'items' => [[
                'id' => $post,
                'position' => 1,
                'title' => 'Rock & roll “vivo”',
                'permalink' => get_permalink($post),
                'views' => 114,
                'period_views' => 14,
                'adjusted_total' => 15,
            ]],
            'show_count' => true,
            'numbers' => ['period_views'],
            'views_label' => 'visitas',
            'total_label' => 'oyentes mensuales',
        ], $this->document());
    }

    public function test_a_page_shows_what_is_read_in_any_language_by_the_translation_into_its_own(): void
    {
        [$es, $en, $single] = [$this->post(['post_title' => 'es']), $this->post(['post_title' => 'en']), $this->post(['post_title' => 'solo'])];
        $neutral = $this->post(['post_title' => 'neutral']);
        foreach ([$es => 9, $single => 8, $neutral => 7, $en => 6] as $post => $views) {
            $this->had($post, self::day(0), $views);
        }
        $plugin = new LanguagePlugin('en');
        $plugin->languages = [$es => 'es', $en => 'en', $single => 'es'];
        $plugin->translations = [['es' => $es, 'en' => $en]];
        $english = $this->titles(['size' => 2]);
        $numbers = array_column($this->document(['size' => 2])['items'], 'period_views');
        $plugin->current = 'es';
        $spanish = $this->titles(['size' => 2]);
        $plugin->leave();
        $this->assertSame([['en', 'neutral'], ['es', 'solo']], [$english, $spanish]);
        $this->assertSame([9, 7], $numbers, 'of the most viewed translation');
    }

    public function test_the_labels_are_the_owners_own_where_there_are_any(): void
    {
        $document = $this->document(['viewsLabel' => 'lecturas', 'totalLabel' => 'oyentes al mes']);
        $this->assertSame(['lecturas', 'oyentes al mes'], [$document['views_label'], $document['total_label']]);
    }

    /** @dataProvider windows */
    public function test_the_window_is_the_last_days_with_today(int $days, int $expected): void
    {
        $post = $this->post();
        foreach ([0, 1, 6, 7, 29, 30] as $ago) {
            $this->had($post, self::day($ago), 10 ** min($ago, 1));
        }
        $this->assertSame($expected, $this->document(['days' => $days])['items'][0]['period_views']);
    }

    public function windows(): array
    {
        return [[1, 1], [2, 11], [7, 21], [8, 31], [30, 41], [31, 51]];
    }

    public function test_it_is_ranked_by_the_views_of_the_window_ties_by_the_newer_post_then_the_higher_id(): void
    {
        $old = $this->post(['post_title' => 'old', 'post_date' => '2020-01-01 00:00:00']);
        $new = $this->post(['post_title' => 'new', 'post_date' => '2024-01-01 00:00:00']);
        $twin = $this->post(['post_title' => 'twin', 'post_date' => '2024-01-01 00:00:00']);
        $best = $this->post(['post_title' => 'best', 'post_date' => '2019-01-01 00:00:00']);
        foreach ([$new, $twin, $old] as $post) {
            $this->had($post, self::day(1), 5);
        }
        $this->had($best, self::day(0), 6);
        $this->had($old, self::day(40), 1000);
        $this->assertSame(['best', 'twin', 'new', 'old'], $this->titles());
        $this->assertSame([1, 2, 3, 4], array_column($this->document()['items'], 'position'));
        $this->assertSame(['old', 'best', 'twin', 'new'], $this->titles(['order' => 'total']));
    }

    public function test_the_adjusted_order_counts_people_of_thirty_days_and_the_owners_number_never_below_zero(): void
    {
        [$many, $few, $given] = [$this->post(['post_title' => 'many']), $this->post(['post_title' => 'few']), $this->post(['post_title' => 'given'])];
        $this->had($many, self::day(2), 50, 40);
        $this->had($few, self::day(2), 90, 10);
        (new ViewRepository(new NetworkShareRepository()))->adjust($given, 25, 1, time());
        $this->assertSame(['many', 'given', 'few'], $this->titles(['order' => 'adjusted', 'days' => 1]));
        (new ViewRepository(new NetworkShareRepository()))->adjust($few, -99, 1, time());
        $this->assertSame(['many', 'given'], $this->titles(['order' => 'adjusted', 'size' => 9]));
        $numbers = array_column($this->document(['size' => 8])['items'], 'adjusted_total', 'title');
        $this->assertSame(['few' => 0, 'many' => 40], $numbers);
    }

    public function test_only_what_anybody_may_read_is_listed_however_many_others_rank_higher(): void
    {
        $shown = $this->post(['post_title' => 'shown']);
        $this->had($shown, self::day(0), 1);
        foreach ([['post_status' => 'draft'], ['post_password' => 'x'], ['post_type' => 'page'], ['post_status' => 'private']] as $fields) {
            $this->had($this->post($fields), self::day(0), 50);
        }
        $this->had(987_654_321, self::day(0), 99);
        foreach ([1, 10] as $size) {
            $this->assertSame(['shown'], $this->titles(['size' => $size]));
        }
        for ($unknown = 1; $unknown <= 7; $unknown++) {
            $this->had(987_000_000 + $unknown, self::day(0), 1);
        }
        $this->assertSame(['shown'], $this->titles(['size' => 1, 'name' => 'more candidates than are looked at first']));
    }

    public function test_a_list_of_a_category_holds_the_categories_below_it(): void
    {
        $ids = [];
        foreach (['parent', 'child', 'grandchild'] as $name) {
            $unique = "$name " . wp_generate_password(6, false);
            $ids[] = (int) wp_insert_term($unique, 'category', ['parent' => end($ids) ?: 0])['term_id'];
            $this->had($this->post(['post_title' => $name, 'post_category' => [end($ids)]]), self::day(0), 9 - count($ids));
        }
        $this->assertSame(['parent', 'child', 'grandchild'], $this->titles(['categories' => [$ids[0]]]));
        $this->assertSame(['child', 'grandchild'], $this->titles(['categories' => [$ids[1]]]));
        array_map(static fn(int $id) => wp_delete_term($id, 'category'), $ids);
    }

    public function test_a_list_of_categories_holds_no_other_posts(): void
    {
        $term = (int) wp_insert_term('Rock ' . wp_generate_password(6, false), 'category')['term_id'];
        $in = $this->post(['post_title' => 'in', 'post_category' => [$term]]);
        $this->had($in, self::day(0), 1);
        $this->had($this->post(['post_title' => 'out']), self::day(0), 9);
        $this->assertSame(['in'], $this->titles(['categories' => [$term]]));
        wp_delete_term($term, 'category');
    }

    /** @dataProvider numbers */
    public function test_the_owner_says_which_numbers_visitors_see(string $number, array $fields): void
    {
        $document = $this->document(['number' => $number]);
        $this->assertSame([$fields !== [], $fields], [$document['show_count'], $document['numbers']]);
    }

    public function numbers(): array
    {
        return [
            ['period', ['period_views']],
            ['total', ['views']],
            ['adjusted', ['adjusted_total']],
            ['both', ['period_views', 'adjusted_total']],
            ['none', []],
        ];
    }

    public function test_what_was_built_is_good_for_fifteen_seconds(): void
    {
        global $wpdb;
        $this->assertSame([], $this->titles());
        $this->had($this->post(['post_title' => 'one']), self::day(0), 1);
        $this->assertSame([], $this->titles());
        $wpdb->query("UPDATE {$wpdb->prefix}onda_lists SET built_at = built_at - 12");
        $this->assertSame([], $this->titles());
        $wpdb->query("UPDATE {$wpdb->prefix}onda_lists SET built_at = built_at - 3");
        $this->assertSame(['one'], $this->titles());
    }

    public function test_while_somebody_builds_the_former_list_stands_for_ten_minutes(): void
    {
        global $wpdb;
        $this->titles();
        $this->had($this->post(['post_title' => 'one']), self::day(0), 1);
        $held = time() + 60;
        $wpdb->query("UPDATE {$wpdb->prefix}onda_lists SET built_at = built_at - 590, claimed_until = $held");
        $this->assertSame([], $this->titles());
    }

    public function test_a_list_of_ten_minutes_ago_waits_for_the_one_that_somebody_builds(): void
    {
        global $wpdb;
        $this->titles();
        $held = time() + 60;
        $wpdb->query("UPDATE {$wpdb->prefix}onda_lists SET built_at = built_at - 600, claimed_until = $held");
        $save = static function (string $sql) use (&$save): string {
            // The other one is done when this one has tried to build, too.
            if (str_contains($sql, 'SET claimed_until')) {
                remove_filter('query', $save);
                $built = ['items' => [['title' => 'theirs']]];
                (new ListCacheRepository())->save(RankedList::from_row([])->key(), $built, time());
            }
            return $sql;
        };
        add_filter('query', $save);
        $this->assertSame(['theirs'], $this->titles());
    }

    public function test_a_list_is_claimed_for_longer_than_it_takes_to_build(): void
    {
        global $wpdb;
        $claimed = 0;
        add_filter('query', static function (string $sql) use ($wpdb, &$claimed): string {
            if (str_contains($sql, 'SUM(views) AS score')) {
                $claimed = (int) $wpdb->get_var("SELECT MAX(claimed_until) FROM {$wpdb->prefix}onda_lists");
            }
            return $sql;
        });
        $this->titles();
        $this->assertEqualsWithDelta(time() + 10, $claimed, 2);
    }

    public function test_the_defaults_and_limits_of_a_list(): void
    {
        $list = RankedList::from_row([]);
        $this->assertSame([30, ['post'], [], 10, 'period', 'period'], [
            $list->days, $list->types, $list->categories, $list->size, $list->order, $list->number,
        ]);
        $wild = RankedList::from_row(['days' => 9999, 'size' => -4, 'order' => 'x', 'number' => [], 'types' => 'page']);
        $this->assertSame([400, 1, 'period', 'period', ['page']], [$wild->days, $wild->size, $wild->order, $wild->number, $wild->types]);
        $this->assertSame([15, 600, 30], [Lists::FRESH_SECONDS, Lists::STALE_SECONDS, Lists::PEOPLE_DAYS]);
        $this->assertSame('most-viewed', $this->lists()->find('')?->id);
        $this->assertNull($this->lists()->find('nix'));
    }

    private static function day(int $ago): string
    {
        return Days::since($ago + 1, time());
    }

    /** @return list<string> */
    private function titles(array $row = []): array
    {
        return array_column($this->document($row)['items'], 'title');
    }

    private function document(array $row = []): array
    {
        return (array) $this->lists()->document(RankedList::from_row($row));
    }

    private function lists(): Lists
    {
        return new Lists(new SettingsStore(), new ListCacheRepository(), new RankingRepository(), new Texts(self::GENERATED));
    }
}
