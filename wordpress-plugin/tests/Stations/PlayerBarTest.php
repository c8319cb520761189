<?php

declare(strict_types=1);

namespace Onda\Tests\Stations;

use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Printing\Printing;
use Onda\Core\Settings\PlayerPlace;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Stations\PlayerBar;
use Onda\Tests\Listening;
use Onda\Tests\PluginObjects;
use Onda\Tests\TestCase;

final class PlayerBarTest extends TestCase
{
    private const PLAYER = ['attributes' => ['station' => [], 'seamless' => []]];
    private const BUTTON = ['attributes' => ['station' => []]];

    /**
     * @dataProvider pages
     * @param list<array<string, string>> $players Those of the page.
     */
    public function test_a_page_has_the_bar_or_a_player_of_its_station(array $players, bool $has_bar): void
    {
        $this->configure(['id' => 'uno'], ['id' => 'dos']);
        PlayerPlace::choose(PlayerPlace::BAR);
        $bar = $this->bar();
        foreach ($players as $values) {
            $this->assertSame($values + ['seamless' => true], $bar->resolve(self::PLAYER, $values));
        }
        $this->assertSame($has_bar, str_contains($this->footer($bar), '<radio-player'));
    }

    /** @return array<string, array{list<array<string, string>>, bool}> */
    public function pages(): array
    {
        return [
            'no player' => [[], true],
            'one of the first station, unnamed' => [[[]], false],
            'one of the first station, by its id' => [[['station' => 'uno']], false],
            'one of another station' => [[['station' => 'dos']], true],
            'one of the first station, by its id, at another address' =>
                [[['station' => 'uno', 'radioStream' => 'https://radio.example/x']], false],
            'one of a stream of its own' => [[['radioStream' => 'https://radio.example/x']], true],
            'one of a data stream of its own' => [[['dataStream' => 'https://radio.example/x']], true],
            'one of a feed of its own' => [[['feed' => 'https://radio.example/x']], true],
            'one of a page of its own' => [[['url' => 'https://radio.example/x']], true],
            'one of a feed of its own, then one of the first station' =>
                [[['feed' => 'https://radio.example/x'], []], false],
            'both stations' => [[['station' => 'dos'], ['station' => 'uno']], false],
        ];
    }

    public function test_the_bar_stays_in_sight_small_and_plays_on(): void
    {
        $this->configure(['id' => 'uno']);
        PlayerPlace::choose(PlayerPlace::BAR);
        $bar = null;
        $parts = static function () use (&$bar): ElementParts {
            return new ElementParts(['player' => $bar->resolve(...)]);
        };
        $printing = new Printing(dirname(__DIR__, 2) . '/onda.php', $parts);
        $bar = new PlayerBar(new SettingsStore(), $printing->printer(...));
        $printed = $this->footer($bar);
        foreach (['sticky', 'start-minified', 'seamless'] as $attribute) {
            $this->assertMatchesRegularExpression("~<radio-player[^>]* {$attribute}[ =>]~", $printed);
        }
    }

    /** @dataProvider next_pages */
    public function test_the_owner_says_how_the_next_page_opens(string $next, bool $is_seamless): void
    {
        update_option(SettingsStore::OPTION, ['stations' => [['id' => 'uno']], 'player' => ['next' => $next]]);
        PlayerPlace::choose(PlayerPlace::BAR);
        $values = $this->bar()->resolve(self::PLAYER, []);
        $this->assertSame($is_seamless ? ['seamless' => true] : [], $values);
    }

    /** @return list<array{string, bool}> */
    public function next_pages(): array
    {
        return [['frame', true], ['load', false], ['', true], ['elsewhere', true]];
    }

    /** @dataProvider answers */
    public function test_there_is_no_bar_where_the_owner_wants_none(string $place, bool $has_station): void
    {
        $has_station ? $this->configure(['id' => 'uno']) : $this->configure();
        PlayerPlace::choose($place);
        $bar = $this->bar();
        $this->assertSame([], $bar->resolve(self::PLAYER, []));
        $this->assertSame('', $this->footer($bar));
    }

    /** @return list<array{string, bool}> */
    public function answers(): array
    {
        return [['', true], ['page', true], ['own', true], ['elsewhere', true], ['bar', false]];
    }

    public function test_what_was_written_stays_and_the_button_is_left_alone(): void
    {
        $this->configure(['id' => 'uno']);
        PlayerPlace::choose(PlayerPlace::BAR);
        $bar = $this->bar();
        $this->assertSame(['seamless' => false], $bar->resolve(self::PLAYER, ['seamless' => false]));
        $this->assertSame([], $bar->resolve(self::BUTTON, []));
    }

    private function bar(): PlayerBar
    {
        return new PlayerBar(new SettingsStore(), static fn(): ElementPrinter => (new PluginObjects())->printer);
    }

    private function footer(PlayerBar $bar): string
    {
        remove_all_actions('wp_footer');
        Listening::hook($bar);
        ob_start();
        do_action('wp_footer');
        return (string) ob_get_clean();
    }
}
