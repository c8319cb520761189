<?php

/**
 * Writes the JSON catalog that WordPress gives to a script: the texts of that script out of a .po file.
 * Arguments: the .po file, the handle of the script, its sources.
 */

declare(strict_types=1);

[, $po, $handle] = $argv;
$source = implode("\n", array_map('file_get_contents', array_slice($argv, 3)));

require __DIR__ . '/read-po.php';

preg_match_all("/\b(?:__|translatable)\(\s*'((?:[^'\\\\]|\\\\.)*)'/", $source, $found);
$messages = array_map(static fn(string $text): array => [$text], array_intersect_key(read_po($po), array_flip($found[1])));
$messages = array_filter($messages, static fn(array $texts): bool => $texts !== ['']);
ksort($messages, SORT_STRING);
$locale = (string) preg_replace('/^.*onda-|\.po$/', '', $po);
$catalog = [
    'domain' => 'onda',
    'locale_data' => ['onda' => ['' => ['domain' => 'onda', 'lang' => $locale]] + $messages],
];
$json = json_encode($catalog, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
file_put_contents(dirname($po) . "/onda-$locale-$handle.json", "$json\n");
