<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Fetch\Resolver;

/** Answers each look-up of a host with the next of its lists; the last one stays. */
final class FakeResolver implements Resolver
{
    /** @var list<string> */
    public array $asked = [];

    /** @param array<string, list<list<string>>> $answers */
    public function __construct(private array $answers)
    {
    }

    public function resolve(string $host): array
    {
        $this->asked[] = $host;
        $answers = &$this->answers[$host];
        return count($answers ?? []) > 1 ? array_shift($answers) : ($answers[0] ?? []);
    }
}
