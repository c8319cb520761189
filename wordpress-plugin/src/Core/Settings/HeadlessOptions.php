<?php

declare(strict_types=1);

namespace Onda\Core\Settings;


defined('ABSPATH') || exit;

/** The settings of applications on other origins: the part `headless`. */
final class HeadlessOptions
{
    private const MAX_ORIGINS = 50;
    private const ORIGIN = '~^(https?)://((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9-]*[a-z0-9]|\[[0-9a-f:]+\])'
        . '(?::([1-9]\d{0,4}))?$~D';
    private const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
    private const DEFAULT_PORTS = ['https' => '443', 'http' => '80'];

    public static function record(): Record
    {
        $label = fn(): string => __('Origins of your applications, with commas between', 'onda');
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $help = fn(): string => __('Scheme, host and port as the browser shows them, for example https://app.example. Applications there may search, keep favorites, vote, subscribe and count views for their visitors.', 'onda');
        // phpcs:enable
        $wrong = static function (array $origins): string {
            foreach ($origins as $origin) {
                if (self::exact_origin($origin) === '') {
                    /* translators: %s: what was typed. */
                    $text = __('“%s” is no origin: write https://, the host, and the port where there is one.', 'onda');
                    return sprintf($text, $origin);
                }
            }
            return '';
        };
        return new Record([
            Setting::words('origins', [], $label, $help, $wrong, max: self::MAX_ORIGINS),
        ], 'headless');
    }

    /** @return list<string> As the owner wrote them. */
    public static function origins(SettingsStore $settings): array
    {
        return $settings->read(self::record())['origins'];
    }

    /** An origin as a browser writes it; empty for a wildcard, `null`, a path, or plain http of another machine. */
    public static function exact_origin(mixed $written): string
    {
        $text = is_string($written) ? strtolower(rtrim(trim($written), '/')) : '';
        if (preg_match(self::ORIGIN, $text, $found) !== 1) {
            return '';
        }
        [, $scheme, $host] = $found;
        $port = $found[3] ?? '';
        $is_safe = $scheme === 'https' || in_array($host, self::OWN_MACHINE, true);
        $shown = $port === '' || $port === self::DEFAULT_PORTS[$scheme] ? '' : ":$port";
        return $is_safe && (int) $port <= 65_535 ? "$scheme://$host$shown" : '';
    }
}
