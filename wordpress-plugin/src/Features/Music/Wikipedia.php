<?php

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\JsonFetcher;

defined('ABSPATH') || exit;

/**
 * Wikipedia: the first paragraph of the article in each language, and its picture. No key. An artist's name is often
 * another thing's too, so only an article about music counts, and the usual additions to a name are tried.
 */
final class Wikipedia implements ArtistProvider
{
    private const ADDITIONS = [
        'es' => ['', ' (banda)', ' (cantante)', ' (músico)', ' (grupo musical)'],
        'en' => ['', ' (band)', ' (singer)', ' (musician)', ' (rapper)'],
    ];
    private const ABOUT_MUSIC = '/m[uúù]si[ckq]|musiz|cantant|cantaut|cantor|chant|sing|vocal|rap+er|\bDJ\b|disc.?jockey'
        . '|\b(?:rock|pop|punk|metal|jazz|blues|folk|flamenco|reggae|salsa|cumbia|tango|hip.?hop|soul)\b'
        . '|\b(?:banda|band|boy ?band|girl ?group|d[uú]o|orquesta|orchestra|compositor|composer)\b'
        . '|\bproductor discográfico\b/iu';

    /** @param list<string> $languages */
    public function __construct(private JsonFetcher $web, private array $languages)
    {
    }

    public function key(): string
    {
        return 'wikipedia ' . implode(' ', $this->languages);
    }

    public function find(string $name, float $deadline): ?Artist
    {
        $articles = [];
        foreach ($this->languages as $language) {
            $articles[$language] = $this->article($name, $language, $deadline);
        }
        $articles = array_filter($articles);
        if ($articles === []) {
            return null;
        }
        $text = static fn(array $article): string => MusicPlainText::of($article['extract'], self::BIOGRAPHY_BYTES);
        $thumbnails = array_filter(array_map(
            static fn(array $article): string => Picture::address($article['thumbnail']['source'] ?? ''),
            $articles
        ));
        $first = reset($articles);
        return new Artist(
            $name,
            reset($thumbnails) ?: '',
            array_filter(array_map($text, $articles)),
            'Wikipedia, CC BY-SA 4.0',
            Picture::address($first['content_urls']['desktop']['page'] ?? ''),
        );
    }

    /** @return array<string, mixed> Empty when there is none about music. */
    private function article(string $name, string $language, float $deadline): array
    {
        foreach (self::ADDITIONS[$language] ?? [''] as $addition) {
            $article = $this->summary($name . $addition, $language, $deadline);
            if (self::is_about_music($article)) {
                return $article;
            }
        }
        return [];
    }

    /** @return array<string, mixed> */
    private function summary(string $title, string $language, float $deadline): array
    {
        $path = '/api/rest_v1/page/summary/' . rawurlencode(str_replace(' ', '_', $title));
        try {
            return $this->web->json("$language.wikipedia.org", $path, $deadline);
        } catch (FetchFailed $failed) {
            return $failed->getCode() === 404 ? [] : throw $failed;
        }
    }

    /** @param array<string, mixed> $article */
    private static function is_about_music(array $article): bool
    {
        $description = $article['description'] ?? '';
        $extract = $article['extract'] ?? '';
        return ($article['type'] ?? '') === 'standard' && is_string($description) && is_string($extract)
            && preg_match(self::ABOUT_MUSIC, $description === '' ? substr($extract, 0, 200) : $description) === 1;
    }
}
