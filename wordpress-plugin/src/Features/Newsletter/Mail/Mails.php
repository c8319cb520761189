<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Mail;

use Onda\Core\Site\OwnMail;
use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\SignUpRequest;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** The mails of the site itself, each of which was requested with its address. */
final class Mails
{
    public function __construct(private NewsletterOptions $options)
    {
    }

    /** @return bool Whether it was handed on. */
    public function confirmation(Subscriber $subscriber, string $token, SignUpRequest $sign_up_request): bool
    {
        /* translators: %s: name of the site. */
        $subject = $this->options->mail_subject() ?: __('Confirm your subscription to %s', 'onda');
        $text = $this->options->mail_text() ?: $this->confirmation_text();
        $text .= str_contains($text, '[link]') ? '' : "\n\n[link]";
        $names = array_intersect_key($this->options->lists(), array_flip($sign_up_request->lists));
        return self::send($subscriber, self::with_site($subject), strtr($text, [
            '[site]' => self::site(),
            '[lists]' => implode(', ', $names),
            '[link]' => MailLinks::confirm($token),
        ]));
    }

    /** The mail to an address that is subscribed already: the form must not tell, the mail may. */
    public function already(Subscriber $subscriber): bool
    {
        /* translators: %s: name of the site. */
        $subject = __('You are subscribed to %s already', 'onda');
        $text = __('Somebody, hopefully you, asked again for the newsletter of this site. You get it already.', 'onda')
            . "\n\n" . __('Change your name and lists, or leave, here:', 'onda') . "\n" . MailLinks::manage($subscriber);
        return self::send($subscriber, self::with_site($subject), $text);
    }

    private function confirmation_text(): string
    {
        return __('Somebody, hopefully you, asked for this newsletter: [lists].', 'onda')
            . "\n\n" . __('Open this link and confirm:', 'onda') . "\n[link]"
            . "\n\n" . __('The link is good for 14 days. Was it not you? Then do nothing, and nothing will be sent.', 'onda')
            . "\n\n[site]";
    }

    private static function send(Subscriber $subscriber, string $subject, string $text): bool
    {
        $headers = [
            'Content-Type: text/plain; charset=UTF-8',
            'List-Unsubscribe: <' . MailLinks::unsubscribe($subscriber) . '>',
            'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
        ];
        return OwnMail::send($subscriber->email, $subject, $text, $headers);
    }

    private static function with_site(string $subject): string
    {
        return str_replace(['%s', '[site]'], self::site(), $subject);
    }

    /** The site's name as plain text, on one line. */
    private static function site(): string
    {
        $name = wp_specialchars_decode((string) get_option('blogname'), ENT_QUOTES);
        return trim((string) preg_replace('/\s+/', ' ', $name));
    }
}
