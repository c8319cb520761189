<?php

declare(strict_types=1);

namespace OndaDemo;

use Onda\Core\Settings\PlayerPlace;
use Onda\Features\Favorites\FavoritesRepository;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\Subscriber;
use Onda\Owner\Search\SearchOwner;
use Onda\Owner\Stations\Watch\Watch;

/** A site that has been on the air for a month: the bar on every page, figures, subscribers, checks and the index. */
final class BackOffice
{
    private const DAYS = 30;
    private const STATIONS = ['onda' => 90, 'onda-azura' => 34];
    private const PHRASES = ['festival del faro' => 21, 'vinilo' => 14, 'programación' => 9, 'podcast de cocina' => 0];
    private const PEOPLE = ['ana', 'bruno', 'carmen', 'diego', 'elena', 'fermin', 'gloria', 'hugo', 'ines', 'julio'];
    private const LINK = '~<!-- wp:html -->\s*<a class="onda-live".*?<!-- /wp:html -->~s';
    private const BUTTON = '<!-- wp:onda/live-radio-button {"station":"onda","className":"onda-live"} /-->';

    public function open(): void
    {
        PlayerPlace::choose(PlayerPlace::BAR);
        $this->button();
        $this->figures();
        $this->people();
        do_action(Watch::EVENT);
        SearchOwner::build_command()->run(false, static fn() => null);
    }

    /** The link of the header becomes the button that plays. */
    private function button(): void
    {
        foreach (get_posts(['post_type' => 'wp_template_part', 'name' => 'header', 'numberposts' => 1]) as $part) {
            $content = (string) preg_replace(self::LINK, self::BUTTON, $part->post_content);
            wp_update_post(wp_slash(['ID' => $part->ID, 'post_content' => $content]));
        }
    }

    private function figures(): void
    {
        $posts = get_posts(['numberposts' => 8, 'fields' => 'ids', 'has_password' => false]);
        $hearts = new FavoritesRepository();
        for ($ago = 0; $ago < self::DAYS; $ago++) {
            $moment = current_datetime()->modify("-$ago days")->setTime(12, 0);
            [$day, $time] = [$moment->format('Y-m-d'), $moment->getTimestamp()];
            $swing = 0.75 + 0.25 * sin($ago / 7 * 2 * M_PI);
            foreach (self::STATIONS as $station => $most) {
                $plays = (int) ($most * $swing);
                $this->row('plays', ['day' => $day, 'station' => $station, 'slot' => 0, 'plays' => $plays, 'seconds' => $plays * 1310]);
                $hour = intdiv($time, HOUR_IN_SECONDS);
                $this->row('listeners', ['station' => $station, 'hour' => $hour, 'samples' => 4, 'total' => $plays, 'most' => intdiv($plays, 3)]);
            }
            foreach (self::PHRASES as $phrase => $most) {
                $count = 1 + (int) ($most * $swing);
                $this->row('keywords', ['day' => $day, 'search_id' => 1, 'keyword_key' => md5($phrase), 'keyword' => $phrase,
                    'num' => $count, 'zero_num' => $most === 0 ? $count : 0]);
            }
            $hearts->add("v$ago", [$posts[$ago % count($posts)]], $time);
        }
    }

    /** Ten people signed up: one has not confirmed, and one has left. */
    private function people(): void
    {
        $subscribers = new SubscriberRepository();
        foreach (self::PEOPLE as $place => $name) {
            $then = time() - ($place * 2 + 1) * DAY_IN_SECONDS;
            $status = [Subscriber::UNCONFIRMED, Subscriber::UNSUBSCRIBED][$place] ?? Subscriber::SUBSCRIBED;
            $subscribers->change($subscribers->made("$name@oyentes.example", 1, $then)->id, ['status' => $status]);
        }
    }

    /** @param array<string, int|string> $row */
    private function row(string $table, array $row): void
    {
        global $wpdb;
        $wpdb->replace("{$wpdb->prefix}onda_$table", $row);
    }
}
