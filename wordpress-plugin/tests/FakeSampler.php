<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Fetch\HttpClient;

/** Answers by address. */
final class FakeSampler implements HttpClient
{
    /** @var list<string> */
    public array $dialed = [];

    /** @param array<string, HttpAnswer> $answers By address. */
    public function __construct(public array $answers = [])
    {
    }

    public static function page(string $html): HttpAnswer
    {
        return new HttpAnswer(200, ['content-type' => 'text/html'], $html);
    }

    public static function json(string $text): HttpAnswer
    {
        return new HttpAnswer(200, ['content-type' => 'application/json'], $text);
    }

    public static function sound(): HttpAnswer
    {
        return new HttpAnswer(200, ['content-type' => 'audio/mpeg'], 'ID3');
    }

    /** @param string $text Of the block behind the first bytes of sound. */
    public static function titled(string $text): HttpAnswer
    {
        $pieces = intdiv(strlen($text) + 15, 16);
        $body = str_repeat('x', 16) . chr($pieces) . str_pad($text, 16 * $pieces, "\0");
        return new HttpAnswer(200, ['content-type' => 'audio/mpeg', 'icy-metaint' => '16'], $body);
    }

    public function get(Endpoint $endpoint, string $address, float $deadline): HttpAnswer
    {
        $this->dialed[] = $endpoint->written();
        return $this->answers[$endpoint->written()] ?? throw new FetchFailed('nobody there', reason: 'connect');
    }
}
