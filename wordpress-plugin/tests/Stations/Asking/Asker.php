<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Asking;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\Fetcher;
use Onda\Core\Fetch\Visitor;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\Asking\Memory;
use Onda\Features\Stations\Asking\StatusDocument;
use Onda\Features\Stations\Asking\StatusReader;
use Onda\Features\Stations\Asking\StreamItself;
use Onda\Tests\FakeHttpClient;
use Onda\Tests\FakeResolver;
use Onda\Tests\FakeSampler;

/** A reader over clients that have their answers, and what it was told to ask. */
final class Asker
{
    public FakeSampler $sounds;
    public Memory $memory;

    public function __construct(public FakeHttpClient $pages, ?FakeSampler $sounds = null)
    {
        $this->sounds = $sounds ?? new FakeSampler();
        $this->memory = new Memory();
    }

    public function reader(): StatusReader
    {
        $guard = new AddressGuard(new FakeResolver([]), ['10.0.0.1:8000', '10.0.0.1:443', '10.0.0.2:8000']);
        return new StatusReader(new Fetcher($this->pages, $guard), new StreamItself(new Visitor($this->sounds, $guard)));
    }

    /** Null where it fails. */
    public function ask(Station $station, float $seconds = 5.0): ?StatusDocument
    {
        try {
            return $this->reader()->read($station, $this->memory, microtime(true) + $seconds);
        } catch (FetchFailed) {
            return null;
        }
    }

    /** @return list<string> Paths that were asked since the last call, then whole addresses of sound. */
    public function asked(): array
    {
        $path = static fn(string $call): string => (string) preg_replace('~^https?://[^/]+|\s.*$~', '', $call);
        $asked = [...array_map($path, $this->pages->dialed), ...$this->sounds->dialed];
        [$this->pages->dialed, $this->sounds->dialed] = [[], []];
        return $asked;
    }
}
