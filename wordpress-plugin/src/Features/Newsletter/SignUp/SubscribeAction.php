<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\SignUp;

use Onda\Core\Http\Refusal;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Core\Http\SameOrigin;
use Onda\Features\Newsletter\Mail\FormToken;

defined('ABSPATH') || exit;

/** `mailpoet`, endpoint subscribers, method subscribe: a sign-up on MailPoet's wire, reply and status code alike. */
final class SubscribeAction
{
    public function __construct(private SignUpHandler $handler)
    {
    }

    public function __invoke(Request $request): Reply
    {
        try {
            $this->demand_ours($request);
            $data = $request->form('data');
            $this->demand_token($request->text('token'), $data);
            $redirect = $this->handler->take($data, $request, time())->text('redirect');
        } catch (Refused $refused) {
            return Reply::json($refused->status(), $refused->body());
        }
        return Reply::json(200, ($redirect === '' ? [] : ['meta' => ['redirect_url' => $redirect]]) + ['data' => []]);
    }

    /** @throws Refused */
    private function demand_ours(Request $request): void
    {
        try {
            SameOrigin::demand($request);
        } catch (Refusal) {
            throw new Refused('origin');
        }
        if ($request->text('endpoint') !== 'subscribers' || $request->text('method') !== 'subscribe') {
            throw new Refused('endpoint');
        }
    }

    /**
     * A page from a cache has no fresh token: `SpamGuard` checks its stamp instead.
     *
     * @param array<mixed> $data
     * @throws Refused
     */
    private function demand_token(string $token, array $data): void
    {
        if (!FormToken::is_fresh($token) && empty($data['form_stamp'])) {
            throw new Refused('token');
        }
    }
}
