<?php

declare(strict_types=1);

namespace Onda\Owner\Forms;

use Onda\Core\Access\Languages;
use Onda\Core\Access\MemberPlugins;
use Onda\Core\Access\SiteLock;

defined('ABSPATH') || exit;

/** The plugins of this site that change what Onda shows, beside those that answer its actions; for Site Health. */
final class NeighborFields
{
    /** @return array<string, array{label: string, value: string}> Those that there are. */
    public static function of_this_site(): array
    {
        $languages = array_map(
            static fn(string $folder): string => str_starts_with($folder, 'polylang') ? 'Polylang' : 'WPML',
            Languages::plugins()
        );
        $rows = [
            'readers' => [__('Posts for members', 'onda'), MemberPlugins::names()],
            'strangers' => [__('Visitors without an account', 'onda'), self::lock()],
            'languages' => [__('Language of results, rankings and replies', 'onda'), $languages],
            'shop' => [__('Price and cart in results', 'onda'), class_exists('WooCommerce', false) ? ['WooCommerce'] : []],
            'amp' => [__('Pages without scripts of Onda', 'onda'), function_exists('amp_is_request') ? ['AMP'] : []],
        ];
        $there = array_filter($rows, static fn(array $row): bool => $row[1] !== []);
        return array_map(static fn(array $row): array => ['label' => $row[0], 'value' => implode(', ', $row[1])], $there);
    }

    /** @return list<string> Empty where everybody may read. */
    private static function lock(): array
    {
        return (new SiteLock())->is_possible() ? [__('May be kept out: reads ask first', 'onda')] : [];
    }
}
