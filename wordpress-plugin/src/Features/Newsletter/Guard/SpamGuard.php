<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Printing\Faces;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/**
 * Tells people from machines, in silence as long as it can: a trap, a signed stamp, what hands left behind, work done
 * by the browser. Whom all that leaves in doubt answers a captcha. Turned away is who stepped into the trap, and a
 * network that had enough for the day.
 */
final class SpamGuard implements SpamCheck
{
    /** MailPoet's field that must stay empty. */
    private const TRAP = 'email';
    private const KEPT_BYTES = 4000;
    /** Fields that are valid for one attempt. */
    private const NOT_KEPT = [
        CaptchaSession::ANSWER,
        CaptchaSession::WORK,
        CaptchaSession::FIELD,
        Stamp::FIELD,
        Signals::FIELD,
        ProofOfWork::FIELD,
        self::TRAP,
    ];

    /** @param \Closure(): int $clock Unix time. */
    public function __construct(
        private Limits $limits,
        private ProofOfWork $proof,
        private CaptchaSession $sessions,
        private \Closure $clock,
    ) {
    }

    public function fields(int $form): string
    {
        $trap = ['name' => 'data[' . self::TRAP . ']', 'label' => __('Please leave this field empty', 'onda')];
        return Faces::fill('newsletter/proof/Trap', $trap)
            . Html::hidden(['data[' . Stamp::FIELD . ']' => Stamp::make($form, ($this->clock)())]);
    }

    public function judge(int $form, SpamCheckInput $input): Verdict
    {
        $verdict = $this->first_verdict($form, $input);
        // Forms of registration have numbers below 0.
        $is_full = $verdict === Verdict::Allow && $form < 0
            && !$this->limits->take(Limit::Account, $input->ip, ($this->clock)());
        return $is_full ? Verdict::Full : $verdict;
    }

    private function first_verdict(int $form, SpamCheckInput $input): Verdict
    {
        if (CaptchaAnswer::of($input) !== CaptchaAnswer::None) {
            return $this->answered_verdict($input);
        }
        $age = Stamp::age($form, $input->data[Stamp::FIELD] ?? null, ($this->clock)());
        $signals = Signals::of($input->data[Signals::FIELD] ?? null);
        if (($input->data[self::TRAP] ?? '') !== '') {
            return self::is_filled_by_browser($input, $signals->behavior()) ? Verdict::Captcha : Verdict::Silent;
        }
        $is_possible = $age !== null && !$this->is_rushed($age, $signals);
        return $is_possible ? $this->verdict_by_behavior($form, $input, $signals) : Verdict::Captcha;
    }

    private function answered_verdict(SpamCheckInput $input): Verdict
    {
        if (!$this->is_captcha_solved($input)) {
            return Verdict::Captcha;
        }
        return $this->limits->take(Limit::Solved, $input->ip, ($this->clock)()) ? Verdict::Allow : Verdict::Full;
    }

    public function work(SpamCheckInput $input): array
    {
        $now = ($this->clock)();
        return ProofOfWork::challenge($now, $this->limits->proof_numbers($input->ip, $now));
    }

    public function captcha(int $form, SpamCheckInput $input): array
    {
        $session = (string) $input->captcha_session_id;
        $is_open = $this->sessions->is_open($session);
        $answer = CaptchaAnswer::of($input);
        // An answer with this verdict is a wrong one.
        $message = match ($answer) {
            CaptchaAnswer::Characters => __('The characters entered do not match with the previous CAPTCHA.', 'onda'),
            CaptchaAnswer::Proof => __('The calculation of your browser is no longer good. Please start it again.', 'onda'),
            CaptchaAnswer::None => __('Please fill in the CAPTCHA.', 'onda'),
        };
        if ($is_open && $answer !== CaptchaAnswer::None) {
            $meta = ['refresh_captcha' => true, 'redirect_url' => CaptchaLinks::to('render', $session)];
            return ['meta' => $meta, 'message' => $message];
        }
        if (!$is_open && !$this->limits->take(Limit::Captcha, $input->ip, ($this->clock)())) {
            return ['meta' => [], 'message' => __('Too many attempts. Please try again in ten minutes.', 'onda')];
        }
        $session = $is_open ? $session : $this->sessions->open($form > 0 ? self::kept($input) : []);
        return ['meta' => self::shown($session), 'message' => $message];
    }

    /** @return array<string, mixed> */
    private static function shown(string $session): array
    {
        return [
            'show_captcha' => true,
            CaptchaSession::FIELD => $session,
            'captcha_image_url' => CaptchaLinks::to('image', $session),
            'captcha_audio_url' => CaptchaLinks::to('audio', $session),
            'captcha_work_url' => CaptchaLinks::to('work', $session),
            'redirect_url' => CaptchaLinks::to('render', $session),
        ];
    }

    private function is_rushed(int $age, Signals $signals): bool
    {
        return $age * 1000 < Signals::MIN_MS || $signals->is_rushed();
    }

    /** Some browsers fill every field that has the name of an address with the visitor's own. */
    private static function is_filled_by_browser(SpamCheckInput $input, BehaviorScore $behavior): bool
    {
        return $behavior === BehaviorScore::Human && $input->data[self::TRAP] === $input->email;
    }

    private function verdict_by_behavior(int $form, SpamCheckInput $input, Signals $signals): Verdict
    {
        $now = ($this->clock)();
        $behavior = $signals->behavior();
        $is_possible = $behavior === BehaviorScore::Human || $behavior === BehaviorScore::Thin;
        if (!$is_possible || !$this->limits->take(Limit::Attempt, $input->ip, $now)) {
            return Verdict::Captcha;
        }
        if ($this->limits->is_repeat((string) $input->data[Stamp::FIELD], $signals->mark(), $now)) {
            return Verdict::Captcha;
        }
        if ($behavior === BehaviorScore::Human && $this->limits->take_silent($form, $input->ip, $now)) {
            return Verdict::Allow;
        }
        return $this->verdict_by_work($input, $now);
    }

    private function verdict_by_work(SpamCheckInput $input, int $now): Verdict
    {
        $proof = $input->data[ProofOfWork::FIELD] ?? null;
        if ($proof === ProofOfWork::OFFER) {
            return Verdict::Work;
        }
        $is_proven = $this->proof->accepts($proof, $now) && $this->limits->take(Limit::Proven, $input->ip, $now);
        return $is_proven ? Verdict::Allow : Verdict::Captcha;
    }

    /** A captcha is solved by its characters, or by the browser's work for those who can neither see nor hear them. */
    private function is_captcha_solved(SpamCheckInput $input): bool
    {
        $session = (string) $input->captcha_session_id;
        if (CaptchaAnswer::of($input) === CaptchaAnswer::Characters) {
            return $this->sessions->take_answer($session, CaptchaAnswer::characters($input));
        }
        return $this->sessions->is_open($session)
            && $this->proof->accepts($input->data[CaptchaSession::WORK] ?? null, ($this->clock)(), $session)
            && $this->sessions->end_by_proof($session);
    }

    /** @return array<string, mixed> What a captcha page sends once more. */
    private static function kept(SpamCheckInput $input): array
    {
        $kept = array_diff_key($input->data, array_flip(self::NOT_KEPT));
        return strlen((string) wp_json_encode($kept)) <= self::KEPT_BYTES ? $kept : [];
    }
}
