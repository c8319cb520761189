<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\People;

defined('ABSPATH') || exit;

/** Tables `onda_consents` and `onda_consent_texts`: the person, text, time, address and form of each consent. */
final class ConsentRepository
{
    public const REQUESTED = 'requested';
    public const CONFIRMED = 'confirmed';
    public const CHANGED = 'changed';
    public const UNSUBSCRIBED = 'unsubscribed';
    public const IMPORTED = 'imported';

    /**
     * @param string $text What the form said; kept once, however many agree to it.
     * @param string $token Of the mail; its hash alone is stored.
     * @param array<string, mixed> $sign_up_request What is done when the token comes back.
     */
    public function note(
        int $subscriber,
        string $event,
        int $now,
        string $address,
        int $form = 0,
        string $text = '',
        string $token = '',
        array $sign_up_request = [],
    ): void {
        global $wpdb;
        $wpdb->insert("{$wpdb->prefix}onda_consents", [
            'subscriber_id' => $subscriber,
            'event' => $event,
            'happened' => $now,
            'address' => $address,
            'form_id' => $form,
            'text_key' => $this->text_key($text),
            'token_key' => $token === '' ? '' : self::token_key($token),
            'wish' => $sign_up_request === [] ? '' : (string) wp_json_encode($sign_up_request),
        ]);
    }

    /**
     * The request of a mail's token; null for an unknown or expired token.
     *
     * @param int $since Unix time.
     * @return array{id: int, subscriber: int, form: int, text_key: string, sign_up_request: array<string, mixed>,
     *     is_used: bool}|null
     */
    public function request(string $token, int $since): ?array
    {
        global $wpdb;
        $sql = "SELECT id, subscriber_id, form_id, text_key, wish FROM {$wpdb->prefix}onda_consents"
            . ' WHERE token_key = %s AND event = %s AND happened >= %d';
        $row = $wpdb->get_row($wpdb->prepare($sql, self::token_key($token), self::REQUESTED, $since), ARRAY_A);
        if ($row === null) {
            return null;
        }
        $sign_up_request = json_decode($row['wish'], true);
        return [
            'id' => (int) $row['id'],
            'subscriber' => (int) $row['subscriber_id'],
            'form' => (int) $row['form_id'],
            'text_key' => $row['text_key'],
            'sign_up_request' => is_array($sign_up_request) ? $sign_up_request : [],
            'is_used' => $row['wish'] === '',
        ];
    }

    /** A request is fulfilled once, also if two come at the same moment. */
    public function claim_request(int $id): bool
    {
        global $wpdb;
        $sql = "UPDATE {$wpdb->prefix}onda_consents SET wish = '' WHERE id = %d AND wish <> ''";
        return $wpdb->query($wpdb->prepare($sql, $id)) === 1;
    }

    /** @return list<array{event: string, happened: int, address: string, form: int, text: string}> The oldest first. */
    public function of(int $subscriber): array
    {
        global $wpdb;
        $sql = "SELECT c.event, c.happened, c.address, c.form_id, t.content FROM {$wpdb->prefix}onda_consents c"
            . " LEFT JOIN {$wpdb->prefix}onda_consent_texts t ON t.text_key = c.text_key"
            . ' WHERE c.subscriber_id = %d ORDER BY c.id';
        return array_map(static fn(array $row): array => [
            'event' => $row['event'],
            'happened' => (int) $row['happened'],
            'address' => $row['address'],
            'form' => (int) $row['form_id'],
            'text' => (string) $row['content'],
        ], $wpdb->get_results($wpdb->prepare($sql, $subscriber), ARRAY_A));
    }

    /**
     * The latest request that was not confirmed.
     *
     * @return array{form: int, text: string, sign_up_request: array<string, mixed>}|null
     */
    public function open_request(int $subscriber): ?array
    {
        global $wpdb;
        $sql = "SELECT c.form_id, c.wish, t.content FROM {$wpdb->prefix}onda_consents c"
            . " LEFT JOIN {$wpdb->prefix}onda_consent_texts t ON t.text_key = c.text_key"
            . " WHERE c.subscriber_id = %d AND c.event = %s AND c.wish <> '' ORDER BY c.id DESC LIMIT 1";
        $row = $wpdb->get_row($wpdb->prepare($sql, $subscriber, self::REQUESTED), ARRAY_A);
        $sign_up_request = $row === null ? null : json_decode($row['wish'], true);
        return is_array($sign_up_request)
            ? ['form' => (int) $row['form_id'], 'text' => (string) $row['content'], 'sign_up_request' => $sign_up_request]
            : null;
    }

    public function text(string $key): string
    {
        global $wpdb;
        $sql = "SELECT content FROM {$wpdb->prefix}onda_consent_texts WHERE text_key = %s";
        return (string) $wpdb->get_var($wpdb->prepare($sql, $key));
    }

    public function forget(int $subscriber): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->prefix}onda_consents WHERE subscriber_id = %d", $subscriber));
    }

    private function text_key(string $text): string
    {
        global $wpdb;
        if ($text === '') {
            return '';
        }
        $key = substr(hash('sha256', $text), 0, 32);
        $sql = "INSERT IGNORE INTO {$wpdb->prefix}onda_consent_texts (text_key, content) VALUES (%s, %s)";
        $wpdb->query($wpdb->prepare($sql, $key, $text));
        return $key;
    }

    private static function token_key(string $token): string
    {
        return hash('sha256', $token);
    }
}
