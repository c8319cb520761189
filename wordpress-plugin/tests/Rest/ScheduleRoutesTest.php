<?php

declare(strict_types=1);

namespace Onda\Tests\Rest;

use Onda\Tests\Schedule\EpisodeSite;
use Onda\Tests\Schedule\ScheduleSite;

final class ScheduleRoutesTest extends RestCase
{
    use ScheduleSite;
    use EpisodeSite;

    public function test_the_airings_of_some_days_have_their_show_and_hosts(): void
    {
        $this->begin();
        $host = $this->host('Ana');
        $show = $this->show('Tarde &amp; noche', [$host]);
        $slot = $this->slot($show, self::EVERY_DAY, 22 * 60, 180);
        $rows = self::call('GET', '/stations/uno/schedule', ['from' => '2026-03-28', 'days' => 2])->get_data();
        $this->assertSame(
            ["s$slot-20260327", "s$slot-20260328", "s$slot-20260329"],
            array_column($rows, 'id'),
        );
        $this->assertSame([
            'id' => "s$slot-20260328",
            'show' => $show,
            'title' => 'Tarde & noche',
            'link' => get_permalink($show),
            'hosts' => ['Ana'],
            'date' => '2026-03-28',
            'start' => 1774731600,
            'end' => 1774742400,
            'kind' => 'live',
            'repeat_of' => '',
            'reason' => '',
            'cancelled' => false,
        ], $rows[1]);
    }

    public function test_the_episodes_of_a_show_come_by_pages(): void
    {
        $this->begin();
        $show = $this->heard('Tarde', self::feed(['A & B', 'C', 'D']));
        $answer = self::call('GET', "/shows/$show/episodes", ['per_page' => 2]);
        $this->assertSame(['A & B', 'C'], array_column($answer->get_data(), 'title'));
        $this->assertSame('3', (string) $answer->get_headers()['X-WP-Total']);
        $this->assertSame('https://files.example/0.mp3', $answer->get_data()[0]['file']);
        $last = self::call('GET', "/shows/$show/episodes", ['per_page' => 2, 'page' => 2])->get_data();
        $this->assertSame(['D'], array_column($last, 'title'));
        wp_update_post(['ID' => $show, 'post_status' => 'private']);
        $this->assertSame('404 unknown_show', self::code(self::call('GET', "/shows/$show/episodes")));
    }

    public function test_a_cache_keeps_it_only_where_no_plugin_keeps_posts(): void
    {
        $this->begin();
        self::set(['earlyAnswers' => true]);
        $kept = static fn(): string => self::call('GET', '/stations/uno/schedule')->get_headers()['Cache-Control'];
        $this->assertStringStartsWith('public, max-age=60', $kept());
        add_filter('onda_may_read', '__return_true');
        $this->assertSame('private, no-store', $kept());
    }

    public function test_a_site_that_is_not_open_yet_tells_no_stranger_of_its_shows(): void
    {
        $this->begin();
        self::set(['pages' => ['comingSoon' => true]]);
        $this->assertSame('403 site_locked', self::code(self::call('GET', '/stations/uno/schedule')));
    }

    /** @dataProvider refused */
    public function test_what_is_no_question_is_refused(string $path, array $args, string $code): void
    {
        $this->begin();
        $this->assertSame($code, self::code(self::call('GET', $path, $args)));
    }

    public function refused(): array
    {
        return [
            'an unknown station' => ['/stations/dos/schedule', [], '404 unknown_station'],
            'no date' => ['/stations/uno/schedule', ['from' => 'mañana'], '400 rest_invalid_param'],
            'too many days' => ['/stations/uno/schedule', ['days' => 15], '400 rest_invalid_param'],
            'an unknown show' => ['/shows/999999/episodes', [], '404 unknown_show'],
            'too many episodes' => ['/shows/1/episodes', ['per_page' => 51], '400 rest_invalid_param'],
            'no days' => ['/stations/uno/schedule', ['days' => 0], '400 rest_invalid_param'],
        ];
    }
}
