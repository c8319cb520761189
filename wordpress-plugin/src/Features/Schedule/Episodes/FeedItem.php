<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Episodes;

use Onda\Core\Text\Html;
use Onda\Core\Text\PlainText;
use Onda\Core\Text\Utf8;

defined('ABSPATH') || exit;

/** An item of a feed, which tells of an episode. Its length in bytes is never read: half of them are wrong. */
final class FeedItem
{
    public const CONTENT = 'http://purl.org/rss/1.0/modules/content/';
    public const PODCAST = 'https://podcastindex.org/namespace/1.0';
    public const CHAPTERS = 'http://podlove.org/simple-chapters';
    private const ATOM = 'http://www.w3.org/2005/Atom';
    public const ITUNES = 'http://www.itunes.com/dtds/podcast-1.0.dtd';
    public const MEDIA = 'http://search.yahoo.com/mrss/';
    private const RSS_1 = 'http://purl.org/rss/1.0/';
    private const TEXTS = [
        ['', 'description'],
        [self::RSS_1, 'description'],
        [self::ITUNES, 'summary'],
        [self::ATOM, 'summary'],
        [self::CONTENT, 'encoded'],
        [self::ATOM, 'content'],
    ];
    private const AUDIO = '~^(?:audio/|application/(?:x-)?ogg\b)~i';
    private const AUDIO_FILE = '~\.(?:mp3|m4a|m4b|aac|og[ga]|opus|flac|wav)$~i';
    private const TITLE_LETTERS = 200;
    public const TEXT_LETTERS = 300;
    private const LONGEST = 7 * DAY_IN_SECONDS;
    /** Characters that turn the direction of a text around. */
    private const TURNING = '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u';

    public function __construct(private \SimplePie_Item $item)
    {
    }

    /** @param int $now Unix time: no episode is of a later one. */
    public function episode(int $show, int $now): ?Episode
    {
        [$file, $seconds] = $this->audio();
        if ($file === '') {
            return null;
        }
        $published = (int) $this->item->get_date('U');
        return new Episode(
            $show,
            $this->first(['', 'guid'], [self::ATOM, 'id']) ?: $file,
            $file,
            $this->title(),
            self::line($this->first(...self::TEXTS), self::TEXT_LETTERS),
            self::seconds($this->first([self::ITUNES, 'duration'])) ?: $seconds,
            $published > 0 && $published <= $now ? $published : 0,
            Html::address($this->tags(self::ITUNES, 'image')[0]['attribs']['']['href'] ?? ''),
            $this->chapters(),
            Html::address($this->tags(self::PODCAST, 'chapters')[0]['attribs']['']['url'] ?? ''),
        );
    }

    /** `3480`, `58:00`, `1:02:03.5`; 0 for anything else. */
    public static function seconds(string $written): int
    {
        $is_time = preg_match('/^(?:(?:(\d{1,3}):)?(\d{1,4}):)?(\d{1,7})(?:[.,]\d*)?$/', trim($written), $part) === 1;
        $is_clock = $is_time && ($part[2] === '' || (int) $part[3] < 60) && ($part[1] === '' || (int) $part[2] < 60);
        $seconds = $is_clock ? (int) $part[1] * 3600 + (int) $part[2] * 60 + (int) $part[3] : 0;
        return $seconds <= self::LONGEST ? $seconds : 0;
    }

    /** One line of plain text of a feed, which may hold HTML. */
    public static function line(string $markup, int $letters): string
    {
        $text = Utf8::trim((string) preg_replace(self::TURNING, '', PlainText::line($markup)));
        $is_long = mb_strlen($text) > $letters;
        return $is_long ? Utf8::trim((string) preg_replace('/\s+\S*$/u', '', mb_substr($text, 0, $letters))) . '…' : $text;
    }

    /** @return array{string, int} Address of the first audio file and its seconds, or nothing. */
    private function audio(): array
    {
        $all = [...$this->tags('', 'enclosure'), ...$this->links(), ...$this->media()];
        foreach (array_column($all, 'attribs') as ['' => $attributes]) {
            $address = $attributes['url'] ?? $attributes['href'] ?? '';
            $file = Html::address(str_starts_with($address, '//') ? "https:$address" : $address);
            $type = $attributes['type'] ?? '';
            $is_file = preg_match(self::AUDIO_FILE, (string) wp_parse_url($file, PHP_URL_PATH)) === 1;
            $is_audio = preg_match(self::AUDIO, $type) === 1 || ($attributes['medium'] ?? '') === 'audio' || $is_file;
            if ($file !== '' && $is_audio) {
                return [$file, self::seconds($attributes['duration'] ?? '')];
            }
        }
        return ['', 0];
    }

    /** @return list<array<string, mixed>> Links of Atom to files, also those in a feed of RSS. */
    private function links(): array
    {
        $is_file = static fn(array $link): bool => ($link['attribs']['']['rel'] ?? '') === 'enclosure';
        return array_values(array_filter($this->tags(self::ATOM, 'link'), $is_file));
    }

    /** @return list<array<string, mixed>> */
    private function media(): array
    {
        $groups = array_column($this->tags(self::MEDIA, 'group'), 'child');
        $grouped = array_map(static fn(array $child): array => $child[self::MEDIA]['content'] ?? [], $groups);
        return array_merge($this->tags(self::MEDIA, 'content'), ...$grouped);
    }

    private function title(): string
    {
        // SimplePie escapes the titles of RSS, for it takes them as markup.
        $title = htmlspecialchars_decode($this->first(['', 'title'], [self::RSS_1, 'title']), ENT_QUOTES);
        return self::line($title ?: $this->first([self::ATOM, 'title'], [self::ITUNES, 'title']), self::TITLE_LETTERS);
    }

    /** @return list<array{start: float, title: string, address?: string}> */
    private function chapters(): array
    {
        $chapters = $this->tags(self::CHAPTERS, 'chapters')[0]['child'][self::CHAPTERS]['chapter'] ?? [];
        return Chapters::of(array_map(static fn(array $chapter): array => [
            'startTime' => $chapter['attribs']['']['start'] ?? '',
            'title' => $chapter['attribs']['']['title'] ?? '',
            'url' => $chapter['attribs']['']['href'] ?? '',
        ], $chapters));
    }

    /** The first text that is not empty. */
    private function first(array ...$names): string
    {
        foreach ($names as [$space, $name]) {
            $text = trim($this->tags($space, $name)[0]['data'] ?? '');
            if ($text !== '') {
                return $text;
            }
        }
        return '';
    }

    /** @return list<array<string, mixed>> */
    private function tags(string $space, string $name): array
    {
        $tags = $this->item->get_item_tags($space, $name) ?? [];
        return array_map(static fn(array $tag): array => $tag + ['attribs' => []], $tags);
    }
}
