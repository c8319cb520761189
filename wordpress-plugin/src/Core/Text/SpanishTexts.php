<?php

declare(strict_types=1);

namespace Onda\Core\Text;

defined('ABSPATH') || exit;

/** A country whose Spanish has no catalog reads that of Spain, not English. */
final class SpanishTexts
{
    /** Filters `load_translation_file` and `load_script_translation_file`, whoever's texts they are about. */
    public function fall_back(string|false $file): string|false
    {
        return is_string($file) && !is_readable($file)
            ? (string) preg_replace('~/onda-es_[A-Z]{2}(?=[-.])~', '/onda-es_ES', $file)
            : $file;
    }
}
