<?php

declare(strict_types=1);

namespace Onda\Core\Site;

defined('ABSPATH') || exit;

/** Sends the mails of Onda. Option `onda_mail`: the last failure, until a mail is handed on again. */
final class OwnMail
{
    public const OPTION = 'onda_mail';
    private const MAX_REASON = 300;

    /**
     * @param list<string> $headers
     * @return bool Whether it was handed on.
     */
    public static function send(string $to, string $subject, string $text, array $headers = []): bool
    {
        $reason = '';
        $note = static function (\WP_Error $error) use (&$reason): void {
            $reason = $error->get_error_message();
        };
        add_action('wp_mail_failed', $note);
        // An answering machine does not answer it (RFC 3834).
        $is_sent = wp_mail($to, $subject, $text, [...$headers, 'Auto-Submitted: auto-generated']);
        remove_action('wp_mail_failed', $note);
        $is_sent ? self::forget() : self::note($reason, time());
        return $is_sent;
    }

    /** @return array{since: int, last: int, reason: string}|null Null while mails are handed on. */
    public static function failure(): ?array
    {
        $stored = get_option(self::OPTION);
        return is_array($stored) ? $stored + ['since' => 0, 'last' => 0, 'reason' => ''] : null;
    }

    private static function note(string $reason, int $now): void
    {
        // A server names the address that it refused, and nobody's address belongs into a report.
        $reason = (string) preg_replace('/[^\s<>()"\']+@[^\s<>()"\']+/', '…', wp_strip_all_tags($reason));
        $reason = mb_substr(trim($reason), 0, self::MAX_REASON);
        $since = self::failure()['since'] ?? $now;
        update_option(self::OPTION, ['since' => $since, 'last' => $now, 'reason' => $reason], false);
    }

    private static function forget(): void
    {
        get_option(self::OPTION) === false || delete_option(self::OPTION);
    }
}
