<?php

declare(strict_types=1);

namespace Onda\Tests\Wire;

use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Wire\WireRequest;
use PHPUnit\Framework\TestCase;

/** Fields of requests, as a `wire.ts` declares them. */
final class WireRequestTest extends TestCase
{
    private const ROW = [
        'fields' => [
            'post_id' => ['type' => 'id'],
            'mood' => ['type' => 'word', 'words' => ['good' => 'good', '1' => 'good', '-1' => 'bad'], 'refusal' => 'bad_mood'],
        ],
        'refusals' => ['bad_mood' => [422, 'mood is good or bad.']],
    ];

    /** @dataProvider ids */
    public function test_an_id_is_a_number_above_0_or_0(mixed $sent, int $read): void
    {
        $this->assertSame(['post_id' => $read, 'mood' => 'good'], self::read(['post_id' => $sent, 'mood' => 'good']));
    }

    /** @return list<array{mixed, int}> */
    public function ids(): array
    {
        $largest = str_repeat('9', 18);
        $none = [null, '', '0', '-1', '1.5', '1e3', '0x1', ' 1', '1 ', "1\0", '٣', "\xff", ['1'], ['x' => '1'], "{$largest}9", '1 OR 1=1'];
        $rows = array_map(static fn(mixed $sent): array => [$sent, 0], $none);
        return [['1', 1], ['007', 7], [$largest, (int) $largest], ...$rows];
    }

    /**
     * @testWith ["good", "good"]
     *     ["1", "good"]
     *     ["-1", "bad"]
     */
    public function test_words_of_former_scripts_are_those_of_today(string $sent, string $read): void
    {
        $this->assertSame(['post_id' => 7, 'mood' => $read], self::read(['post_id' => '7', 'mood' => $sent]));
    }

    /** @dataProvider bad_words */
    public function test_another_word_is_refused_as_declared(mixed $sent): void
    {
        $this->assertSame('422 bad_mood mood is good or bad.', self::read(['post_id' => '7', 'mood' => $sent]));
    }

    /** @return list<array{mixed}> */
    public function bad_words(): array
    {
        return [[null], [''], ['bad'], ['GOOD'], ['good '], ["good\0"], ["\xff"], ['01'], ['+1'], ['0'], [['good']],
            [['good' => 'good']], [str_repeat('good', 100)]];
    }

    public function test_what_is_not_declared_is_not_read(): void
    {
        $this->assertSame(['post_id' => 0, 'mood' => 'good'], self::read(['mood' => 'good', 'nonce' => 'x']));
        $this->assertSame('422 bad_mood mood is good or bad.', self::read([]));
    }

    /** @param array<string, mixed> $fields */
    private static function read(array $fields): array|string
    {
        try {
            return (new WireRequest(self::ROW))->fields(new Request($fields));
        } catch (Refusal $refusal) {
            return "$refusal->status $refusal->reason {$refusal->getMessage()}";
        }
    }
}
