<?php

declare(strict_types=1);

namespace Onda\Owner\Search;

use Onda\Features\Search\EngineFailed;
use Onda\Features\Search\Sphinx\Shards;

defined('ABSPATH') || exit;

/** `wp onda sphinx load`: sends every post to its shard. Interrupted, it goes on where it was. */
final class LoadCommand
{
    public function __construct(private Shards $shards)
    {
    }

    public function hook(): void
    {
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command('onda sphinx load', $this);
        }
    }

    public function __invoke(): void
    {
        try {
            \WP_CLI::success($this->load() . ' posts.');
        } catch (EngineFailed $failure) {
            \WP_CLI::error($failure->getMessage());
        }
    }

    /** @throws EngineFailed */
    public function load(): int
    {
        $sent = 0;
        while (($count = $this->shards->load()) > 0) {
            $sent += $count;
        }
        return $sent;
    }
}
