<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Owner\Transfer\SettingsFile;
use Onda\Owner\Transfer\SettingsTab;
use Onda\Tests\TestCase;

final class SettingsTabTest extends TestCase
{
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

    public function test_the_tab_says_which_keys_no_file_holds(): void
    {
        $screen = $this->printed(self::settings_tab()->page(...));
        $this->assertStringContainsString('left out: Your API key of Last.fm.', $screen);
    }

    public function test_a_file_is_shown_first_and_taken_over_then(): void
    {
        $tab = self::settings_tab();
        $this->assertSame('', $tab->receive(self::request(self::file(['favorites' => ['perPage' => 9]]))));
        $screen = $this->printed($tab->page(...));
        $this->assertStringContainsString('<th scope="row">Favorites on a page of a list</th><td>20</td><td>9</td>', $screen);
        $this->assertSame([], (new SettingsStore())->settings());
        $next = self::settings_tab()->receive(self::request(self::file(['favorites' => ['perPage' => 9]]), [
            'take' => '1', 'was' => self::field($screen, 'was'), 'sections' => ['favorites'],
        ]));
        $this->assertStringEndsWith('admin.php?page=onda-tools&tab=settings&saved=1', $next);
        $this->assertSame(9, (new SettingsStore())->settings()['favorites']['perPage']);
    }

    public function test_settings_that_somebody_changed_meanwhile_are_shown_again(): void
    {
        $tab = self::settings_tab();
        $tab->receive(self::request(self::file(['favorites' => ['perPage' => 9]])));
        $was = self::field($this->printed($tab->page(...)), 'was');
        update_option(SettingsStore::OPTION, ['favorites' => ['perPage' => 5]]);
        $tab = self::settings_tab();
        $sent = ['take' => '1', 'was' => $was, 'sections' => ['favorites']];
        $this->assertSame('', $tab->receive(self::request(self::file(['favorites' => ['perPage' => 9]]), $sent)));
        $screen = $this->printed($tab->page(...));
        $this->assertStringContainsString('changed while this list was open', $screen);
        $this->assertStringContainsString('<td>5</td><td>9</td>', $screen);
        $this->assertSame(5, (new SettingsStore())->settings()['favorites']['perPage']);
    }

    /** @dataProvider refused */
    public function test_what_is_refused_is_said_at_the_field_and_changes_nothing(string $text, array $sent, string $reason): void
    {
        $tab = self::settings_tab();
        $this->assertSame('', $tab->receive(self::request($text, $sent)));
        $screen = $this->printed($tab->page(...));
        $this->assertMatchesRegularExpression("~<p class=\"notice notice-error inline\" id=\"onda-error-file\">[^<]*$reason~", $screen);
        $this->assertStringContainsString('aria-invalid="true"', $screen);
        $this->assertStringContainsString('Nothing was changed.', $screen);
        $this->assertSame([], (new SettingsStore())->settings());
    }

    public function refused(): array
    {
        return [
            'no file' => ['', [], 'Choose a file'],
            'not JSON' => ['<html>', [], 'not JSON'],
            'newer' => ['{"plugin":"onda","format":9,"settings":{}}', [], 'newer Onda'],
            'an expired form' => ['{}', ['onda_settings_file' => 'x'], 'open for too long'],
            'fields that PHP dropped' => ['{}', ['onda_settings_file' => null], 'larger than 1 MB'],
            'a value' => [self::file(['favorites' => ['perPage' => -1]]), [], 'A value in this file is wrong'],
        ];
    }

    public function test_a_hostile_value_is_printed_as_text(): void
    {
        $tab = self::settings_tab();
        $name = '"><script>alert(1)</script>';
        $tab->receive(self::request(self::file(['search' => ['trending' => [$name]], $name => 1])));
        $screen = $this->printed($tab->page(...));
        $this->assertStringContainsString('&lt;script&gt;', $screen);
        $this->assertStringNotContainsString('<script', $screen);
    }

    private static function settings_tab(): SettingsTab
    {
        return new SettingsTab(self::sections(...), WP_PLUGIN_DIR . '/onda/onda.php');
    }

    private static function file(array $settings): string
    {
        return (string) json_encode([
            'plugin' => 'onda', 'format' => SettingsFile::FORMAT, 'settings' => [SettingsStore::OPTION => $settings],
        ]);
    }

    private static function request(string $text, array $more = []): Request
    {
        $fields = $more + ['onda_settings_file' => wp_create_nonce('onda_settings_file'), 'carried' => base64_encode($text)];
        return new Request(array_filter($fields, static fn(mixed $field): bool => $field !== null), [], ['REQUEST_METHOD' => 'POST']);
    }

    private static function field(string $screen, string $name): string
    {
        return preg_match("/name=\"$name\" value=\"([^\"]*)\"/", $screen, $found) === 1 ? $found[1] : '';
    }
}
