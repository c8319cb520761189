<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Core\Forms\Section;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Owner\Forms\SectionForm;
use Onda\Tests\ReadOnlyOptions;
use Onda\Tests\TestCase;

final class SectionFormTest extends TestCase
{
    use ReadOnlyOptions;

    protected function setUp(): void
    {
        parent::setUp();
        switch_to_locale('en_US');
        $this->sign_in('administrator');
    }

    protected function tearDown(): void
    {
        restore_previous_locale();
        parent::tearDown();
    }

    public function test_a_section_is_saved_alone_and_leads_back_to_its_place(): void
    {
        update_option(SettingsStore::OPTION, ['voiceSpeech' => 'device', 'favorites' => ['perPage' => 7]]);
        $section = self::section('votes');
        $next = $this->send($section, ['votes' => ['who' => 'users']]);
        $this->assertStringEndsWith('admin.php?page=onda-favorites&tab=votes&saved=1', $next);
        $stored = get_option(SettingsStore::OPTION);
        $this->assertSame(['device', ['perPage' => 7]], [$stored['voiceSpeech'], $stored['favorites']]);
        $this->assertSame('users', $stored['votes']['who']);
        $this->assertArrayNotHasKey('stations', $stored, 'what was never chosen has its default, also when that changes');
    }

    public function test_of_two_owners_in_one_second_both_keep_their_change(): void
    {
        global $wpdb;
        update_option(SettingsStore::OPTION, ['voiceSpeech' => 'device']);
        // The other owner's request writes after this one has loaded all options.
        $other = serialize(['voiceSpeech' => 'device', 'favorites' => ['perPage' => 7]]);
        $wpdb->update($wpdb->options, ['option_value' => $other], ['option_name' => SettingsStore::OPTION]);
        $this->assertNotSame('', $this->send(self::section('votes'), ['votes' => ['who' => 'users']]));
        $stored = get_option(SettingsStore::OPTION);
        $this->assertSame([7, 'users'], [$stored['favorites']['perPage'] ?? null, $stored['votes']['who']]);
        $this->assertFalse(get_option(SettingsStore::OPTION . '.lock'), 'the next owner does not wait');
    }

    public function test_an_owner_waits_as_long_as_another_saves(): void
    {
        $lock = SettingsStore::OPTION . '.lock';
        // The other owner's server is slow: nobody has released the lock for seven seconds.
        $other = time() - 7;
        add_option($lock, $other);
        $held = [];
        $note = static function () use ($lock, &$held): void {
            $held[] = (int) get_option($lock);
        };
        add_action('add_option_' . SettingsStore::OPTION, $note);
        $this->assertNotSame('', $this->send(self::section('votes'), ['votes' => ['who' => 'users']]));
        $this->assertCount(1, $held);
        $this->assertGreaterThan($other, $held[0], 'the lock is this request\'s own');
    }

    public function test_an_owner_is_told_what_the_database_did_not_keep(): void
    {
        update_option(SettingsStore::OPTION, ['votes' => ['who' => 'everybody']]);
        $form = new SectionForm(self::section('votes'));
        $next = $this->without_writing(fn(): string =>
            $form->receive($this->request(self::section('votes'), ['votes' => ['who' => 'users']])));
        $this->assertSame('', $next);
        $screen = $this->printed($form->page(...));
        $this->assertStringContainsString(__('The database did not keep these settings. Nothing was saved.', 'onda'), $screen);
        $this->assertMatchesRegularExpression('~value="users"[^>]*(checked|selected)~', $screen, 'what was chosen is still there');
        $this->assertNotSame('', $this->without_writing(fn(): string =>
            $this->send(self::section('votes'), ['votes' => ['who' => 'everybody']])), 'nothing was to change');
    }

    public function test_settings_of_one_record_on_two_tabs_keep_each_other(): void
    {
        update_option(SettingsStore::OPTION, ['search' => ['engine' => 'wordpress', 'trending' => ['radio']]]);
        $this->send(self::section('search'), ['search' => ['trending' => 'faro, mar']]);
        $search = get_option(SettingsStore::OPTION)['search'];
        $this->assertSame(['wordpress', ['faro', 'mar']], [$search['engine'], $search['trending']]);
        $this->send(self::section('servers'), ['search' => ['engine' => 'auto', 'sphinx' => '', 'shards' => '']]);
        $this->assertSame(['faro', 'mar'], get_option(SettingsStore::OPTION)['search']['trending']);
    }

    public function test_a_part_that_is_wrong_already_does_not_hold_back_another(): void
    {
        remove_all_filters('sanitize_option_' . SettingsStore::OPTION);
        update_option(SettingsStore::OPTION, ['stations' => [['name' => '', 'stream' => 'x']]]);
        $this->assertNotSame('', $this->send(self::section('votes'), ['votes' => ['who' => 'users']]));
        $this->assertSame('users', get_option(SettingsStore::OPTION)['votes']['who']);
    }

    public function test_what_is_wrong_is_not_saved_and_shown_as_it_was_typed_beside_its_error(): void
    {
        $form = new SectionForm(self::section('stations'));
        $sent = ['stations' => [['name' => 'Typed <b>', 'stream' => 'nonsense "x"']]];
        $this->assertSame('', $form->receive($this->request(self::section('stations'), $sent)));
        $this->assertFalse(get_option(SettingsStore::OPTION));
        $screen = $this->printed($form->page(...));
        $this->assertStringContainsString('value="Typed &lt;b&gt;"', $screen);
        $this->assertStringContainsString('value="nonsense &quot;x&quot;"', $screen);
        $this->assertStringContainsString('aria-describedby="onda-error-stations-0-stream"', $screen);
        $this->assertStringContainsString('<a href="#onda-error-stations-0-stream">', $screen);
    }

    public function test_a_form_that_was_open_for_too_long_loses_nothing(): void
    {
        $section = self::section('votes');
        $form = new SectionForm($section);
        $this->assertSame('', $form->receive($this->request($section, ['votes' => ['who' => 'users']], ['onda_section' => 'x'])));
        $screen = $this->printed($form->page(...));
        $this->assertStringContainsString('Nothing is lost: send it again.', $screen);
        $this->assertStringContainsString('<option value="users" selected>', $screen);
        $this->assertFalse(get_option(SettingsStore::OPTION));
    }

    public function test_the_second_of_two_editors_reads_what_differs_and_can_save_again(): void
    {
        $section = self::section('votes');
        $late = $this->request($section, ['votes' => ['who' => 'everybody']]);
        $this->send($section, ['votes' => ['who' => 'users', 'underComments' => '1']]);
        $form = new SectionForm($section);
        $this->assertSame('', $form->receive($late));
        $this->assertSame('users', get_option(SettingsStore::OPTION)['votes']['who']);
        $screen = $this->printed($form->page(...));
        $this->assertStringContainsString('These settings were changed while the form was open.', $screen);
        $this->assertMatchesRegularExpression('~<li>[^<]+ is now: [^<]+</li>~', $screen);
        $this->assertNotSame('', $this->send($section, ['votes' => ['who' => 'everybody']]));
        $this->assertSame('everybody', get_option(SettingsStore::OPTION)['votes']['who']);
    }

    public function test_a_form_that_php_has_cut_is_not_saved(): void
    {
        $section = self::section('stations');
        $form = new SectionForm($section);
        $good = ['stations' => [['name' => 'Uno', 'stream' => 'https://radio.example/live']]];
        $this->assertSame('', $form->receive($this->request($section, $good, ['onda_complete' => null])));
        $this->assertStringContainsString('max_input_vars', $this->printed($form->page(...)));
        $this->assertFalse(get_option(SettingsStore::OPTION));
    }

    public function test_the_default_stands_beside_a_value_that_differs(): void
    {
        $this->assertStringNotContainsString('Default:', $this->tab(self::section('favorites')));
        update_option(SettingsStore::OPTION, ['favorites' => ['perPage' => 7]]);
        $this->assertStringContainsString('Default: 20', $this->tab(self::section('favorites')));
    }
    public function test_the_cover_is_chosen_from_the_media_library_by_who_may_upload(): void
    {
        $stations = self::section('stations');
        $cover = explode('-stations-0-cover"', $this->tab($stations), 3)[2];
        $this->assertMatchesRegularExpression('~^[^>]*></p><p class="onda-media"><button type="button" [^>]*hidden~', $cover);
        $owner = get_current_user_id();
        $this->sign_in('subscriber');
        SectionForm::tab($stations)->load?->__invoke();
        $this->assertFalse(wp_script_is('media-editor'));
        wp_set_current_user($owner);
        SectionForm::tab($stations)->load?->__invoke();
        $this->assertTrue(wp_script_is('media-editor'));
    }


    /** @param array<string, mixed> $sent The option as the form sends it. */
    private function send(Section $section, array $sent): string
    {
        return (new SectionForm($section))->receive($this->request($section, $sent));
    }

    /**
     * The request of a form that was printed now.
     *
     * @param array<string, mixed> $sent
     * @param array<string, string|null> $hidden Other values of its hidden fields; null takes one away.
     */
    private function request(Section $section, array $sent, array $hidden = []): Request
    {
        $printed = $this->printed((new SectionForm($section))->page(...));
        preg_match_all('/<input type="hidden" name="(onda_\w+)" value="([^"]*)">/', $printed, $fields);
        $fields = array_filter($hidden + array_combine($fields[1], $fields[2]), is_string(...));
        return new Request($fields + [$section->option => $sent], [], ['REQUEST_METHOD' => 'POST']);
    }
}
