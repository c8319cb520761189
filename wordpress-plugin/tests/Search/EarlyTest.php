<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Days;
use Onda\Features\Search\Keywords\KeywordRepository;
use Onda\Tests\AjaxProcess;
use Onda\Tests\SearchIndexCase;
use Onda\Tests\UpstreamServer;

/** The real admin-ajax.php, each request in a process of its own, over the real database and a built index. */
final class EarlyTest extends SearchIndexCase
{
    private UpstreamServer $upstream;

    protected function setUp(): void
    {
        parent::setUp();
        $this->forget_visitors();
        $this->upstream = new UpstreamServer();
    }

    protected function tearDown(): void
    {
        $this->upstream->stop();
        $this->forget_visitors();
        parent::tearDown();
    }

    public function test_all_four_are_answered_before_the_other_plugins_in_the_same_words_as_after(): void
    {
        $id = $this->post('Música clásica', 'Un concierto.');
        $this->build();
        (new ActionOwners(''))->forget();
        $questions = [
            'action=ajaxsearchpro_search&aspp=musica&asid=1' => "asp_r_pagepost_$id",
            'action=ajaxsearchpro_search&aspp=qwxz&asid=1' => '¡No hay resultados!',
            'action=ajaxsearchpro_autocomplete&sauto=m%C3%BAsi&asid=1' => 'música',
            'action=ajaxsearchpro_addkeyword&id=1&keyword=nadie' => '0',
            'action=thim_search&s=musica' => '"total":1',
        ];
        $late = $this->ask_ajax((string) array_key_first($questions));
        foreach ($questions as $question => $expected) {
            $answer = $this->ask_ajax($question);
            $this->assertStringContainsStringIgnoringCase($expected, $answer['body'], $question);
            $this->assertSame('200 early', $answer['end'], $question);
            $early[] = $answer['body'];
        }
        $this->assertSame(['body' => $early[0], 'end' => '200 late'], $late);
    }

    public function test_over_http_the_answer_says_its_length_and_what_is_counted_follows(): void
    {
        global $wpdb;
        $this->post('Música clásica');
        $this->build();
        $this->ask_ajax('action=thim_search&s=musica');
        $this->forget_visitors();
        $fields = ['method' => 'POST', 'header' => 'Content-Type: application/x-www-form-urlencoded', 'content' => 'action=thim_search&s=musica'];
        $address = getenv('ONDA_WP_URL') . '/wp-admin/admin-ajax.php';
        $body = (string) file_get_contents($address, false, stream_context_create(['http' => $fields]));
        $this->assertSame(1, json_decode($body, true)['data']['total'] ?? $body);
        $this->assertContains('Content-Length: ' . strlen($body), $http_response_header);
        $marks = "SELECT COUNT(*) FROM {$wpdb->prefix}onda_limits WHERE limit_key LIKE 'search:%' OR limit_key LIKE 'kw:%'";
        for ($until = time() + 20; (int) $wpdb->get_var($marks) < 2 && time() < $until;) {
            usleep(20_000);
        }
        $this->assertSame(2, (int) $wpdb->get_var($marks));
    }

    public function test_a_keyword_counts_once_on_the_early_path_too(): void
    {
        $this->post('Música clásica');
        $this->build();
        $this->ask_ajax('action=ajaxsearchpro_search&aspp=musica&asid=1');
        $answers = [$this->ask_ajax('action=ajaxsearchpro_addkeyword&id=1&keyword=m%C3%BAsica'),
            $this->ask_ajax('action=ajaxsearchpro_addkeyword&id=1&keyword=musica')];
        $this->assertSame([['1', '200 early'], ['0', '200 early']], array_map('array_values', $answers));
    }

    public function test_those_who_search_the_same_together_are_one_row_and_nobody_is_lost(): void
    {
        $this->post('Música clásica');
        $this->build();
        $this->ask_ajax('action=thim_search&s=nada');
        $together = fn(string $fields): array => array_map(
            static fn(AjaxProcess $process): array => $process->finish(),
            array_map(fn(int $number): AjaxProcess => $this->start($fields, "198.51.100.$number"), range(1, 4))
        );
        $together('action=ajaxsearchpro_search&aspp=musica&asid=1');
        $counted = $together('action=ajaxsearchpro_addkeyword&id=1&keyword=musica');
        $this->assertSame(array_fill(0, 4, ['1', '200 early']), array_map(static fn(array $answer): array => [$answer['text'], $answer['end']], $counted));
        $this->assertSame([['keyword' => 'musica', 'num' => 4]], (new KeywordRepository())->searched(Days::of(time()), 10));
    }

    public function test_without_an_index_the_same_question_goes_the_long_way_and_is_counted_once(): void
    {
        global $wpdb;
        $id = $this->post('Tango lento');
        $this->ask_ajax('action=ajaxsearchpro_search&aspp=xyzzy&asid=1');
        $answer = $this->ask_ajax('action=ajaxsearchpro_search&aspp=tango&asid=1');
        $this->assertSame('200 late', $answer['end']);
        $this->assertStringContainsString("asp_r_pagepost_$id", $answer['body']);
        $hits = $wpdb->get_col("SELECT hits FROM {$wpdb->prefix}onda_limits WHERE limit_key LIKE 'search:%'");
        $this->assertSame(2, array_sum($hits));
        $this->build();
        $this->assertSame('200 early', $this->ask_ajax('action=ajaxsearchpro_search&aspp=tango&asid=1')['end']);
    }

    public function test_groups_by_type_wait_for_the_names_of_the_types(): void
    {
        $this->post('Tango lento');
        $this->build();
        $ask = fn(): array => $this->ask_ajax('action=ajaxsearchpro_search&aspp=tango&asid=1');
        $ends = [$ask()['end'], $ask()['end']];
        update_option(SettingsStore::OPTION, ['earlyAnswers' => true, 'search' => ['instances' => [['id' => 1, 'groupBy' => 'post_type']]]]);
        $answer = $ask();
        $this->assertSame(['200 late', '200 early', '200 late'], [...$ends, $answer['end']]);
        $this->assertStringContainsString(get_post_type_object('post')->labels->name . ' (1)', $answer['body']);
    }

    public function test_products_wait_for_their_shop(): void
    {
        $this->post('Taza de té');
        $this->build();
        $this->ask_ajax('action=ajaxsearchpro_search&aspp=taza&asid=1');
        $ends[] = $this->ask_ajax('action=ajaxsearchpro_search&aspp=taza&asid=1')['end'];
        register_post_type('product', ['public' => true]);
        (new PublicPosts())->admin_init();
        $this->post('Taza de faro', 'x', ['post_type' => 'product']);
        $this->build();
        $ends[] = $this->ask_ajax('action=ajaxsearchpro_search&aspp=taza&asid=1')['end'];
        unregister_post_type('product');
        $this->assertSame(['200 early', '200 late'], $ends);
    }

    public function test_on_a_site_of_several_languages_the_page_says_its_own_or_the_plugin_is_asked(): void
    {
        $this->post('Taza de té');
        $this->build();
        $this->ask_ajax('action=thim_search&s=taza');
        $plugins = get_option('active_plugins');
        update_option('active_plugins', [...$plugins, 'polylang/polylang.php']);
        $questions = ['action=thim_search&s=taza', 'action=thim_search&s=taza&lang=en', 'action=ajaxsearchpro_search&aspp=taza&lang=en'];
        $answers = array_map($this->ask_ajax(...), $questions);
        update_option('active_plugins', $plugins);
        $this->assertSame(['200 late', '200 early', '200 early'], array_column($answers, 'end'));
        $this->assertStringContainsString('asp_date">' . gmdate('Y-'), $answers[2]['body']);
    }

    public function test_too_many_is_429_on_both_paths_with_when_to_come_back(): void
    {
        $this->post('Tango lento');
        $this->build();
        $this->ask_ajax('action=thim_search&s=tango');
        global $wpdb;
        $sql = "UPDATE {$wpdb->prefix}onda_limits SET hits = 31 WHERE limit_key LIKE 'search:%'";
        do {
            $window = intdiv(time(), 10);
            $this->ask_ajax('action=thim_search&s=tango');
            $wpdb->query($sql);
            $answers = [$this->ask_ajax('action=thim_search&s=tango'), $this->ask_ajax('action=ajaxsearchpro_search&aspp=tango')];
        } while (intdiv(time(), 10) !== $window);
        $this->assertSame(['429 early', '429 early'], array_column($answers, 'end'));
        $this->assertStringContainsString('"code":"rate_limited"', $answers[0]['body']);
        $this->assertStringContainsString('Demasiadas búsquedas seguidas', $answers[1]['body']);
    }

    /** @return array{body: string, end: string} */
    private function ask_ajax(string $fields): array
    {
        $answer = $this->start($fields, '198.51.100.77')->finish();
        return ['body' => $answer['text'], 'end' => $answer['end']];
    }

    private function start(string $fields, string $address): AjaxProcess
    {
        return AjaxProcess::start($fields, $this->upstream, ['HTTP_SEC_FETCH_SITE' => 'same-origin', 'REMOTE_ADDR' => $address]);
    }

    private function forget_visitors(): void
    {
        global $wpdb;
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_limits");
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_keywords");
    }
}
