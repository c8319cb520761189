<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Kernel;

/** Has one object listen to the hooks that the plugin declares for its class. */
final class Listening
{
    /** @param class-string|null $part The name in the rows, where it is not the class. */
    public static function hook(object $object, ?string $part = null): void
    {
        $part ??= $object::class;
        $rows = array_merge(...array_column(self::declared(), $part));
        (new Kernel())->listen([$part => $rows], static fn(): object => $object);
    }

    /** @return list<array<class-string, list<array<int|string, mixed>>>> Of all files `hooks.php`. */
    public static function declared(): array
    {
        $source = dirname(__DIR__) . '/src';
        $core = require "$source/hooks.php";
        $features = array_map(static fn(string $file): array => require $file, glob("$source/Features/*/hooks.php"));
        $early = (require "$source/Early/hooks.php")('onda/onda.php', true);
        $lists = array_column($features, 'hooks');
        return [$core['first'], ...$lists, $core['last'], $early, require "$source/Rest/hooks.php"];
    }
}
