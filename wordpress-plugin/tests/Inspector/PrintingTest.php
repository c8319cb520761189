<?php

declare(strict_types=1);

namespace Onda\Tests\Inspector;

use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\Printing;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Inspector\HiddenRecords;
use Onda\Features\Inspector\InspectorPrinting;
use Onda\Features\Inspector\PageObject;
use Onda\Tests\TestCase;

/**
 * The printed page: usually nothing, one link if something is hidden, and the inspector for those who asked for it and
 * may.
 */
final class PrintingTest extends TestCase
{
    private const RULES = '"rules":[{"selector":"aside#a","classes":[],"label":""}]';

    private \WP_Post $page;

    protected function setUp(): void
    {
        parent::setUp();
        $this->page = $this->visit('a');
    }

    protected function tearDown(): void
    {
        unset($_GET[InspectorPrinting::QUERY]);
        parent::tearDown();
    }

    public function test_a_page_with_nothing_hidden_carries_nothing(): void
    {
        $printing = $this->printing();
        $this->assertSame('', $this->printed([$printing, 'wp_head']));
        $config = $printing->onda_config(['chunks' => (object) ['a' => 'a.js', 'element-inspector' => 'i.js'], 'styles' => (object) ['inspector' => 'i.css']]);
        $this->assertEquals(['chunks' => (object) ['a' => 'a.js'], 'styles' => (object) []], $config);
    }

    public function test_a_page_links_its_style_by_a_version_that_changes_with_it(): void
    {
        $this->keep('{"audience":[],' . self::RULES . '}');
        $first = $this->printed([$this->printing(), 'wp_head']);
        $pattern = '~^<link rel="stylesheet" id="onda-hidden" href="[^"]+/admin-ajax\.php\?action=onda_hidden&amp;object_type=post&amp;object_id='
            . $this->page->ID . '&amp;v=[0-9a-f]{12}">\n$~';
        $this->assertMatchesRegularExpression($pattern, $first);
        $this->keep('{"audience":["visitor"],' . self::RULES . '}');
        $this->assertNotSame($first, $this->printed([$this->printing(), 'wp_head']));
    }

    /** @dataProvider audiences */
    public function test_chosen_roles_alone_get_it(array $audience, string $role, bool $is_hidden): void
    {
        $this->keep('{"audience":' . json_encode($audience) . ',' . self::RULES . '}');
        $role === '' || $this->sign_in($role);
        $this->assertSame($is_hidden, $this->printed([$this->printing(), 'wp_head']) !== '');
    }

    public function audiences(): array
    {
        return [
            'everybody' => [[], '', true], 'everybody who is signed in' => [[], 'editor', true],
            'visitors' => [['visitor'], '', true], 'not the signed in' => [['visitor'], 'subscriber', false],
            'subscribers' => [['subscriber', 'author'], 'subscriber', true], 'not visitors' => [['subscriber'], '', false],
        ];
    }

    /** @dataProvider people */
    public function test_only_who_may_gets_the_inspector_and_the_entry_in_the_bar(string $role, bool $may): void
    {
        $role === '' || $this->sign_in($role);
        $this->assertSame($may, $this->bar() !== []);
        $_GET[InspectorPrinting::QUERY] = '1';
        $settings = $this->printing()->onda_config(['chunks' => (object) []])['settings']['inspector'] ?? null;
        $this->assertSame($may, $settings !== null);
        $this->assertSame($may, str_starts_with($this->inspector(), '<element-inspector loading="eager">'));
        if ($may) {
            $this->assertSame(['object_id' => $this->page->ID, 'object_type' => 'post'], $settings['wpdata']);
            $this->assertSame(['version' => '', 'audience' => [], 'rules' => []], $settings['hidden']);
            $this->assertArrayHasKey('visitor', $settings['roles']);
            $this->assertStringContainsString('#wpadminbar', $settings['never']['parts']);
            $this->assertStringNotContainsString(InspectorPrinting::QUERY, $settings['leave']);
        }
    }

    public function people(): array
    {
        return [['', false], ['subscriber', false], ['author', false], ['editor', true], ['administrator', true]];
    }

    public function test_an_editor_who_did_not_ask_gets_the_entry_alone(): void
    {
        $this->sign_in('editor');
        $this->assertStringContainsString(InspectorPrinting::QUERY . '=1', $this->bar()['href']);
        $this->assertSame('', $this->inspector());
        $this->assertArrayNotHasKey('settings', $this->printing()->onda_config(['chunks' => (object) []]));
    }

    public function test_pages_are_told_apart(): void
    {
        $this->assertSame("post-{$this->page->ID}", PageObject::shown()?->key());
        foreach (['is_home' => 'home-0', 'is_search' => 'search-0', 'is_404' => 'missing-0', 'is_date' => 'date-0', 'is_feed' => null] as $flag => $key) {
            $query = new \WP_Query();
            $query->$flag = true;
            $GLOBALS['wp_query'] = $query;
            $this->assertSame($key, PageObject::shown()?->key(), $flag);
        }
    }

    private function keep(string $json): void
    {
        (new HiddenRecords())->write(PageObject::named('post', $this->page->ID), $json);
    }

    private function printing(): InspectorPrinting
    {
        $printing = new Printing(dirname(__DIR__, 2) . '/onda.php', static fn(): ElementParts => new ElementParts());
        return new InspectorPrinting(new SettingsStore(), new HiddenRecords(), $printing);
    }

    /** @return array<string, mixed> Empty when there is none. */
    private function bar(): array
    {
        require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
        $bar = new \WP_Admin_Bar();
        $this->printing()->admin_bar_menu($bar);
        return (array) ($bar->get_node('onda-inspector') ?? []);
    }

    private function inspector(): string
    {
        return $this->printed([$this->printing(), 'wp_footer']);
    }
}
