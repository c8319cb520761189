<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Site\SiteSecret;

defined('ABSPATH') || exit;

/**
 * Silent work of a browser: it finds the number behind a hash, in ALTCHA's format (version 1). Nothing is stored before
 * an answer; each challenge is valid once.
 */
final class ProofOfWork
{
    public const FIELD = 'proof';
    /** The value in place of a proof, by which the browser asks for a challenge. */
    public const OFFER = 'ask';
    /** The work of some 30 ms of a desktop on average, half a second of a slow phone. */
    public const MAX_NUMBER = 50_000;
    /** The limit of numbers that our browser code tries (proof-of-work.ts). */
    public const MOST_NUMBERS = 1_000_000;
    public const SECONDS = HOUR_IN_SECONDS;
    private const ALGORITHM = 'SHA-256';
    private const MAX_BYTES = 1000;

    public function __construct(private RateLimitRepository $limits)
    {
    }

    /**
     * @param string $captcha Session of the captcha that the answer stands in place of; '' for a proof of its own.
     * @return array{algorithm: string, challenge: string, salt: string, signature: string, maxnumber: int}
     */
    public static function challenge(int $now, int $numbers = self::MAX_NUMBER, string $captcha = ''): array
    {
        $salt = bin2hex(random_bytes(12)) . '?expires=' . ($now + self::SECONDS);
        $challenge = hash('sha256', $salt . random_int(0, $numbers));
        return [
            'algorithm' => self::ALGORITHM,
            'challenge' => $challenge,
            'salt' => $salt,
            'signature' => self::signature($challenge, $captcha),
            'maxnumber' => $numbers,
        ];
    }

    /**
     * @param mixed $answer Base64 of the challenge's JSON with `number`. True once.
     * @param string $captcha As the challenge was made with.
     */
    public function accepts(mixed $answer, int $now, string $captcha = ''): bool
    {
        $read = is_string($answer) && strlen($answer) <= self::MAX_BYTES ? base64_decode($answer, true) : false;
        $proof = $read === false ? null : json_decode($read, true);
        $number = is_int($proof['number'] ?? null) ? $proof['number'] : -1;
        [$challenge, $salt, $signature] = array_map(
            static fn(string $name): string => is_string($proof[$name] ?? null) ? $proof[$name] : '',
            ['challenge', 'salt', 'signature'],
        );
        if ($number < 0 || preg_match('/\?expires=(\d{1,12})$/', $salt, $parts) !== 1 || (int) $parts[1] < $now) {
            return false;
        }
        return hash_equals(self::signature($challenge, $captcha), $signature)
            && hash_equals($challenge, hash('sha256', $salt . $number))
            && $this->is_first($signature, (int) $parts[1] - self::SECONDS);
    }

    private function is_first(string $signature, int $made): bool
    {
        return $this->limits->take('nl-proof', substr($signature, 0, 32), 1, $made, 2 * self::SECONDS) === 0;
    }

    private static function signature(string $challenge, string $captcha): string
    {
        return hash_hmac('sha256', "proof$captcha:$challenge", SiteSecret::of('nonce'));
    }
}
