<?php

declare(strict_types=1);

namespace Onda\Settings;

defined('ABSPATH') || exit;

/** A part of the settings record: its names, its rules and its place on the settings screen. */
final class Section
{
    /**
     * @param int $place The screen shows lower numbers first.
     * @param array<string, string> $headings Id of a heading on the screen → title.
     * @param array<string, array<string, mixed>> $schema Name in the record → JSON schema.
     * @param \Closure(array<string, mixed>): array<string, mixed> $read Gets the whole form; returns its names of the
     *     record, and `errors` by field.
     * @param \Closure(array<string, mixed>, array<string, string>): string $form Gets record and errors; returns markup.
     */
    public function __construct(
        public readonly int $place,
        public readonly array $headings,
        public readonly array $schema,
        public readonly \Closure $read,
        public readonly \Closure $form,
    ) {
    }
}
