<?php

declare(strict_types=1);

namespace Onda\Core\Caching;

use Onda\Core\Http\Document;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Printing\Manifest;
use Onda\Core\Site\Sites;

defined('ABSPATH') || exit;

/**
 * The files of former builds. A page that a cache kept requests the files of its own build, and an update deletes them
 * with the plugin's folder. So each build is copied to the uploads, and after an update the former ones are put back
 * beside the new one. WordPress sends them if the plugin's folder is not writable.
 */
final class FormerBuilds
{
    private const VERSIONS = 2;
    /** The longest time of a page in a cache. */
    private const SECONDS = 30 * DAY_IN_SECONDS;
    private const NAME = '[A-Za-z0-9-]+\.(?:js|css)';

    /**
     * @param string $folder The folder of the current build.
     * @param \Closure(): Manifest $manifest Reads it anew: an update replaces it within the request.
     * @param bool $is_linked The plugin's folder is a link to somebody's sources, where nothing is written.
     */
    public function __construct(
        private string $folder,
        private \Closure $manifest,
        private string $plugin_file,
        private bool $is_linked,
    ) {
    }

    /** A network has one folder, at its main site. */
    public static function store(): string
    {
        $store = static fn(): string => wp_upload_dir(null, false)['basedir'] . '/onda/builds';
        return Sites::within(get_main_site_id(), $store);
    }

    /** Does nothing for an unchanged build. The owner's screens notice an update by copied files. */
    public function update(): void
    {
        $current = basename(($this->manifest)()->loader(), '.js');
        $builds = BuildRecord::read();
        if ($current === '' || array_key_first($builds) === $current) {
            return;
        }
        $now = time();
        $former = array_map(static fn(int $left): int => $left ?: $now, array_diff_key($builds, [$current => 0]));
        $is_young = static fn(int $left): bool => $now - $left < self::SECONDS;
        $kept = array_filter(array_slice($former, 0, self::VERSIONS), $is_young);
        $this->copy($this->folder, self::store() . "/$current");
        array_map(self::forget(...), array_keys(array_diff_key($former, $kept)));
        foreach ($this->is_linked ? [] : array_keys($kept) as $build) {
            $this->copy(self::store() . "/$build", $this->folder);
        }
        BuildRecord::write([$current => 0] + $kept);
        $former === [] || PageCaches::forget_site();
    }

    public function init(): void
    {
        $document = $this->document(Request::from_globals(false)->path());
        $document === null || Output::send_document($document);
    }

    /** A file of a former build that the web server did not find; null for any other address. */
    public function document(string $path): ?Document
    {
        $name = basename($path);
        $is_file = preg_match('~^' . self::NAME . '$~D', $name) === 1;
        if (!$is_file || $path !== wp_parse_url(plugins_url("build/$name", $this->plugin_file), PHP_URL_PATH)) {
            return null;
        }
        foreach (array_keys(BuildRecord::read()) as $build) {
            $file = self::store() . "/$build/$name";
            if (is_file($file)) {
                $type = str_ends_with($name, '.css') ? 'text/css' : 'text/javascript';
                return new Document(200, "$type; charset=UTF-8", (string) file_get_contents($file));
            }
        }
        return null;
    }

    /** Deletes the stored files. */
    public static function remove(): void
    {
        array_map(self::forget(...), array_keys(BuildRecord::read()));
        BuildRecord::forget();
        foreach ([self::store(), dirname(self::store())] as $folder) {
            is_dir($folder) && count((array) scandir($folder)) === 2 && rmdir($folder);
        }
    }

    /** Existing files stay: a file's name has the hash of its content. */
    private function copy(string $from, string $to): void
    {
        if (!is_dir($from) || !wp_mkdir_p($to) || !wp_is_writable($to)) {
            return;
        }
        foreach (preg_grep('~/' . self::NAME . '$~', glob("$from/*") ?: []) ?: [] as $file) {
            $copy = "$to/" . basename($file);
            is_file($copy) || copy($file, $copy);
        }
    }

    private static function forget(string $build): void
    {
        $folder = self::store() . "/$build";
        array_map('wp_delete_file', glob("$folder/*") ?: []);
        is_dir($folder) && rmdir($folder);
    }
}
