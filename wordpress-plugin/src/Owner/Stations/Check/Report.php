<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

defined('ABSPATH') || exit;

/** The result of a check. */
final class Report
{
    /** Whether the stream sounds: `on`, `off`, or `unknown` where this site may not ask. */
    public const ON = 'on';
    public const OFF = 'off';
    public const UNKNOWN = 'unknown';

    /**
     * @param list<Finding> $findings
     * @param string $stream The address with its scheme; empty where it is no address.
     * @param string $sound What a browser plays: the stream in a playlist; empty where there is none.
     * @param string $song As `Artist – Title`, or an empty string.
     */
    public function __construct(
        public readonly string $state,
        public readonly array $findings,
        public readonly string $stream = '',
        public readonly string $sound = '',
        public readonly string $song = '',
        public readonly ?int $listeners = null,
    ) {
    }

    /**
     * The report as the screen's script reads it.
     *
     * @return array<string, mixed>
     */
    public function shown(): array
    {
        return [
            'state' => $this->state,
            'stream' => $this->stream,
            'sound' => $this->sound,
            'findings' => array_map(Sentences::shown(...), $this->findings),
        ];
    }
}
