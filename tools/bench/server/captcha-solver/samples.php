<?php

declare(strict_types=1);

/** `$argv[1]` captchas as an attacker gets them, with their texts and the strokes of all symbols, as JSON. */

define('ABSPATH', '/');

function wp_salt(): string
{
    return 'solver';
}

$plugin = dirname(__DIR__, 4) . '/wordpress-plugin';
require "$plugin/autoload.php";

use Onda\Features\Newsletter\Guard\CaptchaAudio;
use Onda\Features\Newsletter\Guard\CaptchaImage;
use Onda\Features\Newsletter\Guard\Glyphs;
use Onda\Features\Newsletter\Guard\Phrase;

$sample = static function (int $at) use ($plugin): array {
    $phrase = new Phrase("solver$at", 1);
    return [
        'text' => $phrase->text(),
        'picture' => base64_encode((new CaptchaImage($phrase))->png()),
        'sound' => base64_encode((new CaptchaAudio($phrase, "$plugin/assets/captcha"))->wav('es')),
    ];
};
$symbols = str_split(Phrase::SYMBOLS);
echo json_encode([
    'symbols' => $symbols,
    'strokes' => array_map(Glyphs::strokes(...), $symbols),
    'samples' => array_map($sample, range(1, (int) $argv[1])),
]);
