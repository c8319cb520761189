<?php

declare(strict_types=1);

namespace Onda\Tests\Favorites;

use Onda\Core\Http\Identity;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Favorites\Actions\FavoritesActions;
use Onda\Features\Favorites\Consent;
use Onda\Features\Favorites\FavoritesOptions;
use Onda\Features\Favorites\FavoritesRepository;
use Onda\Features\Favorites\FavoritesService;
use Onda\Features\Favorites\MirrorRepository;
use Onda\Tests\CookieJar;
use Onda\Tests\TestCase;

/** Every option of favorites with its default, its bounds and its texts. */
final class OptionsTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        update_option('users_can_register', '1');
    }

    public function test_where_nobody_can_register_everybody_may_keep_favorites(): void
    {
        update_option('users_can_register', '0');
        $this->assertSame('everybody', FavoritesOptions::record()->defaults()['who']);
        $this->assertTrue(FavoritesOptions::stored(new SettingsStore())->is_for_everybody);
        update_option(SettingsStore::OPTION, ['favorites' => ['who' => 'users']]);
        $this->assertFalse(FavoritesOptions::stored(new SettingsStore())->is_for_everybody);
        update_option(SettingsStore::OPTION, ['favorites' => ['perPage' => 7]]);
        update_option('users_can_register', '1');
        $this->assertFalse(FavoritesOptions::stored(new SettingsStore())->is_for_everybody);
    }

    public function test_the_defaults_are_these(): void
    {
        $this->assertSame([
            // The form has them in this order: what each owner chooses comes first.
            'buttonAfter' => [], 'perPage' => 20, 'who' => 'users', 'signIn' => 'dialog', 'signInUrl' => '', 'signInText' => '',
            'consent' => false, 'consentText' => '', 'acceptText' => '', 'denyText' => '', 'failure' => 'message',
        ], FavoritesOptions::record()->defaults());
        $this->assertSame(FavoritesOptions::record()->defaults(), self::settings_of([])['favorites']);
        $this->assertSame([100, 300, 120], [FavoritesOptions::MAX_PER_PAGE, FavoritesActions::WRITES_PER_MINUTE, FavoritesActions::READS_PER_MINUTE]);
        $this->assertSame(['onda_visitor', 'onda_hint', 'onda_consent'], [Identity::COOKIE, FavoritesService::HINT, Consent::COOKIE]);
    }

    public function test_a_yes_is_kept_for_a_year_where_no_script_reads_it_and_a_hint_where_scripts_do(): void
    {
        $jar = new CookieJar();
        $options = FavoritesOptions::stored(new SettingsStore());
        (new Consent($options, $jar->cookies()))->give();
        $service = new FavoritesService(new FavoritesRepository(), new MirrorRepository(new FavoritesRepository()), $jar->cookies());
        $service->update_hint_cookie(new Request([]), true);
        $this->assertSame(['onda_hint' => '1', 'onda_consent' => '1'], $jar->values);
        foreach (['onda_consent' => true, 'onda_hint' => false] as $name => $is_hidden) {
            $this->assertSame($is_hidden, $jar->options[$name]['httponly'], $name);
            $this->assertEqualsWithDelta(time() + YEAR_IN_SECONDS, $jar->options[$name]['expires'], 2, $name);
        }
    }

    /** @dataProvider read */
    public function test_the_form_is_read_strictly(array $input, array $expected, array $errors = []): void
    {
        $rules = self::rules();
        $read = $rules->read(['favorites' => $input])['favorites'];
        $this->assertSame($expected, array_intersect_key($read, $expected));
        $this->assertSame(array_keys(FavoritesOptions::record()->defaults()), array_keys($read));
        $this->assertSame($errors, array_keys($rules->errors()));
    }

    public function read(): array
    {
        $url = 'favorites.signInUrl';
        return [
            [['who' => 'everybody', 'signIn' => 'redirect', 'consent' => '1'], ['who' => 'everybody', 'signIn' => 'redirect', 'consent' => true]],
            [['who' => 'admins', 'signIn' => ['dialog'], 'consent' => 'maybe'], ['who' => 'users', 'signIn' => 'dialog', 'consent' => false]],
            [['signInUrl' => ' https://radio.example/entrar '], ['signInUrl' => 'https://radio.example/entrar']],
            [['signInUrl' => 'javascript:alert(1)'], [], [$url]],
            [['signInUrl' => '//evil.example'], [], [$url]],
            [['signInText' => '<b>Entra</b><script>x</script>', 'consentText' => ['x']], ['signInText' => '<b>Entra</b>x', 'consentText' => '']],
            [['acceptText' => " Acepto\n", 'denyText' => "No\x00"], ['acceptText' => 'Acepto', 'denyText' => 'No']],
            [['buttonAfter' => ['page', 'post', 'attachment', 'nix', ['x']]], ['buttonAfter' => ['post', 'page']]],
            [['buttonAfter' => 'post'], ['buttonAfter' => []]],
            [['perPage' => '50'], ['perPage' => 50]],
            [['failure' => 'silent'], ['failure' => 'silent']],
            [['failure' => 'loud'], ['failure' => 'message']],
            [['failure' => ['silent']], ['failure' => 'message']],
            [['perPage' => '0'], [], ['favorites.perPage']],
            [['perPage' => '101'], [], ['favorites.perPage']],
        ];
    }

    public function test_the_screen_has_a_field_for_each_and_marks_what_is_wrong(): void
    {
        $chosen = ['who' => 'everybody', 'consent' => true, 'buttonAfter' => ['page'], 'signInUrl' => '"x"'];
        $html = self::form_of(self::section('favorites'), ['favorites' => $chosen], ['favorites.signInUrl' => 'No.']);
        foreach (array_keys(FavoritesOptions::record()->defaults()) as $field) {
            $this->assertStringContainsString("name=\"onda_settings[favorites][$field]", $html);
        }
        $this->assertStringContainsString('value="&quot;x&quot;"', $html);
        $this->assertStringContainsString('id="onda-error-favorites-signInUrl"', $html);
        $this->assertStringContainsString('aria-describedby="onda-error-favorites-signInUrl"', $html);
        $this->assertStringContainsString('value="page" checked', $html);
        $this->assertStringNotContainsString('value="post" checked', $html);
        $this->assertStringContainsString('value="everybody" selected', $html);
    }

    /** @dataProvider failures */
    public function test_the_screen_shows_what_was_chosen_for_a_failed_call(array $stored, string $chosen, string $other): void
    {
        $html = self::form_of(self::section('favorites'), ['favorites' => $stored]);
        $this->assertStringContainsString("<option value=\"$chosen\" selected>", $html);
        $this->assertStringContainsString("<option value=\"$other\">", $html);
    }

    public function failures(): array
    {
        return [
            'never chosen' => [[], 'message', 'silent'],
            'silent' => [['failure' => 'silent'], 'silent', 'message'],
        ];
    }

    public function test_texts_left_empty_are_ours(): void
    {
        delete_option(SettingsStore::OPTION);
        $options = FavoritesOptions::stored(new SettingsStore());
        $this->assertSame(
            array_map(
                static fn(string $text): string => __($text, 'onda'),
                ['To keep your favorites this site stores a cookie in your browser. Do you agree?', 'Accept', 'No, thanks']
            ),
            [$options->consent_text(), $options->accept_text(), $options->deny_text()]
        );
    }

    public function test_a_record_saved_before_there_were_favorites_is_read(): void
    {
        update_option(SettingsStore::OPTION, ['stations' => [], 'favorites' => 'x']);
        $this->assertFalse(FavoritesOptions::stored(new SettingsStore())->is_for_everybody);
    }
}
