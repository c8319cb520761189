<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Fetch\Visitor;
use Onda\Features\Schedule\Episodes\EpisodeReader;
use Onda\Features\Schedule\Episodes\Episodes;
use Onda\Features\Schedule\Episodes\EpisodeSource;
use Onda\Features\Schedule\Episodes\EpisodeStore;
use Onda\Tests\FakeHttpClient;
use Onda\Tests\FakeResolver;

/** Shows whose feeds stand at `feed.example`. */
trait EpisodeSite
{
    private const FEED = 'https://feed.example/feed.xml';
    /** 2026-11-27 12:00 UTC. */
    private const NOW = 1795780800;

    /** A show with the feed, which was read if there is one. */
    private function heard(string $title, ?string $feed = null, bool $has_downloads = false): int
    {
        $show = $this->show($title);
        EpisodeSource::keep($show, self::FEED, $has_downloads);
        $feed === null || $this->reader([self::FEED => $feed])->read($show, self::FEED, self::NOW);
        return $show;
    }

    /** @param array<string, string|HttpAnswer> $answers By address. */
    private function reader(array $answers = [], ?FakeHttpClient &$client = null): EpisodeReader
    {
        $urls = str_replace('.example/', '.example:443/', array_keys($answers));
        $client = new FakeHttpClient(array_combine($urls, array_values($answers)));
        $public = ['feed.example' => [['93.184.216.34']], 'inside.example' => [['10.0.0.7']]];
        // The tests' WordPress asks no server that is not trusted.
        $visitor = new Visitor($client, new AddressGuard(new FakeResolver($public), ['feed.example:443']));
        return new EpisodeReader(new EpisodeStore(), static fn(int $bytes): Visitor => $visitor);
    }

    private function episodes(): Episodes
    {
        return new Episodes(now: self::NOW);
    }

    /** @param list<string> $items Titles, newest first; each is an hour older. */
    private static function feed(array $items): string
    {
        $rows = '';
        foreach ($items as $at => $title) {
            $date = gmdate('r', self::NOW - ($at + 1) * HOUR_IN_SECONDS);
            $title = esc_html($title);
            $rows .= "<item><title>$title</title><guid>g-$title</guid><pubDate>$date</pubDate>"
                . "<enclosure url=\"https://files.example/$at.mp3\" type=\"audio/mpeg\"/></item>";
        }
        return "<rss version=\"2.0\"><channel>$rows</channel></rss>";
    }

    /** An audio file of the media library, attached to a show. */
    private function audio(int $show, string $title, string $date, array $more = []): int
    {
        $file = wp_insert_attachment($more + [
            'post_title' => $title,
            'post_mime_type' => 'audio/mpeg',
            'post_date' => get_date_from_gmt($date),
            'post_date_gmt' => $date,
            'post_excerpt' => 'A caption',
        ], "2026/11/$title.mp3", $show);
        wp_update_attachment_metadata($file, ['length' => 125]);
        return $file;
    }
}
