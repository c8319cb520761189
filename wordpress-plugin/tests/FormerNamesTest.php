<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Features\Newsletter\MailingService;
use Onda\Features\Newsletter\Subscriber;
use PHPUnit\Framework\TestCase;

/** Class names of a former release, where a site or another plugin still has them. */
final class FormerNamesTest extends TestCase
{
    /** @dataProvider documented */
    public function test_a_documented_class_keeps_its_name(string $name, string $class): void
    {
        $this->assertTrue(class_exists($name) || interface_exists($name));
        $this->assertSame($class, (new \ReflectionClass($name))->getName());
    }

    /** @return list<array{string, class-string}> */
    public function documented(): array
    {
        return [
            ['Onda\Newsletter\MailingService', MailingService::class],
            ['Onda\Newsletter\Subscriber', Subscriber::class],
        ];
    }
}
