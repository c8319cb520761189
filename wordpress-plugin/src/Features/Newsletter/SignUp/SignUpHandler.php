<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\SignUp;

use Onda\Core\Database\Primary;
use Onda\Core\Http\Request;
use Onda\Features\Newsletter\Form;
use Onda\Features\Newsletter\Guard\CaptchaSession;
use Onda\Features\Newsletter\Guard\SpamCheck;
use Onda\Features\Newsletter\Guard\SpamCheckInput;
use Onda\Features\Newsletter\Guard\Verdict;
use Onda\Features\Newsletter\NewsletterOptions;

defined('ABSPATH') || exit;

/** Handles a sign-up, with a script or without: it checks form, fields and spam before it stores or sends anything. */
final class SignUpHandler
{
    public function __construct(private NewsletterOptions $options, private SpamCheck $spam_check, private SignUps $sign_ups)
    {
    }

    /**
     * @param array<mixed> $data The field `data`.
     * @return Form The one that was filled in.
     * @throws Refused
     */
    public function take(array $data, Request $request, int $now): Form
    {
        Primary::read();
        $form = $this->form($data);
        $sign_up_request = SignUpRequestReader::read($form, $data);
        $session = is_string($data[CaptchaSession::FIELD] ?? null) ? $data[CaptchaSession::FIELD] : null;
        $input = new SpamCheckInput($data, $sign_up_request->email, $request->ip(), $session);
        $verdict = $this->spam_check->judge($form->id(), $input);
        if ($verdict === Verdict::Work) {
            throw new Refused('work', ['challenge' => $this->spam_check->work($input)]);
        }
        if ($verdict === Verdict::Captcha) {
            ['meta' => $meta, 'message' => $message] = $this->spam_check->captcha($form->id(), $input);
            throw new Refused('captcha', $meta, $message);
        }
        if ($verdict === Verdict::Full) {
            throw new Refused('full');
        }
        if ($verdict === Verdict::Allow) {
            $network = current_user_can('edit_others_posts') ? '' : $request->network();
            $this->sign_ups->sign_up(
                $form,
                $sign_up_request,
                $network,
                ConsentOrigin::of($request->ip(), $this->options->address()),
                $now,
            );
        }
        return $form;
    }

    /**
     * @param array<mixed> $data
     * @throws Refused
     */
    private function form(array $data): Form
    {
        $id = $data['form_id'] ?? '';
        $is_number = is_scalar($id) && ctype_digit((string) $id);
        return ($is_number ? $this->options->form((int) $id) : null) ?? throw new Refused('form');
    }
}
