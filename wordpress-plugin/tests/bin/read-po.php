<?php

declare(strict_types=1);

/** @return array<string, string> Text → translation, of a .po file that was written without wrapping. */
function read_po(string $file): array
{
    preg_match_all('/^msgid "(.*)"\nmsgstr "(.*)"$/m', (string) file_get_contents($file), $pairs);
    return array_combine(array_map('stripcslashes', $pairs[1]), array_map('stripcslashes', $pairs[2]));
}
