<?php

declare(strict_types=1);

/** @return array<string, string> Text → translation, of a .po file that was written without wrapping. */
function read_po(string $file): array
{
    preg_match_all('/^msgid "(.*)"\nmsgstr "(.*)"$/m', (string) file_get_contents($file), $pairs);
    return array_combine(array_map('stripcslashes', $pairs[1]), array_map('stripcslashes', $pairs[2]));
}

/** @return list<string> The texts of a field: one, or one for each plural form. */
function texts_of(string $field, string $entry): array
{
    preg_match_all("/^$field(?:\\[\\d+\\])? \"(.*)\"$/m", $entry, $found);
    return array_map('stripcslashes', $found[1]);
}

/** The rule of an entry that is the head of the file. */
function plural_forms_of(string $head): string
{
    preg_match('/^"Plural-Forms: (.*)\\\\n"$/m', $head, $found);
    return $found[1] ?? '';
}
