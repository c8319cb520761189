<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Core\Text\PlainText;
use Onda\Features\Schedule\ShowTypes;

defined('ABSPATH') || exit;

/** Shows and hosts by their names, as an owner types them. A name that is new makes the post. */
final class SchedulePosts
{
    private const STATES = ['publish', 'future', 'draft', 'pending', 'private'];
    private const MOST = 1000;
    private const MOST_HOSTS = 20;
    /** Meta of a show that stands for the station's own: another name renames it. */
    private const STANDS_IN = '_onda_stands_in';

    /** @var array<string, array<int, string>> By post type, for this request. */
    private array $names = [];
    /** @var array<int, string> Posts that this request made or renamed → the former name, or nothing. */
    private array $former = [];

    /** @return array<int, string> Post → name, by name. */
    public function all(string $type): array
    {
        return $this->names[$type] ??= self::read($type);
    }

    /** @return string Empty where there is no such post. */
    public function name(int $post, string $type): string
    {
        return $this->all($type)[$post] ?? '';
    }

    /**
     * @param list<int> $hosts Of the show, where it is new.
     * @return int The post of this name.
     */
    public function called(string $name, string $type, array $hosts = []): int
    {
        $is_same = static fn(string $one): bool => mb_strtolower($one) === mb_strtolower($name);
        $found = array_filter($this->all($type), $is_same);
        if ($found !== []) {
            return (int) key($found);
        }
        $row = ['post_type' => $type, 'post_status' => 'publish', 'post_title' => self::as_title($name)];
        $post = (int) wp_insert_post(wp_slash($row));
        $hosts === [] || update_post_meta($post, ShowTypes::HOSTS, $hosts);
        $this->former[$post] = '';
        unset($this->names[$type]);
        return $post;
    }

    /** A show for the station to name: it has the name of a template. */
    public function stand_in(string $name): int
    {
        $post = $this->called($name, ShowTypes::SHOW);
        isset($this->former[$post]) && update_post_meta($post, self::STANDS_IN, '1');
        return $post;
    }

    /** Gives a show of a template its own name, and the address of that name. Any other show stays. */
    public function rename(int $show, string $name): bool
    {
        $has_name = in_array(mb_strtolower($name), array_map(mb_strtolower(...), $this->all(ShowTypes::SHOW)), true);
        if ($has_name || get_post_meta($show, self::STANDS_IN, true) !== '1') {
            return false;
        }
        $this->former[$show] = $this->name($show, ShowTypes::SHOW);
        self::entitle($show, $name);
        delete_post_meta($show, self::STANDS_IN);
        unset($this->names[ShowTypes::SHOW]);
        return true;
    }

    /** @return array<int, string> Posts that were made or renamed → the former name, or nothing. */
    public function former(): array
    {
        return $this->former;
    }

    /** @param string $name Its former one; empty for a post that goes, where nobody has edited it since. */
    public static function back(int $post, string $name): void
    {
        $is_as_made = get_post_field('post_modified_gmt', $post) === get_post_field('post_date_gmt', $post);
        if ($name !== '') {
            self::entitle($post, $name);
            update_post_meta($post, self::STANDS_IN, '1');
        } elseif ($is_as_made) {
            wp_trash_post($post);
        }
    }

    /**
     * @param string $names With commas between.
     * @return list<int>
     */
    public function all_called(string $names, string $type): array
    {
        $single = array_filter(array_map(trim(...), explode(',', $names)), static fn(string $one): bool => $one !== '');
        $posts = array_map(fn(string $one): int => $this->called($one, $type), array_slice($single, 0, self::MOST_HOSTS));
        return array_values(array_unique($posts));
    }

    /** @param list<int> $posts */
    public function names(array $posts, string $type): string
    {
        return implode(', ', array_filter(array_map(fn(int $post): string => $this->name($post, $type), $posts)));
    }

    private static function entitle(int $post, string $name): void
    {
        $title = self::as_title($name);
        wp_update_post(wp_slash(['ID' => $post, 'post_title' => $title, 'post_name' => sanitize_title($name)]));
    }

    /** A theme prints titles as markup; what was typed is text. */
    private static function as_title(string $name): string
    {
        return str_replace(['<', '>'], ['&lt;', '&gt;'], $name);
    }

    /** @return array<int, string> */
    private static function read(string $type): array
    {
        $all = get_posts([
            'post_type' => $type,
            'post_status' => self::STATES,
            'numberposts' => self::MOST,
            'orderby' => 'title',
            'order' => 'ASC',
        ]);
        return array_map(PlainText::line(...), array_column($all, 'post_title', 'ID'));
    }
}
