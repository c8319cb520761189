<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Http\Request;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/**
 * Spam checks before the registration of WordPress and of WooCommerce. A doubtful visitor gets the captcha in the form.
 * Accounts of other plugins are not checked: their forms lack the fields.
 */
final class Registration
{
    /** Numbers that no newsletter form has. */
    public const CORE = -1;
    public const SHOP = -2;

    private string $session = '';

    /** @param \Closure(): string $hook Prints `<captcha-hook>`, which counts and proves. */
    public function __construct(private SpamCheck $spam_check, private \Closure $hook)
    {
    }

    public function register_form(): void
    {
        Html::write($this->fields(self::CORE));
    }

    public function woocommerce_register_form(): void
    {
        Html::write($this->fields(self::SHOP));
    }

    /** Checks only requests to wp-login.php. */
    public function registration_errors(mixed $errors, mixed $login, mixed $email): mixed
    {
        if ($errors instanceof \WP_Error && did_action('login_form_register') > 0) {
            $this->judge(self::CORE, $errors, (string) $email);
        }
        return $errors;
    }

    public function woocommerce_process_registration_errors(mixed $errors, mixed $name, mixed $password, mixed $email): mixed
    {
        if ($errors instanceof \WP_Error) {
            $this->judge(self::SHOP, $errors, (string) $email);
        }
        return $errors;
    }

    private function fields(int $form): string
    {
        if (!self::is_guarded($form)) {
            return '';
        }
        return $this->spam_check->fields($form) . ($this->hook)()
            . ($this->session === '' ? '' : CaptchaPanel::markup($this->session));
    }

    /** MailPoet checks registrations itself if it is active. */
    private static function is_guarded(int $form): bool
    {
        /**
         * Filters whether a spam check stands before a registration form.
         *
         * @param bool $is_wanted True.
         * @param string $form `core` or `shop`.
         */
        $is_wanted = apply_filters('onda_guards_registration', true, $form === self::CORE ? 'core' : 'shop');
        return $is_wanted && !CaptchaRouter::is_foreign();
    }

    private function judge(int $form, \WP_Error $errors, string $email): void
    {
        // A form with errors is not checked yet, because a stamp or a proof is valid once.
        if ($errors->has_errors() || !self::is_guarded($form)) {
            return;
        }
        $request = Request::from_globals(true);
        $data = $request->form('data');
        $session = $data[CaptchaSession::FIELD] ?? null;
        $input = new SpamCheckInput($data, $email, $request->ip(), is_string($session) ? $session : null);
        $verdict = $this->spam_check->judge($form, $input);
        if ($verdict === Verdict::Allow) {
            return;
        }
        if ($verdict === Verdict::Full) {
            $text = __('Enough accounts from your network for today. Please try again tomorrow.', 'onda');
            $errors->add('onda_captcha', esc_html($text));
            return;
        }
        $answer = $this->spam_check->captcha($form, $input);
        $is_known = ($answer['meta']['refresh_captcha'] ?? false) === true;
        $this->session = $is_known ? (string) $session : (string) ($answer['meta'][CaptchaSession::FIELD] ?? '');
        $errors->add('onda_captcha', esc_html($answer['message']));
    }
}
