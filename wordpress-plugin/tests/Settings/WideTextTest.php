<?php

declare(strict_types=1);

namespace Onda\Tests\Settings;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Newsletter\NewsletterStore;
use Onda\Tests\TestCase;

/** Characters of four bytes in options, where WordPress's table holds none, as that of an old database. */
final class WideTextTest extends TestCase
{
    /** @dataProvider values */
    public function test_an_option_is_saved_with_every_character(mixed $value): void
    {
        global $wpdb;
        // Another process may have saved the option before.
        remove_all_filters('sanitize_option_' . SettingsStore::OPTION);
        add_filter('pre_get_col_charset', static fn(): string => 'utf8mb3');
        foreach ([SettingsStore::OPTION, NewsletterStore::OPTION] as $option) {
            update_option($option, ['before' => 'x']);
            update_option($option, $value);
            wp_cache_flush();
            $sql = "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s";
            $stored = $wpdb->get_var($wpdb->prepare($sql, $option));
            $this->assertDoesNotMatchRegularExpression('/[\xF0-\xF4]/', $stored);
            $this->assertSame($value, get_option($option));
        }
    }

    /** @return array<string, array{mixed}> */
    public function values(): array
    {
        return [
            'nothing of them' => [['stations' => [['id' => 'uno', 'name' => 'Señal única']]]],
            'an emoji in a row' => [['stations' => [['id' => 'uno', 'name' => 'Radio 📻 “Uno” \\ <b>']], 'is' => true]],
            'letters that are no emoji' => [['text' => '𝓡𝓪𝓭𝓲𝓸 𠮷 𐍈']],
            'one of several signs' => [['text' => '👩‍👩‍👧 🇪🇸 1️⃣']],
            'a name of a row' => [['labels' => ['📻' => 'Radio']]],
            'numbers, nothing and an empty list among them' => [['a' => '📻', 'b' => 1.0, 'c' => 2, 'd' => null, 'e' => []]],
            'what was written for JSON' => [['text' => '📻 \\ud83d\\udcfb "x"']],
        ];
    }

    public function test_where_the_table_holds_them_nothing_is_written_otherwise(): void
    {
        global $wpdb;
        add_filter('pre_get_col_charset', static fn(): string => 'utf8mb4');
        update_option(NewsletterStore::OPTION, ['text' => '📻']);
        $sql = "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s";
        $this->assertSame(serialize(['text' => '📻']), $wpdb->get_var($wpdb->prepare($sql, NewsletterStore::OPTION)));
    }
}
