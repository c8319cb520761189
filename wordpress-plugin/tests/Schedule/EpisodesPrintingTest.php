<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Printing\Texts;
use Onda\Features\Schedule\Graph;
use Onda\Features\Schedule\Printing\EpisodesPrinting;
use Onda\Tests\TestCase;

final class EpisodesPrintingTest extends TestCase
{
    use ScheduleSite;
    use EpisodeSite;

    protected function setUp(): void
    {
        parent::setUp();
        $this->begin();
        update_option('date_format', 'Y-m-d');
    }

    protected function tearDown(): void
    {
        $_GET = $_REQUEST = [];
        parent::tearDown();
    }

    public function test_an_episode_is_a_row_whose_link_is_the_file(): void
    {
        $item = '<itunes:duration xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">58:00</itunes:duration></item>';
        $show = $this->heard('Tarde & noche', str_replace('</item>', $item, self::feed(['Uno <b>&</b> "dos"'])));
        $list = $this->list(['show' => (string) $show]);
        $id = $this->episodes()->of_show($show)[0]->id();
        $this->assertStringContainsString('<p part="title"><bdi>Uno &amp; &quot;dos&quot;</bdi></p>', $list);
        $this->assertStringContainsString('<time part="date" datetime="2026-11-27T12:00:00+01:00">2026-11-27</time>', $list);
        $this->assertStringContainsString('<span part="length">58 min</span>', $list);
        $this->assertStringContainsString('href="https://files.example/0.mp3"', $list);
        $this->assertStringContainsString('aria-label="Escuchar: Uno &amp; &quot;dos&quot;"', $list);
        $this->assertStringContainsString("data-episode=\"$id\"", $list);
        $this->assertStringContainsString("data-show=\"$show\"", $list);
        $this->assertStringContainsString('data-seconds="3480"', $list);
        $this->assertStringContainsString('data-show-title="Tarde &amp; noche"', $list);
        $this->assertStringNotContainsString('download', $list);
        $this->assertStringNotContainsString('has-chapters', $list);
    }

    public function test_a_length_has_hours_and_one_that_is_unknown_is_not_said(): void
    {
        $of = static fn(string $time): string =>
            str_replace('</item>', "<itunes:duration>$time</itunes:duration></item>", self::feed(['A']));
        $this->assertStringContainsString('1 h 5 min', $this->list(['show' => (string) $this->heard('A', $of('1:05:10'))]));
        $this->assertStringContainsString('>1 min', $this->list(['show' => (string) $this->heard('B', $of('5'))]));
        $this->assertStringNotContainsString(' min', $this->list(['show' => (string) $this->heard('C', $of('rubbish'))]));
    }

    public function test_downloads_are_there_where_the_owner_wants_them(): void
    {
        $show = $this->heard('Tarde', self::feed(['A']), true);
        $list = $this->list(['show' => (string) $show]);
        $this->assertStringContainsString('part="download" href="https://files.example/0.mp3" download', $list);
        $this->assertStringContainsString('data-download="https://files.example/0.mp3"', $list);
    }

    public function test_a_list_goes_on_by_plain_links(): void
    {
        $show = $this->heard('Tarde', self::feed(['1', '2', '3', '4', '5']));
        $attributes = ['show' => (string) $show, 'size' => 2];
        $titles = function () use ($attributes): array {
            preg_match_all('~part="title"><bdi>([^<]*)<~', $this->list($attributes), $found);
            return $found[1];
        };
        $this->assertSame(['1', '2'], $titles());
        $this->assertStringContainsString('onda_episodes=2#episodios" rel="nofollow">Más episodios', $this->list($attributes));
        $this->assertStringNotContainsString('recientes', $this->list($attributes));
        $_GET['onda_episodes'] = '2';
        $this->assertSame(['3', '4'], $titles());
        $this->assertStringNotContainsString('onda_episodes=1', $this->list($attributes), 'the first page has one address');
        $this->assertStringContainsString('onda_episodes=3#episodios', $this->list($attributes));
        foreach (['3', '99', '100000000000000000000'] as $beyond) {
            $_GET['onda_episodes'] = $beyond;
            $this->assertSame(['5'], $titles());
        }
        $this->assertStringNotContainsString('Más episodios', $this->list($attributes));
        foreach (['0', '-1', 'x', ''] as $none) {
            $_GET['onda_episodes'] = $none;
            $this->assertSame(['1', '2'], $titles());
        }
    }

    public function test_a_slug_names_a_show_and_nothing_the_newest_of_all(): void
    {
        $this->heard('Tarde', self::feed(['A']));
        $this->heard('Noche', self::feed(['B']));
        $this->assertStringContainsString('>A<', $this->list(['show' => 'tarde']));
        $this->assertStringNotContainsString('>B<', $this->list(['show' => 'tarde']));
        $all = $this->list([]);
        $this->assertStringContainsString('>A<', $all);
        $this->assertStringContainsString('>B<', $all);
        $this->assertSame(2, substr_count($all, 'part="show"'));
    }

    public function test_the_page_of_a_show_has_its_own_episodes_without_its_name(): void
    {
        $show = $this->heard('Tarde', self::feed(['A']));
        $this->heard('Noche', self::feed(['B']));
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query(['p' => $show, 'post_type' => 'onda_show']);
        $list = $this->list([]);
        $this->assertStringContainsString('>A<', $list);
        $this->assertStringNotContainsString('>B<', $list);
        $this->assertStringNotContainsString('part="show"', $list);
    }

    /** @dataProvider none */
    public function test_an_empty_list_is_nothing_for_visitors_and_a_way_for_editors(string $show): void
    {
        $named = $show === 'show' ? (string) $this->show('Tarde') : $show;
        $this->assertNull($this->list(['show' => $named]));
        foreach (['subscriber', 'author'] as $role) {
            $this->sign_in($role);
            $this->assertNull($this->list(['show' => $named]), $role);
        }
        $this->sign_in('administrator');
        $this->assertStringContainsString('part="empty"><a href="http', (string) $this->list(['show' => $named]));
    }

    public function none(): array
    {
        return ['a show without any' => ['show'], 'a show that there is not' => ['no-such-show'], 'all shows' => ['']];
    }

    public function test_a_shortcode_in_a_feed_does_not_run_where_a_block_printed_it(): void
    {
        add_shortcode('zz_hostile', static fn(): string => 'RAN');
        $text = 'A [zz_hostile] &#91;zz_hostile&#93;';
        $feed = str_replace('</item>', '<description>' . esc_html($text) . '</description></item>', self::feed([$text]));
        $show = $this->heard('Tarde', $feed);
        $list = $this->list(['show' => (string) $show]);
        $this->assertStringNotContainsString('RAN', do_shortcode($list));
        $this->assertStringContainsString('zz_hostile', do_shortcode($list));
        remove_shortcode('zz_hostile');
    }

    public function test_a_second_list_has_an_id_of_its_own(): void
    {
        $show = $this->heard('Tarde', self::feed(['A']));
        $printing = new EpisodesPrinting($this->texts(), $this->episodes());
        $both = $printing->inside(['show' => (string) $show]) . $printing->inside(['show' => (string) $show]);
        $this->assertStringContainsString('id="episodios"', $both);
        $this->assertStringContainsString('id="episodios-2"', $both);
    }

    public function test_search_engines_read_the_episodes_of_a_show(): void
    {
        $show = $this->heard('Tarde', self::feed(['A</script>', 'B']));
        $script = (new Graph($this->schedule()))->of('', [], $this->episodes()->of_show($show));
        $this->assertSame(1, substr_count($script, '</script>'));
        preg_match('~<script[^>]*>(.*)</script>~s', $script, $found);
        [$episode, $other] = json_decode($found[1], true, 32, JSON_THROW_ON_ERROR)['@graph'];
        $this->assertSame(['RadioEpisode', 'B'], [$other['@type'], $other['name']]);
        $this->assertSame('https://files.example/0.mp3', $episode['audio']['contentUrl']);
        $this->assertSame(get_permalink($show) . '#show', $episode['partOfSeries']['@id']);
        $this->assertSame('2026-11-27T12:00:00+01:00', $episode['datePublished']);
        $this->assertArrayNotHasKey('duration', $episode);
        $this->assertNotSame($episode['@id'], $other['@id']);
    }

    /** @param array<string, int|string> $attributes */
    private function list(array $attributes): ?string
    {
        return (new EpisodesPrinting($this->texts(), $this->episodes()))->inside($attributes);
    }

    private function texts(): Texts
    {
        return new Texts(dirname(__DIR__, 2) . '/generated');
    }
}
