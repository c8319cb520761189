<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Http\Document;
use Onda\Core\Printing\Faces;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** A page with only the captcha, for a form without a script. It sends the form once more, with the answer. */
final class CaptchaPage
{
    /** Field of the link that asks for another code. */
    public const AGAIN = 'again';
    /** The native form's action, as MailPoet names it. */
    private const ACTION = 'mailpoet_subscription_form';

    /** @param string $style Address of the style sheet. */
    public function __construct(private CaptchaSession $sessions, private string $style)
    {
    }

    /** @param bool $is_again Whether another code is wanted. */
    public function document(string $session, bool $is_again): Document
    {
        if (!$this->sessions->is_open($session)) {
            $text = __('This code is no longer good. Please go back and send the form again.', 'onda');
            return $this->page(404, Faces::fill('newsletter/captcha/Stale', ['text' => $text]));
        }
        if ($is_again) {
            $this->sessions->refresh($session);
        }
        return $this->page(200, $this->step($session));
    }

    private function step(string $session): string
    {
        $fields = [
            'mailpoet_redirect' => $this->sessions->page($session, (string) wp_get_raw_referer()),
            'data[form_id]' => (string) ($this->sessions->kept($session)['form_id'] ?? ''),
            'api_version' => 'v1',
            'endpoint' => 'subscribers',
            'mailpoet_method' => 'subscribe',
        ];
        return Faces::fill('newsletter/captcha/Step', [
            'page' => admin_url('admin-post.php?action=' . self::ACTION),
            'go' => __('Continue', 'onda'),
            'again' => __('Another code', 'onda'),
            'againAddress' => add_query_arg(self::AGAIN, '1', CaptchaLinks::to('render', $session)),
            'help' => __('If you can neither see nor hear the code: allow scripts for this site and send the form again. '
                . 'Your browser then calculates something in place of the code.', 'onda'),
            'children' => Html::hidden($fields) . CaptchaPanel::markup($session),
        ]);
    }

    private function page(int $status, string $inside): Document
    {
        $title = __('One more step', 'onda');
        $head = Html::tag('meta', ['charset' => 'utf-8'])
            . Html::tag('meta', ['name' => 'viewport', 'content' => 'width=device-width'])
            . Html::tag('title', [], Html::text($title))
            . Html::stylesheet($this->style);
        $body = Faces::fill('newsletter/captcha/Page', ['title' => $title, 'children' => $inside]);
        $language = ['lang' => str_replace('_', '-', determine_locale()), 'dir' => is_rtl() ? 'rtl' : 'ltr'];
        $page = Html::tag('html', $language, Html::tag('head', [], $head) . Html::tag('body', [], $body));
        return new Document($status, 'text/html; charset=UTF-8', "<!doctype html>$page");
    }
}
