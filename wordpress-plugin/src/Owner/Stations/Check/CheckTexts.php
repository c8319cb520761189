<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

defined('ABSPATH') || exit;

/** The texts of the script that checks and plays a station. */
final class CheckTexts
{
    /** @return array<string, string> */
    public static function of_script(): array
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        return [
            'check' => __('Check', 'onda'),
            'checking' => __('Checking …', 'onda'),
            'allGood' => __('Checked: all is well.', 'onda'),
            /* translators: %d: number of lines. */
            'toDo' => __('Checked: %d to look at.', 'onda'),
            'takeOver' => __('Use this', 'onda'),
            'limited' => __('That was often. Check again in a minute.', 'onda'),
            'session' => __('Your session has ended. Save the form: what you typed stays.', 'onda'),
            'offline' => __('This site could not be reached. Check again when you are online.', 'onda'),
            'server' => __('The check failed on this site’s server. Check again, or save: a check blocks nothing.', 'onda'),
            'listen' => __('Listen here', 'onda'),
            'stop' => __('Stop', 'onda'),
            'connecting' => __('Connecting …', 'onda'),
            /* translators: %s: a number of seconds. */
            'playing' => __('This browser plays it. First sound after %s s.', 'onda'),
            'stalled' => __('It has stopped: no more sound comes.', 'onda'),
            'readable' => __('The player may read the stream: fast start is possible.', 'onda'),
            'unreadable' => __('The player may not read the stream (CORS), so it starts at the pace of the browser.', 'onda'),
            'unplayable' => __('This browser cannot play it.', 'onda'),
            'mixed' => __('This page has https, so the browser may not play a stream without it.', 'onda'),
            'hls' => __('This browser does not play HLS by itself. The player on your site does.', 'onda'),
            'silent' => __('No sound after 10 seconds. Look whether your studio is sending.', 'onda'),
        ];
        // phpcs:enable
    }
}
