<?php

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Core\Printing\Faces;
use Onda\Core\Text\Html;

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
        $separator = $this->layout === 'vertical' ? Faces::fill('live-search/search/Spacer') : '';
        return implode($separator, array_map($this->item(...), $hits));
    }

    /** @param list<Group> $groups */
    public function groups(array $groups): string
    {
        $markup = '';
        foreach ($groups as $group) {
            $markup .= Faces::fill('live-search/search/Group', [
                'name' => $group->key,
                'title' => $group->title,
                'children' => $this->list($group->hits),
            ]);
        }
        return $markup;
    }

    /** @param list<string> $keywords What to try instead. */
    public function nothing(string $text, array $keywords = []): string
    {
        $suggestion = static fn(string $word): string =>
            Faces::fill('live-search/search/Suggestion', ['keyword' => $word]);
        $suggestions = $keywords === [] ? '' : Faces::fill('live-search/search/Suggestions', [
            'words' => $this->wording->text('try'),
            'children' => implode(' ', array_map($suggestion, $keywords)),
        ]);
        return Faces::fill('live-search/search/Nothing', ['text' => $text, 'children' => $suggestions]);
    }

    private function item(Hit $hit): string
    {
        $class = 'item asp_r_' . self::TYPE . ' asp_r_' . self::TYPE . "_$hit->id asp_r_" . sanitize_html_class($hit->type);
        $image = Html::address($hit->image);
        return Faces::fill($image === '' ? 'live-search/search/Result' : 'live-search/search/PictureResult', [
            'id' => $hit->id,
            'name' => $class . (self::LAYOUT_CLASSES[$this->layout] ?? ''),
            'image' => $image,
            'link' => $hit->link,
            'title' => $hit->title,
            'text' => $hit->content,
            'children' => $hit->offer ?? $this->byline($hit),
        ]);
    }

    private function byline(Hit $hit): string
    {
        $shown = ['author' => $hit->author, 'day' => $this->wording->day($hit->date)];
        return Faces::fill($hit->author === '' ? 'live-search/search/Dateline' : 'live-search/search/Byline', $shown);
    }
}
