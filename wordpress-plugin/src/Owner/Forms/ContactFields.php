<?php

declare(strict_types=1);

namespace Onda\Owner\Forms;

use Onda\Core\Settings\Setting;
use Onda\Core\Text\ContactAddress;

defined('ABSPATH') || exit;

/** The fields by which listeners reach a studio: their labels, and why what stands there leads nowhere. */
final class ContactFields
{
    private const LONGEST = 200;

    /** @return array<string, string> By the kind of address. */
    public static function labels(): array
    {
        return [
            'whatsapp' => __('WhatsApp, with the country code', 'onda'),
            'phone' => __('Phone', 'onda'),
            'mail' => __('Mail', 'onda'),
        ];
    }

    /** @return string Nothing where it leads somewhere. */
    public static function wrong(string $kind, string $written): string
    {
        return match (ContactAddress::wrong($kind, $written)) {
            '' => '',
            'mail' => __('This is no mail address. Visitors do not see it.', 'onda'),
            'many' => __('This is more than one number. Visitors do not see it.', 'onda'),
            'letters' => __('A number has digits alone. Visitors do not see it.', 'onda'),
            'country' => __(
                'The number begins with + and the country code, such as +34 600 000 000. Visitors do not see it.',
                'onda',
            ),
            default => __('This number is too short. Visitors do not see it.', 'onda'),
        };
    }

    /** @return list<Setting> Of a station. */
    public static function of_station(): array
    {
        $setting = static fn(string $kind): Setting => Setting::line(
            $kind,
            '',
            static fn() => self::labels()[$kind],
            static fn() => __('Of the studio, as the block “Studio line” shows it.', 'onda'),
            static fn(string $written): string => self::wrong($kind, $written),
            self::LONGEST,
        );
        return array_map($setting, array_keys(ContactAddress::NONE));
    }
}
