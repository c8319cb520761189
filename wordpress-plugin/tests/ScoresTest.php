<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Features\Scores\Day;
use Onda\Features\Scores\Game;
use Onda\Features\Scores\GameRepository;
use Onda\Features\Scores\GameRules;
use Onda\Owner\Scores\GameCsv;
use Onda\Owner\Scores\ScoresScreen;

/** Scores from what an editor writes to what a page shows. */
final class ScoresTest extends TestCase
{
    private const DAY = '2026-03-14';
    private GameRepository $games;

    protected function setUp(): void
    {
        parent::setUp();
        $this->games = new GameRepository();
        $_GET = $_POST = [];
        $this->visit('x');
    }

    protected function tearDown(): void
    {
        $_GET = $_POST = [];
        unset($_SERVER['REQUEST_METHOD']);
        parent::tearDown();
        $GLOBALS['wp_rewrite']->init();
    }

    public function test_the_games_of_a_day_stand_by_competition_and_say_how_they_end(): void
    {
        $this->put('Liga', '18:30', 'Uno', 'Dos', 2, 1, 'final');
        $this->put('Liga', '12:00', 'Tres <b>', 'Cuatro');
        $this->put('Copa', '', 'Cinco', 'Seis', null, null, 'postponed');
        $this->games->put(new Game('2026-03-15', 'Liga', '10:00', 'Siete', 'Ocho'));
        $board = $this->board(['d' => self::DAY]);
        $this->assertSame(['Copa', 'Liga'], $this->texts('h3', $board));
        $this->assertSame(['–', '–', '2 – 1'], $this->texts('span part="score"', $board));
        $this->assertSame(['Aplazado', 'Final'], $this->texts('span part="state"', $board));
        $this->assertSame(['Tres &lt;b&gt;'], array_slice($this->texts('span part="home"', $board), 1, 1));
        $this->assertStringContainsString('<time datetime="2026-03-14T18:30">18:30</time>', $board);
        $this->assertMatchesRegularExpression('~<option value="liga" data-section="(competicion-liga[-\d]*)">Liga</option>.*<section id="\1"~', $board);
        $this->assertStringContainsString('d=2026-03-15', $board);
        $this->assertStringNotContainsString('Siete', $board);
        $this->assertStringNotContainsString("\n", $board);
    }

    public function test_one_competition_can_be_asked_for_without_a_script(): void
    {
        $this->put('Liga', '18:30', 'Uno', 'Dos');
        $this->put('Copa', '', 'Cinco', 'Seis');
        $this->assertSame(['Copa'], $this->texts('h3', $this->board(['d' => self::DAY, 'competition' => 'copa'])));
        $this->assertSame(['Copa', 'Liga'], $this->texts('h3', $this->board(['d' => self::DAY, 'competition' => 'no<script>'])));
    }

    public function test_two_boards_on_a_page_share_no_id(): void
    {
        $this->put('Liga', '18:30', 'Uno', 'Dos');
        $this->put('Copa', '', 'Cinco', 'Seis');
        $_GET = ['d' => self::DAY];
        preg_match_all('/ id="([^"]+)"/', do_shortcode('[scores_board][scores_board]'), $ids);
        $this->assertCount(8, $ids[1]);
        $this->assertCount(8, array_unique($ids[1]));
    }

    public function test_a_day_without_games_says_so(): void
    {
        $this->assertStringContainsString('Este día no se juega nada.', $this->board(['d' => '1999-01-01']));
    }

    /** @return list<array{mixed}> */
    public static function no_days(): array
    {
        return [[''], ['2026-02-30'], ['2026-13-01'], ['9999-01-01'], ['26-01-01'], ['2026-03-14 00:00'], ["2026-03-14'"], ['<script>'], [['2026-03-14']]];
    }

    /** @dataProvider no_days */
    public function test_what_is_no_day_is_today(mixed $asked): void
    {
        $today = wp_date('Y-m-d');
        $this->assertStringContainsString("data-day=\"$today\"", $this->board(['d' => $asked]));
        $this->assertStringContainsString(" value=\"$today\"", $this->calendar(['d' => $asked]));
    }

    public function test_the_calendar_begins_its_weeks_on_sunday_and_marks_days_with_games(): void
    {
        update_option('start_of_week', 1);
        $this->put('Liga', '18:30', 'Uno', 'Dos');
        $calendar = $this->calendar(['d' => self::DAY]);
        preg_match('~<thead>.*?</thead>~', $calendar, $head);
        $this->assertSame(mb_substr($GLOBALS['wp_locale']->get_weekday(0), 0, 2), $this->texts('abbr', $head[0])[0]);
        // March 2026 begins on a Sunday, April on a Wednesday.
        $this->assertStringContainsString('<tbody><tr><td><a ', $calendar);
        $april = $this->calendar(['d' => self::DAY, Day::MONTH => '2026-04']);
        $this->assertStringContainsString('<tbody><tr><td></td><td></td><td></td><td><a ', $april);
        $this->assertSame(1, preg_match_all('/ data-games/', $calendar));
        $this->assertMatchesRegularExpression('/data-date="2026-03-14" data-games aria-label="[^"]+, hay partidos" aria-current="date"/', $calendar);
        $this->assertStringContainsString('rel="nofollow"', $calendar);
        $this->assertSame([false, true], [str_contains($calendar, ' open'), str_contains($april, ' open')]);
        $this->assertStringContainsString('month=2026-02', $calendar);
    }

    public function test_no_link_or_field_asks_wordpress_for_other_posts(): void
    {
        $this->put('Liga', '18:30', 'Uno', 'Dos');
        $this->put('Copa', '', 'Cinco', 'Seis');
        $this->games->put(new Game('2026-03-15', 'Liga', '10:00', 'Siete', 'Ocho'));
        $markup = $this->board(['d' => self::DAY]) . $this->calendar(['d' => self::DAY]);
        preg_match_all('/href="[^"]*[?;]([a-z]+)=|;([a-z]+)=|name="([^"]+)"/', $markup, $found);
        $asked = array_unique(array_filter(array_merge($found[1], $found[2], $found[3])));
        $this->assertEqualsCanonicalizing(['competition', 'd', Day::MONTH], $asked);
        $this->assertSame([], array_intersect($asked, (new \WP())->public_query_vars));
    }

    public function test_forms_keep_what_the_address_asks_already(): void
    {
        $GLOBALS['wp_rewrite']->set_permalink_structure('');
        $this->assertMatchesRegularExpression('/<input type="hidden" name="page_id" value="\d+">/', $this->calendar([]));
    }

    public function test_a_game_brought_twice_is_one_with_its_last_score(): void
    {
        $this->put('Liga', '18:30', 'Uno', 'Dos');
        $this->put('LIGA', '19:00', 'uno', 'dos', 3, 3, 'live');
        $games = $this->games->of_day(self::DAY);
        $this->assertSame([['19:00', 3, 3, 'live']], array_map(static fn(Game $game): array =>
            [$game->starts, $game->home_score, $game->away_score, $game->state], $games));
        $this->put('Liga', '', 'Peña', 'X');
        $this->put('Liga', '', 'Pena', 'X');
        $this->assertCount(3, $this->games->of_day(self::DAY));
    }

    /** @return array<string, array{string}> */
    public static function tables(): array
    {
        return [
            'commas' => ["day,competition,hour,home,away\n2026-03-14,\"Liga, B\",18:30,Uno,Dos,2,1,final"],
            'semicolons' => ["\xEF\xBB\xBF2026-03-14;Liga, B;18:30;Uno;Dos;2;1;final\r\n\r\n"],
            'tabs' => ["2026-03-14\tLiga, B\t18:30\tUno\tDos\t2\t1\tfinal"],
            'line ends of an old Mac' => ["2026-03-14;Liga, B;18:30;Uno;Dos;2;1;final\r;;;\r"],
        ];
    }

    /** @dataProvider tables */
    public function test_lines_are_read_as_spreadsheets_write_them(string $csv): void
    {
        $expected = new Game(self::DAY, 'Liga, B', '18:30', 'Uno', 'Dos', 2, 1, 'final');
        $this->assertEquals(['games' => [$expected], 'errors' => []], GameCsv::read($csv));
    }

    /** Their second byte is also an old end of lines. */
    public function test_letters_of_other_languages_end_no_line(): void
    {
        $read = GameCsv::read("2026-03-14,Ekstraklasa,,Śląsk,Ålesund");
        $this->assertSame(['Śląsk', 'Ålesund'], [$read['games'][0]->home, $read['games'][0]->away]);
    }

    /** @return list<array{array<string, mixed>}> */
    public static function wrong_games(): array
    {
        return [
            [['day' => '14/03/2026']], [['home' => '']], [['away' => str_repeat('a', 81)]], [['competition' => ['x']]],
            [['starts' => '25:00']], [['starts' => '7pm']], [['home_score' => '-1', 'away_score' => '1']], [['home_score' => '1']],
            [['home_score' => '1.5', 'away_score' => '1']], [['home_score' => '10000', 'away_score' => '1']], [['state' => 'x']],
        ];
    }

    /** @dataProvider wrong_games */
    public function test_a_wrong_game_gets_a_sentence(array $wrong): void
    {
        $right = ['day' => self::DAY, 'competition' => 'Liga', 'starts' => '', 'home' => 'Uno', 'away' => 'Dos'];
        $this->assertInstanceOf(Game::class, GameRules::read($right));
        $this->assertIsString(GameRules::read($wrong + $right));
    }

    public function test_lines_that_are_wrong_are_named_and_too_many_refused(): void
    {
        $read = GameCsv::read("2026-03-14;Liga;;Uno;Dos\n2026-03-14;Liga;;Uno\nhoy;Liga;;Uno;Dos");
        $this->assertSame([2, 3], array_keys($read['errors']));
        $this->assertSame([1], array_keys(GameCsv::read(str_repeat("x\n", GameCsv::MAX_LINES + 1))['errors']));
    }

    public function test_the_screen_keeps_removes_and_loses_nothing(): void
    {
        $this->sign_in('editor');
        $this->put('Liga', '18:30', 'Uno', 'Dos');
        $key = $this->games->of_day(self::DAY)[0]->key();
        $rows = [
            ['key' => $key, 'competition' => 'Liga', 'starts' => '18:30', 'home' => "L'Uno", 'away' => 'Tres'],
            ['competition' => 'Copa <i>', 'home' => 'Cinco', 'away' => ''],
            ['competition' => '', 'home' => ''],
        ];
        $screen = $this->send(['d' => self::DAY, 'games' => $rows]);
        $kept = array_map(static fn(Game $game): array => [$game->home, $game->away], $this->games->of_day(self::DAY));
        $this->assertSame([["L'Uno", 'Tres']], $kept);
        $this->assertStringContainsString('value="Copa &lt;i&gt;"', $screen);
        $this->assertStringContainsString('notice-error', $screen);
        $key = $this->games->of_day(self::DAY)[0]->key();
        $this->send(['d' => self::DAY, 'games' => [['key' => $key, 'competition' => 'Liga', 'remove' => '1']]]);
        $this->assertSame([], $this->games->of_day(self::DAY));
        $csv = "2026-03-14;Liga;18:00;Uno;Dos;2;1;final\n2026-03-14;Liga;25:00;Uno;Dos";
        $this->assertStringContainsString('18:00;Uno;Dos;2;1;final&#10;2026', $this->send(['d' => self::DAY, 'csv' => $csv]));
        $this->assertSame([], $this->games->of_day(self::DAY));
    }

    public function test_what_was_removed_stays_so_when_another_row_is_wrong(): void
    {
        $this->sign_in('editor');
        $this->put('Liga', '18:30', 'Uno', 'Dos');
        $key = $this->games->of_day(self::DAY)[0]->key();
        $removed = ['key' => $key, 'competition' => 'Liga', 'starts' => '18:30', 'home' => 'Uno', 'away' => 'Dos', 'remove' => '1'];
        $screen = $this->send(['d' => self::DAY, 'games' => [$removed, ['competition' => 'Copa']]]);
        $this->assertMatchesRegularExpression('/<input name="games\[0\]\[remove\]"[^>]* checked/', $screen);
        $this->assertSame(1, substr_count($screen, ' checked'));
    }

    public function test_nobody_writes_without_the_right_or_from_elsewhere(): void
    {
        $csv = '2026-03-14;Liga;18:00;Uno;Dos';
        $this->sign_in('author');
        $this->send(['csv' => $csv]);
        $this->sign_in('editor');
        $screen = $this->send(['csv' => $csv, '_wpnonce' => 'x']);
        $this->assertSame([], $this->games->of_day(self::DAY));
        $this->assertStringContainsString($csv, $screen);
    }

    private function put(string $competition, string $starts, string $home, string $away, mixed ...$rest): void
    {
        $this->games->put(new Game(self::DAY, $competition, $starts, $home, $away, ...$rest));
    }

    private function board(array $asked): string
    {
        $_GET = $asked;
        return do_shortcode('[scores_board]');
    }

    private function calendar(array $asked): string
    {
        $_GET = $asked;
        return do_shortcode('[scores_calendar]');
    }

    /** @param array<string, mixed> $fields */
    private function send(array $fields): string
    {
        $_SERVER['REQUEST_METHOD'] = 'POST';
        $_POST = wp_slash($fields + ['_wpnonce' => wp_create_nonce('onda_scores')]);
        return $this->printed([new ScoresScreen($this->games), 'page']);
    }

    /** @return list<string> */
    private function texts(string $tag, string $markup): array
    {
        $name = strtok($tag, ' ');
        preg_match_all("~<$tag(?: [^>]*)?>(.*?)</$name>~", $markup, $found);
        return $found[1];
    }
}
