<?php

declare(strict_types=1);

namespace Onda\Core\Settings;

defined('ABSPATH') || exit;

/** Stores a section that is one part of several alike in an option, such as one sign-up form. */
interface SectionStore
{
    /** @return array<string, mixed> What is stored, as the section's record places it. */
    public function read(): array;

    /** @param array<string, mixed> $values The same. */
    public function write(array $values): void;

    /** @return array<string, string|int> The part of the address that says which one it is. */
    public function query(): array;
}
