<?php

declare(strict_types=1);

namespace Onda\Search;

use Onda\Printing\Html;

defined('ABSPATH') || exit;

/** Results as HTML with the class names of Ajax Search Pro, on which the styles of themes hang. */
final class ResultMarkup
{
    private const TYPE = 'pagepost';
    private const LAYOUT_CLASSES = ['isotopic' => ' asp_isotopic_item', 'polaroid' => ' photostack-flip'];

    public function __construct(private string $layout, private Wording $wording)
    {
    }

    /** @param list<Hit> $hits */
    public function list(array $hits): string
    {
        $separator = $this->layout === 'vertical' ? Html::tag('div', ['class' => 'asp_v_spacer']) : '';
        return implode($separator, array_map($this->item(...), $hits));
    }

    /** @param list<Group> $groups */
    public function groups(array $groups): string
    {
        $markup = '';
        foreach ($groups as $group) {
            $header = Html::tag('div', ['class' => 'asp_group_header'], Html::text($group->title));
            $class = "asp_results_group asp_results_group_$group->key";
            $markup .= Html::tag('div', ['class' => $class], $header . $this->list($group->hits));
        }
        return $markup;
    }

    /** @param list<string> $keywords What to try instead. */
    public function nothing(string $text, array $keywords = []): string
    {
        $keyword = static fn(string $word): string => Html::tag('span', ['class' => 'asp_keyword'], Html::text($word));
        $suggestions = $keywords === [] ? '' : Html::tag(
            'span',
            ['class' => 'asp_suggestions'],
            Html::text($this->wording->text('try')) . ' ' . implode(' ', array_map($keyword, $keywords))
        );
        return Html::tag('div', ['class' => 'asp_nores'], Html::tag('span', [], Html::text($text)) . $suggestions);
    }

    private function item(Hit $hit): string
    {
        $class = 'item asp_r_' . self::TYPE . ' asp_r_' . self::TYPE . "_$hit->id asp_r_" . sanitize_html_class($hit->type);
        $attributes = ['id' => "asp-res-$hit->id", 'class' => $class . (self::LAYOUT_CLASSES[$this->layout] ?? '')];
        $content = Html::tag('div', ['class' => 'asp_content'], $this->text($hit));
        return Html::tag('div', $attributes, $this->image($hit) . $content);
    }

    private function image(Hit $hit): string
    {
        $address = Html::address($hit->image);
        $image = Html::tag('img', ['src' => $address, 'alt' => '', 'loading' => 'lazy']);
        return $address === '' ? '' : Html::tag('div', ['class' => 'asp_image', 'data-src' => $address], $image);
    }

    private function text(Hit $hit): string
    {
        $link = Html::tag('a', ['class' => 'asp_res_url', 'href' => Html::address($hit->link)], Html::text($hit->title));
        return Html::tag('h3', [], $link)
            . ($hit->offer ?? $this->byline($hit))
            . Html::tag('div', ['class' => 'asp_res_text'], Html::text($hit->content));
    }

    private function byline(Hit $hit): string
    {
        $author = $hit->author === '' ? '' : Html::tag('span', ['class' => 'asp_author'], Html::text($hit->author));
        $date = Html::tag('span', ['class' => 'asp_date'], Html::text($this->wording->day($hit->date)));
        return Html::tag('div', ['class' => 'etc'], trim("$author $date"));
    }
}
