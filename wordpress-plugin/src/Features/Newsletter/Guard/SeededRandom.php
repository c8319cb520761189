<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

defined('ABSPATH') || exit;

/** Random numbers that repeat for the same seed: a second request must not give a second picture of one phrase. */
final class SeededRandom
{
    private string $bytes = '';
    private int $block = 0;

    public function __construct(private string $seed)
    {
    }

    public function bytes(int $length): string
    {
        while (strlen($this->bytes) < $length) {
            $this->bytes .= hash('sha512', "$this->seed:" . $this->block++, true);
        }
        $taken = substr($this->bytes, 0, $length);
        $this->bytes = substr($this->bytes, $length);
        return $taken;
    }

    public function between(float $low, float $high): float
    {
        $part = unpack('v', $this->bytes(2))[1] / 0xFFFF;
        return $low + $part * ($high - $low);
    }
}
