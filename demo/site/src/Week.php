<?php

declare(strict_types=1);

namespace OndaDemo;

use Onda\Features\Schedule\Contact;
use Onda\Features\Schedule\Episodes\EpisodeReader;
use Onda\Features\Schedule\Episodes\EpisodeSource;
use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Slot;

/** The week of the station: its shows with their hosts, and a special in two days. */
final class Week
{
    private const DAY = 1440;

    private ScheduleRepository $kept;

    /** @param string $server Of the stations, where the feeds of the shows are. */
    public function __construct(private PostSeeder $posts, private string $station, private string $server)
    {
        $this->kept = new ScheduleRepository();
    }

    /** @param array<string, array<mixed>> $data */
    public function add(array $data): void
    {
        ShowTypes::begin();
        $is_new = $this->kept->slots($this->station) === [];
        $hosts = [];
        foreach ($data['hosts'] as $slug => [$name, $about]) {
            $hosts[$slug] = $this->post(ShowTypes::HOST, $slug, $name, $about);
        }
        foreach ($data['shows'] as $slug => [$name, $about, $by, $slots]) {
            $contact = $data['contact'][$slug] ?? [];
            $ids = array_map(static fn(string $host): int => $hosts[$host], $by);
            $show = $this->post(ShowTypes::SHOW, $slug, $name, $about, [ShowTypes::HOSTS => $ids, Contact::META => $contact]);
            if (in_array($slug, $data['podcasts'], true)) {
                EpisodeSource::keep($show, "$this->server/podcast/$slug.xml", true);
                (new EpisodeReader())->refresh_now($show, time());
            }
            $first = 0;
            foreach ($is_new ? $slots : [] as $slot) {
                $id = $this->kept->put_slot($this->station, $this->slot($show, $name, $slot, $first));
                $first = $first ?: $id;
            }
        }
        $is_new && $this->kept->put_change($this->station, $this->special(...$data['special']));
    }

    /** @param array<string, mixed> $meta */
    private function post(string $type, string $slug, string $title, string $about, array $meta = []): int
    {
        return $this->posts->keep("$type/$slug", [
            'post_type'    => $type,
            'post_title'   => $title,
            'post_name'    => $slug,
            'post_excerpt' => $about,
            'post_content' => Markup::paragraph($about),
            'meta_input'   => $meta,
        ], self::DAY * 30);
    }

    /**
     * @param array<int|string, mixed> $slot
     * @param int $first The slot of the show that a repeat repeats.
     */
    private function slot(int $show, string $title, array $slot, int $first): Slot
    {
        [$weekdays, $from, $until, $kind] = $slot;
        $start = self::minutes($from);
        $monday = gmdate('Y-m-d', (int) strtotime('monday this week'));
        return new Slot(
            0,
            $show,
            $title,
            $weekdays,
            $start,
            (self::minutes($until) - $start + self::DAY) % self::DAY,
            every: $slot['every'] ?? 1,
            anchor: isset($slot['every']) ? $monday : '',
            month_weeks: $slot['month_weeks'] ?? 0,
            kind: $kind,
            repeats: $kind === 'repeat' ? $first : 0,
            repeats_days: $slot['repeats_days'] ?? 0,
            priority: $slot['priority'] ?? 100,
            changed_at: time(),
        );
    }

    private function special(int $days, string $from, string $until, string $title, string $reason): AiringChange
    {
        $day = current_datetime()->modify("+$days days")->format('Y-m-d');
        return new AiringChange(
            0,
            'special',
            starts: "$day $from",
            ends: "$day $until",
            title: $title,
            reason: $reason,
            changed_at: time(),
        );
    }

    private static function minutes(string $clock): int
    {
        return 60 * (int) substr($clock, 0, 2) + (int) substr($clock, 3);
    }
}
