<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Core\Http\Action;
use Onda\Core\Http\DeferredWork;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Favorites\FavoritesOptions;
use Onda\Owner\Favorites\ButtonPreview;
use Onda\Owner\Favorites\FavoritesOwner;
use Onda\Owner\Preview\Look;
use Onda\Owner\Preview\PreviewFrame;
use Onda\Owner\Preview\PreviewPage;
use Onda\Owner\Preview\TypedSettings;
use Onda\Owner\Stations\StationSettings;
use Onda\Tests\PluginObjects;
use Onda\Tests\TestCase;

/** The page of a preview: what is typed is what it draws, and nothing of it stays. */
final class PreviewTest extends TestCase
{
    private const HOSTILE = '"><script>alert(1)</script>';
    private const STORED = ['stations' => [['id' => 'uno', 'name' => 'Uno', 'stream' => 'https://a.example/live']]];

    protected function setUp(): void
    {
        parent::setUp();
        update_option(SettingsStore::OPTION, self::STORED);
    }

    protected function tearDown(): void
    {
        remove_all_filters('pre_option_' . SettingsStore::OPTION);
        parent::tearDown();
    }

    public function test_what_is_typed_is_read_and_not_stored(): void
    {
        $typed = [SettingsStore::OPTION => ['favorites' => ['who' => 'users', 'consentText' => self::HOSTILE]]];
        TypedSettings::use(self::section('favorites'), new Request($typed));
        $options = FavoritesOptions::stored(new SettingsStore());
        $this->assertFalse($options->is_for_everybody);
        $this->assertStringNotContainsString('<script', $options->consent_text());
        $this->assertSame('Uno', (new SettingsStore())->find('uno')?->name);
        remove_all_filters('pre_option_' . SettingsStore::OPTION);
        $this->assertSame(self::STORED, get_option(SettingsStore::OPTION));
    }

    public function test_the_look_of_the_favorite_button_takes_what_is_typed(): void
    {
        $printer = (new PluginObjects())->printer;
        $look = ButtonPreview::look($printer, new SettingsStore(), FavoritesOwner::section(...));
        $look->use(new Request([SettingsStore::OPTION => ['favorites' => ['who' => 'users']]]));
        $this->assertFalse(FavoritesOptions::stored(new SettingsStore())->is_for_everybody);
    }

    public function test_the_row_that_is_shown_is_the_only_one_also_while_it_is_wrong(): void
    {
        $rows = [['name' => 'Uno'], ['name' => self::HOSTILE, 'stream' => 'javascript:alert(1)']];
        $request = new Request([SettingsStore::OPTION => ['stations' => $rows], TypedSettings::ROW => '1']);
        $row = TypedSettings::use_row(StationSettings::section(), 'stations', $request);
        $this->assertSame($row['name'], (new SettingsStore())->all()[0]->name);
        $this->assertCount(1, (new SettingsStore())->all());
        $this->assertStringNotContainsString('<script>', (new PluginObjects())->printer->element('radio-player', ['station' => $row['id']]));
    }

    public function test_a_row_of_a_part_of_the_settings_is_read_from_its_part(): void
    {
        $typed = ['search' => ['instances' => [['id' => '1', 'name' => 'Typed']]]];
        $row = TypedSettings::use_row(self::section('boxes'), 'instances', new Request([SettingsStore::OPTION => $typed]));
        $this->assertSame('Typed', $row['name'] ?? null);
    }

    /** @dataProvider places */
    public function test_a_row_that_is_not_there_is_none(array $fields, ?string $name): void
    {
        $row = TypedSettings::use_row(StationSettings::section(), 'stations', new Request($fields));
        $this->assertSame($name, $row['name'] ?? null);
    }

    public function places(): array
    {
        return [
            'the first that is stored' => [[], 'Uno'],
            'beyond the stored' => [[TypedSettings::ROW => '9'], null],
            'no number' => [[TypedSettings::ROW => 'x'], 'Uno'],
            'an empty one' => [[SettingsStore::OPTION => ['stations' => [['name' => '', 'kind' => 'auto']]]], null],
            'a text' => [[SettingsStore::OPTION => ['stations' => 'x']], null],
        ];
    }

    public function test_the_page_has_the_element_alone_and_the_replies_of_its_look(): void
    {
        $replies = [['action' => 'x', 'reply' => ['text' => '</script>']]];
        $look = new Look('Title <b>', static fn(): string => '<p>Here</p>', null, static fn(): array => $replies);
        remove_all_actions('wp_head');
        remove_all_actions('wp_footer');
        $page = (new PreviewPage('x', $look))->page(new Request(['onda_preview_scheme' => 'dark']));
        $this->assertStringContainsString('<div class="onda-look"><p>Here</p></div>', $page);
        $this->assertStringContainsString('<title>Title &lt;b&gt;</title>', $page);
        $this->assertStringContainsString('color-scheme:dark', $page);
        $light = (new PreviewPage('x', $look))->page(new Request([]));
        $this->assertStringNotContainsString('color-scheme:dark', $light);
    }

    /**
     * @testWith ["administrator", "x", true]
     *           ["administrator", "of another", false]
     *           ["editor", "x", false]
     */
    public function test_it_is_drawn_for_the_owner_with_the_key_of_the_preview_alone(string $role, string $key, bool $is_drawn): void
    {
        $this->sign_in($role);
        parse_str((string) wp_parse_url(PreviewPage::address($key), PHP_URL_QUERY), $_GET);
        $was_drawn = false;
        $look = new Look('Title', static function () use (&$was_drawn): string {
            $was_drawn = true;
            return '';
        });
        remove_all_actions('wp_head');
        remove_all_actions('wp_footer');
        add_filter('nocache_headers', static fn(): never => throw new \DomainException('sent'));
        try {
            (new PreviewPage('x', $look))->template_redirect();
        } catch (\DomainException) {
            $this->assertSame($is_drawn, $was_drawn);
        } finally {
            $_GET = [];
        }
    }

    public function test_the_frame_has_a_title_and_each_choice_a_name(): void
    {
        $html = PreviewFrame::beside('<p>Fields</p>', 'https://site.example/?a=1&b=2', 'The "player"', ['Uno', self::HOSTILE]);
        $this->assertStringContainsString('title="The &quot;player&quot;"', $html);
        $this->assertStringNotContainsString('<script>', $html);
        $this->assertSame(3, substr_count($html, 'screen-reader-text'));
        $this->assertStringContainsString('Esto es lo guardado.', $html);
        $this->assertStringNotContainsString('<select', PreviewFrame::beside('', '', '', ['Uno']));
    }

    public function test_what_a_preview_asks_leaves_no_trace(): void
    {
        $action = new Action('x', static fn(): \Closure => static fn(): DeferredWork =>
            new DeferredWork(['a' => 1], static fn() => null));
        $this->assertNotNull(Reply::of($action, new Request([]))->afterwards);
        $this->assertNull(Reply::of($action, new Request([Reply::PREVIEW => '1']))->afterwards);
    }
}
