<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The page of an element, for links and forms to another day of it. */
final class PageAddress
{
    public readonly string $url;

    /** @param string|null $url Null for the page that is being printed. */
    public function __construct(?string $url = null)
    {
        global $wp;
        $this->url = $url ?? (is_singular()
            ? (string) get_permalink(get_queried_object_id())
            : home_url(user_trailingslashit((string) ($wp->request ?? ''))));
    }

    /** @param array<string, string> $question */
    public function with(array $question): string
    {
        return add_query_arg($question, $this->url);
    }

    /**
     * The hidden fields of a form that needs no script. They hold the query of the address (a site without pretty
     * permalinks), because a form sent by GET replaces it.
     *
     * @param array<string, string> $kept Fields that are sent along.
     */
    public function fields(array $kept): string
    {
        parse_str((string) wp_parse_url($this->url, PHP_URL_QUERY), $query);
        return Html::hidden(array_filter($query + $kept, is_string(...)));
    }
}
