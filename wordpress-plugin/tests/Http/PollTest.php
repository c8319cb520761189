<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Caching\Poll;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use PHPUnit\Framework\TestCase;

final class PollTest extends TestCase
{
    public function test_what_changed_comes_with_its_data_and_what_did_not_without(): void
    {
        $answers = $this->poll(['now-playing:uno' => 'old', 'now-playing:dos' => 'v-dos', 'now-playing:tres' => '']);
        $this->assertSame([
            'now-playing:uno' => ['version' => 'v-uno', 'data' => ['version' => 'v-uno', 'id' => 'uno']],
            'now-playing:dos' => ['version' => 'v-dos'],
            'now-playing:tres' => ['version' => 'v-tres', 'data' => ['version' => 'v-tres', 'id' => 'tres']],
        ], $answers);
    }

    public function test_one_bad_key_does_not_spoil_the_others(): void
    {
        $answers = $this->poll(['now-playing:nix' => '', 'other:uno' => '', 'now-playing' => '', 'now-playing:uno' => 'v-uno']);
        $this->assertSame(['error' => 'unknown_station'], $answers['now-playing:nix']);
        $this->assertSame(['error' => 'unknown_key'], $answers['other:uno']);
        $this->assertSame(['version' => 'v-uno'], $answers['now-playing:uno']);
    }

    public function test_all_keys_share_one_deadline(): void
    {
        $deadlines = [];
        $reader = static function (string $id, float $deadline) use (&$deadlines): array {
            $deadlines[] = $deadline;
            return ['version' => 'x'];
        };
        self::of(['now-playing' => $reader])(new Request(['want' => ['now-playing:a' => '', 'now-playing:b' => '']]));
        $this->assertSame($deadlines[0], $deadlines[1]);
        $this->assertLessThanOrEqual(microtime(true) + 6, $deadlines[0]);
    }

    public function test_twenty_keys_are_answered(): void
    {
        $want = array_fill_keys(array_map(static fn(int $n): string => "now-playing:$n", range(1, 20)), '');
        $this->assertCount(20, $this->poll($want));
    }

    /** @dataProvider wrong */
    public function test_a_request_of_another_shape_is_refused(array $fields, string $reason): void
    {
        try {
            self::of([])(new Request($fields));
            $this->fail('it was answered');
        } catch (Refusal $refusal) {
            $this->assertSame([400, $reason], [$refusal->status, $refusal->reason]);
        }
    }

    public function wrong(): array
    {
        $many = array_fill_keys(array_map(static fn(int $n): string => "now-playing:$n", range(1, 21)), '');
        return [[[], 'bad_request'], [['want' => 'x'], 'bad_request'], [['want' => $many], 'too_many_keys']];
    }

    /** @param array<string, string> $want */
    private function poll(array $want): array
    {
        $reader = static fn(string $id, float $deadline): array => in_array($id, ['nix', ''], true)
            ? throw new Refusal(404, 'unknown_station', 'x')
            : ['version' => "v-$id", 'id' => $id];
        return self::of(['now-playing' => $reader])(new Request(['want' => $want]));
    }

    /** @param array<string, \Closure(string, float): array<string, mixed>> $readers By kind of resource. */
    private static function of(array $readers): Poll
    {
        return new Poll($readers);
    }
}
