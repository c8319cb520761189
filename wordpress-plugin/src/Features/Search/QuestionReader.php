<?php

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Core\Access\Languages;
use Onda\Core\Access\PublicPosts;
use Onda\Core\Http\Request;
use Onda\Features\Search\Index\IndexState;

defined('ABSPATH') || exit;

/** Makes a question of the fields of Ajax Search Pro's wire; a visitor can only narrow what the owner opened. */
final class QuestionReader
{
    private const MAX_LIMIT = 50;
    public const MAX_CALLS = 100;
    private const MAX_IDS = 500;
    private const MAX_VALUES = 50;
    /** No box has more filters of terms; each costs a question for the terms under its own. */
    private const MAX_TAXONOMIES = 10;
    private const MAX_BYTES = 200;
    private const PRICE = '_price';

    public function __construct(private PublicPosts $posts, private IndexState $state = new IndexState())
    {
    }

    public function read(Request $request, Instance $instance): Question
    {
        $form = $request->form('options');
        $limit = min(self::MAX_LIMIT, self::id($form['force_count'] ?? 0) ?: $instance->count);
        $price = self::condition(self::PRICE, self::field($form, self::PRICE) ?? []);
        $generic = self::texts($form['asp_gen'] ?? []);
        return new Question(
            phrase: self::phrase($request->beginning('aspp', Question::MAX_CHARACTERS)),
            limit: $limit,
            offset: $limit * min(self::MAX_CALLS, $request->id('asp_call_num')),
            post_types: $this->types($form, $instance),
            terms: $this->terms($form, $instance),
            excluded: self::excluded($form['not_in'] ?? []),
            since: self::date($form, 'post_date_from', '00:00:00'),
            until: self::date($form, 'post_date_to', '23:59:59'),
            fields: self::fields($form, $instance),
            min_price: $price->min,
            max_price: $price->max,
            is_exact: in_array('exact', $generic, true),
            places: array_values(array_intersect(Question::PLACES, $generic)),
            order: empty($form['force_order']) ? $instance->order : 'relevance',
            grouped_by: $instance->group_by,
            language: Languages::current(),
        );
    }

    /** The text in one line, trimmed, and without signs that turn the direction of what stands behind them. */
    public static function phrase(string $text): string
    {
        $text = (string) preg_replace('/[\x{061C}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}]+/u', '', $text);
        return trim((string) preg_replace('/[\s\x00-\x1F\x7F]+/u', ' ', $text));
    }

    /**
     * @param array<mixed> $form
     * @return list<string>
     */
    private function types(array $form, Instance $instance): array
    {
        $open = $instance->types ?: $this->posts->types();
        $wanted = array_intersect($open, $this->posts->types(), self::texts($form['customset'] ?? []));
        return array_values($wanted) ?: $instance->types;
    }

    /**
     * @param array<mixed> $form
     * @return array<string, list<int>>
     */
    private function terms(array $form, Instance $instance): array
    {
        $sets = is_array($form['termset'] ?? null) ? $form['termset'] : [];
        $sets += array_filter(['category' => $form['categoryset'] ?? []]);
        $terms = [];
        foreach ($sets as $taxonomy => $ids) {
            $is_open = $instance->taxonomies === []
                ? $this->is_public((string) $taxonomy)
                : in_array($taxonomy, $instance->taxonomies, true);
            if ($is_open) {
                $terms[$taxonomy] = self::ids($ids);
            }
        }
        return array_slice(array_filter($terms), 0, self::MAX_TAXONOMIES, true);
    }

    /**
     * With pages of its own. An early answer knows only the taxonomies that the index was told of, where there is one.
     */
    private function is_public(string $taxonomy): bool
    {
        if (taxonomy_exists($taxonomy)) {
            return is_taxonomy_viewable($taxonomy);
        }
        $told = $this->state->read()['taxonomies'];
        return $told === [] ? preg_match('/^[a-z0-9_-]{1,32}$/D', $taxonomy) === 1 : in_array($taxonomy, $told, true);
    }

    /**
     * Shown already: `not_in[content type][]=id`.
     *
     * @return list<int>
     */
    private static function excluded(mixed $by_type): array
    {
        $posts = is_array($by_type) ? $by_type['pagepost'] ?? [] : [];
        return self::ids($posts);
    }

    /**
     * @param array<mixed> $form
     * @return list<FieldCondition>
     */
    private static function fields(array $form, Instance $instance): array
    {
        $conditions = [];
        foreach (array_diff($instance->fields, [self::PRICE]) as $name) {
            $value = self::field($form, $name);
            $condition = self::condition($name, $value ?? []);
            $is_asked = $condition->values !== [] || $condition->min !== null || $condition->max !== null;
            $conditions = array_merge($conditions, $is_asked ? [$condition] : []);
        }
        return $conditions;
    }

    /**
     * Written `aspf[name_1]`; the number says which control of the page it was.
     *
     * @param array<mixed> $form
     */
    private static function field(array $form, string $name): mixed
    {
        foreach (is_array($form['aspf'] ?? null) ? $form['aspf'] : [] as $key => $value) {
            if (preg_replace('/_+\d+$/', '', (string) $key) === $name) {
                return $value;
            }
        }
        return null;
    }

    /** @param mixed $value A text, a list of them, or `lower` and `upper`. */
    private static function condition(string $name, mixed $value): FieldCondition
    {
        if (is_array($value) && (isset($value['lower']) || isset($value['upper']))) {
            return new FieldCondition($name, [], self::number($value['lower'] ?? ''), self::number($value['upper'] ?? ''));
        }
        return new FieldCondition($name, array_values(array_diff(self::texts((array) $value), [''])));
    }

    /** @param array<mixed> $form A day as `2026-11-21`, in the time of the site. */
    private static function date(array $form, string $name, string $time): ?int
    {
        $day = $form["{$name}_real"] ?? $form[$name] ?? '';
        if (!is_string($day) || preg_match('/^(\d{4})-(\d\d)-(\d\d)$/', $day, $part) !== 1) {
            return null;
        }
        $is_day = checkdate((int) $part[2], (int) $part[3], (int) $part[1]);
        return $is_day ? (new \DateTimeImmutable("$day $time", wp_timezone()))->getTimestamp() : null;
    }

    private static function number(mixed $value): ?float
    {
        return is_string($value) && is_numeric($value) && is_finite((float) $value) ? (float) $value : null;
    }

    private static function id(mixed $value): int
    {
        return is_scalar($value) && preg_match('/^\d{1,18}$/', (string) $value) === 1 ? (int) $value : 0;
    }

    /** @return list<int> */
    private static function ids(mixed $values): array
    {
        $ids = array_map(self::id(...), array_slice(is_array($values) ? $values : [$values], 0, self::MAX_IDS));
        return array_values(array_unique(array_filter($ids)));
    }

    /** @return list<string> */
    private static function texts(mixed $values): array
    {
        $is_text = static fn(mixed $value): bool =>
            is_string($value) && strlen($value) <= self::MAX_BYTES && preg_match('//u', $value) === 1;
        $texts = array_filter(is_array($values) ? $values : [$values], $is_text);
        return array_slice(array_values($texts), 0, self::MAX_VALUES);
    }
}
