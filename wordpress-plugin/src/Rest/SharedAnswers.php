<?php

declare(strict_types=1);

namespace Onda\Rest;

use Onda\Core\Access\Languages;
use Onda\Core\Access\PublicReplies;
use Onda\Core\Access\ReadGate;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** Makes responses, and says which of them the caches between a site and its readers may keep. */
final class SharedAnswers
{
    /** A cache hands out the former answer so many times longer while it asks for the next one. */
    private const STALE_TIMES = 4;
    /** And for so long while the site does not answer. */
    private const STALE_IF_ERROR_SECONDS = 600;
    private const TAG_LENGTH = 16;
    /** Refusals that are the same for everybody; a crowd must not ask for a station that is down one by one. */
    private const SHARED_REFUSALS = [404, 502, 503];
    private const REFUSAL_SECONDS = 5;

    public function __construct(private PublicReplies $policy)
    {
    }

    public function response(Route $route, RestAnswer $answer, Request $request): \WP_REST_Response
    {
        $response = new \WP_REST_Response($answer->data);
        if ($answer->total !== null) {
            $response->header('X-WP-Total', (string) $answer->total);
            $response->header('X-WP-TotalPages', (string) $answer->pages);
        }
        if (!$this->is_shared($route, $request)) {
            $response->header('Cache-Control', 'private, no-store');
            return $response;
        }
        $stale = self::STALE_TIMES * $route->seconds;
        $response->header('Cache-Control', "public, max-age=$route->seconds, s-maxage=$route->seconds"
            . ", stale-while-revalidate=$stale, stale-if-error=" . self::STALE_IF_ERROR_SECONDS);
        return self::with_tag($response, $answer, $request);
    }

    public function refused(Route $route, Refusal $refusal, Request $request): \WP_REST_Response
    {
        $data = ['status' => $refusal->status] + array_filter(['retry_after' => $refusal->retry_after]) + $refusal->data;
        $response = rest_convert_error_to_response(new \WP_Error($refusal->reason, $refusal->getMessage(), $data));
        $is_shared = in_array($refusal->status, self::SHARED_REFUSALS, true) && $this->is_shared($route, $request);
        $response->header('Cache-Control', $is_shared ? 'public, max-age=' . self::REFUSAL_SECONDS : 'private, no-store');
        $refusal->retry_after > 0 && $response->header('Retry-After', (string) $refusal->retry_after);
        return $response;
    }

    /** The owner chose so, and no visitor may read less than another. */
    private function is_shared(Route $route, Request $request): bool
    {
        return $route->seconds > 0
            && !$request->has_credentials()
            && get_current_user_id() === 0
            && Languages::current() === ''
            && $this->policy->is_open()
            && !($route->shows_posts && ReadGate::is_guarded());
    }

    private static function with_tag(\WP_REST_Response $response, RestAnswer $answer, Request $request): \WP_REST_Response
    {
        $tag = substr(sha1((string) wp_json_encode([$answer->data, $answer->total])), 0, self::TAG_LENGTH);
        $response->header('ETag', "W/\"$tag\"");
        if (str_contains($request->header('If-None-Match'), "\"$tag\"")) {
            $response->set_status(304);
            $response->set_data(null);
        }
        return $response;
    }
}
