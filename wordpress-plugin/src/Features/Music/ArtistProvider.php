<?php

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Fetch\FetchFailed;

defined('ABSPATH') || exit;

/** Somebody who knows artists. */
interface ArtistProvider
{
    public const NAME_BYTES = 150;
    public const BIOGRAPHY_BYTES = 3000;

    /** Changes when the answers could. */
    public function key(): string;

    /**
     * @param float $deadline On the clock of `microtime(true)`.
     * @return Artist|null Null when it knows nobody of this name.
     * @throws FetchFailed
     */
    public function find(string $name, float $deadline): ?Artist;
}
