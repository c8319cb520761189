<?php

declare(strict_types=1);

namespace Onda\Core\Caching;

use Onda\Core\Site\HostFunctions;

defined('ABSPATH') || exit;

/** The poll files of one language. A reader gets a whole file or none, also when their writer is killed. */
final class PollFolder
{
    /** A reader of an older file asks `onda_poll`, which renews it. */
    public const DUE_SECONDS = 5;
    /** A shared cache may answer many readers, for less time than until a file is due. */
    private const HTACCESS = <<<'APACHE'
        <IfModule mod_headers.c>
        Header set Cache-Control "public, max-age=0, s-maxage=2"
        Header set X-Robots-Tag "noindex"
        </IfModule>
        <IfModule mod_rewrite.c>
        RewriteEngine Off
        </IfModule>

        APACHE;

    public function __construct(private string $path)
    {
    }

    /** @return bool Whether files can be written here. */
    public function make(): bool
    {
        if (is_dir($this->path)) {
            return wp_is_writable($this->path);
        }
        return !wp_is_stream($this->path) && wp_mkdir_p($this->path)
            && $this->put('index.html', '') && $this->put('.htaccess', self::HTACCESS);
    }

    /** Whether somebody has to write this file. A poll makes no folder: the request names the language. */
    public function is_due(string $name, int $now): bool
    {
        $file = "$this->path/$name.json";
        clearstatcache(true, $file);
        return is_file($file) ? (int) filemtime($file) + self::DUE_SECONDS <= $now : is_dir($this->path);
    }

    /**
     * Only one of several writers writes; the others do not wait.
     *
     * @param array<string, mixed> $entry
     */
    public function write(string $name, array $entry, int $now): void
    {
        $this->locked($name, LOCK_EX | LOCK_NB, function () use ($name, $entry, $now): void {
            $text = (string) wp_json_encode($entry, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE);
            $this->is_due($name, $now) && $text !== '' && $this->put("$name.json", $text);
        });
    }

    /** Takes the data out of the files. They stay, so that their readers cost no page of WordPress that says 404. */
    public function clear(int $now): void
    {
        foreach (glob("$this->path/*.json") ?: [] as $file) {
            $name = basename($file, '.json');
            $this->locked($name, LOCK_EX, function () use ($name, $file, $now): void {
                $this->put("$name.json", (string) wp_json_encode(['due' => $now]));
                touch($file, $now - self::DUE_SECONDS);
            });
        }
    }

    public function remove(): void
    {
        $files = array_filter((array) scandir($this->path), fn($name): bool => is_file("$this->path/$name"));
        array_map(fn(string $name) => wp_delete_file("$this->path/$name"), $files);
        rmdir($this->path);
    }

    /**
     * The lock ends with the process that holds it.
     *
     * @param \Closure(): void $write
     */
    private function locked(string $name, int $how, \Closure $write): void
    {
        $lock = @fopen("$this->path/$name.lock", 'c');
        if ($lock !== false && HostFunctions::call('flock', $lock, $how)) {
            $write();
        }
        $lock === false || fclose($lock);
    }

    /** On a full disk the former file stays. */
    private function put(string $name, string $text): bool
    {
        $new = "$this->path/$name.new";
        return @file_put_contents($new, $text) === strlen($text) && rename($new, "$this->path/$name");
    }
}
