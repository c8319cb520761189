<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

use Onda\Core\Fetch\Endpoint;

defined('ABSPATH') || exit;

/** The result for one address of sound. */
final class StreamResult
{
    /**
     * @param string $state As in a report.
     * @param list<Finding> $findings
     * @param Endpoint|null $asked The address with its scheme.
     * @param Endpoint|null $sound Where it sounds, behind redirects and playlists.
     */
    public function __construct(
        public readonly string $state,
        public readonly array $findings,
        public readonly ?Endpoint $asked = null,
        public readonly ?Endpoint $sound = null,
    ) {
    }

    /** @param list<Finding> $before */
    public function after(array $before, Endpoint $asked): self
    {
        return new self($this->state, [...$before, ...$this->findings], $asked, $this->sound);
    }
}
