<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Database\Primary;
use Onda\Core\Database\RateLimitRepository;

defined('ABSPATH') || exit;

/** The open captchas, for half an hour at most: transients `onda_captcha_ID`, which do not hold the phrase. */
final class CaptchaSession
{
    public const FIELD = 'captcha_session_id';
    public const ANSWER = 'captcha';
    /** Field of a proof of work in place of the answer. */
    public const WORK = 'captcha_proof';
    public const SECONDS = 30 * MINUTE_IN_SECONDS;
    public const TRIES = 5;
    private const PREFIX = 'onda_captcha_';
    private const ID_LENGTH = 32;

    /** @param \Closure(): int $clock Unix time. */
    public function __construct(private RateLimitRepository $attempts, private \Closure $clock)
    {
    }

    /**
     * @param array<string, mixed> $kept What was sent, for a form without a script.
     * @return string 32 letters and digits.
     */
    public function open(array $kept = []): string
    {
        $id = wp_generate_password(self::ID_LENGTH, false);
        $this->store($id, ['version' => 1, 'opened' => ($this->clock)(), 'kept' => $kept]);
        return $id;
    }

    public function is_open(string $id): bool
    {
        return $this->read($id) !== null;
    }

    public function phrase(string $id): ?Phrase
    {
        $session = $this->read($id);
        return $session === null ? null : new Phrase($id, $session['version']);
    }

    /** @return array<string, mixed> */
    public function kept(string $id): array
    {
        return $this->read($id)['kept'] ?? [];
    }

    /**
     * The form's page: stored with the first request of a captcha page, whose later requests come from itself.
     *
     * @param string $from Referrer of this request.
     */
    public function page(string $id, string $from): string
    {
        $session = $this->read($id);
        if ($session !== null && !isset($session['page'])) {
            $this->store($id, ['page' => $from] + $session);
        }
        return $session['page'] ?? $from;
    }

    /** @return bool False when there is none. */
    public function refresh(string $id): bool
    {
        $session = $this->read($id);
        if ($session === null) {
            return false;
        }
        $this->store($id, ['version' => $session['version'] + 1] + $session);
        return true;
    }

    /** True once for the right answer. A wrong answer changes the phrase, the fifth ends the captcha. */
    public function take_answer(string $id, string $answer): bool
    {
        $session = $this->read($id);
        if ($session === null) {
            return false;
        }
        // The database counts, so that of many requests at once no more than five are checked and one is right.
        $has_tries = $this->take('nl-try', $id, self::TRIES, $session['opened']);
        $is_right = $has_tries && (new Phrase($id, $session['version']))->is($answer)
            && $this->take('nl-solved', $id, 1, $session['opened']);
        if ($is_right || !$has_tries || !$this->has_next_try($id, $session)) {
            delete_transient(self::PREFIX . $id);
        } else {
            $this->store($id, ['version' => $session['version'] + 1, 'tries' => ($session['tries'] ?? 0) + 1] + $session);
        }
        return $is_right;
    }

    /** Ends a captcha by a proof of work; true once. */
    public function end_by_proof(string $id): bool
    {
        $session = $this->read($id);
        $is_first = $session !== null && $this->take('nl-solved', $id, 1, $session['opened']);
        delete_transient(self::PREFIX . $id);
        return $is_first;
    }

    private function has_next_try(string $id, array $session): bool
    {
        return ($session['tries'] ?? 0) + 1 < self::TRIES;
    }

    private function take(string $name, string $id, int $limit, int $opened): bool
    {
        return $this->attempts->take($name, $id, $limit, $opened, 2 * self::SECONDS) === 0;
    }

    /** @return array{version: int, opened: int, kept: array<string, mixed>, tries?: int, page?: string}|null */
    private function read(string $id): ?array
    {
        if (strlen($id) !== self::ID_LENGTH || !ctype_alnum($id)) {
            return null;
        }
        Primary::read();
        $session = get_transient(self::PREFIX . $id);
        $is_fresh = is_array($session) && ($this->clock)() < $session['opened'] + self::SECONDS;
        return $is_fresh ? $session : null;
    }

    private function store(string $id, array $session): void
    {
        $left = $session['opened'] + self::SECONDS - ($this->clock)();
        set_transient(self::PREFIX . $id, $session, max(1, $left));
    }
}
