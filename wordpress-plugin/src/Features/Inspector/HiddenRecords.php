<?php

declare(strict_types=1);

namespace Onda\Features\Inspector;

use Onda\Core\Database\OptionCache;

defined('ABSPATH') || exit;

/**
 * Hidden elements, page by page, as JSON: metadata of the post, term or author, which goes with it and which a page has
 * read anyway; for other pages one option. Nothing says who hid it.
 */
final class HiddenRecords
{
    public const META = '_onda_hidden';
    public const OPTION = 'onda_hidden';

    /** Empty where nothing is hidden. Works before the other plugins are loaded. */
    public function read(PageObject $page): string
    {
        $kind = PageObject::WITH_ID[$page->type] ?? null;
        $json = $kind === null ? $this->others()[$page->key()] ?? '' : get_metadata($kind, $page->id, self::META, true);
        return is_string($json) ? $json : '';
    }

    public function write(PageObject $page, string $json): void
    {
        $kind = PageObject::WITH_ID[$page->type] ?? null;
        if ($kind === null) {
            update_option(self::OPTION, array_filter([$page->key() => $json] + $this->others()), true);
        } elseif ($json === '') {
            delete_metadata($kind, $page->id, self::META);
        } else {
            // It takes slashes away.
            update_metadata($kind, $page->id, self::META, wp_slash($json));
        }
    }

    public static function drop_all(): void
    {
        foreach (PageObject::WITH_ID as $kind) {
            delete_metadata($kind, 0, self::META, '', true);
        }
        delete_option(self::OPTION);
    }

    /** @return array<string, string> Key of the page → JSON. */
    private function others(): array
    {
        $others = OptionCache::loaded(self::OPTION);
        return is_array($others) ? array_filter($others, is_string(...)) : [];
    }
}
