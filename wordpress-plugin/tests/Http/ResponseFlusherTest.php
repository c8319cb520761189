<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Http\ResponseFlusher;
use PHPUnit\Framework\TestCase;

final class ResponseFlusherTest extends TestCase
{
    public function test_a_length_is_said_where_nobody_changes_the_body(): void
    {
        $this->assertTrue(ResponseFlusher::needs_length());
    }

    public function test_no_length_is_said_where_something_stands_before_the_body(): void
    {
        ob_start();
        echo 'A notice.';
        $needs_length = ResponseFlusher::needs_length();
        ob_end_clean();
        $this->assertFalse($needs_length);
    }

    public function test_no_length_is_said_where_somebody_may_change_the_body(): void
    {
        ob_start(static fn(string $body): string => strtoupper($body));
        $needs_length = ResponseFlusher::needs_length();
        ob_end_clean();
        $this->assertFalse($needs_length);
    }
}
