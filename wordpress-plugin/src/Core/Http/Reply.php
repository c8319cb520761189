<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/** A response: a status, and a text, a style sheet, or the body before it is JSON. */
final class Reply
{
    /** The field of a preview in the admin, whose requests are not counted. A visit that sends it goes uncounted. */
    public const PREVIEW = 'onda_preview';

    /**
     * @param array<string, mixed>|string $body
     * @param int $retry_after Seconds; 0 for no such header.
     * @param string $content_type Of a text.
     * @param \Closure(): void|null $afterwards What is written when it was sent.
     */
    private function __construct(
        public readonly int $status,
        public readonly array|string $body,
        public readonly int $retry_after = 0,
        public readonly string $content_type = '',
        public readonly ?StyleSheet $sheet = null,
        public readonly ?\Closure $afterwards = null,
    ) {
    }

    /**
     * A reply in a format of its own.
     *
     * @param array<string, mixed> $body
     */
    public static function json(int $status, array $body): self
    {
        return new self($status, $body);
    }

    public static function of(Action $action, Request $request): self
    {
        try {
            $data = (($action->handler)())($request);
        } catch (Refusal $refusal) {
            return self::refused($action, $refusal);
        }
        if ($data instanceof self) {
            return $data;
        }
        return $data instanceof DeferredWork
            ? self::answered($action, $data->data, $request->has(self::PREVIEW) ? null : $data->afterwards)
            : self::answered($action, $data);
    }

    /** @param array<mixed>|string|StyleSheet|null $data */
    private static function answered(Action $action, mixed $data, ?\Closure $afterwards = null): self
    {
        if ($data instanceof StyleSheet) {
            return new self(200, [], 0, '', $data);
        }
        if ($action->refusal_text !== null) {
            return new self(200, (string) $data, 0, $action->content_type, null, $afterwards);
        }
        if ($action->is_status_reply) {
            return new self(200, $data, 0, '', null, $afterwards);
        }
        // Keys may be numbers, and an empty answer is an object too.
        $body = ['success' => $data !== null, 'data' => is_array($data) ? (object) $data : $data];
        return new self(200, $body, 0, '', null, $afterwards);
    }

    /** Such a wire sends errors with status 200; a refusal that must not look like a success keeps its status. */
    private static function refused(Action $action, Refusal $refusal): self
    {
        if ($action->refusal_text !== null) {
            $text = ($action->refusal_text)($refusal);
            return new self($refusal->status, $text, $refusal->retry_after, $action->content_type);
        }
        $data = ['code' => $refusal->reason, 'message' => $refusal->getMessage()];
        $data += array_filter(['retry_after' => $refusal->retry_after]);
        if (!$action->is_status_reply) {
            return new self($refusal->status, ['success' => false, 'data' => $data], $refusal->retry_after);
        }
        $is_word = $refusal->status === 400 || $refusal->reason === 'invalid_nonce';
        return new self($is_word ? 200 : $refusal->status, ['status' => 'error'] + $data, $refusal->retry_after);
    }
}
