<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Core\Settings\Station;
use Onda\Core\Text\ContactAddress;

defined('ABSPATH') || exit;

/**
 * How listeners reach a studio, as the owner wrote it: that of a show is its meta `onda_contact`. Malformed numbers and
 * addresses are not shown.
 */
final class Contact
{
    public const META = 'onda_contact';
    public const NONE = ContactAddress::NONE;

    /** @param array{whatsapp: string, phone: string, mail: string} $written */
    private function __construct(public readonly array $written)
    {
    }

    public static function of(int $show): self
    {
        $stored = get_post_meta($show, self::META, true);
        $texts = array_filter(is_array($stored) ? $stored : [], is_string(...));
        return new self(array_intersect_key($texts, self::NONE) + self::NONE);
    }

    public static function of_station(?Station $station): self
    {
        return new self($station?->contact ?? self::NONE);
    }

    /** A copy of the contact, with what the other has where this one has nothing that works. */
    public function or(self $other): self
    {
        $works = fn(string $written, string $name): bool => ContactAddress::of($name, $written, '') !== '';
        return new self(array_filter($this->written, $works, ARRAY_FILTER_USE_BOTH) + $other->written);
    }

    /** @return list<string> The fields that hold something, and nothing that works. */
    public function wrong(): array
    {
        $is_wrong = fn(string $name): bool => ContactAddress::wrong($name, $this->written[$name]) !== '';
        return array_values(array_filter(array_keys(self::NONE), $is_wrong));
    }

    /**
     * @param string $text The beginning of a message to the studio.
     * @return array<string, string> `whatsapp`, `phone` and `mail` → address, of those that there are.
     */
    public function links(string $text): array
    {
        $links = [];
        foreach (array_keys(self::NONE) as $name) {
            $links[$name] = ContactAddress::of($name, $this->written[$name], $text);
        }
        return array_filter($links);
    }
}
