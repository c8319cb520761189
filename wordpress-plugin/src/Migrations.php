<?php

declare(strict_types=1);

namespace Onda;

use Onda\Storage\Schema;

defined('ABSPATH') || exit;

/** Brings the tables of this site to the version of the code. Each migration may run twice without harm. */
final class Migrations
{
    /** Saves reading the folder on every request; a test compares it with the files. */
    public const LATEST = 11;

    public function __construct(private Schema $schema, private string $directory)
    {
    }

    public function hook(): void
    {
        add_action('init', [$this, 'init'], 0, 0);
    }

    /** A site that was added to a network, or updated by copying files, catches up by itself. */
    public function init(): void
    {
        $this->run();
    }

    public function run(): void
    {
        $done = $this->schema->version();
        foreach ($this->pending($done) as $number => $file) {
            (require $file)($this->schema);
            $this->schema->set_version($number);
        }
    }

    /** @return array<int, string> Number → file, in order. */
    private function pending(int $done): array
    {
        if ($done >= self::LATEST) {
            return [];
        }
        $pending = [];
        foreach (glob($this->directory . '/[0-9]*.php') ?: [] as $file) {
            $number = (int) basename($file);
            $pending += $number > $done ? [$number => $file] : [];
        }
        ksort($pending);
        return $pending;
    }
}
