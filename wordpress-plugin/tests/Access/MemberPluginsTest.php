<?php

declare(strict_types=1);

namespace Onda\Tests\Access;

use Onda\Core\Http\ActionOwners;
use Onda\Tests\AjaxProcess;
use Onda\Tests\SearchIndexCase;
use Onda\Tests\StandInPlugin;
use Onda\Tests\UpstreamServer;

/** Posts that other plugins keep for members, asked for over admin-ajax by a stranger. */
final class MemberPluginsTest extends SearchIndexCase
{
    private const PLUGINS = [
        'Members', 'Paid Memberships Pro', 'Restrict Content Pro', 'MemberPress', 'WooCommerce Memberships', 'Ultimate Member',
        'bbPress',
    ];

    private UpstreamServer $upstream;
    private ?StandInPlugin $plugin = null;

    protected function setUp(): void
    {
        parent::setUp();
        $this->upstream = new UpstreamServer();
    }

    protected function tearDown(): void
    {
        global $wpdb;
        $this->plugin?->switch_off();
        // The counts of those processes are not rolled back.
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_limits");
        $this->upstream->stop();
        (new ActionOwners(''))->forget();
        parent::tearDown();
    }

    /** @dataProvider engines */
    public function test_a_stranger_finds_none_of_the_posts_that_a_plugin_keeps_for_members(string $engine): void
    {
        foreach (self::PLUGINS as $place => $plugin) {
            $this->post("Secreto $place", 'candelabro', ['meta_input' => ['onda_test_kept_by' => $plugin]]);
        }
        $this->post('Escondido', 'candelabro', ['meta_input' => ['onda_test_hidden' => '1']]);
        $this->post('Guardado para nadie', 'candelabro');
        // Built before the plugin came: what is in the index is asked for again.
        $engine === 'index' && $this->build();
        $this->plugin = StandInPlugin::switched_on('member-plugins');
        foreach (['first', 'second'] as $request) {
            $answer = $this->ask_site('action=thim_search&s=candelabro');
            $this->assertSame(['Guardado para nadie'], array_column($answer['json']['data']['results'], 'title'), $request);
            $this->assertSame('200 late', $answer['end']);
            $engine === 'index' && $this->assertSame(1, $answer['json']['data']['total']);
        }
        $voice = $this->ask_site('action=voice_search_find&q=secreto+3');
        $this->assertFalse($voice['json']['success']);
        $completed = $this->ask_site('action=ajaxsearchpro_autocomplete&sauto=escond&asid=1');
        $engine === 'index' || $this->assertSame('', $completed['text']);
    }

    public function engines(): array
    {
        return ['our index' => ['index'], 'the search of WordPress' => ['wordpress']];
    }

    /** @return array{json: array<string, mixed>, text: string, end: string} */
    private function ask_site(string $fields): array
    {
        return AjaxProcess::start($fields, $this->upstream)->finish();
    }
}
