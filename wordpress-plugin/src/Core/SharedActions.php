<?php

declare(strict_types=1);

namespace Onda\Core;

use Onda\Core\Caching\Poll;
use Onda\Core\Caching\PollFiles;
use Onda\Core\Http\Action;
use Onda\Core\Http\Lock;
use Onda\Core\Http\Session;

defined('ABSPATH') || exit;

/** The actions that all features share: what pages poll, and fresh nonces. */
final class SharedActions
{
    /**
     * @param list<Feature> $features
     * @return list<Action>
     */
    public static function of(array $features): array
    {
        $session = static fn(): Session => self::session($features);
        $readers = static fn(Feature $one): array => $one->polls();
        $poll = static fn(): Poll => new Poll(array_merge(...array_map($readers, $features)), new PollFiles());
        return [
            new Action('onda_poll', $poll, opens_to: Lock::Waiting),
            new Action('onda_session', $session, opens_to: Lock::Members),
        ];
    }

    /**
     * Fresh nonces by the name under which the script asks.
     *
     * @param list<Feature> $features
     */
    private static function session(array $features): Session
    {
        $nonces = array_map(static fn(Feature $feature): array => $feature->nonces(), $features);
        return new Session(array_merge(['onda' => 'onda'], ...$nonces));
    }
}
