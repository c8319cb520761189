<?php

declare(strict_types=1);

namespace Onda\Core;

use Onda\Core\Http\Action;
use Onda\Core\Http\Request;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\Printing;

defined('ABSPATH') || exit;

/** A feature as `Plugin` sees it. `FeatureDefaults` answers whatever a feature has no part in. */
interface Feature
{
    /** @return array<string, list<Action>> By the name of what another plugin owns as a whole. Handlers are built when called. */
    public function actions(): array;

    /** @return array<string, string> Its nonces that a page may ask for anew: name in the script → action of the nonce. */
    public function nonces(): array;

    /**
     * Returns what pages may poll: kind of resource → reader. A reader gets the rest of the key, a deadline, the
     * version that the page knows and the request, and answers with at least `version`. A kind with a dot has no file.
     *
     * @return array<string, \Closure(string, float, string, Request): array<string, mixed>>
     */
    public function polls(): array;

    /** Returns the address of art for a song, or an empty string. */
    public function song_art(string $artist, string $title, float $deadline): string;

    /**
     * Returns the show that is on at a station, as ShowOnAir, or nothing.
     *
     * @return array<string, int|string>
     */
    public function show_on_air(string $station): array;

    /**
     * Looks for the shows of a stretch of time that was heard; the closure counts it, with the plays that began.
     *
     * @return \Closure(int): mixed
     */
    public function shows_heard(string $station, int $from, int $now): \Closure;

    /**
     * Makes a part that the feature's `hooks.php` names.
     *
     * @param class-string $part
     */
    public function make(string $part, Printing $printing): object;

    /** Returns its code for the elements that the printer prints. */
    public function elements(Printing $printing): ElementParts;

    /** Gives what a visitor stored to the account that the visitor signed in to; both as rows name them. */
    public function merge(string $visitor, string $account): void;

    /** @return list<string> Its scheduled events. */
    public function events(): array;

    /** Deletes what it stored on this site outside of its tables. */
    public function forget(): void;
}
