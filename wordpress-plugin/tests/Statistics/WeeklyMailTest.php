<?php

declare(strict_types=1);

namespace Onda\Tests\Statistics;

use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Days;
use Onda\Features\Plays\StatisticsOptions;
use Onda\Owner\OwnerFeatures;
use Onda\Owner\Statistics\Range\RangeChoice;
use Onda\Owner\Statistics\Topics;
use Onda\Owner\Statistics\WeeklyMail;
use Onda\Plugin;
use Onda\Tests\TestCase;

/** The numbers of the week by mail: only where the owner wants it, and about the week before. */
final class WeeklyMailTest extends TestCase
{
    /** Monday 2026-11-23 08:00 in Madrid. */
    private const MONDAY = 1_795_417_200;

    /** @var list<array<string, mixed>> */
    private array $mails = [];

    protected function setUp(): void
    {
        parent::setUp();
        update_option('timezone_string', 'Europe/Madrid');
        update_option('onda_views_summed', '');
        add_filter('pre_wp_mail', function (mixed $answer, array $mail): bool {
            $this->mails[] = $mail;
            return true;
        }, 10, 2);
    }

    public function test_nobody_gets_it_by_default(): void
    {
        $this->assertFalse(StatisticsOptions::stored(new SettingsStore())['weeklyMail']);
        $this->mail()->plan(self::MONDAY);
        $this->mail()->send(self::MONDAY);
        $this->assertFalse(wp_next_scheduled(WeeklyMail::EVENT));
        $this->assertSame([], $this->mails);
    }

    public function test_it_is_planned_for_monday_morning_of_the_site_also_when_the_clocks_change(): void
    {
        $this->choose(['weeklyMail' => '1']);
        $this->mail()->plan(self::MONDAY);
        $this->assertSame(self::MONDAY + WEEK_IN_SECONDS, wp_next_scheduled(WeeklyMail::EVENT));
        // The clocks of Madrid go back on Sunday, 25 October 2026: the week is an hour longer.
        $before = gmmktime(6, 0, 0, 10, 19, 2026);
        $this->mail()->plan($before);
        $this->assertSame($before + WEEK_IN_SECONDS + HOUR_IN_SECONDS, wp_next_scheduled(WeeklyMail::EVENT));
        $this->choose([]);
        $this->mail()->plan(self::MONDAY);
        $this->assertFalse(wp_next_scheduled(WeeklyMail::EVENT));
    }

    public function test_it_tells_the_seven_days_before_in_html_and_leads_to_where_it_is_stopped(): void
    {
        global $wpdb;
        $this->choose(['weeklyMail' => '1', 'mailTo' => 'jefa@example.org']);
        foreach (['2026-11-16' => 40, '2026-11-22' => 2, '2026-11-23' => 900] as $day => $views) {
            $wpdb->insert("{$wpdb->prefix}onda_views_daily", ['day' => $day, 'post_id' => 900001, 'views' => $views]);
        }
        $wpdb->insert("{$wpdb->prefix}onda_views_total", ['post_id' => 900001, 'views' => 942]);
        $this->mail()->send(self::MONDAY);
        [$mail] = $this->mails;
        $this->assertSame('jefa@example.org', $mail['to']);
        $this->assertStringContainsString('<strong>42</strong>', $mail['message']);
        $this->assertStringContainsString('tab=plays', $mail['message']);
        $this->assertStringNotContainsString('<script', $mail['message']);
        $this->assertSame(self::MONDAY + WEEK_IN_SECONDS, wp_next_scheduled(WeeklyMail::EVENT));
    }

    public function test_the_plain_text_says_the_same(): void
    {
        global $wpdb;
        $wpdb->insert("{$wpdb->prefix}onda_plays", ['day' => Days::of(time()), 'station' => 'uno', 'plays' => 7, 'seconds' => 600]);
        $choice = RangeChoice::last_days(7, time());
        $mail = $this->mail();
        $text = $mail->text($mail->lines($choice), $choice);
        $this->assertStringContainsString(_x('Plays', 'statistics', 'onda') . ': 7 (', $text);
        $this->assertStringContainsString(__('Listening minutes', 'onda') . ': 10 (', $text);
        $this->assertStringNotContainsString('<', $text);
    }

    /** @param array<string, string> $statistics */
    private function choose(array $statistics): void
    {
        update_option(SettingsStore::OPTION, ['statistics' => $statistics + ['countPlays' => '1']]);
    }

    private function mail(): WeeklyMail
    {
        $plugin = new Plugin(WP_PLUGIN_DIR . '/onda/onda.php');
        $topics = static fn(): Topics => Topics::of(array_merge(...array_map(static fn($one): array =>
            $one->statistics(), OwnerFeatures::of($plugin->features()))));
        return new WeeklyMail(new SettingsStore(), $topics);
    }
}
