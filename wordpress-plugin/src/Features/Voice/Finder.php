<?php

declare(strict_types=1);

namespace Onda\Features\Voice;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Access\ReadGate;
use Onda\Core\Access\ShownMatches;
use Onda\Core\Database\PostTitles;

defined('ABSPATH') || exit;

/** The post that somebody means who says its title, or something of it. */
final class Finder
{
    /** So many of what WordPress's search finds are looked at: some may be kept for members. */
    private const TRIED = 5;

    public function __construct(private PublicPosts $posts, private PostTitles $titles, private AnswerCache $answers)
    {
    }

    /** Address of a post that anybody may read; null when none is meant. */
    public function find(string $question): ?string
    {
        $words = SpokenWords::of($question);
        if ($words->is_empty()) {
            return null;
        }
        $known = $this->answers->read($words->plain(), time());
        $is_good = $known === 0 || ($known !== null && $this->posts->may_read($known, ReadGate::STRANGER));
        $id = $is_good ? $known : $this->look_for($words);
        $address = $id > 0 ? get_permalink($id) : false;
        return is_string($address) ? $address : null;
    }

    private function look_for(SpokenWords $words): int
    {
        $types = array_values(array_intersect($this->posts->types(), get_post_types(['exclude_from_search' => false])));
        $found = $types === [] ? 0 : ($this->titled($words, $types) ?: $this->searched($words, $types));
        $id = $this->posts->may_read($found, ReadGate::STRANGER) ? $found : 0;
        $this->answers->keep($words->plain(), $id, time());
        return $id;
    }

    /**
     * A title that is what was said, else one that begins with it; the newest of several.
     *
     * @param list<string> $types
     */
    private function titled(SpokenWords $words, array $types): int
    {
        foreach ([$words->pattern(), $words->loose_pattern()] as $pattern) {
            $like = $this->titles->like($pattern, $types);
            $like = array_intersect_key($like, array_flip(self::allowed(array_keys($like))));
            $titles = array_map(static fn(string $title): string => SpokenWords::of($title)->plain() . ' ', $like);
            // With a space behind, so that a title does not begin with a part of a word.
            $said = $words->plain() . ' ';
            $begins = array_filter($titles, static fn(string $title): bool => str_starts_with($title, $said));
            if ($begins !== []) {
                return array_search($said, $begins, true) ?: (int) array_key_first($begins);
            }
        }
        return 0;
    }

    /**
     * WordPress's own search finds the post, so that a search plugin has its say.
     *
     * @param list<string> $types
     */
    private function searched(SpokenWords $words, array $types): int
    {
        $query = new \WP_Query([
            's' => $words->spoken,
            'post_type' => $types,
            'post_status' => 'publish',
            'has_password' => false,
            'posts_per_page' => self::TRIED,
            'no_found_rows' => true,
            'ignore_sticky_posts' => true,
            'fields' => 'ids',
        ]);
        return ShownMatches::of(self::allowed(array_map('intval', $query->posts)), $words->spoken)[0] ?? 0;
    }

    /**
     * The answer is kept for everybody.
     *
     * @param list<int> $posts
     * @return list<int>
     */
    private static function allowed(array $posts): array
    {
        return ReadGate::allowed($posts, ReadGate::STRANGER);
    }
}
