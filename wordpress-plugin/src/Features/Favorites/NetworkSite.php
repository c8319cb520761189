<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Install\Migrations;
use Onda\Core\Site\Sites;

defined('ABSPATH') || exit;

/**
 * Another site of the network, named by a button or a list of this one. The request is answered from its settings,
 * posts and tables. Accounts and the visitor's cookie belong to the network.
 */
final class NetworkSite
{
    /** How many other sites one request may ask of. */
    private const MOST = 10;

    /** @param \Closure(): Migrations $migrations Made for another site only. */
    public function __construct(private ActionOwners $owners, private \Closure $migrations)
    {
    }

    /**
     * @template T
     * @param int $site 0 is the site that is asked.
     * @param callable(): T $run
     * @return T
     * @throws Refusal `invalid_site` for a site that is not there, is closed, or where this plugin keeps no favorites.
     */
    public function within(int $site, callable $run): mixed
    {
        if (!self::is_another($site)) {
            return $run();
        }
        return Sites::within($site, function () use ($run): mixed {
            if (!$this->is_answered_here()) {
                throw new Refusal(400, 'invalid_site', 'Invalid site.');
            }
            ($this->migrations)()->run();
            return $run();
        });
    }

    /**
     * @template T
     * @param callable(): T $run
     * @param T $otherwise For a site that does not answer.
     * @return T
     */
    public function within_or(int $site, callable $run, mixed $otherwise): mixed
    {
        try {
            return $this->within($site, $run);
        } catch (Refusal) {
            return $otherwise;
        }
    }

    /** @return list<int> Other sites of the network on whose posts the page has buttons. */
    public static function named(Request $request): array
    {
        $sites = array_map('intval', explode(',', $request->text('sites')));
        return array_slice(array_filter(array_unique($sites), self::is_another(...)), 0, self::MOST);
    }

    public static function is_another(int $site): bool
    {
        return is_multisite() && $site > 0 && $site !== get_current_blog_id();
    }

    /** Not where the Favorites plugin answers: its records are its own. */
    private function is_answered_here(): bool
    {
        $site = get_site();
        return $site !== null
            && (int) $site->network_id === get_current_network_id()
            && $this->owners->is_running()
            && !MirrorEra::stored()->is_yielded;
    }
}
