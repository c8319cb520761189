<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\Request;
use Onda\Core\Settings\BrokenSettings;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Tests on the Site Health screen of WordPress. */
final class SiteHealth
{
    /** @param list<string> $features Every feature that answers actions. */
    public function __construct(
        private SettingsStore $stations,
        private ActionOwners $owners,
        private array $features,
    ) {
    }

    public function hook(): void
    {
        add_filter('site_status_tests', [$this, 'site_status_tests'], 10, 1);
    }

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public function site_status_tests(array $tests): array
    {
        foreach (['secure_streams', 'action_owners', 'visitor_addresses'] as $test) {
            $tests['direct']["onda_$test"] = ['label' => "Onda: $test", 'test' => [$this, $test]];
        }
        if (BrokenSettings::are_there(SettingsStore::OPTION)) {
            $tests['direct']['onda_settings'] = ['label' => 'Onda: settings', 'test' => static fn(): array =>
                HealthResult::of('settings', 'critical', __('Settings', 'onda'), BrokenSettings::in_words())];
        }
        return $tests;
    }

    /** @return array<string, mixed> */
    public function secure_streams(): array
    {
        $plain = [];
        foreach ($this->stations->all() as $station) {
            $plain = array_merge($plain, str_starts_with($station->stream, 'http:') ? [$station->name] : []);
        }
        if ($plain === [] || !str_starts_with(home_url(), 'https:')) {
            return HealthResult::of('secure_streams', 'good', __('Browsers may play every station', 'onda'), __(
                'No page with https has to play a stream without it.',
                'onda'
            ));
        }
        /* translators: %s: names of stations. */
        $text = __('A page with https cannot play a stream without it. Ask the provider for an https address: %s', 'onda');
        $text = sprintf($text, implode(', ', $plain));
        return HealthResult::of('secure_streams', 'critical', __('Some stations cannot be heard', 'onda'), $text);
    }

    /** @return array<string, mixed> */
    public function action_owners(): array
    {
        $lost = array_diff($this->features, $this->owners->stored()['features']);
        if ($lost === []) {
            return HealthResult::of('action_owners', 'good', __('Onda answers all its actions', 'onda'), __(
                'No other plugin answers one of them.',
                'onda'
            ));
        }
        /* translators: %s: names of features. */
        $text = __('Another plugin answers actions of: %s. Onda leaves these features to it.', 'onda');
        $text = sprintf($text, implode(', ', $lost));
        return HealthResult::of('action_owners', 'recommended', __('Another plugin answers actions of Onda', 'onda'), $text);
    }

    /**
     * Paces and marks of visitors hang on their addresses.
     *
     * @return array<string, mixed>
     */
    public function visitor_addresses(): array
    {
        $proxy = Request::from_globals(true)->unknown_proxy();
        if ($proxy === '') {
            return HealthResult::of('visitor_addresses', 'good', __('Onda tells visitors apart', 'onda'), __(
                'No proxy that is not named in wp-config.php stands between them and this site.',
                'onda'
            ));
        }
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        /* translators: %s: a network address. */
        $text = __('Requests come by the proxy %s, so that all visitors count as one: soon nobody may subscribe or vote any more.', 'onda')
            . ' ' . __('If it is your site’s own, name its address or block in ONDA_PROXIES in wp-config.php.', 'onda');
        // phpcs:enable
        $label = __('Onda cannot tell visitors apart', 'onda');
        return HealthResult::of('visitor_addresses', 'recommended', $label, sprintf($text, $proxy));
    }
}
