<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Printing;

use Onda\Core\Forms\Screen;
use Onda\Core\Printing\Faces;
use Onda\Core\Printing\Texts;
use Onda\Features\Schedule\Contact;
use Onda\Features\Schedule\Schedule;
use Onda\Features\Schedule\Shows;

defined('ABSPATH') || exit;

/**
 * The inside of `<studio-line>`: the ways to the studio of the station. Those of the shows of two days are printed with
 * them, for the script: where a cache keeps the page, a show that is over would be named.
 */
final class StudioPrinting
{
    private const HORIZON = 2 * DAY_IN_SECONDS;

    /** @param int|null $now Seconds of Unix time; null for the clock. */
    public function __construct(private Schedule $schedule, private Texts $texts, private ?int $now = null)
    {
    }

    /**
     * @param array<string, scalar> $values Attributes.
     * @return string|null Null where there is nothing for this visitor.
     */
    public function inside(array $values): ?string
    {
        $station = (string) ($values['station'] ?? '');
        $name = $this->schedule->name($station);
        $own = $this->schedule->contact($station);
        $ways = [self::ways($name, $own, strtr($this->text('stationMessage'), ['{station}' => $name]))];
        $airings = [];
        $now = $this->now ?? time();
        $planned = $this->schedule->airings($station, $now, $now + self::HORIZON);
        $shows = new Shows($planned);
        foreach ($planned as $airing) {
            $title = $shows->title($airing);
            $contact = $shows->contact($airing)?->or($own) ?? $own;
            $text = strtr($this->text('studioMessage'), ['{show}' => $title, '{station}' => $name]);
            $way = $title === '' ? $ways[0] : self::ways($title, $contact, $text);
            $at = array_search($way, $ways, true);
            $airings[] = [$airing->starts, $airing->ends, $at === false ? array_push($ways, $way) - 1 : $at];
        }
        return array_filter($ways, self::is_open(...)) === [] ? $this->nothing() : $this->face($ways, $airings);
    }

    /**
     * @param list<array<int, string>> $ways The station's own, then those of shows.
     * @param list<array{int, int, int}> $airings Start, end and the place of its ways.
     */
    private function face(array $ways, array $airings): string
    {
        [$name, $whatsapp, $phone, $mail, $number] = $ways[0];
        return Faces::fill('schedule/studio-line/Face', [
            'ways' => (string) wp_json_encode($ways, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_AMP),
            'airings' => (string) wp_json_encode($airings),
            'label' => $this->text('studio'),
            'call' => $this->text('studioCall'),
            'write' => $this->text('studioWrite'),
            'isClosed' => !self::is_open($ways[0]),
            'name' => $name,
            'whatsapp' => $whatsapp,
            'phone' => $phone,
            'mail' => $mail,
            'number' => $number,
        ]);
    }

    /** @return array{string, string, string, string, string} Name, the addresses, and the number of the phone. */
    private static function ways(string $name, Contact $contact, string $text): array
    {
        $links = $contact->links($text) + Contact::NONE;
        $number = $links['phone'] === '' ? '' : trim($contact->written['phone']);
        return [$name, $links['whatsapp'], $links['phone'], $links['mail'], $number];
    }

    /** @param array<int, string> $way */
    private static function is_open(array $way): bool
    {
        return implode('', array_slice($way, 1)) !== '';
    }

    private function nothing(): ?string
    {
        return !current_user_can('manage_options') ? null : Faces::fill('schedule/studio-line/Fill', [
            'address' => Screen::Stations->url(),
            'text' => $this->text('fillStudio'),
        ]);
    }

    private function text(string $key): string
    {
        return $this->texts->text('schedule', $key);
    }
}
