<?php

declare(strict_types=1);

namespace Onda\Features\Inspector;

use Onda\Core\Http\Request;
use Onda\Core\Http\StyleSheet;

defined('ABSPATH') || exit;

/**
 * `onda_hidden`: the style that hides elements of a page. Its address changes with what is hidden, so it may be kept.
 */
final class HiddenStyle
{
    public const ACTION = 'onda_hidden';
    private const KEPT = YEAR_IN_SECONDS;
    /** For a page that lay in a cache and names a former version. */
    private const KEPT_SHORTLY = MINUTE_IN_SECONDS;

    public function __construct(private HiddenRecords $records)
    {
    }

    public function __invoke(Request $request): StyleSheet
    {
        $page = PageObject::named($request->text('object_type'), $request->id('object_id'));
        $json = $page === null ? '' : $this->records->read($page);
        $is_current = $json !== '' && $request->text('v') === HiddenElements::version($json);
        return new StyleSheet(HiddenElements::stored($json)->css(), $is_current ? self::KEPT : self::KEPT_SHORTLY);
    }

    /** The address of a page's style. */
    public static function address(PageObject $page, string $json): string
    {
        return add_query_arg([
            'action' => self::ACTION,
            'object_type' => $page->type,
            'object_id' => $page->id,
            'v' => HiddenElements::version($json),
        ], admin_url('admin-ajax.php'));
    }
}
