<?php

declare(strict_types=1);

namespace Onda\Tests\Blocks;

use Onda\Core\Blocks\EditorData;
use Onda\Core\Printing\Manifest;
use Onda\Tests\PluginObjects;
use Onda\Tests\Listening;
use Onda\Tests\TestCase;

final class EditorDataTest extends TestCase
{
    public function test_it_has_filled_texts_and_leaves_the_attributes_to_the_editor(): void
    {
        $element = $this->data()->data()['elements']['radio-player'];
        $this->assertStringContainsString('{{radioName}}', $element['template']);
        $this->assertStringNotContainsString('{{t ', $element['template']);
        $this->assertSame('https://site.example/build/player-A.css', $element['style']);
    }

    public function test_a_preview_has_the_sheet_of_what_a_visitor_opens(): void
    {
        $file = (string) tempnam(sys_get_temp_dir(), 'manifest');
        file_put_contents($file, "<?php return ['styles' => ['player' => 'p.css', 'player-more' => 'more.css', 'onda-test-count' => 'c.css']];");
        $elements = $this->data(new Manifest($file, PluginObjects::BASE))->data()['elements'];
        unlink($file);
        $this->assertSame(PluginObjects::BASE . 'more.css', $elements['radio-player']['more']);
        $this->assertSame([], array_filter($elements, static fn(array $element): bool => !isset($element['template'])));
    }

    public function test_it_names_the_stations_and_what_the_features_offer(): void
    {
        $this->configure(['id' => 'uno', 'name' => 'Radio "Uno"', 'cover' => 'https://x.example/a.jpg']);
        $offer = static fn(array $choices): array => $choices + ['list' => [['value' => 'a', 'label' => 'A']]];
        add_filter('onda_block_choices', $offer, 5);
        $data = $this->data()->data();
        remove_filter('onda_block_choices', $offer, 5);
        $this->assertSame(['uno', 'Radio "Uno"'], [$data['stations'][0]['id'], $data['stations'][0]['name']]);
        $this->assertSame('https://x.example/a.jpg', $data['stations'][0]['attributes']->noImageAvailable);
        $this->assertSame([['value' => 'a', 'label' => 'A']], $data['choices']['list']);
        $this->assertContains('thumbnail', array_column($data['choices']['size'], 'value'));
    }

    /** @dataProvider people */
    public function test_authors_alone_are_answered(?string $role, int $status): void
    {
        $role === null ? wp_set_current_user(0) : $this->sign_in($role);
        global $wp_rest_server;
        $wp_rest_server = null;
        Listening::hook($this->data());
        $reply = rest_do_request(new \WP_REST_Request('GET', '/onda/v1/editor'));
        $this->assertSame($status, $reply->get_status());
        $this->assertSame('', $status === 200 ? $reply->get_data()['settings'] : '');
    }

    public static function people(): array
    {
        return [[null, 401], ['subscriber', 403], ['contributor', 200], ['editor', 200]];
    }

    private function data(?Manifest $manifest = null): EditorData
    {
        $objects = new PluginObjects();
        return new EditorData($objects->elements, $objects->templates, $objects->texts, $manifest ?? $objects->manifest, $objects->stations);
    }
}
