<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

use Onda\Core\Access\ShownTexts;

defined('ABSPATH') || exit;

/** Site Health: whether posts can be read as strangers see them, and which plugins nobody can ask otherwise. */
final class ShownHealth
{
    private const TEST = 'shown_texts';

    public static function hook(): void
    {
        add_filter('site_status_tests', [self::class, 'site_status_tests'], 10, 1);
    }

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public static function site_status_tests(array $tests): array
    {
        $tests['direct']['onda_' . self::TEST] = ['label' => 'Onda: ' . self::TEST, 'test' => [self::class, 'result']];
        return $tests;
    }

    /** @return array<string, mixed> */
    public static function result(): array
    {
        $stored = ShownTexts::stored();
        if (($stored['is_mute'] ?? false) && $stored['page_owners'] !== []) {
            // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
            /* translators: %s: names of plugins. */
            $text = __('This site cannot send requests to itself. If one of these keeps posts for members by their pages alone, searches show them: %s', 'onda');
            // phpcs:enable
            $label = __('Onda cannot see which pages are for members', 'onda');
            $text = sprintf($text, implode(', ', $stored['page_owners']));
            return HealthResult::of(self::TEST, 'recommended', $label, $text);
        }
        /* translators: %s: a number. */
        $text = __('Posts that are closed to strangers or shown in part: %s', 'onda');
        $text = sprintf($text, number_format_i18n($stored['kept'] ?? 0));
        return HealthResult::of(self::TEST, 'good', __('Searches show what strangers may read', 'onda'), $text);
    }
}
