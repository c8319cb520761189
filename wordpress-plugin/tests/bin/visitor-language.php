<?php

/**
 * Writes the JSON catalog of the visitors' texts out of a .po file that was written without wrapping: what the server
 * prints and the scripts read. Argument: the .po file.
 */

declare(strict_types=1);

require __DIR__ . '/read-po.php';

const SOURCE = 'generated/visitor-texts.js';

[, $po] = $argv;
$entries = explode("\n\n", (string) file_get_contents($po));
$messages = [];
foreach ($entries as $entry) {
    $translations = texts_of('msgstr', $entry);
    if (str_contains($entry, '#: ' . SOURCE) && !str_contains($entry, '#~') && !in_array('', $translations, true)) {
        $messages[implode(texts_of('msgctxt', $entry)) . "\u{4}" . texts_of('msgid', $entry)[0]] = $translations;
    }
}
$locale = (string) preg_replace('/^.*onda-|\.po$/', '', $po);
$head = ['domain' => 'messages', 'lang' => $locale, 'plural-forms' => plural_forms_of($entries[0])];
$catalog = ['domain' => 'messages', 'locale_data' => ['messages' => ['' => $head] + $messages]];
$json = json_encode($catalog, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
file_put_contents(dirname($po) . "/onda-$locale-onda-visitor.json", "$json\n");
