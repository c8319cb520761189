<?php

declare(strict_types=1);

namespace Onda\Newsletter\Guard;

use Onda\Http\Document;
use Onda\Printing\Html;

defined('ABSPATH') || exit;

/**
 * A page with nothing but the captcha, where a form without a script leads. It sends the form once more, with the
 * answer.
 */
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
            return $this->page(404, Html::tag('p', [], Html::text($text)));
        }
        if ($is_again) {
            $this->sessions->refresh($session);
        }
        $address = add_query_arg(self::AGAIN, '1', CaptchaLinks::to('render', $session));
        $again = Html::tag('a', ['href' => $address], Html::text(__('Another code', 'onda')));
        $way_out = __('If you can neither see nor hear the code: allow scripts for this site and send the form again. '
            . 'Your browser then calculates something in place of the code.', 'onda');
        $inside = $this->form($session) . Html::tag('p', [], $again) . Html::tag('p', [], Html::text($way_out));
        return $this->page(200, $inside);
    }

    private function form(string $session): string
    {
        $fields = [
            'mailpoet_redirect' => $this->sessions->page($session, (string) wp_get_raw_referer()),
            'data[form_id]' => (string) ($this->sessions->kept($session)['form_id'] ?? ''),
            'api_version' => 'v1',
            'endpoint' => 'subscribers',
            'mailpoet_method' => 'subscribe',
        ];
        $button = Html::tag('button', ['type' => 'submit'], Html::text(__('Continue', 'onda')));
        $form = ['method' => 'post', 'action' => admin_url('admin-post.php?action=' . self::ACTION)];
        $inner = Html::hidden($fields) . CaptchaPanel::markup($session) . Html::tag('p', [], $button);
        return Html::tag('form', $form, $inner);
    }

    private function page(int $status, string $inside): Document
    {
        $title = __('One more step', 'onda');
        $head = Html::tag('meta', ['charset' => 'utf-8'])
            . Html::tag('meta', ['name' => 'viewport', 'content' => 'width=device-width'])
            . Html::tag('title', [], Html::text($title))
            . Html::stylesheet($this->style);
        $body = Html::tag('main', [], Html::tag('h1', [], Html::text($title)) . $inside);
        $language = ['lang' => str_replace('_', '-', determine_locale()), 'dir' => is_rtl() ? 'rtl' : 'ltr'];
        $page = Html::tag('html', $language, Html::tag('head', [], $head) . Html::tag('body', [], $body));
        return new Document($status, 'text/html; charset=UTF-8', "<!doctype html>$page");
    }
}
