<?php

declare(strict_types=1);

namespace Onda\Rest;

use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** A request of WordPress's REST server as one of ours. */
final class Requests
{
    /** @param list<string> $names Arguments whose texts may be read before they are mapped to fields. */
    public static function of(\WP_REST_Request $rest, array $names): Request
    {
        $server = [];
        foreach ($rest->get_headers() as $name => $values) {
            $server['HTTP_' . strtoupper($name)] = implode(', ', (array) $values);
        }
        $fields = array_intersect_key($rest->get_params(), array_flip($names));
        return Request::from_globals(true)->with($fields, $server + ['REQUEST_METHOD' => $rest->get_method()]);
    }
}
