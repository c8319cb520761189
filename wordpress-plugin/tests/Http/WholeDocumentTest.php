<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Settings\SettingsStore;
use PHPUnit\Framework\TestCase;

/** Real requests beside a plugin that changes what is printed: a document comes to its end, and as it is. */
final class WholeDocumentTest extends TestCase
{
    private mixed $settings;

    protected function setUp(): void
    {
        $this->settings = get_option(SettingsStore::OPTION);
        $station = ['id' => 'uno', 'name' => 'Radio  Uno', 'stream' => 'https://radio.example/live.mp3'];
        update_option(SettingsStore::OPTION, ['stations' => [$station]]);
        wp_mkdir_p(WPMU_PLUGIN_DIR);
        copy(dirname(__DIR__) . '/fixtures/shrinks-output.php', self::plugin());
    }

    protected function tearDown(): void
    {
        unlink(self::plugin());
        $this->settings === false ? delete_option(SettingsStore::OPTION) : update_option(SettingsStore::OPTION, $this->settings);
    }

    /** @dataProvider documents */
    public function test_it_is_whole(string $address, string $type): void
    {
        [$plain, $beside] = array_map(static fn(array $headers): array|\WP_Error =>
            wp_remote_get(getenv('ONDA_WP_URL') . $address, ['headers' => $headers, 'timeout' => 60]), [['X-Plain' => '1'], []]);
        $this->assertStringContainsString($type, (string) wp_remote_retrieve_header($plain, 'content-type'));
        $this->assertStringContainsString("\r\n", wp_remote_retrieve_body($plain));
        $this->assertSame(self::lasting($plain), self::lasting($beside), is_wp_error($beside) ? $beside->get_error_message() : '');
    }

    public static function documents(): array
    {
        return [
            'the calendar' => ['/?onda_calendar=uno', 'text/calendar'],
        ];
    }

    /** The document without the moment at which it was made. */
    private static function lasting(array|\WP_Error $answer): string
    {
        return (string) preg_replace('/^DTSTAMP.*$/m', '', wp_remote_retrieve_body($answer));
    }

    private static function plugin(): string
    {
        return WPMU_PLUGIN_DIR . '/onda-test-shrinks-output.php';
    }
}
