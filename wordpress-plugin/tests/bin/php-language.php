<?php

/**
 * Writes the catalog of PHP's texts in the form that WordPress reads fastest, a PHP file. Input: a .po file without
 * wrapping. Argument: the file to write.
 */

declare(strict_types=1);

require __DIR__ . '/read-po.php';

$entries = explode("\n\n", (string) file_get_contents('php://stdin'));
$messages = [];
foreach ($entries as $place => $entry) {
    $translations = texts_of('msgstr', $entry);
    if ($place > 0 && !str_contains($entry, '#~') && !in_array('', $translations, true)) {
        $key = implode("\u{4}", [...texts_of('msgctxt', $entry), texts_of('msgid', $entry)[0]]);
        $messages[$key] = implode("\0", $translations);
    }
}
$locale = (string) preg_replace('/^.*onda-|\.l10n\.php$/', '', $argv[1]);
$catalog = ['domain' => 'onda', 'plural-forms' => plural_forms_of($entries[0]), 'language' => $locale, 'messages' => $messages];
file_put_contents($argv[1], "<?php\nreturn " . var_export($catalog, true) . ";\n");
