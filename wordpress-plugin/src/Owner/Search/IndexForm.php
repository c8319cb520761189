<?php

declare(strict_types=1);

namespace Onda\Owner\Search;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\RecordForm;
use Onda\Core\Text\Html;
use Onda\Features\Search\Index\Build\Progress;

defined('ABSPATH') || exit;

/** The part of the settings screen about what live search reads, and how far it has come. */
final class IndexForm
{
    public static function of(RecordForm $form, Progress $progress): string
    {
        $fields = $form->fields('types', 'attachments', 'fields', 'stopWords');
        return Fields::card('onda-search-index', __('Search index', 'onda'), self::bar($progress) . $fields);
    }

    private static function bar(Progress $progress): string
    {
        $now = $progress->read();
        $is_building = in_array($now['phase'], ['reading', 'writing'], true);
        $bar = ['value' => $now['percent'], 'max' => 100, 'aria-label' => __('Search index', 'onda')];
        return Html::tag('p', [], Html::text($progress->sentence()))
            . ($is_building ? Html::tag('progress', $bar, Html::text("{$now['percent']} %")) : '');
    }
}
