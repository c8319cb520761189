<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Http\Identity;
use Onda\Core\Http\Request;
use Onda\Tests\CookieJar;
use Onda\Tests\TestCase;

final class IdentityTest extends TestCase
{
    public function test_a_visitor_gets_a_cookie_only_when_something_is_kept_and_is_known_by_it_afterwards(): void
    {
        $jar = new CookieJar();
        $identity = new Identity($jar->cookies());
        $this->assertSame('', $identity->find(new Request([])));
        $this->assertSame([], $jar->values);

        $made = $identity->find_or_create(new Request([]));
        $again = new Request([], $jar->values);
        $this->assertMatchesRegularExpression('/^visitor:[0-9a-f]{32}$/', $made);
        $this->assertSame([$made, $made], [$identity->find($again), $identity->find_or_create($again)]);
        $this->assertStringNotContainsString($jar->values[Identity::COOKIE], $made);
        $this->assertNotSame($made, $identity->find_or_create(new Request([])));
    }

    public function test_no_script_and_no_other_site_reads_the_cookie(): void
    {
        update_option('home', 'https://radio.example/uno');
        update_option('siteurl', 'https://radio.example/uno/wp');
        $jar = new CookieJar();
        (new Identity($jar->cookies()))->find_or_create(new Request([]));
        $options = $jar->options[Identity::COOKIE];
        $this->assertSame(['/uno/', true, 'Lax'], [$options['path'], $options['httponly'], $options['samesite']]);
        $this->assertEqualsWithDelta(time() + YEAR_IN_SECONDS, $options['expires'], 5);
        $this->assertArrayNotHasKey('domain', $options);
    }

    /** @dataProvider forged */
    public function test_a_cookie_that_is_not_ours_is_nobody(mixed $cookie): void
    {
        $this->assertSame('', Identity::of_visitor(new Request([], [Identity::COOKIE => $cookie])));
    }

    public function forged(): array
    {
        return [[''], ['user:1'], [str_repeat('g', 32)], [str_repeat('a', 31)], [str_repeat('a', 33)], [['x']], [str_repeat('a', 100_000)], [str_repeat('a', 32) . "\n"]];
    }

    public function test_an_account_is_itself_with_any_cookie(): void
    {
        $jar = new CookieJar();
        $user = $this->sign_in('subscriber');
        $request = new Request([], [Identity::COOKIE => str_repeat('a', 32)]);
        $this->assertSame("user:$user", (new Identity($jar->cookies()))->find_or_create($request));
        $this->assertSame([], $jar->values);
    }

    public function test_a_forgotten_cookie_leaves_the_browser(): void
    {
        $jar = new CookieJar();
        $identity = new Identity($jar->cookies());
        $identity->find_or_create(new Request([]));
        $identity->forget();
        $this->assertSame([], $jar->values);
    }
}
