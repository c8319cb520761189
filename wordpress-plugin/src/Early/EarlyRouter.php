<?php

declare(strict_types=1);

namespace Onda\Early;

use Onda\Core\Feature;
use Onda\Core\Http\Action;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\Output;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Core\Http\VisitorToken;

defined('ABSPATH') || exit;

/**
 * Answers an action of the table while nothing but WordPress's core is loaded. In doubt it does nothing, and the same
 * request goes the normal path.
 */
final class EarlyRouter
{
    /** @param \Closure(class-string<Feature>): ?Feature $find Makes a feature; null where the plugin lacks it. */
    public function __construct(private \Closure $find, private ActionOwners $owners, private Request $request)
    {
    }

    /** Ends the request, or returns. */
    public function answer(): void
    {
        $action = $this->action();
        $reply = $action === null ? null : Reply::of($action, $this->request);
        if ($reply !== null && $reply->status !== Refusal::UNAVAILABLE) {
            Output::send($reply, 'X-Onda-Early: 1');
        }
    }

    /** Null when the normal path has to answer. */
    public function action(): ?Action
    {
        $name = $this->request->text('action');
        [$class, $owner, $needs] = EarlyActions::ALL[$name] ?? ['', '', []];
        if ($class === '' || !$this->may_answer($owner, $needs)) {
            return null;
        }
        $feature = ($this->find)($class);
        $is_ready = $feature !== null
            && (!in_array('favorites', $needs, true) || EarlyFavorites::may_answer($feature, $this->request))
            && (!in_array('index', $needs, true) || EarlySearch::may_answer($this->request));
        return $is_ready ? array_column($feature->actions()[$owner], null, 'name')[$name] : null;
    }

    /** @param list<string> $needs */
    private function may_answer(string $owner, array $needs): bool
    {
        return !(in_array('visitor', $needs, true) && $this->request->has_user_cookie())
            && $this->is_from_here()
            && $this->owners->may_share($owner, in_array('posts', $needs, true));
    }

    /**
     * A page of another origin reads an answer only by headers that WordPress sends, for origins that it allows. The
     * key of its visitor token comes from WordPress's pluggable functions.
     */
    private function is_from_here(): bool
    {
        $origin = $this->request->header('Origin');
        $is_same = $origin === '' || preg_replace('~^https?://~', '', $origin) === $this->request->header('Host');
        return $is_same && VisitorToken::sent($this->request) === '';
    }
}
