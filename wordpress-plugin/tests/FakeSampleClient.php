<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Fetch\Endpoint;
use Onda\Fetch\FetchFailed;
use Onda\Fetch\Sample;
use Onda\Fetch\SampleClient;

/** Answers by address. */
final class FakeSampleClient implements SampleClient
{
    /** @param array<string, Sample> $answers */
    public function __construct(private array $answers)
    {
    }

    public static function page(string $html): Sample
    {
        return new Sample(200, ['content-type' => 'text/html'], $html);
    }

    public static function json(string $text): Sample
    {
        return new Sample(200, ['content-type' => 'application/json'], $text);
    }

    public static function sound(): Sample
    {
        return new Sample(200, ['content-type' => 'audio/mpeg'], 'ID3');
    }

    public function get(Endpoint $endpoint, string $address, float $deadline): Sample
    {
        return $this->answers[$endpoint->written()] ?? throw new FetchFailed('nobody there', reason: 'connect');
    }
}
