<?php

declare(strict_types=1);

namespace Onda\Core;

use Onda\Core\Access\PublicReplies;
use Onda\Core\Access\ReadGate;
use Onda\Core\Access\SiteLock;
use Onda\Core\Http\Action;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\Output;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/**
 * Registers the actions, feature by feature: where another plugin answers one of a feature, ours answer none of it,
 * or one half of a feature would be read from one store and written to another.
 */
final class Router
{
    /** Names of options by which plugins lock a site. */
    private const LOCKS = '/private|coming_?soon|maintenance|protect|members|visib|restrict|blog_public|seedprod|csp4|ucp_'
        . '|wpmm/i';

    /**
     * @param array<string, list<string>> $names Of the actions, by feature.
     * @param \Closure(string): list<Action> $actions Those of a feature.
     */
    public function __construct(
        public readonly array $names,
        private \Closure $actions,
        private ActionOwners $owners,
        private PublicReplies $policy,
    ) {
    }

    public function hook(): void
    {
        add_action('wp_loaded', [$this, 'wp_loaded'], PHP_INT_MAX, 0);
        $this->is_for_another() || add_action('admin_init', [$this, 'admin_init'], PHP_INT_MAX, 0);
        if (PublicReplies::are_on()) {
            add_action('added_option', [$this, 'changed_option'], 10, 1);
            add_action('updated_option', [$this, 'changed_option'], 10, 1);
        }
    }

    /** Whether a visitor's request is for an action of another plugin: it shall cost little, and others look again. */
    public function is_for_another(): bool
    {
        // An address with slashes names no action of ours, and every page comes by here.
        $request = Request::from_globals(false);
        if (!wp_doing_ajax() || $request->has_user_cookie()) {
            return false;
        }
        return !in_array($request->text('action'), array_merge(...array_values($this->names)), true);
    }

    /** Looks again who may read after a change of an option that may lock the site, or open it. */
    public function changed_option(string $option): void
    {
        if (preg_match(self::LOCKS, $option) === 1 && $this->owners->stored()['open']) {
            $this->owners->forget();
        }
    }

    /** A front-end request may see a new owner, but not those that register in the admin only: it only takes away. */
    public function wp_loaded(): void
    {
        $this->owners->yield_features($this->foreign_features());
    }

    public function admin_init(): void
    {
        $foreign = $this->foreign_features();
        $own = array_values(array_diff(array_keys($this->names), $foreign));
        $is_open = $this->policy->is_open();
        $this->owners->store($own, $is_open, $is_open && ReadGate::is_guarded());
        foreach (array_diff_key($this->names, array_flip($foreign)) as $feature => $names) {
            foreach ($names as $name) {
                $answer = fn() => $this->answer($feature, $name);
                add_action("wp_ajax_$name", $answer, 10, 0);
                add_action("wp_ajax_nopriv_$name", $answer, 10, 0);
            }
        }
    }

    /** Ends the request. */
    private function answer(string $feature, string $name): void
    {
        $action = array_column(($this->actions)($feature), null, 'name')[$name];
        Output::send(Reply::of((new SiteLock())->guarded($action), Request::from_globals(true)));
    }

    /** @return list<string> Features of which somebody else answers an action. */
    private function foreign_features(): array
    {
        return array_keys(array_filter($this->names, static fn(array $names): bool =>
            array_filter($names, ActionOwners::is_answered(...)) !== []));
    }
}
