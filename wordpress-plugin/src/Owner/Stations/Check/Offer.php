<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

defined('ABSPATH') || exit;

/** Addresses that were found behind a web page. */
final class Offer
{
    /**
     * @param string $service The name of the service or program that says so.
     * @param array<string, string> $fields Field of the station → value; `stream` at least.
     * @param string $name Of the station, as the service tells it; empty where it does not.
     */
    public function __construct(
        public readonly string $service,
        public readonly array $fields,
        public readonly string $name = '',
    ) {
    }

    public function finding(string $about): Finding
    {
        $name = mb_substr($this->name === '' ? $this->service : "$this->service, $this->name", 0, 120, 'UTF-8');
        $facts = [$name, $this->fields['stream']];
        return new Finding('found_stream', Finding::WARNING, $about, $facts, $about === 'mirror' ? [] : $this->fields);
    }
}
