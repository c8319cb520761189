<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Early\EarlyIndex;
use Onda\Features\Newsletter\MailingService;
use Onda\Features\Newsletter\Subscriber;
use Onda\Plugin;
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

    public function test_an_index_of_another_release_answers_nothing_early(): void
    {
        $plugin = new Plugin(WP_PLUGIN_DIR . '/onda/onda.php');
        $index = EarlyIndex::of($plugin->features());
        $this->assertGreaterThan(5, count($index));
        $named = static fn(array $index): array => [...$plugin->early()->actions('thim_ajax_countviews', $index)];
        $this->assertArrayHasKey('theme-views', $named($index));
        $this->assertSame([], $named(['spv_record_view' => 'Onda\Views\Feature'] + $index));
    }
}
