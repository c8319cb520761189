<?php

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Core\Http\Refusal;

defined('ABSPATH') || exit;

/** The reply of Ajax Search Pro's wire: HTML and JSON, each between its markers. */
final class MarkedReply
{
    private const CONTENT_TYPE = 'pagepost';
    private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

    /**
     * @param string|null $completion The phrase that was begun, or empty; null where nobody asked for it.
     * @param bool $is_brief The script that asks draws the data itself; the offers of a shop are HTML for it, too.
     */
    public static function of(
        SearchAnswer $answer,
        Instance $instance,
        Wording $wording,
        bool $is_first,
        ?string $completion = null,
        bool $is_brief = false,
    ): string {
        $is_drawn = $is_brief && array_filter($answer->hits, static fn(Hit $hit): bool => $hit->offer !== null) === [];
        $groups = $instance->group_by === '' ? [] : Group::make($answer->hits, $instance->group_by, $wording);
        $item = $is_drawn
            ? static fn(Hit $hit): array => self::item($hit) + ['day' => $wording->day($hit->date)]
            : self::whole(...);
        $results = match (true) {
            $answer->hits === [] => self::nothing($answer),
            $groups === [] => array_map($item, $answer->hits),
            default => ['grouped' => 1, 'groups' => self::groups($groups, $item)],
        };
        $nothing = $answer->hits === [] && $is_first ? $wording->text('nothing') : '';
        return self::text(
            $is_drawn ? '' : self::html($answer, $groups, $nothing, new ResultMarkup($instance->layout, $wording)),
            self::data($answer, $results, $wording)
                + ($completion === null ? [] : ['completion' => $completion])
                + ($is_drawn && $nothing !== '' ? ['nothing' => $nothing] : []),
        );
    }

    public static function refused(Refusal $refusal, Wording $wording): string
    {
        $sentence = str_replace('{seconds}', (string) $refusal->retry_after, $wording->text('wait'));
        $data = ['results_count' => 0, 'full_results_count' => 0, 'results' => []]
            + ['code' => $refusal->reason, 'retry_after' => $refusal->retry_after];
        return self::text((new ResultMarkup('vertical', $wording))->nothing($sentence), $data);
    }

    /** @param list<Group> $groups */
    private static function html(SearchAnswer $answer, array $groups, string $nothing, ResultMarkup $markup): string
    {
        return match (true) {
            $nothing !== '' => $markup->nothing($nothing, $answer->keywords),
            $groups === [] => $markup->list($answer->hits),
            default => $markup->groups($groups),
        };
    }

    /** @param array<string, mixed> $data */
    private static function text(string $html, array $data): string
    {
        $json = (string) wp_json_encode($data, self::JSON);
        // A title may hold a marker, and the protocol's pattern reads up to the last one.
        $html = str_replace('___ASP', '&#95;__ASP', $html);
        $json = str_replace('___ASP', '\u005f__ASP', $json);
        // The pattern is `(.*[\s\S]*)`: without a line's end at once it costs the square of what stands behind.
        $html = $html === '' ? '' : "\n$html";
        return "___ASPSTART_HTML___{$html}___ASPEND_HTML______ASPSTART_DATA___{$json}___ASPEND_DATA___";
    }

    /**
     * @param array<mixed> $results
     * @return array<string, mixed> What is not of that wire is there only when it says something.
     */
    private static function data(SearchAnswer $answer, array $results, Wording $wording): array
    {
        return ['results_count' => count($answer->hits), 'full_results_count' => $answer->total, 'results' => $results]
            + array_filter([
                'estimate' => $answer->is_estimate,
                'partial' => $answer->is_partial,
                'corrected' => $answer->corrected,
                'omitted' => $answer->omitted,
                'note' => $wording->note($answer),
            ]);
    }

    /** @return array<string, mixed> */
    private static function nothing(SearchAnswer $answer): array
    {
        return $answer->keywords === [] ? [] : ['nores' => 1, 'keywords' => $answer->keywords, 'suggested' => []];
    }

    /**
     * @param list<Group> $groups
     * @param \Closure(Hit): array<string, mixed> $item
     * @return array<string, array{title: string, items: list<array<string, mixed>>}>
     */
    private static function groups(array $groups, \Closure $item): array
    {
        $printed = [];
        foreach ($groups as $group) {
            $printed[$group->key] = ['title' => $group->title, 'items' => array_map($item, $group->hits)];
        }
        return $printed;
    }

    /** @return array<string, mixed> Texts are plain. */
    private static function item(Hit $hit): array
    {
        return [
            'id' => $hit->id,
            'content_type' => self::CONTENT_TYPE,
            'post_type' => $hit->type,
            'title' => $hit->title,
            'link' => $hit->link,
            'image' => $hit->image,
            'content' => $hit->content,
            'author' => $hit->author,
        ];
    }

    /** @return array<string, mixed> */
    private static function whole(Hit $hit): array
    {
        return self::item($hit) + [
            'date' => gmdate('c', $hit->date),
            'relevance' => $hit->relevance,
            'priority' => $hit->priority,
        ] + array_filter(['price' => $hit->price], is_float(...));
    }
}
