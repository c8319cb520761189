<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Settings\Kind;
use Onda\Core\Settings\Setting;
use Onda\Core\Text\Days;
use Onda\Tests\Schedule\ScheduleSite;

/** A site on which every title, name, setting and row of a table is the same text, and every number the same. */
trait WrittenSite
{
    use ScheduleSite;

    /** Begins with a schedule; the current user is an author of it. */
    private function write(string $text, int $number = 1): void
    {
        global $wpdb;
        $this->begin();
        $author = get_current_user_id();
        $wpdb->update($wpdb->users, ['display_name' => $text], ['ID' => $author]);
        foreach (get_taxonomies() as $taxonomy) {
            wp_insert_term("$taxonomy x", $taxonomy);
        }
        $wpdb->query($wpdb->prepare("UPDATE $wpdb->terms SET name = %s", $text));
        foreach (get_post_types() as $type) {
            $posts[$type] = (int) wp_insert_post(['post_title' => 'x', 'post_content' => 'x', 'post_type' => $type, 'post_status' => 'publish']);
            foreach (array_keys(get_registered_meta_keys('post', $type)) as $key) {
                add_post_meta($posts[$type], $key, wp_slash($text));
            }
        }
        $wpdb->query($wpdb->prepare("UPDATE $wpdb->posts SET post_title = %s, post_excerpt = %s", $text, $text));
        $comment = wp_insert_comment(['comment_post_ID' => $posts['post'], 'comment_content' => 'x']);
        $wpdb->update($wpdb->comments, ['comment_content' => $text, 'comment_author' => $text], ['comment_ID' => $comment]);
        $ids = ['post_id' => $posts['post'], 'show_id' => $posts['onda_show'], 'comment_id' => $comment] + array_fill_keys(['created', 'happened', 'updated'], time());
        $row = $ids + ['vote' => 1, 'user_id' => $author, 'status' => 'subscribed', 'action' => 'add', 'phase' => 'reading', 'day' => Days::of(time() - DAY_IN_SECONDS), 'month' => gmdate('Ym')];
        EveryTable::fill($row, $text, $number);
        wp_cache_flush();
        foreach (['blogname', 'blogdescription'] as $option) {
            add_filter("option_$option", static fn(): string => $text);
        }
        foreach (self::sections() as $section) {
            $values = self::values_of($section->record->settings, $text, $number) + $section->record->defaults();
            $part = $section->record->part;
            $former = (array) get_option($section->option, []);
            $stored = ($part === '' ? $values : [$part => $values + ($former[$part] ?? [])]) + $former;
            add_filter("pre_option_$section->option", static fn(): array => $stored);
        }
    }

    /**
     * @param list<Setting> $settings
     * @return array<string, mixed>
     */
    private static function values_of(array $settings, string $text, int $number): array
    {
        $values = [];
        foreach ($settings as $setting) {
            $values[$setting->name] = match (true) {
                $setting->kind === Kind::Group => self::values_of($setting->settings, $text, $number),
                $setting->kind === Kind::Rows => [self::values_of($setting->rows->settings, $text, $number) + $setting->rows->defaults()],
                $setting->kind === Kind::Words => [$text],
                is_string($setting->default) => $text,
                is_int($setting->default) => $number,
                default => $setting->default,
            };
        }
        return $values;
    }
}
