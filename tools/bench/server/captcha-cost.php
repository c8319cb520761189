<?php

declare(strict_types=1);

/**
 * Milliseconds of the processor for a picture and a sound, medians of `$argv[1]` phrases, as JSON. PHP without
 * configuration: without GD.
 */

define('ABSPATH', '/');

function wp_salt(): string
{
    return 'bench';
}

$plugin = dirname(__DIR__, 3) . '/wordpress-plugin';
require "$plugin/autoload.php";

use Onda\Features\Newsletter\Guard\CaptchaAudio;
use Onda\Features\Newsletter\Guard\CaptchaImage;
use Onda\Features\Newsletter\Guard\Phrase;

$cpu = static function (): float {
    $use = getrusage();
    return ($use['ru_utime.tv_sec'] + $use['ru_stime.tv_sec']) * 1e3
        + ($use['ru_utime.tv_usec'] + $use['ru_stime.tv_usec']) / 1e3;
};
$median = static function (callable $make, int $runs) use ($cpu): array {
    $times = [];
    for ($run = 0; $run < $runs; $run++) {
        $before = $cpu();
        $made = $make(new Phrase("bench$run", 1));
        $times[] = $cpu() - $before;
    }
    sort($times);
    return ['ms' => $times[intdiv($runs, 2)], 'bytes' => strlen($made)];
};

$runs = (int) $argv[1];
echo json_encode([
    'gd' => extension_loaded('gd'),
    'image' => $median(static fn(Phrase $phrase): string => (new CaptchaImage($phrase))->png(), $runs),
    'audio' => $median(
        static fn(Phrase $phrase): string => (new CaptchaAudio($phrase, "$plugin/assets/captcha"))->wav('es'),
        $runs,
    ),
]);
