<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\FirstSteps;

defined('ABSPATH') || exit;

/** Finds where the site has a player: a post, a page, a template or a widget. */
final class PlayerPageRepository
{
    /** The beginnings of a stored block, tag and shortcode. */
    private const MARKS = ['<!-- wp:onda/radio-player', '<radio-player', '[radio_player', '<!-- wp:onda/live-radio-button'];
    private const OPEN = ['publish', 'private', 'future'];
    private const PREPARED = ['draft', 'pending'];

    /** Whether visitors can find a player. */
    public function is_public(): bool
    {
        return $this->newest(self::OPEN) !== 0 || $this->is_in_widgets();
    }

    /** The id of the newest draft with a player, or 0. */
    public function draft(): int
    {
        return $this->newest(self::PREPARED);
    }

    /** The id of a public page with a player, or 0: the front page, where it has one, else the newest. */
    public function page(): int
    {
        global $wpdb;
        [$where, $marks] = self::has_mark();
        $sql = "SELECT ID FROM $wpdb->posts WHERE post_status = 'publish' AND post_type = 'page'
            AND ($where) ORDER BY ID = %d DESC, ID DESC LIMIT 1";
        return (int) $wpdb->get_var($wpdb->prepare($sql, ...[...$marks, (int) get_option('page_on_front')]));
    }

    /** @param list<string> $states Of posts. */
    private function newest(array $states): int
    {
        global $wpdb;
        [$where, $marks] = self::has_mark();
        $posts = implode(', ', array_fill(0, count($states), '%s'));
        $sql = "SELECT ID FROM $wpdb->posts WHERE post_status IN ($posts) AND post_type NOT IN ('revision', 'attachment')
            AND ($where) ORDER BY ID DESC LIMIT 1";
        return (int) $wpdb->get_var($wpdb->prepare($sql, ...$states, ...$marks));
    }

    /** @return array{string, list<string>} A condition and its values. */
    private static function has_mark(): array
    {
        global $wpdb;
        $where = implode(' OR ', array_fill(0, count(self::MARKS), 'post_content LIKE %s'));
        return [$where, array_map(static fn(string $mark): string => '%' . $wpdb->esc_like($mark) . '%', self::MARKS)];
    }

    private function is_in_widgets(): bool
    {
        $widgets = (string) wp_json_encode([get_option('widget_block'), get_option('widget_text')], JSON_UNESCAPED_SLASHES);
        foreach (self::MARKS as $mark) {
            if (str_contains($widgets, $mark)) {
                return true;
            }
        }
        return is_active_widget(false, false, 'onda_radio_player') !== false;
    }
}
