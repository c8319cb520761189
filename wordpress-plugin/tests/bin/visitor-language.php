<?php

/**
 * Writes the JSON catalog of the visitors' texts out of a .po file that was written without wrapping: what the server
 * prints and the scripts read. Argument: the .po file.
 */

declare(strict_types=1);

const SOURCE = 'generated/visitor-texts.js';

/** @return list<string> The texts of a field: one, or one for each plural form. */
function texts_of(string $field, string $entry): array
{
    preg_match_all("/^$field(?:\\[\\d+\\])? \"(.*)\"$/m", $entry, $found);
    return array_map('stripcslashes', $found[1]);
}

[, $po] = $argv;
$entries = explode("\n\n", (string) file_get_contents($po));
$messages = [];
foreach ($entries as $entry) {
    $translations = texts_of('msgstr', $entry);
    if (str_contains($entry, '#: ' . SOURCE) && !str_contains($entry, '#~') && !in_array('', $translations, true)) {
        $messages[implode(texts_of('msgctxt', $entry)) . "\u{4}" . texts_of('msgid', $entry)[0]] = $translations;
    }
}
preg_match('/^"Plural-Forms: (.*)\\\\n"$/m', $entries[0], $plural);
$locale = (string) preg_replace('/^.*onda-|\.po$/', '', $po);
$head = ['domain' => 'messages', 'lang' => $locale, 'plural-forms' => $plural[1] ?? ''];
$catalog = ['domain' => 'messages', 'locale_data' => ['messages' => ['' => $head] + $messages]];
$json = json_encode($catalog, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
file_put_contents(dirname($po) . "/onda-$locale-onda-visitor.json", "$json\n");
