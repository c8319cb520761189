<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Build;

use Onda\Features\Search\Index\Entries;

defined('ABSPATH') || exit;

/** The words that one step of a build read, packed at once: thousands of posts would not fit otherwise. */
final class IndexPart
{
    /** @var array<string, array<string, string>> Folded → spelling → packed posts. */
    private array $lists = [];
    /** @var array<string, array<string, int>> Folded → spelling → the last post. */
    private array $last = [];

    /**
     * @param int $post A higher number than those before.
     * @param array<string, array<string, int>> $words Folded → spelling → weight.
     */
    public function add(int $post, array $words): void
    {
        foreach ($words as $folded => $spellings) {
            foreach ($spellings as $spelling => $weight) {
                $gap = $post - ($this->last[$folded][$spelling] ?? 0);
                $this->lists[$folded][$spelling] = ($this->lists[$folded][$spelling] ?? '') . Entries::entry($gap, $weight);
                $this->last[$folded][$spelling] = $post;
            }
        }
    }

    /** @return array<string, array<string, string>> */
    public function lists(): array
    {
        return $this->lists;
    }
}
