<?php

declare(strict_types=1);

namespace Onda\Core\Settings;

use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Http\AllowedOrigins;

defined('ABSPATH') || exit;

/** The settings of applications on other origins: the part `headless`. */
final class HeadlessOptions
{
    private const MAX_ORIGINS = 50;

    public static function record(): Record
    {
        $label = fn(): string => __('Origins of your applications, with commas between', 'onda');
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $help = fn(): string => __('Scheme, host and port as the browser shows them, for example https://app.example. Applications there may search, keep favorites, vote, subscribe and count views for their visitors.', 'onda');
        // phpcs:enable
        $wrong = static function (array $origins): string {
            foreach ($origins as $origin) {
                if (AllowedOrigins::exact($origin) === '') {
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

    public static function section(): Section
    {
        return new Section(Screen::Advanced, 'headless', 40, __('Applications on other sites', 'onda'), self::record());
    }
}
