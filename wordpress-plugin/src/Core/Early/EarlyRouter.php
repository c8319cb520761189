<?php

declare(strict_types=1);

namespace Onda\Core\Early;

use Onda\Core\Http\Action;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\NotEarly;
use Onda\Core\Http\Output;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/**
 * Answers a hot public action while nothing but WordPress's core is loaded. In doubt it does nothing, and the same
 * request goes the normal path.
 */
final class EarlyRouter
{
    /** @param iterable<string, list<Action>> $actions By feature; read no further than to the one that is asked. */
    public function __construct(
        private iterable $actions,
        private ActionOwners $owners,
        private Request $request,
    ) {
    }

    /** Ends the request, or returns. */
    public function answer(): void
    {
        $action = $this->early_action();
        if ($action === null) {
            return;
        }
        try {
            $reply = Reply::of($action, $this->request);
        } catch (NotEarly) {
            return;
        }
        Output::send($reply, true);
    }

    /** Null when the normal path has to answer. */
    public function early_action(): ?Action
    {
        $name = $this->request->text('action');
        foreach ($this->actions as $feature => $actions) {
            foreach ($actions as $action) {
                if ($action->name === $name) {
                    return $this->may_answer($feature, $action) ? $action : null;
                }
            }
        }
        return null;
    }

    private function may_answer(string $feature, Action $action): bool
    {
        return $action->is_early
            && !($action->depends_on_user && $this->request->has_user_cookie())
            && $this->is_from_here()
            && $this->owners->allows_early($feature, $action->shows_posts);
    }

    /** A page of another origin reads an answer only by headers that WordPress sends, for origins that it allows. */
    private function is_from_here(): bool
    {
        $origin = $this->request->header('Origin');
        return $origin === '' || preg_replace('~^https?://~', '', $origin) === $this->request->header('Host');
    }
}
