<?php

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Core\Database\PostById;
use Onda\Core\Settings\PostReference;
use Onda\Core\Settings\Setting;
use Onda\Features\Search\Keywords\Keywords;

defined('ABSPATH') || exit;

/** Posts that the owner puts first for a phrase. A phrase is the same in whatever case and with whatever accents. */
final class Pins
{
    private const MAX_TEXT = 10_000;

    /**
     * @param string $lines `phrase = address or number of a post, …`, one phrase a line.
     * @param (\Closure(list<int>, string): list<Hit>)|null $hits Makes hits of posts that everybody may read.
     */
    public function __construct(private string $lines = '', private ?\Closure $hits = null)
    {
    }

    public static function setting(): Setting
    {
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $help = fn(): string => __('One phrase a line, with the address of the post or page behind it: contact = https://example.org/contact/. Further posts follow after a comma.', 'onda');
        $label = fn(): string => __('Posts that come first for a phrase', 'onda');
        $pins = Setting::text('pins', '', $label, $help, self::wrong(...), self::MAX_TEXT);
        return $pins->naming_posts(new PostReference(self::numbers(...), self::moved(...)));
    }

    /** @return list<int> The posts that are written as numbers. */
    private static function numbers(string $lines): array
    {
        $written = array_map(trim(...), explode(',', implode(',', array_column(self::rows($lines), 1))));
        return array_map(intval(...), array_values(array_filter($written, ctype_digit(...))));
    }

    /**
     * @param array<int, int> $here Number of a post there → here.
     * @return array{string, list<string>} The lines as they are written here, and those posts that are not here.
     */
    private static function moved(string $lines, array $here): array
    {
        [$kept, $missing] = [[], []];
        foreach (self::rows($lines) as [$phrase, $written]) {
            $posts = [];
            foreach (array_map(trim(...), explode(',', $written)) as $post) {
                $moved = ctype_digit($post) ? (string) ($here[(int) $post] ?? 0) : $post;
                self::post($moved) > 0 ? $posts[] = $moved : $missing[] = $post;
            }
            $kept = $posts === [] ? $kept : [...$kept, "$phrase = " . implode(', ', $posts)];
        }
        return [implode("\n", $kept), $missing];
    }

    public function has(string $phrase): bool
    {
        return $this->written_for($phrase) !== '';
    }

    /** The answer with the pinned posts before all others; a page after the first lacks them. */
    public function first(Question $question, SearchAnswer $answer): SearchAnswer
    {
        $written = $this->is_plain($question) ? $this->written_for($question->phrase) : '';
        $ids = $written === '' ? [] : array_filter(array_map(self::post(...), explode(',', $written)));
        $pinned = $ids === [] || $this->hits === null ? [] : ($this->hits)(array_values($ids), $question->phrase);
        if ($pinned === []) {
            return $answer;
        }
        $is_other = static fn(Hit $hit): bool => !in_array($hit->id, $ids, true);
        // Something similar was searched because of this phrase nothing was found; the owner knows something.
        $is_as_typed = $answer->corrected === '' && $answer->omitted === [];
        $found = $is_as_typed ? $answer->hits : [];
        $others = array_values(array_filter($found, $is_other));
        $hits = $question->offset === 0 ? [...$pinned, ...$others] : $others;
        $total = max(count($pinned) + count($others), $is_as_typed ? $answer->total : 0);
        return new SearchAnswer($hits, $total, $answer->is_estimate, $answer->is_partial);
    }

    /** A question with filters or another order asks for something else. */
    private function is_plain(Question $question): bool
    {
        $narrow = [...$question->post_types, ...$question->terms, ...$question->fields, ...$question->excluded];
        return $narrow === [] && $question->since === null && $question->until === null && $question->order === 'relevance';
    }

    /** The posts of a phrase, as they are written. */
    private function written_for(string $phrase): string
    {
        $folded = Keywords::folded($phrase);
        foreach (self::rows($this->lines) as [$pinned, $written]) {
            if ($pinned !== '' && Keywords::folded($pinned) === $folded) {
                return $written;
            }
        }
        return '';
    }

    private static function wrong(string $lines): string
    {
        foreach (self::rows($lines) as [$phrase, $written]) {
            if ($phrase === '' || in_array(0, array_map(self::post(...), explode(',', $written)), true)) {
                /* translators: %s: what the owner wrote. */
                return sprintf(__('There is no post behind this line: %s', 'onda'), trim("$phrase = $written"));
            }
        }
        return '';
    }

    /** @return list<array{string, string}> Phrase, and what stands behind the sign. */
    private static function rows(string $lines): array
    {
        $rows = [];
        foreach (preg_split('/\R/u', $lines) ?: [] as $line) {
            if (trim($line) !== '') {
                $rows[] = array_map(trim(...), explode('=', $line, 2)) + ['', ''];
            }
        }
        return $rows;
    }

    /** 0 where nothing is named. */
    private static function post(string $written): int
    {
        $text = trim($written);
        return ctype_digit($text) ? (PostById::read((int) $text)->ID ?? 0) : url_to_postid($text);
    }
}
