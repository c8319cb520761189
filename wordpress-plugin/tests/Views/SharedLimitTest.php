<?php

declare(strict_types=1);

namespace Onda\Tests\Views;

use Onda\Core\Text\Days;
use Onda\Tests\AjaxProcess;
use Onda\Tests\UpstreamServer;
use Onda\Tests\ViewsTestCase;

/** Several PHP nodes with one database: each request is a process of its own. */
final class SharedLimitTest extends ViewsTestCase
{
    private const VISITORS = 6;
    private const ROOM = 2;
    private UpstreamServer $upstream;

    protected function setUp(): void
    {
        parent::setUp();
        $this->upstream = new UpstreamServer();
    }

    protected function tearDown(): void
    {
        $this->upstream->stop();
        parent::tearDown();
    }

    public function test_nodes_share_the_limit_of_a_network_and_each_view_counts_once(): void
    {
        do {
            [$minute, $post] = [$this->minute(), $this->post()];
            [$ends, $counts] = $this->visit($post);
        } while ($this->minute() !== $minute);
        $this->assertSame(['200', '200', '429', '429', '429', '429'], $ends);
        $this->assertSame([1 + self::ROOM, 1 + self::ROOM], $counts);
    }

    /** A visitor comes, then more of them at once than the minute has room for. */
    private function visit(int $post): array
    {
        global $wpdb;
        $limits = "{$wpdb->prefix}onda_limits";
        $wpdb->query("DELETE FROM $limits");
        $this->assertTrue($this->view($post, 0)->finish()['json']['data']['counted']);
        $sql = "UPDATE $limits SET hits = %d WHERE limit_key NOT LIKE 'share-%%'";
        $this->assertSame(1, $wpdb->query($wpdb->prepare($sql, 60 - self::ROOM)));
        $visitors = array_map(fn(int $number): AjaxProcess => $this->view($post, $number), range(1, self::VISITORS));
        $ends = array_map(static fn(AjaxProcess $visitor): string => substr($visitor->finish()['end'], 0, 3), $visitors);
        sort($ends);
        return [$ends, $this->counts($post, Days::of(time()))];
    }

    /** A limit is of a minute: two of them would have room for twice as many. */
    private function minute(): int
    {
        return intdiv(time(), 60);
    }

    private function view(int $post, int $number): AjaxProcess
    {
        $server = ['HTTP_USER_AGENT' => self::AGENT . " $number", 'HTTP_SEC_FETCH_SITE' => 'same-origin'];
        return AjaxProcess::start("action=spv_record_view&post_id=$post", $this->upstream, $server);
    }
}
