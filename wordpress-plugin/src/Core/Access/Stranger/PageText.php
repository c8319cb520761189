<?php

declare(strict_types=1);

namespace Onda\Core\Access\Stranger;

use Onda\Core\Access\AsStranger;
use Onda\Core\Http\Document;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/**
 * The site's own request for the text of a page: answered where a theme would begin, after all code that checks a page.
 */
final class PageText
{
    public const HEADER = 'X-Onda-Shown';
    public const OF_A_POST = 'post';
    private const OF_NO_POST = 'list';
    private const FIELD = 'onda_shown';

    /** The address of the request. It is signed, because a theme may show less. */
    public static function address(string $page): string
    {
        return add_query_arg(self::FIELD, AsStranger::ask(static fn(): string => wp_create_nonce(self::FIELD)), $page);
    }

    public static function template_include(mixed $template): mixed
    {
        $nonce = Request::from_globals(true)->text(self::FIELD);
        if (!is_user_logged_in() && wp_verify_nonce($nonce, self::FIELD) && !self::is_of_plugin($template)) {
            $is_post = is_singular() && have_posts();
            $text = $is_post ? StrangerView::printed() : '';
            $headers = [self::HEADER => $is_post ? self::OF_A_POST : self::OF_NO_POST];
            Output::send_document(new Document(200, 'text/plain; charset=UTF-8', $text, $headers));
        }
        return $template;
    }

    /** A plugin's own page is read as it is printed. */
    private static function is_of_plugin(mixed $template): bool
    {
        $file = is_string($template) ? wp_normalize_path($template) : '';
        return plugin_basename($file) !== trim($file, '/');
    }
}
