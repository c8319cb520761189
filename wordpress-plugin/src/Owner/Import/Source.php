<?php

declare(strict_types=1);

namespace Onda\Owner\Import;

defined('ABSPATH') || exit;

/** The data that another plugin left in this database. It is there also while that plugin is switched off. */
interface Source
{
    /** For addresses and for the stored state. */
    public function id(): string;

    /** The name of the plugin. */
    public function title(): string;

    /** @return array<string, int> What there is, in words → how much of it; empty for nothing. */
    public function found(): array;

    /** @return int How many rows all steps look at. */
    public function total(): int;

    /**
     * Takes over some rows. Known rows change nothing, so that a repetition adds nothing.
     *
     * @param string $after The `next` of the step before; empty for the first.
     * @param bool $is_dry Counts only.
     */
    public function step(string $after, bool $is_dry): Step;

    /**
     * Takes away again what its steps added, but for what somebody has changed since.
     *
     * @param list<Added> $added
     * @return int How many were taken away.
     */
    public function take_back(array $added): int;
}
