<?php

declare(strict_types=1);

namespace Onda\Owner\Mail;

use Onda\Core\Forms\Screen;
use Onda\Core\Site\OwnMail;
use Onda\Core\Text\Html;
use Onda\Owner\Health\HealthResult;

defined('ABSPATH') || exit;

/** Site Health: whether the mails of Onda leave this site. */
final class MailHealth
{
    /** The id of the tab “Mail”, where a test mail is sent. */
    public const TAB = 'mail';
    private const TEST = 'mail';

    public function hook(): void
    {
        add_filter('site_status_tests', [$this, 'site_status_tests'], 10, 1);
    }

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public function site_status_tests(array $tests): array
    {
        $test = ['label' => 'Onda: ' . __('Mails', 'onda'), 'test' => [$this, 'result']];
        $tests['direct']['onda_' . self::TEST] = $test;
        return $tests;
    }

    /** @return array<string, mixed> */
    public function result(): array
    {
        $failure = OwnMail::failure();
        $result = $failure === null
            ? HealthResult::of(self::TEST, 'good', __('Mails of Onda are handed on', 'onda'), __(
                'No confirmation and no weekly mail has failed. A test mail shows whether they arrive, too.',
                'onda'
            ))
            : HealthResult::of(
                self::TEST,
                'critical',
                __('Mails of Onda are not sent: nobody can confirm a subscription', 'onda'),
                self::sentence($failure)
            );
        $link = Html::tag('a', ['href' => Screen::Tools->url(self::TAB)], Html::text(__('Send a test mail', 'onda')));
        return array_replace($result, ['actions' => Html::tag('p', [], $link)]);
    }

    /** @param array{since: int, last: int, reason: string} $failure */
    public static function sentence(array $failure): string
    {
        $reason = $failure['reason'] ?: __('The mailer of this site gave none.', 'onda');
        /* translators: 1: time, 2: time, 3: a sentence of the mailer. */
        $text = __('Failing since %1$s, the last time on %2$s. Reason: %3$s', 'onda');
        return sprintf($text, self::moment($failure['since']), self::moment($failure['last']), $reason);
    }

    private static function moment(int $time): string
    {
        return (string) wp_date(get_option('date_format') . ' ' . get_option('time_format'), $time);
    }
}
