<?php

declare(strict_types=1);

namespace Onda\Owner\Search;

use Onda\Core\Site\HostFunctions;
use Onda\Features\Search\Index\Build\Builder;
use Onda\Features\Search\Index\Build\IndexUpkeep;
use Onda\Features\Search\Index\Build\Progress;

defined('ABSPATH') || exit;

/** `wp onda search build` and `wp onda search status`. */
final class BuildCommand
{
    private const STEP_SECONDS = 10.0;
    private const WAIT_SECONDS = 5;

    public function __construct(private Builder $builder, private Progress $progress, private IndexUpkeep $upkeep)
    {
    }

    /**
     * Builds the index of live search, or goes on where a build was interrupted.
     *
     * ## OPTIONS
     *
     * [--again]
     * : Begin anew, whatever there is.
     *
     * @param list<string> $arguments
     * @param array<string, mixed> $options
     */
    public function build(array $arguments, array $options): void
    {
        $this->run(isset($options['again']), \WP_CLI::log(...));
        \WP_CLI::success($this->progress->sentence());
    }

    /** Says whether the index answers, what it holds and how far a build has come. */
    public function status(): void
    {
        \WP_CLI::log($this->progress->sentence());
    }

    /** @param callable(string): void $say */
    public function run(bool $is_again, callable $say): void
    {
        $this->upkeep->want();
        if ($is_again) {
            $this->upkeep->again();
        } elseif (!$this->builder->is_busy()) {
            $this->builder->start();
        }
        while ($this->builder->is_busy()) {
            $is_ours = $this->builder->step(self::STEP_SECONDS);
            $say($this->progress->sentence());
            // Somebody else is at it, or was a moment ago.
            $is_ours || HostFunctions::pause(self::WAIT_SECONDS * 1_000_000);
        }
    }
}
