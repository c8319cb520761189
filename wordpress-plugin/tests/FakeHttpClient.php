<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Fetch\HttpClient;

/** Answers by address; notes what was dialed as `url @ network address`. */
final class FakeHttpClient implements HttpClient
{
    /** @var list<string> */
    public array $dialed = [];
    /** The failure of an address without an answer. */
    public ?FetchFailed $failure = null;
    /** How long each answer takes. */
    public float $seconds = 0.0;

    /** @param array<string, string|HttpAnswer> $answers By address; a text is the body of a 200. */
    public function __construct(public array $answers = [])
    {
    }

    public function get(Endpoint $endpoint, string $address, float $deadline): HttpAnswer
    {
        $this->dialed[] = "{$endpoint->url()} @ $address";
        usleep((int) ($this->seconds * 1_000_000));
        $answer = $this->answers[$endpoint->url()] ?? throw $this->failure ?? new FetchFailed('nobody there');
        return $answer instanceof HttpAnswer ? $answer : new HttpAnswer(200, [], $answer);
    }
}
