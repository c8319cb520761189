<?php

declare(strict_types=1);

namespace Onda\Access;

use Onda\PlainText;

defined('ABSPATH') || exit;

/**
 * The texts of posts as strangers read them, for all that quotes or indexes a post. Where other code than WordPress's
 * changes texts, a post is read in the background (`ShownTextsUpkeep`); until then only its title is shown.
 *
 * Option `onda_shown_texts`: `site`, the plugins and the theme of which `mark` is true; `mark`, as StrangerView::mark();
 * `kept`, how many posts are closed or shown in part.
 */
final class ShownTexts
{
    public const OPTION = 'onda_shown_texts';
    /** A mark that no text was read with: of plugins that nobody has looked at. */
    private const UNKNOWN = 'unknown';
    private const NONE = ['excerpt' => '', 'content' => ''];

    /**
     * @param array<int, array{excerpt: string, content: string}> $texts By post, as the database has them.
     * @return array<int, array{excerpt: string, content: string}> Plain.
     */
    public static function of(array $texts): array
    {
        $mark = self::mark();
        if ($mark === '') {
            return array_map(self::plain(...), $texts);
        }
        $rows = ShownTextRepository::read(array_keys($texts));
        [$shown, $unread] = [[], []];
        foreach ($texts as $post => $text) {
            $row = $rows[$post] ?? null;
            $is_read = $row !== null && $row['digest'] === self::digest($mark, $text);
            $is_shown = $is_read && !$row['is_closed'];
            $whole = static fn(): array => self::plain($text);
            $shown[$post] = match (true) {
                !$is_shown => self::NONE,
                $row['shown'] === '' => $whole(),
                default => (array) json_decode($row['shown'], true) + self::NONE,
            };
            if (!$is_read && ($row === null || $row['digest'] !== '')) {
                $unread[] = $post;
            }
        }
        self::ask_for($unread);
        return $shown;
    }

    /** @return array{excerpt: string, content: string} Plain. */
    public static function of_post(\WP_Post $post): array
    {
        return self::of([$post->ID => self::written($post)])[$post->ID];
    }

    /** @return array{excerpt: string, content: string} */
    public static function written(\WP_Post $post): array
    {
        return ['excerpt' => $post->post_excerpt, 'content' => $post->post_content];
    }

    /** Whether some post is closed to strangers, or shown in part. */
    public static function has_kept(): bool
    {
        return (self::stored()['kept'] ?? 0) > 0;
    }

    /**
     * @param list<int> $posts
     * @return list<int> Those whose page or route refuses strangers.
     */
    public static function closed(array $posts): array
    {
        $rows = self::has_kept() ? ShownTextRepository::read($posts) : [];
        return array_keys(array_filter($rows, static fn(array $row): bool => $row['is_closed']));
    }

    /** Empty where nobody changes texts. */
    public static function mark(): string
    {
        $stored = self::stored();
        // Until somebody has looked for the first time.
        return $stored === [] ? '' : ($stored['site'] === self::site() ? $stored['mark'] : self::UNKNOWN);
    }

    /** The plugins, the theme and the version: others may change texts in another way. */
    public static function site(): string
    {
        $network = is_multisite() ? array_keys((array) get_site_option('active_sitewide_plugins', [])) : [];
        $themes = [get_option('template'), get_option('stylesheet')];
        return md5((string) wp_json_encode([(array) get_option('active_plugins', []), $network, $themes]));
    }

    /** @param array{excerpt: string, content: string} $text */
    public static function digest(string $mark, array $text): string
    {
        return md5("$mark\n{$text['excerpt']}\n{$text['content']}");
    }

    /** @return array{}|array{site: string, mark: string, kept: int} */
    public static function stored(): array
    {
        $stored = get_option(self::OPTION);
        return is_array($stored) ? $stored + ['site' => '', 'mark' => '', 'kept' => 0] : [];
    }

    /**
     * @param array{excerpt: string, content: string} $text
     * @return array{excerpt: string, content: string}
     */
    private static function plain(array $text): array
    {
        return array_map(PlainText::of(...), $text);
    }

    /** @param list<int> $posts */
    private static function ask_for(array $posts): void
    {
        if ($posts !== []) {
            ShownTextRepository::queue($posts);
            ShownTextsUpkeep::soon();
        }
    }
}
