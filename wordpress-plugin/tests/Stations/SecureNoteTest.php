<?php

declare(strict_types=1);

namespace Onda\Tests\Stations;

use Onda\Core\Forms\Screen;
use Onda\Owner\Stations\StationsOwner;
use Onda\Tests\PluginObjects;
use Onda\Tests\TestCase;

final class SecureNoteTest extends TestCase
{
    /** @dataProvider pages */
    public function test_an_owner_whose_player_needs_https_is_led_to_the_check(string $role, string $tag, bool $is_led): void
    {
        remove_all_actions('wp_footer');
        $objects = new PluginObjects();
        (new StationsOwner())->hook_printing($objects->printing());
        $objects->assets->use_tag($tag);
        $role === '' || $this->sign_in($role);
        $footer = $this->printed(static fn() => do_action('wp_footer'));
        $this->assertSame($is_led, str_contains($footer, (string) wp_json_encode(Screen::Stations->url())));
        $this->assertSame($is_led, $footer !== '');
    }

    /** @return array<string, array{string, string, bool}> */
    public function pages(): array
    {
        return [
            'a visitor' => ['', 'radio-player', false],
            'a subscriber' => ['subscriber', 'radio-player', false],
            'an editor, who may not check' => ['editor', 'radio-player', false],
            'the owner' => ['administrator', 'radio-player', true],
            'the owner, on a page that plays nothing' => ['administrator', 'onda-test-count', false],
        ];
    }
}
