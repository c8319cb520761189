<?php

declare(strict_types=1);

namespace Onda\Tests\Fetch;

use Onda\Core\Fetch\ResponseHead;
use PHPUnit\Framework\TestCase;

/** Each kind of answer is whole with its last byte, and not one before. */
final class ResponseHeadTest extends TestCase
{
    /** @dataProvider answers */
    public function test_an_answer_is_complete_with_its_last_byte(string $raw, bool $ends = true): void
    {
        $head = ResponseHead::read($raw);
        $this->assertSame([$ends, false], [$head->is_complete($raw), $head->is_complete(substr($raw, 0, -1))]);
        $this->assertNull(ResponseHead::read(substr($raw, 0, $head->length - 1)));
    }

    /** @return array<string, array{0: string, 1?: bool}> */
    public function answers(): array
    {
        return [
            'a length' => ["HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nuno\n"],
            'chunks' => ["HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nuno\r\n0\r\n\r\n"],
            'an event' => ["HTTP/1.1 200 OK\nContent-Type: text/event-stream\n\ndata: uno\n\n"],
            'neither' => ["ICY 200 OK\n\nuno", false],
            'a length that is none' => ["HTTP/1.0 200 OK\nContent-Length: -4\n\nuno", false],
        ];
    }
}
