<?php

declare(strict_types=1);

namespace Onda\Owner\Stations;

defined('ABSPATH') || exit;

/** The letters that an owner can choose. Browsers and PHP know these names. */
final class CharsetLabels
{
    /** @return array<string, string> Charset → its name. */
    public static function all(): array
    {
        return [
            '' => __('Found out automatically', 'onda'),
            'windows-1252' => __('Western European (Windows-1252)', 'onda'),
            'windows-1250' => __('Central European (Windows-1250)', 'onda'),
            'windows-1251' => __('Cyrillic (Windows-1251)', 'onda'),
            'koi8-r' => __('Cyrillic (KOI8-R)', 'onda'),
            'windows-1253' => __('Greek (Windows-1253)', 'onda'),
            'windows-1254' => __('Turkish (Windows-1254)', 'onda'),
            'windows-1255' => __('Hebrew (Windows-1255)', 'onda'),
            'windows-1256' => __('Arabic (Windows-1256)', 'onda'),
            'windows-1257' => __('Baltic (Windows-1257)', 'onda'),
            'windows-874' => __('Thai (Windows-874)', 'onda'),
        ];
    }
}
