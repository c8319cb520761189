<?php

declare(strict_types=1);

namespace Onda\Tests\Views;

use Onda\Days;
use Onda\Tests\AjaxProcess;
use Onda\Tests\UpstreamServer;
use Onda\Tests\ViewsTestCase;

/**
 * Several PHP nodes with one object cache: each request is a process of its own, and what they count is in the cache.
 */
final class SharedCacheTest extends ViewsTestCase
{
    private const VISITORS = 6;
    private const ROOM = 2;
    private UpstreamServer $upstream;
    private string $folder;

    protected function setUp(): void
    {
        parent::setUp();
        $this->upstream = new UpstreamServer();
        $this->folder = sys_get_temp_dir() . '/onda-content-' . bin2hex(random_bytes(6));
        $this->link(WP_CONTENT_DIR, $this->folder);
        unlink("$this->folder/mu-plugins");
        $this->link(WPMU_PLUGIN_DIR, "$this->folder/mu-plugins");
        $fixtures = dirname(__DIR__) . '/fixtures/shared-cache';
        symlink("$fixtures/object-cache.php", "$this->folder/object-cache.php");
        symlink("$fixtures/aaa-shared-cache.php", "$this->folder/mu-plugins/aaa-shared-cache.php");
        putenv("ONDA_CONTENT_DIR=$this->folder");
        putenv("ONDA_SHARED_CACHE=$this->folder/counters.json");
    }

    protected function tearDown(): void
    {
        putenv('ONDA_CONTENT_DIR');
        putenv('ONDA_SHARED_CACHE');
        foreach (["$this->folder/mu-plugins", $this->folder] as $folder) {
            array_map(unlink(...), array_filter(glob("$folder/*") ?: [], static fn(string $path): bool => !is_dir($path) || is_link($path)));
            rmdir($folder);
        }
        $this->upstream->stop();
        parent::tearDown();
    }

    public function test_nodes_share_the_limit_of_a_network_and_each_view_counts_once(): void
    {
        global $wpdb;
        do {
            [$minute, $post] = [$this->minute(), $this->post()];
            [$ends, $counts] = $this->visit($post);
        } while ($this->minute() !== $minute);
        $this->assertSame(['200', '200', '429', '429', '429', '429'], $ends);
        $this->assertSame([1 + self::ROOM, 1 + self::ROOM], $counts);
        $keys = $wpdb->get_col("SELECT limit_key FROM {$wpdb->prefix}onda_limits WHERE limit_key NOT LIKE 'share-%'");
        $this->assertSame([], $keys, 'the limits of a minute spare the database');
    }

    /** One visitor, then more of them at once than the minute has room for. */
    private function visit(int $post): array
    {
        file_put_contents("$this->folder/counters.json", '{}');
        $this->assertTrue($this->view($post, 0)->finish()['json']['data']['counted']);
        $this->fill(60 - self::ROOM);
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

    private function fill(int $hits): void
    {
        $path = "$this->folder/counters.json";
        $network = (string) array_key_first((array) json_decode((string) file_get_contents($path), true));
        file_put_contents($path, json_encode([$network => $hits]));
    }

    private function link(string $from, string $to): void
    {
        mkdir($to);
        foreach (array_diff((array) scandir($from), ['.', '..', 'object-cache.php']) as $name) {
            symlink("$from/$name", "$to/$name");
        }
    }
}
