<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Voice\Speech;
use Onda\Features\Voice\VoiceOptions;

/** `<voice-search>` as the real plugin prints it, and the owner's word on where speech may go. */
final class VoiceSearchElementTest extends TestCase
{
    public function test_the_shortcode_prints_the_settings_and_the_button(): void
    {
        $html = do_shortcode('[voice_search activation_word="encuentra" instruction_text="Di: encuentra …" lang="es-MX"]');
        foreach (['activation-word="encuentra"', 'instruction-text="Di: encuentra …"', 'lang="es-MX"'] as $attribute) {
            $this->assertStringContainsString(" $attribute", $html);
        }
        $this->assertMatchesRegularExpression('~<button part="button"[^>]* aria-pressed="false" aria-label="[^"]+">~', $html);
        $this->assertStringContainsString('<span part="hint" role="status"></span>', $html);
        $this->assertStringNotContainsString("\n", $html);
    }

    public function test_nothing_is_printed_of_what_was_not_written(): void
    {
        $this->assertMatchesRegularExpression('~<voice-search><button ~', do_shortcode('[voice_search]'));
    }

    /** @dataProvider languages */
    public function test_elsewhere_the_visitor_speaks_the_language_of_the_page(string $locale, string $written, string $printed): void
    {
        add_filter('determine_locale', static fn(): string => $locale);
        $this->assertStringStartsWith("<voice-search$printed><button ", do_shortcode("[voice_search$written]"));
    }

    public function languages(): array
    {
        return [
            'English' => ['en_GB', '', ' lang="en-GB" activation-word="search"'],
            'a language without a word' => ['fr_FR', '', ' lang="fr-FR" activation-word=""'],
            'its own word' => ['en_US', ' activation_word="find"', ' activation-word="find" lang="en-US"'],
            'Spanish on an English page' => ['en_US', ' lang="es-MX"', ' lang="es-MX"'],
            'Spanish' => ['es_MX', '', ''],
        ];
    }

    /** @dataProvider hostile */
    public function test_a_hostile_value_stays_a_value(string $attribute, string $value): void
    {
        $html = onda_element('voice-search', [$attribute => $value]);
        $tags = new \WP_HTML_Tag_Processor($html);
        $this->assertTrue($tags->next_tag('script') === false && !str_contains($html, 'javascript:'));
    }

    public function hostile(): array
    {
        return [
            ['instructionText', '"><script>alert(1)</script>'],
            ['activationWord', "' onclick='alert(1)<script>"],
            ['ajaxUrl', 'javascript:alert(1)'],
            ['lang', '"><script>'],
        ];
    }

    public function test_without_scripts_there_is_a_link_to_the_search(): void
    {
        $link = '<a href="' . esc_attr(home_url('/?s=')) . '">';
        $this->assertStringContainsString("<noscript>$link", onda_element('voice-search', []));
    }

    public function test_the_page_is_told_only_what_is_not_as_usual(): void
    {
        $speech = new Speech(new SettingsStore());
        $this->assertSame([], $speech->onda_config([]));
        update_option(SettingsStore::OPTION, ['voiceSpeech' => 'device']);
        $this->assertSame(['settings' => ['voice-search' => ['remote' => false]]], $speech->onda_config([]));
    }

    public function test_a_site_in_a_folder_says_where_it_begins(): void
    {
        add_filter('home_url', static fn(string $url, string $path): string => "https://radio.example/revista$path", 10, 2);
        $this->assertSame('/revista/', (new Speech(new SettingsStore()))->onda_config([])['settings']['voice-search']['home']);
    }

    public function test_speech_may_leave_the_device_unless_the_owner_says_no(): void
    {
        $read = static fn(array $input): string => self::settings_of($input)['voiceSpeech'];
        $this->assertSame(
            ['service', 'service', 'device', 'service', 'service'],
            array_map($read, [[], ['voiceSpeech' => 'service'], ['voiceSpeech' => 'device'], ['voiceSpeech' => 'x'], ['voiceSpeech' => ['device']]])
        );
        $this->assertSame('service', VoiceOptions::record()->defaults()['voiceSpeech']);
    }

    public function test_the_screen_asks_for_it(): void
    {
        $html = self::form_of(VoiceOptions::section(), ['voiceSpeech' => 'device']);
        $this->assertMatchesRegularExpression('~<select [^>]*name="onda_settings\[voiceSpeech\]".*<option value="device" selected>~', $html);
        $this->assertStringContainsString('Google', $html);
    }
}
