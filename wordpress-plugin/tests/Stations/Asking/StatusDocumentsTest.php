<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Asking;

use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\Asking\FeedRepository;
use Onda\Features\Stations\Asking\Memory;
use Onda\Features\Stations\Asking\StatusDocument;
use Onda\Features\Stations\Asking\StatusDocuments;
use Onda\Tests\FakeHttpClient;
use Onda\Tests\TestCase;

final class StatusDocumentsTest extends TestCase
{
    private const FEED = 'http://10.0.0.1:8000/np';

    public function test_within_ten_seconds_everybody_reads_the_same_document(): void
    {
        $client = new FakeHttpClient([self::FEED => 'one']);
        $this->documents($client)->of($this->station());
        $client->answers[self::FEED] = 'two';
        $this->age(8);
        $this->assertSame('one', $this->documents($client)->of($this->station())->body);
        $this->assertCount(1, $client->dialed);
    }

    /** @dataProvider attempts */
    public function test_a_document_is_stale_once_a_later_attempt_failed(int $read, int $tried, ?bool $is_stale): void
    {
        $rows = new FeedRepository();
        $rows->claim('uno', 0, time());
        $rows->save('uno', new StatusDocument('shoutcast1', 'x', $read), new Memory(), $tried);
        $this->assertSame($is_stale, $rows->read('uno')?->document?->is_stale);
    }

    /** @return array<string, array{int, int, bool|null}> Null where there is no document. */
    public function attempts(): array
    {
        return [
            'read by the last attempt' => [1000, 1000, false],
            'read by the one before' => [1000, 1001, true],
            'never read' => [0, 1000, null],
            'read in the first second' => [1, 1, false],
        ];
    }

    public function test_after_ten_seconds_it_is_read_again(): void
    {
        $client = new FakeHttpClient([self::FEED => 'one']);
        $this->documents($client)->of($this->station());
        $client->answers[self::FEED] = 'two';
        $this->age(11);
        $document = $this->documents($client)->of($this->station());
        $this->assertSame(['two', false], [$document->body, $document->is_stale]);
    }

    public function test_a_server_that_fails_leaves_the_last_document_and_is_not_asked_by_everybody(): void
    {
        $client = new FakeHttpClient([self::FEED => 'one']);
        $this->documents($client)->of($this->station());
        $client->answers = [];
        $this->age(11);
        foreach ([1, 2] as $ignored) {
            $document = $this->documents($client)->of($this->station());
            $this->assertSame(['one', true], [$document->body, $document->is_stale]);
        }
        $this->assertCount(2, $client->dialed);
    }

    public function test_a_server_that_fails_for_a_minute_is_a_failure_and_no_song_of_before(): void
    {
        $client = new FakeHttpClient([self::FEED => 'one']);
        $this->documents($client)->of($this->station());
        $client->answers = [];
        $this->age(StatusDocuments::KEPT_SECONDS + 1);
        foreach ([1, 2] as $ignored) {
            $this->assert_fails($client);
        }
        $this->assertCount(2, $client->dialed);
    }

    public function test_nobody_gets_a_song_of_hours_ago_while_another_reads(): void
    {
        $client = new FakeHttpClient([self::FEED => 'one']);
        $this->documents($client)->of($this->station());
        $this->age(3 * 3600);
        $this->assertTrue((new FeedRepository())->claim($this->station()->key(), time() - 10, time() + 8));
        $this->assert_fails($client, microtime(true));
    }

    public function test_a_server_that_never_answered_is_a_failure_and_is_asked_once(): void
    {
        $client = new FakeHttpClient();
        foreach ([1, 2] as $ignored) {
            $this->assert_fails($client);
        }
        $this->assertCount(1, $client->dialed);
    }

    public function test_one_visitor_alone_waits_for_a_server_that_failed_before(): void
    {
        global $wpdb;
        $client = new FakeHttpClient();
        $this->assert_fails($client);
        $wpdb->query("UPDATE {$wpdb->prefix}onda_feeds SET tried_at = tried_at - 11");
        $this->assertTrue((new FeedRepository())->claim($this->station()->key(), time() - 10, time() + 8));
        $looks = 0;
        add_filter('query', static function (string $sql) use ($wpdb, &$looks): string {
            $looks += (int) str_contains($sql, "FROM {$wpdb->prefix}onda_feeds");
            return $sql;
        });
        $this->assert_fails($client);
        $this->assertSame([1, 1], [$looks, count($client->dialed)]);
    }

    public function test_while_one_reads_the_others_get_what_there_was(): void
    {
        $client = new FakeHttpClient([self::FEED => 'one']);
        $this->documents($client)->of($this->station());
        $this->age(11);
        $this->assertTrue((new FeedRepository())->claim($this->station()->key(), time() - 10, time() + 8));
        $this->assertSame('one', $this->documents($client)->of($this->station())->body);
        $this->assertCount(1, $client->dialed);
    }

    public function test_a_document_that_came_while_one_looked_is_not_read_again(): void
    {
        global $wpdb;
        $client = new FakeHttpClient([self::FEED => 'one']);
        $this->documents($client)->of($this->station());
        $this->age(11);
        $is_read = false;
        add_filter('query', static function (string $sql) use ($wpdb, &$is_read): string {
            if (!$is_read && str_starts_with($sql, "INSERT IGNORE INTO {$wpdb->prefix}onda_feeds")) {
                $is_read = true;
                $wpdb->query("UPDATE {$wpdb->prefix}onda_feeds SET tried_at = " . (time() - 1));
            }
            return $sql;
        });
        $this->assertSame('one', $this->documents($client)->of($this->station())->body);
        $this->assertSame([true, 1], [$is_read, count($client->dialed)]);
    }

    /**
     * The clock was put back since: what is stored of a later time than now is old.
     *
     * @testWith ["tried_at"]
     *     ["fetched_at"]
     *     ["claimed_until"]
     */
    public function test_a_time_of_the_future_is_an_old_one(string $column): void
    {
        global $wpdb;
        $client = new FakeHttpClient([self::FEED => 'one']);
        $this->documents($client)->of($this->station());
        $this->age(11);
        $wpdb->query("UPDATE {$wpdb->prefix}onda_feeds SET $column = UNIX_TIMESTAMP() + 3600");
        $client->answers = [self::FEED => 'two'];
        $this->assertSame('two', $this->documents($client)->of($this->station())->body);
        $this->assertSame('two', $this->documents($client)->of($this->station())->body);
        $this->assertCount(2, $client->dialed);
    }

    public function test_a_claim_whose_holder_died_lapses(): void
    {
        $cache = new FeedRepository();
        $this->assertTrue($cache->claim('key', time() - 10, time() - 1));
        $this->assertTrue($cache->claim('key', time() - 10, time() + 8));
        $this->assertFalse($cache->claim('key', time() - 10, time() + 8));
    }

    public function test_another_address_behind_the_same_id_is_another_document(): void
    {
        $client = new FakeHttpClient([self::FEED => 'one', 'http://10.0.0.1:8000/other' => 'two']);
        $this->documents($client)->of($this->station());
        $moved = new Station('uno', 'Uno', 'http://10.0.0.1:8000/x', 'http://10.0.0.1:8000/other');
        $this->assertSame('two', $this->documents($client)->of($moved)->body);
    }

    /** @dataProvider bodies */
    public function test_any_text_survives_the_table(string $body): void
    {
        $client = new FakeHttpClient([self::FEED => $body]);
        $this->documents($client)->of($this->station());
        $this->assertSame($body, $this->documents($client)->of($this->station())->body);
    }

    public function bodies(): array
    {
        return [['😀 日本 ñ'], ["quotes ' \" \\ % %s"], ["a\0b\x01\r\n\t"], [''], [str_repeat('ñ', 131072)], ["\u{2028}</script>"]];
    }

    private function assert_fails(FakeHttpClient $client, ?float $deadline = null): void
    {
        try {
            $this->documents($client)->of($this->station(), $deadline);
        } catch (FetchFailed) {
            $this->addToAssertionCount(1);
            return;
        }
        $this->fail('it was read');
    }

    /**
     * @testWith ["id", true]
     *           ["stream", true]
     *           ["feed", true]
     *           ["kind", true]
     *           ["charset", true]
     *           ["name", false]
     *           ["cover", false]
     *           ["mirrors", false]
     */
    public function test_what_was_read_is_kept_for_the_settings_that_it_was_read_by(string $setting, bool $is_read_anew): void
    {
        $other = new Station(...[$setting => 'other'] + get_object_vars($this->station()));
        $this->assertSame($is_read_anew, $other->key() !== $this->station()->key());
    }

    private function station(): Station
    {
        return new Station('uno', 'Uno', 'http://10.0.0.1:8000/x', self::FEED);
    }

    private function documents(FakeHttpClient $client): StatusDocuments
    {
        return new StatusDocuments(new FeedRepository(), (new Asker($client))->reader());
    }

    /** Moves the stored times into the past: nobody waits in a test. */
    private function age(int $seconds): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare(
            "UPDATE {$wpdb->prefix}onda_feeds SET tried_at = tried_at - %d, fetched_at = fetched_at - %d",
            $seconds,
            $seconds
        ));
    }
}
