<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Feature;
use Onda\Plugin;
use PHPUnit\Framework\TestCase;

/** A feature goes with its folder and its lines in `Plugin`: the rest of the plugin works without it. */
final class FeatureRemovalTest extends TestCase
{
    private string $folder;

    protected function setUp(): void
    {
        $this->folder = sys_get_temp_dir() . '/onda-removal-' . getmypid();
        self::copy(dirname(__DIR__), "{$this->folder}/onda");
    }

    protected function tearDown(): void
    {
        self::delete($this->folder);
        wp_cache_flush();
    }

    /** @dataProvider features */
    public function test_the_rest_works_without_a_feature(string $feature): void
    {
        $this->remove($feature);
        $this->walk($feature);
    }

    /** @dataProvider upper_floors */
    public function test_visitors_get_the_same_without_an_upper_floor(string ...$floors): void
    {
        foreach ($floors as $floor) {
            self::delete("{$this->folder}/onda/src/$floor");
        }
        $this->walk(implode('|', $floors));
    }

    /** @return list<list<string>> */
    public function upper_floors(): array
    {
        return [['Owner'], ['Rest'], ['Owner', 'Rest']];
    }

    private function walk(string $feature): void
    {
        $place = [rtrim(ABSPATH, '/'), $_SERVER['HTTP_HOST'], $this->folder, $feature];
        $streams = [1 => ['pipe', 'w'], 2 => ['file', "{$this->folder}/errors", 'w']];
        $process = proc_open([PHP_BINARY, __DIR__ . '/bin/without-feature.php', ...$place], $streams, $pipes);
        $printed = (string) stream_get_contents($pipes[1]);
        proc_close($process);
        $this->assertSame('', (string) file_get_contents("{$this->folder}/errors"));
        $this->assertSame('done', $printed);
    }

    /** @return array<string, array{string}> */
    public function features(): array
    {
        $plugin = new Plugin(WP_PLUGIN_DIR . '/onda/onda.php');
        $names = array_map(static fn(Feature $feature): string => explode('\\', $feature::class)[2], $plugin->features());
        return Whole::or_first(4, array_combine($names, array_map(static fn(string $name): array => [$name], $names)));
    }

    private function remove(string $feature): void
    {
        foreach (["Features/$feature", "Owner/$feature", "Rest/Routes/{$feature}Routes.php"] as $part) {
            file_exists("{$this->folder}/onda/src/$part") && self::delete("{$this->folder}/onda/src/$part");
        }
        $file = "{$this->folder}/onda/src/Plugin.php";
        $lines = (array) file($file);
        $kept = preg_grep("~^use Onda\\\\Features\\\\$feature\\\\|^\s+{$feature}Feature::class => ~", $lines, PREG_GREP_INVERT);
        $this->assertCount(count($lines) - 2, $kept);
        file_put_contents($file, implode('', $kept));
    }

    private static function copy(string $from, string $to): void
    {
        mkdir($to, 0700, true);
        foreach (array_diff((array) scandir($from), ['.', '..', 'tests']) as $name) {
            match (true) {
                in_array($name, ['build', 'assets'], true) => symlink("$from/$name", "$to/$name"),
                is_dir("$from/$name") => self::copy("$from/$name", "$to/$name"),
                default => copy("$from/$name", "$to/$name"),
            };
        }
    }

    private static function delete(string $path): void
    {
        if (is_dir($path) && !is_link($path)) {
            array_map(self::delete(...), array_map(
                static fn(string $name): string => "$path/$name",
                array_diff((array) scandir($path), ['.', '..']),
            ));
            rmdir($path);
            return;
        }
        unlink($path);
    }
}
