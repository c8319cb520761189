<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Http\Request;
use Onda\Features\Schedule\Episodes\EpisodeReader;
use Onda\Features\Schedule\Episodes\EpisodeSource;
use Onda\Features\Schedule\Episodes\EpisodeStore;
use Onda\Owner\Schedule\EpisodeFields;
use Onda\Tests\TestCase;

final class EpisodeFieldsTest extends TestCase
{
    use ScheduleSite;
    use EpisodeSite;

    protected function setUp(): void
    {
        parent::setUp();
        $this->begin();
        update_option('date_format', 'Y-m-d');
        $this->sign_in('author');
    }

    /**
     * @testWith ["contributor", 0]
     *     ["author", 6]
     *     ["editor", 6]
     */
    public function test_who_may_publish_has_feeds_read_six_times_a_minute(string $role, int $readings): void
    {
        $this->sign_in($role);
        $show = $this->show('Tarde');
        wp_update_post(['ID' => $show, 'post_status' => 'draft']);
        $reader = $this->reader([], $client);
        for ($at = 0; $at < 12; $at++) {
            $this->save($show, $reader, ['onda_show_feed' => self::FEED . "?$at"]);
            $reader->refresh_now($show, self::NOW);
        }
        $this->assertCount($readings, $client->dialed);
    }

    public function test_the_feed_of_a_contributor_is_read_in_the_background_once_it_is_public(): void
    {
        $this->sign_in('contributor');
        $show = $this->show('Tarde');
        $reader = $this->reader([self::FEED => self::feed(['A'])], $client);
        $this->save($show, $reader, ['onda_show_feed' => self::FEED]);
        $this->assertSame([], $client->dialed);
        $reader->refresh_now($show, self::NOW);
        $this->assertCount(1, $client->dialed);
    }

    public function test_a_new_address_is_read_at_once_and_the_box_says_what_was_found(): void
    {
        $show = $this->show('Tarde');
        $reader = $this->reader([self::FEED => self::feed(['A', 'B', 'C'])], $client);
        $this->save($show, $reader, ['onda_show_feed' => self::FEED, 'onda_show_downloads' => '1']);
        $this->save($show, $reader, ['onda_show_feed' => self::FEED]);
        $this->assertCount(1, $client->dialed);
        $this->assertSame([self::FEED, false], [EpisodeSource::of($show)->feed, EpisodeSource::of($show)->has_downloads]);
        $fields = (new EpisodeFields())->fields($show);
        $this->assertStringContainsString(self::found(3), $fields);
        $this->assertStringContainsString('value="' . self::FEED . '"', $fields);
        $this->assertStringNotContainsString('aria-invalid', $fields);
    }

    /** @dataProvider failures */
    public function test_the_reason_of_a_failure_is_said_in_plain_words(string $feed, mixed $answer, string $words): void
    {
        $show = $this->show('Tarde');
        $this->save($show, $this->reader($answer === null ? [] : [$feed => $answer]), ['onda_show_feed' => $feed]);
        $fields = (new EpisodeFields())->fields($show);
        $this->assertStringContainsString(esc_html(__($words, 'onda')), $fields);
        $this->assertStringContainsString('aria-invalid="true"', $fields);
        $this->assertStringNotContainsString('<script', $fields);
    }

    public function failures(): array
    {
        return [
            'a page' => [self::FEED, '<html>', 'This address is no feed.'],
            'no server' => [self::FEED, null, 'The server does not answer.'],
            'gone' => [self::FEED, new HttpAnswer(404, [], ''), 'The server says that there is nothing here for us.'],
            'private' => ['https://inside.example/x', null, 'This address is private: name its host and port in ONDA_TRUSTED_HOSTS in wp-config.php.'],
            'an unknown name' => ['https://nobody.example/x', null, 'There is no server with this name.'],
            'no address' => ['"><script>alert(1)</script>feed', null, 'This is no address. One looks like https://radio.example/feed.xml'],
        ];
    }

    public function test_a_failure_is_tried_again_by_saving_and_names_what_is_still_there(): void
    {
        $show = $this->heard('Tarde', self::feed(['A']));
        $this->reader([self::FEED => '<html>'])->read($show, self::FEED, self::NOW);
        $still = __('They are those of the last time that it could be read.', 'onda');
        $this->assertStringContainsString(self::found(1) . " $still", (new EpisodeFields())->fields($show));
        $this->save($show, $this->reader([self::FEED => self::feed(['A', 'B'])]), ['onda_show_feed' => self::FEED]);
        $this->assertStringContainsString(self::found(2), (new EpisodeFields())->fields($show));
    }

    public function test_without_an_address_nothing_is_left_of_the_feed(): void
    {
        $show = $this->heard('Tarde', self::feed(['A']));
        $this->save($show, $this->reader(), ['onda_show_feed' => '']);
        $this->assertSame([], (new EpisodeStore())->episodes($show));
        $this->assertSame([], $this->episodes()->of_show($show));
    }

    public function test_a_feed_without_sound_and_one_that_was_not_read_yet_say_so(): void
    {
        $show = $this->heard('Tarde', '<rss version="2.0"><channel></channel></rss>');
        $none = __('This feed has no episodes with sound.', 'onda');
        $this->assertStringContainsString($none, (new EpisodeFields())->fields($show));
        $unread = __('It is read within a few minutes.', 'onda');
        $show = $this->heard('Noche');
        $this->assertStringContainsString($unread, (new EpisodeFields())->fields($show));
        wp_update_post(['ID' => $show, 'post_status' => 'draft']);
        $later = __('It is read once the show is published.', 'onda');
        $this->assertStringContainsString($later, (new EpisodeFields())->fields($show));
    }

    private static function found(int $count): string
    {
        $words = _n('%1$s episode, of %2$s.', '%1$s episodes, the newest of %2$s.', $count, 'onda');
        return sprintf($words, $count, '2026-11-27');
    }

    /** @param array<string, string> $sent */
    private function save(int $show, EpisodeReader $reader, array $sent): void
    {
        (new EpisodeFields(new EpisodeStore(), $reader))->save($show, Request::from_globals(true)->with($sent, []), self::NOW);
    }
}
