<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/** An admin-ajax action. */
final class Action
{
    /** @param \Closure(): (callable(Request): (array<mixed>|string|StyleSheet|Reply|DeferredWork|null)) $handler Builds the handler, only for the action that is asked. */
    public function __construct(
        public readonly string $name,
        public readonly \Closure $handler,
        /** Replies as the Favorites plugin words them: `{"status":…}`, where others say `success` and `data`. */
        public readonly bool $is_status_reply = false,
        /**
         * Replies with bare text, as Ajax Search Pro does; a refusal is worded by this.
         *
         * @var (\Closure(Refusal): string)|null
         */
        public readonly ?\Closure $refusal_text = null,
        /** Content type of a text reply. */
        public readonly string $content_type = 'text/html',
        /** The strictest lock of a site behind which strangers are still answered. */
        public readonly Lock $opens_to = Lock::Open,
    ) {
    }

    /** A copy of the action with another handler. */
    public function behind(\Closure $handler): self
    {
        return new self(...['handler' => $handler] + get_object_vars($this));
    }
}
