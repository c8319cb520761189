<?php

declare(strict_types=1);

namespace Onda\Tests\Caching;

use Onda\Core\Caching\BuildRecord;
use Onda\Core\Caching\FormerBuilds;
use Onda\Core\Printing\Manifest;
use Onda\Tests\TestCase;

/** A page that a cache kept requests files that an update has taken away. */
final class FormerBuildsTest extends TestCase
{
    private const FILE = WP_PLUGIN_DIR . '/onda/onda.php';
    private string $folder;
    private int $purges = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->folder = get_temp_dir() . 'onda-build-' . getmypid();
        add_action('litespeed_purge_all', fn() => $this->purges++);
        FormerBuilds::remove();
    }

    protected function tearDown(): void
    {
        FormerBuilds::remove();
        $this->empty_folder();
        rmdir($this->folder);
        parent::tearDown();
    }

    public function test_an_update_leaves_the_former_files_beside_the_new_ones_and_purges_the_caches(): void
    {
        $this->release('AAAAAAAA');
        $this->assertSame(0, $this->purges);
        $this->release('BBBBBBBB');
        $this->assertSame(['chunk-AAAAAAAA.js', 'chunk-BBBBBBBB.js', 'onda-AAAAAAAA.js', 'onda-BBBBBBBB.js'], $this->scripts());
        $this->assertSame('of AAAAAAAA', file_get_contents("{$this->folder}/chunk-AAAAAAAA.js"));
        $this->assertSame(1, $this->purges);
    }

    public function test_nothing_happens_while_the_build_is_the_same(): void
    {
        $this->release('AAAAAAAA');
        $this->builds()->update();
        $this->assertSame(0, $this->purges);
        $this->assertSame(['onda-AAAAAAAA' => 0], get_site_option(BuildRecord::OPTION));
    }

    public function test_two_former_builds_live_and_the_third_goes(): void
    {
        array_map($this->release(...), ['AAAAAAAA', 'BBBBBBBB', 'CCCCCCCC', 'DDDDDDDD']);
        $this->assertSame(['onda-BBBBBBBB.js', 'onda-CCCCCCCC.js', 'onda-DDDDDDDD.js'], $this->scripts('onda-'));
        $this->assertDirectoryDoesNotExist(FormerBuilds::store() . '/onda-AAAAAAAA');
    }

    public function test_a_build_goes_a_month_after_it_was_replaced(): void
    {
        $this->release('AAAAAAAA');
        $this->release('BBBBBBBB');
        $old = time() - 31 * DAY_IN_SECONDS;
        update_site_option(BuildRecord::OPTION, ['onda-BBBBBBBB' => 0, 'onda-AAAAAAAA' => $old]);
        $this->release('CCCCCCCC');
        $this->assertSame(['onda-BBBBBBBB.js', 'onda-CCCCCCCC.js'], $this->scripts('onda-'));
    }

    public function test_who_goes_back_a_version_has_it_once(): void
    {
        array_map($this->release(...), ['AAAAAAAA', 'BBBBBBBB', 'AAAAAAAA']);
        $this->assertSame(['onda-AAAAAAAA', 'onda-BBBBBBBB'], array_keys(get_site_option(BuildRecord::OPTION)));
    }

    public function test_wordpress_sends_what_the_web_server_does_not_find(): void
    {
        $this->release('AAAAAAAA');
        $base = (string) wp_parse_url(plugins_url('build/', self::FILE), PHP_URL_PATH);
        $document = $this->builds()->document("{$base}chunk-AAAAAAAA.js");
        $this->assertSame([200, 'text/javascript; charset=UTF-8', 'of AAAAAAAA'], [$document->status, $document->type, $document->body]);
        $style = $this->builds()->document("{$base}style-AAAAAAAA.css");
        $this->assertSame('text/css; charset=UTF-8', $style->type);
        foreach (['chunk-XXXXXXXX.js', '../../onda.php', 'manifest.php', "chunk-AAAAAAAA.js\n", ''] as $name) {
            $this->assertNull($this->builds()->document($base . $name), $name);
        }
        $this->assertNull($this->builds()->document('/elsewhere/chunk-AAAAAAAA.js'));
    }

    /** @dataProvider strange_options */
    public function test_a_strange_option_does_no_harm(mixed $option): void
    {
        update_site_option(BuildRecord::OPTION, $option);
        $this->release('AAAAAAAA');
        $this->assertSame(['onda-AAAAAAAA.js'], $this->scripts('onda-'));
    }

    public function strange_options(): array
    {
        return ['text' => ['x'], 'paths' => [['../../../x' => 1]], 'lists' => [[[1], 'y' => 'z']], 'future' => [['onda-X' => PHP_INT_MAX]]];
    }

    public function test_a_site_without_a_build_keeps_nothing(): void
    {
        $this->empty_folder();
        $this->builds()->update();
        $this->assertFalse(get_site_option(BuildRecord::OPTION));
    }

    /** An update: WordPress deletes the folder and puts another in its place. */
    private function release(string $hash): void
    {
        $this->empty_folder();
        file_put_contents("{$this->folder}/manifest.php", "<?php return ['loader' => 'onda-$hash.js'];");
        foreach (["onda-$hash.js", "chunk-$hash.js", "style-$hash.css", "chunk-$hash.js.map"] as $name) {
            file_put_contents("{$this->folder}/$name", "of $hash");
        }
        $this->builds()->update();
    }

    private function builds(): FormerBuilds
    {
        $manifest = fn(): Manifest => new Manifest("{$this->folder}/manifest.php", 'https://site.example/build/');
        // Its folder is no link, as that of the tests is.
        return new FormerBuilds($this->folder, $manifest, self::FILE, false);
    }

    private function empty_folder(): void
    {
        wp_mkdir_p($this->folder);
        array_map('unlink', glob("{$this->folder}/*") ?: []);
    }

    /** @return list<string> */
    private function scripts(string $prefix = ''): array
    {
        return array_map(basename(...), glob("{$this->folder}/$prefix*.js") ?: []);
    }
}
