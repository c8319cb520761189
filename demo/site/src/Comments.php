<?php

declare(strict_types=1);

namespace OndaDemo;

/** The conversations under the articles. */
final class Comments
{
    private const KEY = '_onda_demo';
    private const MINUTES_BETWEEN = 37;

    /** @var array<string, int> */
    private array $known = [];

    /**
     * @param array<string, list<array{string, string, list<mixed>}>> $threads Article → threads.
     * @param array<string, int> $articles
     * @return array<string, int> Place (`article/0/1`: its first comment's second answer) → comment.
     */
    public function add(array $threads, array $articles): array
    {
        global $wpdb;
        $rows = $wpdb->get_results(
            $wpdb->prepare("SELECT comment_id, meta_value FROM $wpdb->commentmeta WHERE meta_key = %s", self::KEY)
        );
        foreach ($rows as $row) {
            $this->known[$row->meta_value] = (int) $row->comment_id;
        }
        foreach ($threads as $slug => $comments) {
            $posted = strtotime(get_post($articles[$slug])->post_date_gmt . ' UTC');
            $this->thread($slug, $comments, $articles[$slug], $posted, 0);
        }
        $this->awaiting($articles['mercado-sabados']);
        return $this->known;
    }

    private function thread(string $key, array $comments, int $post, int $time, int $parent): void
    {
        foreach ($comments as $number => [$author, $text, $answers]) {
            $time = min(time(), $time + self::MINUTES_BETWEEN * MINUTE_IN_SECONDS);
            $id = $this->comment("$key/$number", $post, $author, $text, ['time' => $time, 'parent' => $parent]);
            $this->thread("$key/$number", $answers, $post, $time, $id);
        }
    }

    private function awaiting(int $post): void
    {
        $text = '¿Y el aparcamiento? Esto no lo ha leído nadie todavía.';
        $this->comment('awaiting', $post, 'Sin moderar', $text, ['time' => time(), 'parent' => 0], 0);
    }

    /** @param array{time: int, parent: int} $place */
    private function comment(string $key, int $post, string $author, string $text, array $place, int $approved = 1): int
    {
        if (isset($this->known[$key])) {
            return $this->known[$key];
        }
        $gmt = gmdate('Y-m-d H:i:s', $place['time']);
        $id = (int) wp_insert_comment(wp_slash([
            'comment_post_ID'      => $post,
            'comment_author'       => $author,
            'comment_author_email' => substr(md5($author), 0, 8) . '@onda.invalid',
            'comment_content'      => esc_html($text),
            'comment_parent'       => $place['parent'],
            'comment_approved'     => $approved,
            'comment_date_gmt'     => $gmt,
            'comment_date'         => get_date_from_gmt($gmt),
        ]));
        add_comment_meta($id, self::KEY, $key, true);
        return $this->known[$key] = $id;
    }
}
