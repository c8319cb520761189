<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

use Onda\Core\Fetch\Endpoint;

defined('ABSPATH') || exit;

/** An address as a person types it: with spaces around, and often without its scheme. */
final class TypedAddress
{
    public readonly string $text;

    public function __construct(string $typed)
    {
        $this->text = trim($typed);
    }

    /** The address, with `https://` where no scheme was typed. */
    public static function completed(string $typed): string
    {
        $address = new self($typed);
        return $address->has_scheme() || !$address->is_host() ? $address->text : "https://{$address->rest()}";
    }

    public function has_scheme(): bool
    {
        return preg_match('~^[a-z][a-z0-9+.-]*://~i', $this->text) === 1;
    }

    /** @return list<Endpoint> To be tried in this order; none where it is no address. */
    public function endpoints(): array
    {
        $addresses = $this->has_scheme() ? [$this->text] : ["https://{$this->rest()}", "http://{$this->rest()}"];
        return array_values(array_filter(array_map(Endpoint::parse(...), $addresses)));
    }

    /** A word alone is none: it was typed into the wrong field. */
    private function is_host(): bool
    {
        return preg_match('~^[^/?#\s]+\.[^/?#\s]+|^[^/?#\s]+:\d+|^\[[0-9a-f:.]+\]~i', $this->rest()) === 1;
    }

    private function rest(): string
    {
        return ltrim($this->text, '/');
    }
}
