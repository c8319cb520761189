<?php

declare(strict_types=1);

namespace Onda\Tests\Access;

use Onda\Access\FrontPageRecord;
use Onda\Access\FrontPageWatch;
use Onda\Access\Lock;
use Onda\Http\ActionOwners;
use Onda\Tests\TestCase;

final class FrontPageWatchTest extends TestCase
{
    /** @dataProvider answers */
    public function test_what_the_front_page_answers_tells_whether_strangers_are_kept_out(int $status, array $headers, Lock $expected): void
    {
        $door = new FrontPageRecord();
        $door->note(Lock::Waiting);
        $headers = array_map(static fn(string $header): string => str_replace('LOGIN', wp_login_url('/x'), $header), $headers);
        $watch = new FrontPageWatch($door, new ActionOwners('x'), static fn(): array => [$status, $headers]);
        $watch->shutdown();
        $this->assertSame($expected, $door->seen());
    }

    public function answers(): array
    {
        return [
            'to the sign-in' => [302, ['Content-Type: text/html', 'Location: LOGIN'], Lock::Members],
            'sign in first' => [401, [], Lock::Members],
            'later' => [503, [], Lock::Waiting],
            'to a language' => [302, ['Location: https://example.org/es/'], Lock::Waiting],
            'an error' => [500, [], Lock::Waiting],
            'printed by somebody else' => [200, [], Lock::Waiting],
        ];
    }

    public function test_a_printed_page_opens_the_site_again(): void
    {
        $door = new FrontPageRecord();
        $door->note(Lock::Members);
        $watch = new FrontPageWatch($door, new ActionOwners('x'), static fn(): array => [200, []]);
        $this->assertSame('index.php', $watch->template_include('index.php'));
        $watch->shutdown();
        $this->assertSame(Lock::Open, $door->seen());
    }
}
