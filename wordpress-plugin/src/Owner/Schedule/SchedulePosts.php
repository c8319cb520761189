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

    /** @var array<string, array<int, string>> By post type, for this request. */
    private array $names = [];

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
        // A theme prints titles as markup; what was typed is text.
        $title = str_replace(['<', '>'], ['&lt;', '&gt;'], $name);
        $row = ['post_type' => $type, 'post_status' => 'publish', 'post_title' => $title];
        $post = (int) wp_insert_post(wp_slash($row));
        $hosts === [] || update_post_meta($post, ShowTypes::HOSTS, $hosts);
        unset($this->names[$type]);
        return $post;
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
