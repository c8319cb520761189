<?php

declare(strict_types=1);

namespace Onda\Tests\Ajax;

use Onda\Ajax\Request;
use PHPUnit\Framework\TestCase;

final class RequestTest extends TestCase
{
    protected function tearDown(): void
    {
        $_POST = $_GET = $_COOKIE = [];
    }

    public function test_a_form_field_wins_over_the_query(): void
    {
        $_POST = ['station' => 'form'];
        $_GET = ['station' => 'query', 'other' => 'x'];
        $request = Request::from_globals(false);
        $this->assertSame(['form', 'x'], [$request->text('station'), $request->text('other')]);
    }

    public function test_a_cookie_is_never_a_field(): void
    {
        $_COOKIE = ['station' => 'cookie'];
        $this->assertSame('', Request::from_globals(false)->text('station'));
    }

    public function test_slashes_are_taken_off_only_where_wordpress_put_them_on(): void
    {
        $_POST = ['q' => "O\\'Brien"];
        $this->assertSame("O'Brien", Request::from_globals(true)->text('q'));
        $this->assertSame("O\\'Brien", Request::from_globals(false)->text('q'));
    }

    /** @dataProvider odd */
    public function test_what_is_no_short_text_is_empty(mixed $value): void
    {
        $this->assertSame('', (new Request(['x' => $value]))->text('x'));
    }

    public function odd(): array
    {
        return [[['a']], [str_repeat('x', 201)], ["\xC3\x28"], [null], [12]];
    }

    public function test_a_map_holds_texts_only(): void
    {
        $request = new Request(['want' => ['a' => 'x', 'b' => ['c'], 7 => 'y', str_repeat('k', 300) => 'z', '' => 'w'], 'plain' => 'x']);
        $this->assertSame(['a' => 'x', 'b' => '', 7 => 'y'], $request->map('want'));
        $this->assertNull($request->map('plain'));
        $this->assertNull($request->map('none'));
    }

    public function test_a_visitor_who_may_be_signed_in_is_noticed(): void
    {
        $this->assertTrue((new Request([], ['wordpress_logged_in_abc' => 'x']))->has_user_cookie());
        $this->assertFalse((new Request([], ['wordpress_test_cookie' => 'x']))->has_user_cookie());
    }
}
