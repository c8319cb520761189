<?php

declare(strict_types=1);

namespace Onda\Ajax;

defined('ABSPATH') || exit;

/** What goes back: a status and the body before it is JSON. */
final class Reply
{
    /** @param array<string, mixed> $body */
    private function __construct(public readonly int $status, public readonly array $body)
    {
    }

    public static function of(Action $action, Request $request): self
    {
        try {
            $data = (($action->handler)())($request);
        } catch (Refusal $refusal) {
            $data = ['code' => $refusal->reason, 'message' => $refusal->getMessage()];
            return new self($refusal->status, ['success' => false, 'data' => $data]);
        }
        // Keys may be numbers, and an empty answer is an object too.
        return new self(200, ['success' => true, 'data' => (object) $data]);
    }
}
