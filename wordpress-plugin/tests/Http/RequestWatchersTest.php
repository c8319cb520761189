<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Http\RequestWatchers;
use PHPUnit\Framework\TestCase;

final class RequestWatchersTest extends TestCase
{
    private const FOLDER = WP_PLUGIN_DIR . '/onda-test-watcher';

    protected function setUp(): void
    {
        mkdir(self::FOLDER);
    }

    protected function tearDown(): void
    {
        array_map('unlink', glob(self::FOLDER . '/*'));
        rmdir(self::FOLDER);
    }

    /** @dataProvider plugins */
    public function test_who_looks_at_a_request_and_can_refuse_it_is_a_watcher(bool $expected, string ...$files): void
    {
        $guard = "<?php if ( ! defined( 'ABSPATH' ) ) { exit; }\n";
        $paths = [];
        foreach ($files as $number => $code) {
            $paths[] = $path = wp_normalize_path(self::FOLDER . "/$number.php");
            file_put_contents($path, $guard . $code);
        }
        $this->assertSame($expected ? ['onda-test-watcher'] : [], RequestWatchers::among($paths));
    }

    public function plugins(): array
    {
        return [
            'a ban' => [true, 'if (banned($_SERVER["REMOTE_ADDR"])) { wp_die("No."); }'],
            'in two files' => [true, '$ip = getenv("HTTP_X_FORWARDED_FOR");', 'function no() { status_header(403); exit; }'],
            'any header' => [true, 'foreach ($names as $name) { check($_SERVER[$name]); } die(1);'],
            'the whole of a request' => [true, 'check($_SERVER); http_response_code(403);'],
            'an address of the site' => [true, 'if (strpos($_SERVER["REQUEST_URI"], "/x")) { wp_redirect("/"); }'],
            'code that is not there to be read' => [true, 'eval(gzinflate($code));'],
            'reads and refuses nobody' => [false, '$ip = $_SERVER["REMOTE_ADDR"];'],
            'ends its own replies' => [false, 'wp_send_json_success(); exit;'],
            'neither' => [false, 'add_action("init", "register_a_type");', 'defined("ABSPATH") || exit;'],
        ];
    }

    public function test_a_file_that_cannot_be_read_is_a_watchers(): void
    {
        $this->assertSame(['onda-test-watcher'], RequestWatchers::among([wp_normalize_path(self::FOLDER . '/none.php')]));
    }
}
