<?php

declare(strict_types=1);

namespace Onda\Core\Http;

use Onda\Core\Site\HostFunctions;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Sends replies, documents and redirects: no other class writes headers. */
final class Output
{
    private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE;

    /** Ends the request with a reply. */
    public static function send(Reply $reply, string ...$headers): void
    {
        headers_sent() || array_map(header(...), $headers);
        if ($reply->sheet !== null) {
            self::send_sheet($reply->sheet);
        }
        if (!headers_sent()) {
            header('Cache-Control: no-store, max-age=0');
            header('X-Content-Type-Options: nosniff');
            header('X-Robots-Tag: noindex');
            header_remove('Last-Modified');
            if ($reply->retry_after > 0) {
                header("Retry-After: {$reply->retry_after}");
            }
        }
        if (is_string($reply->body)) {
            self::send_text($reply, $reply->body, $reply->content_type);
        }
        self::send_text($reply, (string) wp_json_encode($reply->body, self::JSON), 'application/json');
    }

    /** The `Location` header so far; empty for none. */
    public static function location(): string
    {
        foreach (headers_list() as $header) {
            if (stripos($header, 'Location:') === 0) {
                return trim(substr($header, strlen('Location:')));
            }
        }
        return '';
    }

    /** The status of a page that a template prints. */
    public static function set_status(int $status): void
    {
        headers_sent() || status_header($status);
    }

    /** @param string $address Of this site; any other leads home. */
    public static function lead(string $address): never
    {
        nocache_headers();
        wp_safe_redirect($address, 303);
        exit;
    }

    /** For what is asked of a page of the site, not of admin-ajax. */
    public static function send_document(Document $document): never
    {
        self::send_heads($document->status, $document->headers + ['Content-Type' => $document->type]);
        // A buffer of another plugin would change the document, as it changes pages.
        wp_ob_end_flush_all();
        Html::write($document->body);
        exit;
    }

    /**
     * For a file of any length: nothing of it is kept in memory.
     *
     * @param iterable<string> $lines
     * @param array<string, string> $headers
     */
    public static function send_lines(string $type, iterable $lines, array $headers): never
    {
        self::send_heads(200, $headers + ['Content-Type' => $type]);
        // A buffer of another plugin would keep all of it.
        wp_ob_end_flush_all();
        foreach ($lines as $line) {
            Html::write($line);
        }
        exit;
    }

    /** @param array<string, string> $headers */
    private static function send_heads(int $status, array $headers): void
    {
        $headers = wp_get_nocache_headers() + $headers + [
            'Referrer-Policy' => 'same-origin',
            'X-Content-Type-Options' => 'nosniff',
            'X-Robots-Tag' => 'noindex',
        ];
        if (headers_sent()) {
            return;
        }
        status_header($status);
        header_remove('Last-Modified');
        foreach (array_filter($headers, is_string(...)) as $name => $value) {
            header("$name: $value");
        }
    }

    private static function send_text(Reply $reply, string $text, string $type): never
    {
        // Later writes are done also when the visitor has closed the connection.
        HostFunctions::call('ignore_user_abort', true);
        if (!headers_sent()) {
            header("Content-Type: $type; charset=UTF-8");
            status_header($reply->status);
            if ($reply->afterwards !== null && ResponseFlusher::needs_length()) {
                header('Content-Length: ' . strlen($text));
            }
        }
        Html::write($text);
        if ($reply->afterwards !== null) {
            ResponseFlusher::end();
            ($reply->afterwards)();
        }
        wp_die('', '', ['response' => null]);
    }

    /** A sheet is the same for everybody: caches may keep it, but only private ones where the visitor may be known. */
    private static function send_sheet(StyleSheet $sheet): never
    {
        if (!headers_sent()) {
            header('Content-Type: text/css; charset=UTF-8');
            $who = Request::from_globals(true)->has_credentials() ? 'private' : 'public';
            header("Cache-Control: $who, max-age={$sheet->seconds}");
            header('X-Content-Type-Options: nosniff');
            header('X-Robots-Tag: noindex');
            array_map(header_remove(...), ['Expires', 'Pragma', 'Last-Modified']);
        }
        Html::write($sheet->css);
        exit;
    }
}
