<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Slot;

defined('ABSPATH') || exit;

/** A show as another plugin or a file has it. */
final class ImportedShow
{
    /**
     * @param string $key Names it at its source: a second import finds it by this.
     * @param array<string, mixed> $post Fields of `wp_insert_post`.
     * @param array<string, string> $hosts Key at the source → name.
     * @param list<Slot> $slots With neither id nor show.
     * @param list<AiringChange> $changes With neither id nor show.
     * @param string $of Key of the show that these airings are of, where it has been imported; they add no show then.
     * @param list<list<string>> $cancelled Of each slot the dates on which it does not air.
     */
    public function __construct(
        public readonly string $key,
        public readonly array $post,
        public readonly array $hosts = [],
        public readonly array $slots = [],
        public readonly array $changes = [],
        public readonly string $of = '',
        public readonly array $cancelled = [],
    ) {
    }
}
