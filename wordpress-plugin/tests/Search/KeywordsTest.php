<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Days;
use Onda\Features\Search\InstanceSettings;
use Onda\Features\Search\Keywords\KeywordRepository;
use Onda\Features\Search\Keywords\Keywords;
use Onda\Features\Search\Keywords\SearchedPhraseRepository;
use Onda\Features\Search\SearchFeature;
use Onda\Owner\Search\SearchReport;

final class KeywordsTest extends SearchCase
{
    protected function setUp(): void
    {
        global $wpdb;
        parent::setUp();
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_keywords");
    }

    public function test_a_keyword_counts_once_for_who_searched_it_a_moment_ago(): void
    {
        $this->post('Tango uno');
        $this->assertSame('0', $this->counted('tango'));
        $this->search('tango');
        $this->assertSame(['0', '0'], [$this->counted('vals'), $this->counted('tango', 2)]);
        $this->assertSame('0', $this->counted('tango', 1, '198.51.100.9'));
        $this->assertSame(['1', '0'], [$this->counted('Tango'), $this->counted('tango')]);
        $this->search('tango');
        $this->assertSame('0', $this->counted('tango'));
        $this->assertSame([['keyword' => 'Tango', 'num' => 1]], $this->searched());
    }

    public function test_a_search_counts_the_phrase_before_it_and_is_answered_whatever_that_is(): void
    {
        $this->post('Tango uno');
        $this->search('tango');
        $this->search('vals', ['onda_searched' => 'Tango']);
        $this->search('vals', ['onda_searched' => 'Tango']);
        $this->search('vals', ['onda_searched' => 'nunca']);
        $this->assertSame([['keyword' => 'Tango', 'num' => 1]], $this->searched());
        $elsewhere = ['HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => 'https://elsewhere.example'];
        $this->assertCount(1, $this->found('tango', ['onda_searched' => 'vals'], $elsewhere));
        $this->assertSame([['keyword' => 'Tango', 'num' => 1]], $this->searched());
    }

    /** @dataProvider searches */
    public function test_before_a_search_is_answered_nothing_is_written_but_that_it_counts(string $action, array $fields, int $written): void
    {
        global $wpdb;
        $count = static fn(): int => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}onda_limits");
        // Counts of requests in processes of their own may expire meanwhile.
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_limits");
        $before = $count();
        $reply = $this->answer($action, $fields);
        $this->assertSame($before + 1, $count());
        $reply->afterwards === null || ($reply->afterwards)();
        $this->assertSame($before + $written, $count());
    }

    public function searches(): array
    {
        return [
            'a box' => ['ajaxsearchpro_search', ['aspp' => 'tango', 'asid' => '1'], 2],
            'the box of the theme' => ['thim_search', ['s' => 'tango'], 2],
            'a completion' => ['ajaxsearchpro_autocomplete', ['sauto' => 'tang', 'asid' => '1'], 1],
        ];
    }

    public function test_ten_minutes_later_it_is_too_late(): void
    {
        global $wpdb;
        $this->search('tango');
        $wpdb->query("UPDATE {$wpdb->prefix}onda_limits SET expires = expires - 601 WHERE limit_key LIKE 'kw:%'");
        $this->assertSame('0', $this->counted('tango'));
        $this->search('tango');
        $this->assertSame('1', $this->counted('tango'));
        $this->assertSame([['keyword' => 'tango', 'num' => 1]], $this->searched());
    }

    public function test_one_of_some_searches_takes_the_marks_that_lapsed_away(): void
    {
        global $wpdb;
        $marks = static fn(): array => $wpdb->get_col("SELECT limit_key FROM {$wpdb->prefix}onda_limits WHERE limit_key LIKE 'kw:%'");
        (new SearchedPhraseRepository(PHP_INT_MAX))->note('kw:a', true, time() - 601);
        (new SearchedPhraseRepository(PHP_INT_MAX))->note('kw:b', true, time());
        $this->assertEqualsCanonicalizing(['kw:a', 'kw:b'], $marks());
        (new SearchedPhraseRepository(1))->note('kw:c', true, time());
        $this->assertEqualsCanonicalizing(['kw:b', 'kw:c'], $marks());
    }

    public function test_a_search_leaves_one_statement_for_after_its_answer(): void
    {
        global $wpdb;
        $this->post('Tango uno');
        $reply = $this->answer('ajaxsearchpro_search', ['aspp' => 'tango', 'asid' => '1']);
        [$deletes, $before] = [0, $wpdb->num_queries];
        add_filter('query', static function (string $sql) use (&$deletes): string {
            $deletes += (int) str_starts_with($sql, 'DELETE');
            return $sql;
        });
        ($reply->afterwards)();
        $this->assertSame(1, $wpdb->num_queries - $before - $deletes);
    }

    public function test_a_search_of_the_themes_box_counts_as_number_0(): void
    {
        $this->reply('thim_search', ['s' => 'tango']);
        $this->assertSame(['1', '0'], [$this->counted('tango', 0), $this->counted('tango', 1)]);
    }

    public function test_a_number_that_no_box_has_is_none(): void
    {
        global $wpdb;
        $this->search('tango', ['asid' => '999999999999']);
        $this->assertSame('1', $this->counted('tango', 999999999999));
        $this->assertSame(['0'], $wpdb->get_col("SELECT search_id FROM {$wpdb->prefix}onda_keywords"));
    }

    public function test_the_highest_number_of_a_box_is_one(): void
    {
        global $wpdb;
        $box = (string) InstanceSettings::MAX_ID;
        $this->search('tango', ['asid' => $box]);
        $this->assertSame('1', $this->counted('tango', InstanceSettings::MAX_ID));
        $this->assertSame([$box], $wpdb->get_col("SELECT search_id FROM {$wpdb->prefix}onda_keywords"));
    }

    public function test_a_hundred_people_are_one_row(): void
    {
        global $wpdb;
        foreach (range(1, 100) as $number) {
            $this->search($number % 2 ? 'Fútbol' : 'futbol', [], ['REMOTE_ADDR' => "198.51.100.$number"]);
            $this->assertSame('1', $this->counted('FUTBOL', 1, "198.51.100.$number"));
        }
        $this->assertSame(['1'], $wpdb->get_col("SELECT COUNT(*) FROM {$wpdb->prefix}onda_keywords"));
        $this->assertSame(100, $this->searched()[0]['num']);
    }

    public function test_no_address_and_no_phrase_is_kept_about_who_searched(): void
    {
        global $wpdb;
        $this->search('tango');
        $this->counted('tango');
        $kept = wp_json_encode($wpdb->get_results("SELECT * FROM {$wpdb->prefix}onda_limits"))
            . wp_json_encode($wpdb->get_results("SELECT * FROM {$wpdb->prefix}onda_keywords"));
        $this->assertStringNotContainsString('203.0.113.7', $kept);
        $columns = ['day', 'search_id', 'keyword_key', 'keyword', 'num', 'zero_num'];
        $this->assertSame($columns, array_keys($wpdb->get_row("SELECT * FROM {$wpdb->prefix}onda_keywords", ARRAY_A)));
        $this->assertStringNotContainsString('tango', wp_json_encode($wpdb->get_col("SELECT limit_key FROM {$wpdb->prefix}onda_limits")));
    }

    /** @dataProvider turned */
    public function test_a_phrase_is_counted_without_what_turns_its_direction(string $typed): void
    {
        $this->post('Tango uno');
        $this->search($typed);
        $this->counted($typed);
        $this->assertSame([['keyword' => 'tango uno', 'num' => 1]], $this->searched());
    }

    /** @return array<string, array{string}> */
    public function turned(): array
    {
        return [
            'overridden' => ["tango \u{202E}uno"], 'embedded' => ["\u{202B}tango uno\u{202C}"],
            'isolated' => ["tango \u{2067}uno\u{2069}"], 'by a mark' => ["tango\u{200F} uno"],
            'by an Arabic mark' => ["tango uno\u{061C}"],
        ];
    }

    public function test_what_is_never_found_is_reported_and_never_trending(): void
    {
        $counts = new KeywordRepository();
        $today = Days::of(time());
        foreach (['tango' => true, 'xyzzy' => false] as $word => $is_found) {
            array_map(static fn() => $counts->add(1, $word, $word, $is_found, $today), range(1, 5));
        }
        array_map(static fn() => $counts->add(1, 'cuatro', 'cuatro', true, $today), range(1, 4));
        foreach (['hace seis' => 6, 'hace siete' => 7] as $word => $days) {
            $day = Days::of(time() - $days * DAY_IN_SECONDS);
            array_map(static fn() => $counts->add(1, $word, $word, true, $day), range(1, 9));
        }
        delete_transient('onda_trending');
        $this->assertSame(['hace seis', 'tango'], SearchFeature::keywords()->trending());
        $this->assertSame([['keyword' => 'xyzzy', 'num' => 5]], $counts->missed($today, 10));
    }

    public function test_an_address_or_more_words_than_are_searched_are_never_trending(): void
    {
        $phrases = ['Sr. López', 'rock y pop de los 80', 'tango compra.example', 'www compra', 'a@b.example', 'https://x',
            'uno dos tres cuatro cinco seis siete'];
        $counts = new KeywordRepository();
        foreach ($phrases as $phrase) {
            array_map(static fn() => $counts->add(1, $phrase, $phrase, true, Days::of(time())), range(1, 5));
        }
        delete_transient('onda_trending');
        $this->assertEqualsCanonicalizing(['Sr. López', 'rock y pop de los 80'], SearchFeature::keywords()->trending());
    }

    public function test_the_owner_may_approve_what_is_trending(): void
    {
        $counts = new KeywordRepository();
        foreach (['Año nuevo', 'tango'] as $phrase) {
            array_map(static fn() => $counts->add(1, Keywords::folded($phrase), $phrase, true, Days::of(time())), range(1, 5));
        }
        delete_transient('onda_trending');
        $this->search_settings(['approval' => true]);
        $this->assertSame([], SearchFeature::keywords()->trending());
        $this->search_settings(['approval' => true, 'approved' => ['año NUEVO']]);
        $this->assertSame(['Año nuevo'], SearchFeature::keywords()->trending());
        $screen = self::form_of(self::section('search'), (new SettingsStore())->settings());
        $this->assertStringContainsString('name="onda_settings[search][approved][]" value="tango">', $screen);
    }

    public function test_a_network_counts_a_phrase_once_a_day(): void
    {
        global $wpdb;
        foreach (range(1, 3) as $ignored) {
            $this->search('tango');
            $counted[] = $this->counted('tango');
            $wpdb->query("DELETE FROM {$wpdb->prefix}onda_limits WHERE limit_key LIKE 'kw:%'");
        }
        $this->assertSame(['1', '0', '0'], $counted);
        $this->search('tango', [], ['REMOTE_ADDR' => '198.51.100.9']);
        $this->assertSame('1', $this->counted('tango', 1, '198.51.100.9'));
    }

    public function test_the_owner_sees_what_is_searched_and_what_is_not_found(): void
    {
        $this->assertSame('', SearchReport::of(new KeywordRepository()));
        $counts = new KeywordRepository();
        $counts->add(1, 'tango', '<b>tango</b>', true, Days::of(time()));
        $counts->add(1, 'xyzzy', 'xyzzy', false, Days::of(time() - 29 * DAY_IN_SECONDS));
        $counts->add(1, 'antes', 'antes', false, Days::of(time() - 30 * DAY_IN_SECONDS));
        $report = SearchReport::of($counts);
        $this->assertStringContainsString('<ol><li>&lt;b&gt;tango&lt;/b&gt; (1)</li><li>xyzzy (1)</li></ol>', $report);
        $this->assertStringContainsString('<ol><li>xyzzy (1)</li></ol>', $report);
        $this->assertStringNotContainsString('antes', $report);
    }

    /** @testWith ["", false]
     *     ["subscriber", false]
     *     ["contributor", true]
     *     ["editor", true]
     */
    public function test_who_may_write_is_led_to_a_post_about_what_is_not_found(string $role, bool $is_led): void
    {
        $role === '' || $this->sign_in($role);
        (new KeywordRepository())->add(1, 'xyzzy', 'xyzzy', false, Days::of(time()));
        $this->assertSame($is_led, str_contains(SearchReport::of(new KeywordRepository()), 'post-new.php?post_title=xyzzy'));
    }

    public function test_the_year_is_not_something_else(): void
    {
        $this->assertSame(['año', 'ano', 'año', 'musica'], array_map(Keywords::folded(...), ['AÑO', 'Ano', "an\u{303}o", 'Música']));
        $counts = new KeywordRepository();
        foreach (['año', 'ano'] as $word) {
            $counts->add(1, Keywords::folded($word), $word, true, Days::of(time()));
        }
        $this->assertCount(2, $this->searched());
    }

    public function test_after_ninety_days_it_is_forgotten(): void
    {
        $counts = new KeywordRepository();
        $today = Days::of(time());
        // The clock of the site may have changed by an hour since.
        $counts->add(1, 'viejo', 'viejo', true, gmdate('Y-m-d', strtotime($today) - 91 * DAY_IN_SECONDS));
        $counts->add(1, 'nuevo', 'nuevo', true, $today);
        $this->assertSame([['keyword' => 'nuevo', 'num' => 1]], $counts->searched('2000-01-01', 10));
    }

    public function test_another_site_counts_nothing(): void
    {
        $this->search('tango');
        $reply = $this->reply('ajaxsearchpro_addkeyword', ['id' => '1', 'keyword' => 'tango'], ['HTTP_SEC_FETCH_SITE' => 'cross-site']);
        $this->assertSame([403, '0'], [$reply->status, $reply->body]);
        $reply = $this->reply('ajaxsearchpro_addkeyword', ['id' => '1', 'keyword' => 'tango'], ['REQUEST_METHOD' => 'GET']);
        $this->assertSame([405, '0'], [$reply->status, $reply->body]);
    }

    private function counted(string $keyword, int $id = 1, string $address = '203.0.113.7'): string
    {
        $reply = $this->reply('ajaxsearchpro_addkeyword', ['id' => (string) $id, 'keyword' => $keyword], ['REMOTE_ADDR' => $address]);
        $this->assertSame([200, 'text/html'], [$reply->status, $reply->content_type]);
        return $reply->body;
    }

    /** @return list<array{keyword: string, num: int}> */
    private function searched(): array
    {
        return (new KeywordRepository())->searched(Days::of(time()), 10);
    }
}
