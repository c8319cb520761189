<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Settings\SettingsStore;
use Onda\Tests\AjaxProcess;
use Onda\Tests\SearchIndexCase;
use Onda\Tests\StandInPlugin;
use Onda\Tests\UpstreamServer;

/** Another plugin answers actions of a feature, and registers them early, late, partly, or not for long. */
final class OtherOwnerTest extends SearchIndexCase
{
    /** Onda's answer to a visitor, who may have no favorites here. */
    private const OURS = '{"status":"unauthenticated"}';

    private UpstreamServer $upstream;
    private ?StandInPlugin $plugin = null;

    protected function setUp(): void
    {
        parent::setUp();
        $this->upstream = new UpstreamServer();
        $this->plugin = StandInPlugin::switched_on('owners');
    }

    protected function tearDown(): void
    {
        $this->plugin?->switch_off();
        delete_option('onda_test_owner');
        $this->upstream->stop();
        (new ActionOwners(''))->forget();
        parent::tearDown();
    }

    /** @dataProvider ways */
    public function test_the_whole_feature_is_answered_by_one_of_both(string $way, bool $is_other): void
    {
        update_option(SettingsStore::OPTION, ['favorites' => ['who' => 'users'], 'earlyAnswers' => true]);
        update_option('onda_test_owner', $way);
        foreach (['first', 'second'] as $request) {
            $this->assertSame($is_other, $this->is_answered_by_other('favorites_favorite'), "$way, $request request");
            // A feature is never read from one store and written to another.
            $is_ours = $this->body_of('favorites_array') === self::OURS;
            $this->assertSame($is_other, !$is_ours, "$way, $request request");
        }
    }

    public function ways(): array
    {
        return [
            'as its code is loaded' => ['soon', true],
            'at the very end of loading' => ['late', true],
            'in the admin alone' => ['in the admin', true],
            'one of the actions' => ['one action', true],
            'none in the end' => ['taken back', false],
            'none' => ['none', false],
        ];
    }

    public function test_one_that_dies_in_the_middle_keeps_its_feature(): void
    {
        update_option('onda_test_owner', 'dies');
        $this->assertSame('{"answered":"other"', $this->body_of('favorites_array'));
    }

    public function test_an_owner_that_changes_between_two_requests_is_followed(): void
    {
        foreach (['none', 'late', 'none', 'one action', 'taken back', 'in the admin'] as $way) {
            update_option('onda_test_owner', $way);
            // Any request of another action shows who answers now: an early answer cannot see it.
            $this->body_of('onda_test_nothing');
            $is_other = !in_array($way, ['none', 'taken back'], true);
            $this->assertSame($is_other, $this->is_answered_by_other('favorites_favorite'), $way);
        }
    }

    public function test_two_others_that_own_the_same_share_it_between_themselves(): void
    {
        update_option('onda_test_owner', 'soon');
        $second = StandInPlugin::switched_on('second-owner');
        $answer = $this->body_of('favorites_favorite');
        $second->switch_off();
        $this->assertSame('{"answered":"second"}', $answer);
    }

    private function is_answered_by_other(string $action): bool
    {
        return str_contains($this->body_of($action), '"answered":"other"');
    }

    private function body_of(string $action): string
    {
        return AjaxProcess::start("action=$action&postid=1&siteid=1&status=active", $this->upstream)->finish()['text'];
    }
}
