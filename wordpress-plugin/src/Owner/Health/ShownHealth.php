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
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $text = match (true) {
            $stored['doubted'] > 0 => sprintf(
                /* translators: %s: a status of HTTP. */
                __('The pages of posts answer all at once with the status %s, and the front page is open. That is a fault of the server, such as lost rewrite rules. Searches quote what strangers could read before, for a day at most.', 'onda'),
                $stored['doubted'],
            ),
            intdiv($stored['front'], 100) === 2 || $stored['page_owners'] === [] => '',
            $stored['front'] === 0 => sprintf(
                /* translators: %s: names of plugins. */
                __('This site cannot send requests to itself. If one of these keeps posts for members by their pages alone, searches show them: %s', 'onda'),
                implode(', ', $stored['page_owners']),
            ),
            default => sprintf(
                /* translators: 1: a status of HTTP, 2: names of plugins. */
                __('The front page answers a request of the site itself with the status %1$s. If one of these keeps posts for members by their pages alone, searches show them: %2$s', 'onda'),
                $stored['front'],
                implode(', ', $stored['page_owners']),
            ),
        };
        // phpcs:enable
        if ($text !== '') {
            $label = __('Onda cannot see which pages are for members', 'onda');
            return HealthResult::of(self::TEST, 'recommended', $label, $text);
        }
        /* translators: %s: a number. */
        $text = __('Posts that are closed to strangers or shown in part: %s', 'onda');
        $text = sprintf($text, number_format_i18n($stored['kept']));
        return HealthResult::of(self::TEST, 'good', __('Searches show what strangers may read', 'onda'), $text);
    }
}
