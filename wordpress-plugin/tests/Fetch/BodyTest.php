<?php

declare(strict_types=1);

namespace Onda\Tests\Fetch;

use Onda\Core\Fetch\Body;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\ResponseHead;
use PHPUnit\Framework\TestCase;

final class BodyTest extends TestCase
{
    public function test_chunks_are_joined(): void
    {
        $raw = "5\r\nhello\r\n6;x=y\r\n world\r\n0\r\n\r\n";
        $this->assertSame('hello world', Body::decode($raw, ['transfer-encoding' => 'chunked'], 100));
    }

    /** @dataProvider encodings */
    public function test_a_body_is_unpacked_as_its_server_packed_it(string $encoding, string $packed): void
    {
        $headers = $encoding === '' ? [] : ['content-encoding' => $encoding];
        $this->assertSame('Faro - Marea', Body::decode($packed, $headers, 100));
    }

    /** @return list<array{string, string}> */
    public function encodings(): array
    {
        $text = 'Faro - Marea';
        return [
            ['', $text],
            ['identity', $text],
            ['gzip', (string) gzencode($text)],
            ['x-gzip', (string) gzencode($text)],
            ['GZIP', (string) gzencode($text)],
            ['deflate', (string) gzcompress($text)],
        ];
    }

    /** @dataProvider lengths */
    public function test_a_body_may_be_as_long_as_the_limit(string $text, bool $is_cut, ?string $expected): void
    {
        foreach (['identity' => $text, 'gzip' => (string) gzencode($text)] as $encoding => $raw) {
            try {
                $body = Body::decode($raw, ['content-encoding' => $encoding], 4, $is_cut);
            } catch (FetchFailed) {
                $body = null;
            }
            $this->assertSame($expected, $body, $encoding);
        }
    }

    /** @return list<array{string, bool, string|null}> */
    public function lengths(): array
    {
        return [
            ['', false, ''],
            ['abc', false, 'abc'],
            ['abcd', false, 'abcd'],
            ['abcde', false, null],
            ['abc', true, 'abc'],
            ['abcd', true, 'abcd'],
            ['abcde', true, 'abcd'],
        ];
    }

    public function test_a_bomb_inside_a_bomb_is_not_opened_twice(): void
    {
        $inner = (string) gzencode(str_repeat('x', 1024));
        $packed = (string) gzencode($inner);
        $this->assertSame($inner, Body::decode($packed, ['content-encoding' => 'gzip'], 100_000));
    }

    public function test_unpacking_stops_at_the_limit(): void
    {
        $bomb = (string) gzencode(str_repeat("\0", 32 * 1024 * 1024));
        $before = memory_get_usage();
        try {
            Body::decode($bomb, ['content-encoding' => 'gzip'], 256 * 1024);
            $this->fail('it was unpacked');
        } catch (FetchFailed $failed) {
            $this->assertStringContainsString('too large', $failed->getMessage());
        }
        $this->assertLessThan(4 * 1024 * 1024, memory_get_usage() - $before);
    }

    public function test_an_encoding_that_nobody_asked_for_is_refused(): void
    {
        $this->expectException(FetchFailed::class);
        Body::decode('x', ['content-encoding' => 'br'], 100);
    }

    public function test_old_shoutcast_servers_are_understood(): void
    {
        $head = ResponseHead::read("ICY 200 OK\r\nicy-name: Uno\r\n\r\nbody");
        $this->assertSame([200, 'Uno'], [$head->status, $head->headers['icy-name']]);
    }

    public function test_what_is_not_http_is_a_failure(): void
    {
        $this->expectException(FetchFailed::class);
        ResponseHead::read("SSH-2.0-x\r\n\r\n");
    }
}
