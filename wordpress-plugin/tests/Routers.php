<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Access\PublicReplies;
use Onda\Core\Http\Action;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Router;
use Onda\Core\Settings\SettingsStore;

/** Routers of actions that are made already. */
final class Routers
{
    /** @param array<string, list<Action>> $actions By feature. */
    public static function of(array $actions, ActionOwners $owners): Router
    {
        $names = array_map(static fn(array $of): array => array_column($of, 'name'), $actions);
        $of = static fn(string $feature): array => $actions[$feature];
        return new Router($names, $of, $owners, new PublicReplies(new SettingsStore()));
    }
}
