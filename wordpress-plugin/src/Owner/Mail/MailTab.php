<?php

declare(strict_types=1);

namespace Onda\Owner\Mail;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\Screen;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Site\OwnMail;
use Onda\Core\Text\Html;
use Onda\Owner\Menu\Tab;

defined('ABSPATH') || exit;

/** The tab Mail: whether mails leave this site, and a button that sends one to whoever presses it. */
final class MailTab
{
    public const ACTION = 'onda_test_mail';
    private const SENT = 'sent';

    public function hook(): void
    {
        add_action('admin_post_' . self::ACTION, [$this, 'send'], 10, 0);
    }

    public function tab(): Tab
    {
        return new Tab(Screen::Tools, MailHealth::TAB, 30, static fn(): string => __('Mail', 'onda'), $this->page(...));
    }

    public function send(): void
    {
        check_admin_referer(self::ACTION);
        if (!current_user_can('manage_options')) {
            Output::lead(admin_url());
        }
        Output::lead(add_query_arg(self::SENT, $this->test() ? '1' : '0', Screen::Tools->url(MailHealth::TAB)));
    }

    /** @return bool Whether it was handed on. */
    public function test(): bool
    {
        /* translators: %s: name of the site. */
        $subject = __('Test mail from %s', 'onda');
        $subject = sprintf($subject, wp_specialchars_decode((string) get_option('blogname'), ENT_QUOTES));
        $text = __('This mail was sent by a press of a button on Onda → Tools → Mail. It has arrived: all is well.', 'onda');
        return OwnMail::send(wp_get_current_user()->user_email, $subject, $text);
    }

    public function page(): void
    {
        $failure = OwnMail::failure();
        $text = $failure === null
            ? __('No mail of Onda has failed: confirmations of the newsletter, the weekly mail, test mails.', 'onda')
            : MailHealth::sentence($failure);
        $state = $failure === null
            ? Html::tag('p', [], Html::text($text))
            : Html::tag('div', ['class' => 'notice notice-error inline'], Html::tag('p', [], Html::text($text)));
        $hidden = Html::hidden(['action' => self::ACTION, '_wpnonce' => wp_create_nonce(self::ACTION)]);
        $button = Html::tag('button', ['class' => 'button button-primary'], Html::text(__('Send a test mail', 'onda')));
        $form = ['method' => 'post', 'action' => admin_url('admin-post.php')];
        /* translators: %s: an address. */
        $hint = sprintf(__('To your own address: %s', 'onda'), wp_get_current_user()->user_email);
        $inner = $state . Html::tag('form', $form, "$hidden<p>$button</p>") . Fields::hint($hint);
        Html::write(self::outcome() . Fields::card('onda-mail', __('Mail', 'onda'), $inner));
    }

    private static function outcome(): string
    {
        $sent = __('The mail is handed on. If it does not arrive, look into the folder of spam.', 'onda');
        return match (Request::from_globals(true)->text(self::SENT)) {
            '1' => Fields::notice('success', $sent),
            '0' => Fields::notice('error', __('The mail was not sent. The reason stands below.', 'onda')),
            default => '',
        };
    }
}
