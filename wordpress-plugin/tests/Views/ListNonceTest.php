<?php

declare(strict_types=1);

namespace Onda\Tests\Views;

use Onda\Features\Views\ListNonce;
use Onda\Tests\TestCase;

final class ListNonceTest extends TestCase
{
    private const HALF_LIFE = 43200;
    /** The first second of a half-life. */
    private const START = 41_000 * self::HALF_LIFE;

    public function test_a_nonce_is_good_for_its_own_half_life_and_the_next_one(): void
    {
        $nonce = ListNonce::make(self::START);
        foreach ([0, 1, self::HALF_LIFE, 2 * self::HALF_LIFE - 1] as $later) {
            $this->assertTrue(ListNonce::is_fresh($nonce, self::START + $later), "after $later seconds");
        }
        foreach ([2 * self::HALF_LIFE, 3 * self::HALF_LIFE, -1] as $later) {
            $this->assertFalse(ListNonce::is_fresh($nonce, self::START + $later), "after $later seconds");
        }
    }
}
