<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Holiday;
use Onda\Features\Schedule\Week\Slot;
use Onda\Owner\Import\Added;
use Onda\Owner\Import\Step;

defined('ABSPATH') || exit;

/** Adds imported shows with their hosts and slots, and takes them away again. */
final class ShowImport
{
    /** Meta of a show or a host: its key at the source. */
    private const FROM = '_onda_imported_from';
    private const A_STEP = 20;

    public function __construct(private ScheduleRepository $kept, private string $station)
    {
    }

    public function has(ImportedShow $show): bool
    {
        return $this->find($show->key) > 0;
    }

    /** @return list<Added> */
    public function add(ImportedShow $show): array
    {
        ShowTypes::is_on() || ShowTypes::begin();
        $of = $show->of === '' ? 0 : $this->find($show->of);
        if ($of > 0) {
            add_post_meta($of, self::FROM, $show->key);
            return $this->add_times($show, $of);
        }
        $added = [];
        $hosts = [];
        foreach ($show->hosts as $key => $name) {
            $host = $this->find($key);
            if ($host === 0) {
                $host = $this->post(ShowTypes::HOST, $key, ['post_title' => $name]);
                $added[] = self::added_post('host', $host);
            }
            $hosts[] = $host;
        }
        $id = $this->post(ShowTypes::SHOW, $show->key, $show->post);
        $hosts === [] || update_post_meta($id, ShowTypes::HOSTS, $hosts);
        return [...$added, self::added_post('show', $id), ...$this->add_times($show, $id)];
    }

    /** @return list<Added> */
    private function add_times(ImportedShow $show, int $id): array
    {
        $added = [];
        foreach ($show->slots as $place => $slot) {
            $slot = new Slot(...['show' => $id] + get_object_vars($slot));
            $put = $this->kept->put_slot($this->station, $slot);
            $added[] = new Added('slot', $put, '', $slot->changed_at);
            foreach ($show->cancelled[$place] ?? [] as $date) {
                $added[] = $this->add_change(new AiringChange(0, 'cancel', $put, $date, changed_at: $slot->changed_at));
            }
        }
        foreach ($show->changes as $change) {
            $added[] = $this->add_change(new AiringChange(...['show' => $id] + get_object_vars($change)));
        }
        return $added;
    }

    private function add_change(AiringChange $change): Added
    {
        return new Added('change', $this->kept->put_change($this->station, $change), '', $change->changed_at);
    }

    /**
     * A step of an import of these shows, as `Source` has it.
     *
     * @param list<ImportedShow> $shows All of them.
     */
    public function step(array $shows, string $after, bool $is_dry): Step
    {
        $from = (int) $after;
        [$taken, $known, $added] = [0, 0, []];
        foreach (array_slice($shows, $from, self::A_STEP) as $show) {
            $is_known = $this->has($show);
            $known += (int) $is_known;
            $taken += (int) !$is_known;
            array_push($added, ...($is_known || $is_dry ? [] : $this->add($show)));
        }
        $next = $from + self::A_STEP;
        return new Step($next < count($shows) ? (string) $next : '', $taken, $known, 0, $added);
    }

    /**
     * All at once. A day that is known stays as it is.
     *
     * @param list<Holiday> $holidays
     */
    public function holidays(array $holidays, bool $is_dry): Step
    {
        $known = array_column($this->kept->holidays($this->station), 'day');
        $new = array_filter($holidays, static fn(Holiday $one): bool => !in_array($one->day, $known, true));
        $is_dry || array_map(fn(Holiday $one) => $this->kept->put_holiday($this->station, $one), $new);
        $added = array_map(static fn(Holiday $one): Added => new Added('holiday', 0, $one->day, self::mark($one)), $new);
        return new Step('', count($new), count($holidays) - count($new), 0, $is_dry ? [] : array_values($added));
    }

    private static function mark(Holiday $holiday): int
    {
        return crc32((string) wp_json_encode($holiday)) & 0x7FFFFFFF;
    }

    /**
     * @param list<Added> $added
     * @return int How many were taken away: what somebody changed since stays.
     */
    public function take_back(array $added): int
    {
        [$slots, $changes, $holidays] = $this->kept->week($this->station);
        $slots = array_column($slots, 'changed_at', 'id');
        $changes = array_column($changes, 'changed_at', 'id');
        $holidays = array_column($holidays, null, 'day');
        $is_same_day = static fn(Added $one): bool => isset($holidays[$one->who])
            && self::mark($holidays[$one->who]) === $one->amount;
        $taken = 0;
        $drop_day = function (string $day): bool {
            $this->kept->remove_holiday($this->station, $day);
            return true;
        };
        $drop_slot = fn(int $id): bool => $this->kept->remove_slot($this->station, $id);
        $drop_change = fn(int $id): bool => $this->kept->remove_change($this->station, $id);
        foreach ($added as $one) {
            $taken += (int) match ($one->kind) {
                'slot' => ($slots[$one->object] ?? null) === $one->amount && $drop_slot($one->object),
                'change' => ($changes[$one->object] ?? null) === $one->amount && $drop_change($one->object),
                'holiday' => $is_same_day($one) && $drop_day($one->who),
                default => self::changed_at($one->object) === $one->amount && wp_trash_post($one->object) !== false,
            };
        }
        return $taken;
    }

    private function find(string $key): int
    {
        return (int) (get_posts([
            'post_type' => [ShowTypes::SHOW, ShowTypes::HOST],
            'post_status' => ['publish', 'draft', 'pending', 'private', 'future'],
            'meta_key' => self::FROM,
            'meta_value' => $key,
            'numberposts' => 1,
            'fields' => 'ids',
        ])[0] ?? 0);
    }

    /** @param array<string, mixed> $fields */
    private function post(string $type, string $key, array $fields): int
    {
        $fields += ['post_type' => $type, 'post_status' => 'publish', 'meta_input' => []];
        $fields['meta_input'][self::FROM] = $key;
        return (int) wp_insert_post(wp_slash($fields));
    }

    private static function added_post(string $kind, int $post): Added
    {
        return new Added($kind, $post, '', self::changed_at($post));
    }

    private static function changed_at(int $post): int
    {
        return (int) get_post_modified_time('U', true, $post);
    }
}
