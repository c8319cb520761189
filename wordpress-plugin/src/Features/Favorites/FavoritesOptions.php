<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Settings\Record;
use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The owner's choices for favorites: the part `favorites` of the settings record. */
final class FavoritesOptions
{
    /** Posts on a page of a list. */
    public const MAX_PER_PAGE = 100;

    private function __construct(
        public readonly bool $is_for_everybody,
        /** `dialog` or `redirect`, when a visitor has to sign in first. */
        public readonly string $sign_in,
        /** Empty: WordPress's own sign-in page. */
        public readonly string $sign_in_url,
        public readonly string $sign_in_text,
        public readonly bool $needs_consent,
        private string $consent_text,
        private string $accept_text,
        private string $deny_text,
        /** @var list<string> Post types that get a button after their content. */
        public readonly array $button_after,
        /** Posts on one page of a list. */
        public readonly int $per_page,
        /** `message` or `silent`. */
        public readonly string $failure,
    ) {
    }

    public static function record(): Record
    {
        return new Record([...self::places(), ...self::people(), ...self::consent(), ...self::failure()], 'favorites');
    }

    public static function stored(SettingsStore $settings): self
    {
        $stored = $settings->read(self::record());
        return new self(
            $stored['who'] === 'everybody',
            $stored['signIn'],
            $stored['signInUrl'],
            $stored['signInText'],
            $stored['consent'] === true,
            $stored['consentText'],
            $stored['acceptText'],
            $stored['denyText'],
            $stored['buttonAfter'],
            (int) $stored['perPage'],
            $stored['failure'],
        );
    }

    public function consent_text(): string
    {
        return $this->consent_text
            ?: __('To keep your favorites this site stores a cookie in your browser. Do you agree?', 'onda');
    }

    public function accept_text(): string
    {
        return $this->accept_text ?: __('Accept', 'onda');
    }

    public function deny_text(): string
    {
        return $this->deny_text ?: __('No, thanks', 'onda');
    }

    /** @return list<Setting> */
    private static function people(): array
    {
        $wrong = static fn(string $url): string => $url === '' || Html::address($url) === $url
            ? ''
            : __('This is not an address that starts with http:// or https://.', 'onda');
        $empty = fn(): string => __('Left empty, it is the one of WordPress.', 'onda');
        $address = fn(): string => __('Address of your sign-in page', 'onda');
        return [
            Setting::choice('who', self::usual(), fn() => __('Who may keep favorites', 'onda'), fn() => [
                'users' => __('Those who are signed in', 'onda'),
                'everybody' => __('Everybody', 'onda'),
            ]),
            Setting::choice('signIn', 'dialog', fn() => __('Whoever is not signed in', 'onda'), fn() => [
                'dialog' => __('is asked in a dialog to sign in', 'onda'),
                'redirect' => __('is led to the sign-in page', 'onda'),
            ]),
            Setting::line('signInUrl', '', $address, help: $empty, check: $wrong, input: 'url'),
            Setting::markup('signInText', '', fn() => __('Text of the sign-in dialog', 'onda')),
        ];
    }

    /** A sign-in leads nowhere if nobody can register. */
    private static function usual(): string
    {
        return get_option('users_can_register') ? 'users' : 'everybody';
    }

    /** @return list<Setting> */
    private static function consent(): array
    {
        $empty = fn(): string => __('Texts left empty are ours, in the language of the site.', 'onda');
        return [
            Setting::flag('consent', false, fn() => __('Ask for consent to a cookie first', 'onda')),
            Setting::markup('consentText', '', fn() => __('Question', 'onda')),
            Setting::line('acceptText', '', fn() => __('Word of the button that accepts', 'onda')),
            Setting::line('denyText', '', fn() => __('Word of the button that denies', 'onda'), help: $empty),
        ];
    }

    /** @return list<Setting> */
    private static function places(): array
    {
        return [
            Setting::types('buttonAfter', [], fn() => __('A button after the content of', 'onda')),
            Setting::number('perPage', 20, fn() => __('Favorites on a page of a list', 'onda'), 1, self::MAX_PER_PAGE),
        ];
    }

    /** @return list<Setting> */
    private static function failure(): array
    {
        return [
            Setting::choice('failure', 'message', fn() => __('When something fails', 'onda'), fn() => [
                'message' => __('the visitor reads a short message', 'onda'),
                'silent' => __('nothing is said', 'onda'),
            ]),
        ];
    }
}
