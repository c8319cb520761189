<?php

declare(strict_types=1);

namespace Onda\Rest;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\AllowedOrigins;
use Onda\Core\Http\Lock;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\VisitorToken;

defined('ABSPATH') || exit;

/** `POST /visitor`: a token for a visitor of an application on a listed origin. */
final class VisitorRoute
{
    private const AN_HOUR = 10;

    public static function route(): Route
    {
        return new Route(
            'POST',
            '/visitor',
            'createVisitor',
            'Makes a visitor token, good for this origin and ' . VisitorToken::DAYS . ' days.',
            [],
            [
                'title' => 'visitor',
                'type' => 'object',
                'properties' => [
                    'token' => ['type' => 'string', 'description' => 'To be sent as header ' . VisitorToken::HEADER . '.'],
                    'expires' => ['type' => 'integer', 'description' => 'Unix time in seconds.', 'minimum' => 0],
                    '_links' => ['type' => 'object', 'description' => 'Addresses of what belongs to it, by relation.'],
                ],
                'required' => ['token', 'expires'],
            ],
            self::answer(...),
            audience: Audience::ListedOrigin,
            refusals: ['cross_origin' => 403],
            opens_to: Lock::Members,
        );
    }

    private static function answer(Call $call): RestAnswer
    {
        $request = $call->request();
        $origin = AllowedOrigins::of($request);
        if ($origin === '') {
            throw new Refusal(403, 'cross_origin', 'This origin is not one of the allowed origins of the site.');
        }
        $limits = new RateLimitRepository();
        (new RateLimit($limits, 'visitor-tokens', self::AN_HOUR, seconds: HOUR_IN_SECONDS))->demand($request);
        return new RestAnswer([
            'token' => VisitorToken::make($origin, time()),
            'expires' => time() + VisitorToken::DAYS * DAY_IN_SECONDS,
        ]);
    }
}
