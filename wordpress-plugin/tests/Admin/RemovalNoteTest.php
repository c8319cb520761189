<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Core\Settings\SettingsStore;
use Onda\Owner\Menu\RemovalNote;
use Onda\Tests\TestCase;

final class RemovalNoteTest extends TestCase
{
    private const FILE = WP_PLUGIN_DIR . '/onda/onda.php';

    protected function setUp(): void
    {
        parent::setUp();
        switch_to_locale('en_US');
    }

    protected function tearDown(): void
    {
        restore_previous_locale();
        parent::tearDown();
    }

    public function test_the_row_of_the_plugin_says_what_becomes_of_the_data(): void
    {
        $meta = apply_filters('plugin_row_meta', ['Version 1'], 'onda/onda.php', [], 'all');
        $this->assertStringContainsString('stays in the database', end($meta));
        $this->assertStringContainsString('page=onda-tools&amp;tab=removal', end($meta));
        update_option(SettingsStore::OPTION, ['deleteData' => true]);
        $note = (new RemovalNote(new SettingsStore(), self::FILE))->markup();
        $this->assertStringContainsString('its data goes too: settings, stations', $note);
        $this->assertStringContainsString('page=onda-newsletter&amp;tab=transfer', $note);
    }

    public function test_other_plugins_have_their_rows_as_they_were(): void
    {
        $this->assertSame(['Version 1'], apply_filters('plugin_row_meta', ['Version 1'], 'akismet/akismet.php', [], 'all'));
    }

    public function test_the_choice_names_what_goes_and_what_stays(): void
    {
        $form = self::form_of(self::section('removal'), []);
        $this->assertDoesNotMatchRegularExpression('/<input type="checkbox"[^>]* checked/', $form);
        $this->assertStringContainsString('Otherwise all of that stays in the database', $form);
    }
}
