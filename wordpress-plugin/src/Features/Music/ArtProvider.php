<?php

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Fetch\FetchFailed;

defined('ABSPATH') || exit;

/** Somebody who knows the art of songs. */
interface ArtProvider
{
    /** Changes when the answers could. */
    public function key(): string;

    /**
     * An https address, or an empty string.
     *
     * @param float $deadline On the clock of `microtime(true)`.
     * @throws FetchFailed
     */
    public function find(Song $song, float $deadline): string;
}
