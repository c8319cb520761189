<?php

declare(strict_types=1);

namespace Onda\Tests\Host;

use Onda\Core\Http\Identity;
use PHPUnit\Framework\TestCase;

/** Real requests of a visitor's presses: how many queries of ours each asks. */
final class PressesTest extends TestCase
{
    private const AJAX = '/wp-admin/admin-ajax.php';
    private const HEART = ['action' => 'favorites_favorite', 'status' => 'active', 'onda_brief' => '1'];
    /** Fields, and most queries on MySQL and on SQLite, which counts a limit in two. They may only fall. */
    private const PRESSES = [
        'a heart' => [self::HEART, 8, 10],
        'a heart taken back' => [['status' => 'inactive'] + self::HEART, 8, 10],
        'all hearts' => [['action' => 'favorites_array', 'onda_brief' => '1'], 5, 7],
    ];

    private WholeSite $site;

    protected function setUp(): void
    {
        CountedQueries::begin();
        $this->site = new WholeSite();
        $this->site->settle([]);
    }

    protected function tearDown(): void
    {
        CountedQueries::end();
        $this->site->remove();
    }

    public function test_each_press_asks_few_queries(): void
    {
        global $wpdb;
        [$former, $post] = [$this->site->page('A'), $this->site->page('B')];
        $most = $wpdb->dbh instanceof \mysqli ? 1 : 2;
        $visitor = [Identity::COOKIE => str_repeat('a', 32)];
        // The first press of all notes the counts of the posts and the visitor.
        foreach ([$former, $post] as $kept) {
            self::press(['postid' => (string) $kept] + self::HEART, $visitor);
        }
        self::press(['postid' => (string) $post, 'status' => 'inactive'] + self::HEART, $visitor);
        foreach (self::PRESSES as $name => $row) {
            $reply = self::press($row[0] + ['postid' => (string) $post], $visitor);
            $this->assertStringContainsString('"status":"success"', $reply['body'], $name);
            $this->assertLessThanOrEqual($row[$most], count($reply['ours']), $name . print_r($reply, true));
        }
    }

    /**
     * @param array<string, string> $fields
     * @param array<string, string> $cookies
     * @return array{ours: list<string>, body: string} Without what tidies up now and then.
     */
    private static function press(array $fields, array $cookies): array
    {
        $headers = ['Origin' => (string) getenv('ONDA_WP_URL')];
        ['ours' => $asked, 'body' => $body] =
            CountedQueries::of(self::AJAX, ['method' => 'POST', 'body' => $fields] + compact('headers', 'cookies'));
        // An option that another test took away costs a query until a page has stored it again.
        $is_left_out = static fn(string $query): bool => str_starts_with($query, 'SELECT option_value')
            || (str_starts_with($query, 'DELETE FROM') && str_contains($query, 'expires'));
        $ours = array_values(array_filter($asked, static fn(string $query): bool => !$is_left_out($query)));
        return compact('ours', 'body');
    }
}
