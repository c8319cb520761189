<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\SignUp;

use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Features\Newsletter\Guard\GuardHooks;
use Onda\Features\Newsletter\ManageForm;
use Onda\Features\Newsletter\NewsletterBackend;

defined('ABSPATH') || exit;

/** Forms without a script are sent to admin-post.php, which redirects back to their page. */
final class NativeRoutes
{
    public const SUBSCRIBE = 'mailpoet_subscription_form';

    /** @param \Closure(): SignUpHandler $handler Built when it is needed. */
    public function __construct(private NewsletterBackend $backend, private \Closure $handler, private ManageForm $manage)
    {
    }

    /** Our subscribers manage their subscription here, also beside MailPoet, which manages its own. */
    public function admin_init(): void
    {
        $is_foreign = $this->backend->is_foreign();
        $answers = $is_foreign ? [] : [self::SUBSCRIBE => $this->subscribe(...)];
        $answers[ManageForm::UPDATE] = fn(Request $request, int $now): ?string =>
            $is_foreign && !$this->manage->is_ours($request) ? null : $this->manage->update($request, $now);
        foreach ($answers as $action => $answer) {
            $lead = static function () use ($answer): void {
                $address = $answer(Request::from_globals(true), time());
                $address === null || Output::lead($address);
            };
            add_action("admin_post_$action", $lead, 1, 0);
            add_action("admin_post_nopriv_$action", $lead, 1, 0);
        }
    }

    /** @return string Where it leads: the form's own page with a word about what came of it. */
    public function subscribe(Request $request, int $now): string
    {
        $data = GuardHooks::restored($request->form('data'));
        $id = is_scalar($data['form_id'] ?? null) ? (int) $data['form_id'] : 0;
        try {
            $this->demand_near($request);
            $redirect = ($this->handler)()->take($data, $request, $now)->text('redirect');
        } catch (Refused $refused) {
            $captcha = $refused->meta['redirect_url'] ?? '';
            return is_string($captcha) && $captcha !== ''
                ? $captcha
                : self::back($request, ['mailpoet_error' => $id, 'onda_reason' => $refused->reason], $id);
        }
        return $redirect !== '' ? $redirect : self::back($request, ['mailpoet_success' => $id], $id);
    }

    /**
     * A site with two host names posts from one to the other; another site is refused.
     *
     * @throws Refused
     */
    private function demand_near(Request $request): void
    {
        if ($request->method() !== 'POST' || $request->header('Sec-Fetch-Site') === 'cross-site') {
            throw new Refused('origin');
        }
    }

    /** @param array<string, int|string> $word */
    private static function back(Request $request, array $word, int $form): string
    {
        $from = $request->text('mailpoet_redirect', 2000) ?: (string) wp_get_raw_referer();
        $page = remove_query_arg(['mailpoet_success', 'mailpoet_error', 'onda_reason'], self::ours($from));
        return add_query_arg($word, strtok($page, '#')) . ($form > 0 ? "#mailpoet_form_$form" : '');
    }

    private static function ours(string $address): string
    {
        return $address === '' ? home_url('/') : wp_validate_redirect($address, home_url('/'));
    }
}
