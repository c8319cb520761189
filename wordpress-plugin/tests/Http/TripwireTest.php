<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Early\EarlySwitch;
use Onda\Early\MustUseFile;
use Onda\Early\Tripwire;
use Onda\Tests\TestCase;

/** The kinds of end that a request may have before WordPress got to answer it; `WallsTest` has real ones. */
final class TripwireTest extends TestCase
{
    /** @dataProvider ends */
    public function test_only_a_refusal_is_one(int $status, bool $is_plain, string $location, bool $expected): void
    {
        $this->assertSame($expected, Tripwire::is_refusal($status, $is_plain, str_replace('HOME', home_url(), $location)));
    }

    public function test_a_run_of_the_scheduler_refuses_nobody(): void
    {
        $this->assertSame([false, true], [$this->is_tripped(true), $this->is_tripped(false)]);
    }

    /** A request for the front page ends before WordPress answers it. */
    private function is_tripped(bool $is_cron): bool
    {
        global $wp_actions;
        $former = $wp_actions;
        unset($wp_actions['parse_request'], $wp_actions['template_redirect']);
        error_clear_last();
        add_filter('wp_doing_cron', $is_cron ? '__return_true' : '__return_false', 11);
        $switch = new EarlySwitch(new SettingsStore(), new MustUseFile(get_temp_dir() . 'no-folder', 'onda.php'), new ActionOwners(''));
        $request = new Request([], [], ['REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/']);
        (new Tripwire($request, [], $switch))->shutdown();
        $wp_actions = $former;
        return Tripwire::refused() !== null;
    }

    /** @return array<string, array{int, bool, string, bool}> Status, a request that nobody else has to answer, location. */
    public function ends(): array
    {
        return [
            'forbidden' => [403, false, '', true],
            'sign in first' => [401, false, '', true],
            'too many requests' => [429, false, '', true],
            'for legal reasons' => [451, false, '', true],
            'later' => [503, false, '', true],
            'a form in place of the front page' => [200, true, '', true],
            'our action, answered by somebody' => [200, true, '', true],
            'our action, hidden' => [404, true, '', true],
            'the front page leads to a form' => [302, true, 'HOME/password/', true],
            'the front page leads to the sign-in' => [302, true, 'HOME/wp-login.php', true],
            'a download of a plugin' => [200, false, '', false],
            'an old address leads to a new one' => [301, false, 'HOME/new/', false],
            'an address that is gone' => [410, false, '', false],
            'an address of a plugin that is not there' => [404, false, '', false],
            'a message that a plugin does not understand' => [400, false, '', false],
            'to another scheme of the same page' => [301, true, 'https://secure.example/', false],
            'to another host of the same page' => [301, true, '//www.example.org/', false],
            'a site of a network that is gone' => [410, true, '', false],
            'an error of the server' => [500, true, '', false],
            'a gateway' => [502, true, '', false],
        ];
    }
}
