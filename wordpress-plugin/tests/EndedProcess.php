<?php

declare(strict_types=1);

namespace Onda\Tests;

use PHPUnit\Runner\AfterLastTestHook;
use PHPUnit\Runner\BeforeTestHook;

/** Names a test in which the process ends: PHPUnit prints nothing of it, and PHP leaves with 0. */
final class EndedProcess implements BeforeTestHook, AfterLastTestHook
{
    private string $running = '';

    public function __construct()
    {
        register_shutdown_function(function (): void {
            if ($this->running !== '') {
                fwrite(STDERR, "\nThe process ended in $this->running\n");
                exit(1);
            }
        });
    }

    public function executeBeforeTest(string $test): void
    {
        $this->running = $test;
    }

    public function executeAfterLastTest(): void
    {
        $this->running = '';
    }
}
