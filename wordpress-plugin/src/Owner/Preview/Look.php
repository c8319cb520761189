<?php

declare(strict_types=1);

namespace Onda\Owner\Preview;

use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** An element that a preview draws, with the settings as they are typed. */
final class Look
{
    /**
     * @param string $title Of the page in the frame.
     * @param \Closure(Request): string $markup Runs once the typed settings are those of this request.
     * @param (\Closure(Request): void)|null $use Makes what is typed the settings of this request.
     * @param (\Closure(): list<array{action: string, when?: array<string, string>, reply: array<string, mixed>}>)|null
     *     $replies What the page gets in place of the server's answers: the first whose fields were sent.
     */
    public function __construct(
        public readonly string $title,
        private \Closure $markup,
        private ?\Closure $use = null,
        private ?\Closure $replies = null,
    ) {
    }

    public function use(Request $request): void
    {
        $this->use === null || ($this->use)($request);
    }

    public function markup(Request $request): string
    {
        return ($this->markup)($request);
    }

    /** @return list<array{action: string, when?: array<string, string>, reply: array<string, mixed>}> */
    public function replies(): array
    {
        return $this->replies === null ? [] : ($this->replies)();
    }
}
