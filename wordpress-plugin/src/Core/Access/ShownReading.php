<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Access\Stranger\StrangerPage;
use Onda\Core\Access\Stranger\StrangerRoute;
use Onda\Core\Access\Stranger\StrangerView;
use Onda\Core\Text\PlainText;

defined('ABSPATH') || exit;

/** Reads the text of a post on a stranger's page, in the background, where the filters of a page are active. */
final class ShownReading
{
    /**
     * @param bool $is_page_asked Whether the site is asked for the page, too: a request each.
     * @return array{is_closed: bool, shown: string, status: int|null} `shown` as table `onda_shown_texts` has it;
     *     `status` with which the page sends a stranger away, 0 for one that does not, null where it told nothing.
     */
    public static function of(\WP_Post $post, bool $is_page_asked): array
    {
        $page = StrangerView::text($post);
        $route = AsStranger::ask(static fn(): array => StrangerRoute::ask($post));
        $is_closed = $page === null || $route['is_refused'];
        $answer = $is_page_asked && !$is_closed ? StrangerPage::text($post) : null;
        if ($is_closed || is_int($answer)) {
            return ['is_closed' => true, 'shown' => '', 'status' => is_int($answer) ? $answer : null];
        }
        $shown = self::shown($post, $answer ?? (string) $page, $route['excerpt']);
        return ['is_closed' => false, 'shown' => $shown, 'status' => $answer === null ? null : 0];
    }

    /**
     * @param string|null $excerpt As the route tells it.
     * @return string Empty where the page shows every word; else JSON of the sentences whose words stand there.
     */
    private static function shown(\WP_Post $post, string $page, ?string $excerpt): string
    {
        $there = array_flip(self::words($page));
        $told = $excerpt === null ? $there : array_intersect_key($there, array_flip(self::words($excerpt)));
        $kept = [];
        $texts = array_map(PlainText::sentences(...), ShownTexts::written($post));
        foreach ($texts as $part => $pieces) {
            $shown = $part === 'excerpt' ? $told : $there;
            $is_shown = static fn(string $piece): bool => array_diff_key(array_flip(self::words($piece)), $shown) === [];
            $kept[$part] = array_values(array_filter($pieces, $is_shown));
        }
        $text = array_map(static fn(array $pieces): string => implode(' ', $pieces), $kept);
        return $kept === $texts ? '' : (string) wp_json_encode($text, JSON_UNESCAPED_UNICODE);
    }

    /** @return list<string> Addresses are no words: WordPress shows what they lead to. */
    private static function words(string $text): array
    {
        $text = strtr(mb_strtolower((string) preg_replace('#https?://\S+#i', ' ', $text), 'UTF-8'), ['×' => 'x']);
        return preg_split('/[^\p{L}\p{M}\p{N}]+/u', $text, -1, PREG_SPLIT_NO_EMPTY) ?: [];
    }
}
