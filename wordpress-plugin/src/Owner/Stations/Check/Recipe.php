<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

defined('ABSPATH') || exit;

/** Lines that an owner may copy into another program, for a finding that no press mends. */
final class Recipe
{
    /** A stream without https behind a web server that has it. An address may end in a semicolon. */
    private const HTTPS = <<<'LINES'
        # nginx, in the server block that has https
        location = /radio {
            proxy_pass "%1$s";
            proxy_buffering off;
            proxy_read_timeout 1h;
        }

        # Apache with mod_proxy_http, in the VirtualHost that has https
        <Location "/radio">
            ProxyPass "%1$s" flushpackets=on
            ProxyPassReverse "%1$s"
            SetEnv proxy-sendchunked 1
        </Location>
        LINES;

    /** Plain text of several lines; empty where there is none. */
    public static function of(Finding $finding): string
    {
        $stream = $finding->code === 'mixed_content' ? $finding->facts[0] ?? '' : '';
        return $stream === '' ? '' : sprintf(self::HTTPS, strtr($stream, ['"' => '%22', '$' => '%24']));
    }
}
