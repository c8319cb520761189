<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Episodes;

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
    private const AUDIO = '~^(?:audio(?!/(?:x-)?(?:mpegurl|scpls))\b|application/(?:x-)?ogg\b|mp3$|m4a$|mpeg$|ogg$)~i';
    /** Types that say nothing: an enclosure of them is one to hear where its address names no other kind either. */
    private const UNSAID = '~^(?:\w+/octet-stream|(?!video|image|text|pdf|html|jpe?g|png|mp4|zip)[^/]*)$~i';
    private const AUDIO_FILE = '~\.(?:mp3|m4a|m4b|aac|og[ga]|opus|flac|wav)$~i';
    private const OTHER_FILE =
        '~\.(?:mp4|m4v|mov|avi|mkv|webm|pdf|epub|docx?|zip|jpe?g|png|gif|webp|html?|txt|xml|json|srt|vtt|m3u8?)$~i';
    /** Lists of files, which no browser plays. */
    private const LIST_FILE = '~\.(?:m3u|pls|asx|xspf)$~i';
    private const TITLE_LETTERS = 200;
    private const WEEKDAY = '/^\s*(?:\pL+\.?,|(?:mon|tue|wed|thu|fri|sat|sun)\pL*\.?)\s*/iu';

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
        $published = $this->published();
        $guid = $this->first(['', 'guid'], [self::ATOM, 'id']) ?: $file;
        return new Episode(
            $show,
            strlen($guid) > FeedText::ADDRESS_BYTES ? md5($guid) : $guid,
            $file,
            $this->title(),
            FeedText::line($this->first(...self::TEXTS), FeedText::LETTERS),
            FeedText::seconds($this->first([self::ITUNES, 'duration'])) ?: $seconds,
            $published > 0 && $published <= $now ? $published : 0,
            self::address($this->tags(self::ITUNES, 'image')[0] ?? null),
            $this->chapters(),
            self::address($this->tags(self::PODCAST, 'chapters')[0] ?? null),
        );
    }

    /** @return int Unix time, or 0. PHP would move a date to the weekday that is named with it. */
    private function published(): int
    {
        $date = (string) preg_replace(self::WEEKDAY, '', (string) $this->item->get_date(''));
        // Those of JavaScript: milliseconds, or `GMT+0100 (Central European Standard Time)`.
        $date = (string) preg_replace(['/^(\d{10})\d{3}$/', '/GMT(?=[+-]\d{4})|\(.*/s'], ['$1', ''], trim($date));
        return preg_match('/^\d{10}$/', $date) === 1 ? (int) $date : (int) \SimplePie_Parse_Date::get()->parse($date);
    }

    /** @return array{string, int} Address of the first audio file and its seconds, or nothing. */
    private function audio(): array
    {
        $all = [...$this->tags('', 'enclosure'), ...$this->links(), ...$this->media()];
        foreach ($all as $tag) {
            $attributes = $tag['attribs'][''] ?? [];
            $file = self::address($tag);
            if ($file !== '' && self::is_audio($file, $attributes)) {
                return [$file, FeedText::seconds($attributes['duration'] ?? '')];
            }
        }
        return ['', 0];
    }

    /** @param array<string, string> $attributes Enclosures, and nothing else, have a length. */
    private static function is_audio(string $file, array $attributes): bool
    {
        $path = (string) wp_parse_url($file, PHP_URL_PATH);
        [$type, $is_list] = [$attributes['type'] ?? '', preg_match(self::LIST_FILE, $path) === 1];
        $is_said = preg_match(self::AUDIO, $type) === 1 || ($attributes['medium'] ?? '') === 'audio';
        $is_unsaid = isset($attributes['length']) && preg_match(self::UNSAID, $type) === 1;
        return !$is_list && ($is_said || preg_match(self::AUDIO_FILE, $path) === 1
            || $is_unsaid && preg_match(self::OTHER_FILE, $path) !== 1);
    }

    /** @param array<string, mixed>|null $tag What an attribute of it names, from where its document stands. */
    private static function address(?array $tag): string
    {
        $attributes = $tag['attribs'][''] ?? [];
        $address = trim($attributes['url'] ?? $attributes['href'] ?? '');
        $base = str_starts_with($address, '//') ? 'https:' : $tag['xml_base'] ?? '';
        $is_whole = $base === '' || preg_match('~^[a-z][a-z\d+.-]*:~i', $address) === 1 || $address === '';
        return FeedText::address($is_whole ? $address : (string) \SimplePie_Misc::absolutize_url($address, $base));
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
        return FeedText::line($title ?: $this->first([self::ATOM, 'title'], [self::ITUNES, 'title']), self::TITLE_LETTERS);
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
        return array_map(static fn(array $tag): array =>
            ['attribs' => array_map(array_change_key_case(...), $tag['attribs'] ?? [])] + $tag, $tags);
    }
}
