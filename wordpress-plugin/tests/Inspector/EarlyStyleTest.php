<?php

declare(strict_types=1);

namespace Onda\Tests\Inspector;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Inspector\HiddenRecords;
use Onda\Features\Inspector\PageObject;
use Onda\Tests\AjaxProcess;
use Onda\Tests\UpstreamServer;
use PHPUnit\Framework\TestCase;

/** The real admin-ajax.php: a style that holds up the first paint does not wait for the other plugins. */
final class EarlyStyleTest extends TestCase
{
    private UpstreamServer $upstream;
    private mixed $settings;
    private int $post;

    protected function setUp(): void
    {
        $this->upstream = new UpstreamServer();
        $this->settings = get_option(SettingsStore::OPTION);
        update_option(SettingsStore::OPTION, ['earlyAnswers' => true]);
        $this->post = wp_insert_post(['post_title' => 'A', 'post_content' => 'a', 'post_status' => 'publish']);
    }

    protected function tearDown(): void
    {
        $this->upstream->stop();
        $this->settings === false ? delete_option(SettingsStore::OPTION) : update_option(SettingsStore::OPTION, $this->settings);
        wp_delete_post($this->post, true);
    }

    public function test_the_style_is_the_same_before_and_after_the_other_plugins(): void
    {
        $json = '{"audience":[],"rules":[{"selector":"aside#a","classes":[],"label":""}]}';
        (new HiddenRecords())->write(PageObject::named('post', $this->post), $json);
        (new ActionOwners(''))->forget();
        $answers = [$this->ask(), $this->ask()];
        $this->assertSame(['200 late', '200 early'], array_column($answers, 'end'));
        [$late, $early] = array_map(static fn(array $answer): string => strstr($answer['json']['unread'], "\n", true), $answers);
        $this->assertStringStartsWith(':is(aside#a):not(', $early);
        $this->assertSame($late, $early);
    }

    private function ask(): array
    {
        return AjaxProcess::start("action=onda_hidden&object_type=post&object_id={$this->post}&v=x", $this->upstream)->finish();
    }
}
