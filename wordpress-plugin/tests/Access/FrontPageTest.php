<?php

declare(strict_types=1);

namespace Onda\Tests\Access;

use Onda\Core\Access\OpenFrontPage;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\Lock;
use Onda\Tests\TestCase;

final class FrontPageTest extends TestCase
{
    /** @dataProvider answers */
    public function test_what_the_front_page_answers_tells_whether_strangers_are_kept_out(int $status, string $location, Lock $expected): void
    {
        update_option(OpenFrontPage::OPTION, Lock::Waiting->value);
        $location = str_replace('LOGIN', wp_login_url('/x'), $location);
        (new OpenFrontPage(new ActionOwners('x'), static fn(): array => [$status, $location]))->shutdown();
        $this->assertSame($expected, OpenFrontPage::lock());
    }

    public function answers(): array
    {
        return [
            'to the sign-in' => [302, 'LOGIN', Lock::Members],
            'sign in first' => [401, '', Lock::Members],
            'later' => [503, '', Lock::Waiting],
            'to a language' => [302, 'https://example.org/es/', Lock::Waiting],
            'an error' => [500, '', Lock::Waiting],
            'printed by somebody else' => [200, '', Lock::Waiting],
        ];
    }

    /** @dataProvider pages */
    public function test_the_front_page_alone_tells_of_strangers(string $query, bool $is_heard): void
    {
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query("posts_per_page=1$query");
        $page = new OpenFrontPage(new ActionOwners('x'), static fn(): array => [200, '']);
        $page->wp();
        $this->assertSame($is_heard, has_action('shutdown', [$page, 'shutdown']) !== false);
    }

    public function pages(): array
    {
        return ['itself' => ['', true], 'its second page' => ['&paged=2', false], 'a search' => ['&s=x', false]];
    }

    public function test_a_printed_page_opens_the_site_again(): void
    {
        update_option(OpenFrontPage::OPTION, Lock::Members->value);
        $page = new OpenFrontPage(new ActionOwners('x'), static fn(): array => [200, '']);
        $this->assertSame('index.php', $page->template_include('index.php'));
        $page->shutdown();
        $this->assertSame(Lock::Open, OpenFrontPage::lock());
    }
}
