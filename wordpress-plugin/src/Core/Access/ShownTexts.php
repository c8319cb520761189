<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Access\Stranger\StrangerPage;
use Onda\Core\Access\Stranger\StrangerRoute;
use Onda\Core\Access\Stranger\StrangerView;
use Onda\Core\Site\ActivePlugins;
use Onda\Core\Text\PlainText;

defined('ABSPATH') || exit;

/**
 * The texts of posts as strangers read them, for all that quotes or indexes a post. Posts are read in the background
 * (`ShownTextsUpkeep`) if other code than WordPress's changes texts or refuses pages. Only the title of a post is shown
 * until then.
 *
 * Option `onda_shown_texts`: `site`, the plugins and the theme that the rest is true of; `mark`, of the code that
 * changes texts or refuses pages; `has_refused`, whether a page kept what nothing else told of; `kept`, how many posts
 * are closed or shown in part; `front`, the status of the front page to the site's own request, 0 for none; `told_at`,
 * when it was open last; `doubted`, the status of pages that are not believed, and `doubted_at`, since when; `quiet`,
 * how many hours nothing was found changed; `cursor`, the id below which posts are looked at next; `page_owners`,
 * folders of the code that may change or refuse pages.
 */
final class ShownTexts
{
    public const OPTION = 'onda_shown_texts';
    /** The hourly event. */
    public const EVENT = 'onda_shown_texts';
    public const STEP = 'onda_shown_texts_step';
    /** The mark of plugins that were not checked yet; no text was read with it. */
    private const UNKNOWN = 'unknown';
    private const UNSEEN = [
        'site' => '', 'mark' => '', 'has_refused' => false, 'kept' => 0, 'front' => 200, 'told_at' => 0,
        'doubted' => 0, 'doubted_at' => 0, 'quiet' => 0, 'cursor' => PHP_INT_MAX, 'page_owners' => [],
    ];
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
        $is_read = static fn(array $text, int $post): bool =>
            ($rows[$post]['digest'] ?? '') === self::digest($mark, $text);
        $read = array_filter($texts, $is_read, ARRAY_FILTER_USE_BOTH);
        $shown = [];
        foreach ($texts as $post => $text) {
            $shown[$post] = isset($read[$post]) ? self::left($text, $rows[$post]) : self::NONE;
        }
        // An empty digest is in the queue already.
        $is_queued = static fn(int $post): bool => ($rows[$post]['digest'] ?? '-') === '';
        $unread = array_filter(array_keys(array_diff_key($texts, $read)), static fn(int $post): bool => !$is_queued($post));
        self::ask_for(array_values($unread));
        return $shown;
    }

    /**
     * @param array{excerpt: string, content: string} $text
     * @param array{digest: string, is_closed: bool, shown: string} $row
     * @return array{excerpt: string, content: string} Plain.
     */
    private static function left(array $text, array $row): array
    {
        return match (true) {
            $row['is_closed'] => self::NONE,
            $row['shown'] === '' => self::plain($text),
            default => (array) json_decode($row['shown'], true) + self::NONE,
        };
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

    /** Whether some post is closed to strangers or shown in part, or the first check is still to come. */
    public static function has_kept(): bool
    {
        $mark = self::mark();
        return $mark === self::UNKNOWN || ($mark !== '' && self::stored()['kept'] > 0);
    }

    /**
     * Posts that the search does not find by their texts until they are read again. A site without restricted posts has
     * none.
     *
     * @return array<int, true>|null By post; null for all.
     */
    public static function unread(): ?array
    {
        return match (true) {
            !self::has_kept() => [],
            self::mark() === self::UNKNOWN => null,
            default => ShownTextRepository::waiting(),
        };
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

    /** The mark of the code that changes texts; empty without any. */
    public static function mark(): string
    {
        $stored = self::stored();
        return match (true) {
            // The first check is still to come.
            $stored['site'] === '' => self::files(StrangerPage::files()) === [] ? '' : self::UNKNOWN,
            $stored['site'] === self::site() => $stored['mark'],
            default => self::UNKNOWN,
        };
    }

    /**
     * @param list<string> $pages Those that look at pages.
     * @return list<string> Files of the code that may change texts of posts or refuse pages.
     */
    public static function files(array $pages): array
    {
        $files = array_unique([...StrangerView::files(), ...StrangerRoute::files(), ...$pages]);
        sort($files);
        return $files;
    }

    /** Continues in the background, unless this plugin is being deactivated. */
    public static function soon(): void
    {
        if (wp_next_scheduled(self::EVENT) !== false) {
            wp_schedule_single_event(time(), self::STEP);
        }
    }

    /** The plugins and the theme, by which a change of them shows. */
    public static function site(): string
    {
        $themes = [get_option('template'), get_option('stylesheet')];
        return md5((string) wp_json_encode([ActivePlugins::folders(), $themes]));
    }

    /** @param array{excerpt: string, content: string} $text */
    public static function digest(string $mark, array $text): string
    {
        return md5("$mark\n{$text['excerpt']}\n{$text['content']}");
    }

    /**
     * @return array{site: string, mark: string, has_refused: bool, kept: int, front: int, told_at: int,
     *     doubted: int, doubted_at: int, quiet: int, cursor: int, page_owners: list<string>} `site` is empty before the
     *     first look.
     */
    public static function stored(): array
    {
        $stored = get_option(self::OPTION);
        return (is_array($stored) ? $stored : []) + self::UNSEEN;
    }

    /** @param array<string, bool|int|string|list<string>> $changes */
    public static function note(array $changes): void
    {
        update_option(self::OPTION, $changes + self::stored(), true);
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
            self::soon();
        }
    }
}
