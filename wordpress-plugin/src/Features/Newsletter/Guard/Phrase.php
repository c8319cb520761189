<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

defined('ABSPATH') || exit;

/** The text of a captcha. It is derived from the session and the site's secret, and stored nowhere. */
final class Phrase
{
    /** Sixteen symbols that neither look nor sound alike, in Spanish and in English. */
    public const SYMBOLS = '2345678CFHJKMRXY';
    public const LENGTH = 5;
    /** Characters that are accepted for a similar symbol. */
    private const LOOK_ALIKE = ['A' => '4', 'B' => '8', 'G' => '6', 'S' => '5', 'Z' => '2'];

    private string $seed;

    /** @param int $version Grows with each refresh and each wrong answer. */
    public function __construct(string $session, int $version)
    {
        $this->seed = hash_hmac('sha256', "captcha:$session:$version", wp_salt('nonce'));
    }

    public function text(): string
    {
        $symbol = static fn(string $byte): string => self::SYMBOLS[ord($byte) % strlen(self::SYMBOLS)];
        return implode('', array_map($symbol, str_split($this->random('text')->bytes(self::LENGTH))));
    }

    public function is(string $answer): bool
    {
        $typed = strtoupper((string) preg_replace('/\s+/', '', $answer));
        return hash_equals($this->text(), strtr($typed, self::LOOK_ALIKE));
    }

    /** @param string $use Each use rolls its own. */
    public function random(string $use): SeededRandom
    {
        return new SeededRandom("$this->seed:$use");
    }
}
