<?php

declare(strict_types=1);

namespace Onda\Favorites;

use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The owner's choices for favorites: the part `favorites` of the settings record. */
final class Options
{
    public const WHO = ['users', 'everybody'];
    public const SIGN_IN = ['dialog', 'redirect'];
    /** Whether visitors read that a call failed. */
    public const FAILURE = ['message', 'silent'];
    public const MAX_PER_PAGE = 100;
    public const DEFAULTS = [
        'who' => 'users',
        'signIn' => 'dialog',
        'signInUrl' => '',
        'signInText' => '',
        'consent' => false,
        'consentText' => '',
        'acceptText' => '',
        'denyText' => '',
        'buttonAfter' => [],
        'perPage' => 20,
        'failure' => 'message',
    ];

    private function __construct(
        public readonly bool $is_for_everybody,
        /** `dialog` or `redirect`, when a visitor has to sign in first. */
        public readonly string $sign_in,
        /** Empty: WordPress's own sign-in page. */
        public readonly string $sign_in_url,
        public readonly string $sign_in_text,
        public readonly bool $needs_consent,
        public readonly string $consent_text,
        public readonly string $accept_text,
        public readonly string $deny_text,
        /** @var list<string> Post types that get a button after their content. */
        public readonly array $button_after,
        /** Posts on one page of a list. */
        public readonly int $per_page,
        /** `message` or `silent`. */
        public readonly string $failure,
    ) {
    }

    public static function stored(SettingsStore $settings): self
    {
        $stored = array_merge(self::DEFAULTS, $settings->settings()['favorites']);
        $question = __('To keep your favorites this site stores a cookie in your browser. Do you agree?', 'onda');
        return new self(
            $stored['who'] === 'everybody',
            $stored['signIn'],
            $stored['signInUrl'],
            $stored['signInText'],
            $stored['consent'],
            $stored['consentText'] ?: $question,
            $stored['acceptText'] ?: __('Accept', 'onda'),
            $stored['denyText'] ?: __('No, thanks', 'onda'),
            $stored['buttonAfter'],
            $stored['perPage'],
            $stored['failure'],
        );
    }
}
