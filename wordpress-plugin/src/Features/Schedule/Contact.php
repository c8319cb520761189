<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

defined('ABSPATH') || exit;

/**
 * How listeners reach the studio of a show: meta `onda_contact`, kept as the owner wrote it. What is no number or no
 * address is not shown.
 */
final class Contact
{
    public const META = 'onda_contact';
    public const NONE = ['whatsapp' => '', 'phone' => '', 'mail' => ''];

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

    /** @return list<string> The fields that hold something, and nothing that works. */
    public function wrong(): array
    {
        $is_wrong = fn(string $name): bool => $this->written[$name] !== '' && $this->link($name, '') === '';
        return array_values(array_filter(array_keys(self::NONE), $is_wrong));
    }

    /**
     * @param string $text The beginning of a message to the studio.
     * @return array<string, string> `whatsapp`, `phone` and `mail` → address, of those that there are.
     */
    public function links(string $text): array
    {
        $names = array_keys(self::NONE);
        return array_filter(array_combine($names, array_map(fn(string $name): string => $this->link($name, $text), $names)));
    }

    private function link(string $name, string $text): string
    {
        $written = trim($this->written[$name]);
        $digits = (string) preg_replace('/\D/', '', $written);
        // E.164: 15 digits at most, of which the country code is a part.
        $is_number = preg_match('/^\+?[\d\s().-]+$/', $written) === 1 && strlen($digits) <= 15;
        return match (true) {
            $name === 'mail' => is_email($written) ? "mailto:$written?subject=" . rawurlencode($text) : '',
            !$is_number => '',
            $name === 'phone' => strlen($digits) >= 3 ? 'tel:' . (str_starts_with($written, '+') ? '+' : '') . $digits : '',
            default => strlen($digits) >= 10 ? 'https://wa.me/' . ltrim($digits, '0') . '?text=' . rawurlencode($text) : '',
        };
    }
}
