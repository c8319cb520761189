<?php

declare(strict_types=1);

namespace Onda\Http;

use Onda\Access\Callbacks;
use Onda\ActivePlugins;

defined('ABSPATH') || exit;

/**
 * Finds code that an early answer would skip although it may turn a visitor away: firewalls, bans, blocks of countries.
 * There is no list of names. An ordinary request of a visitor shows which files come after the moment of an early
 * answer, and whose functions are called before an action is answered. Who reads there where a request comes from, or
 * its address, and is able to end it, is a watcher. Code that cannot be read counts as one.
 */
final class RequestWatchers
{
    /** The hooks that WordPress runs before an action of admin-ajax. */
    private const HOOKS = [
        'muplugins_loaded', 'plugins_loaded', 'sanitize_comment_cookies', 'setup_theme', 'after_setup_theme',
        'set_current_user', 'init', 'wp_loaded', 'admin_init',
    ];
    private const LOOKS = '/REMOTE_ADDR|FORWARDED_FOR|CLIENT_IP|REAL_IP|CONNECTING_IP|USER_AGENT|QUERY_STRING|REQUEST_URI'
        . '|INPUT_SERVER|getallheaders|php:\/\/input|\$_SERVER\s*(?:\[\s*\$|[;,)])/i';
    private const REFUSES = '/\b(?:exit|die)\b\s*[(;]'
        . '|\b(?:wp_die|status_header|http_response_code|wp_(?:safe_)?redirect)\s*\(/i';
    private const UNREADABLE = '/\beval\s*\(|ioncube|\bsg_load\b/i';
    /** The line that keeps a file from being asked for by itself refuses nobody. */
    private const GUARD = '/defined\s*\(\s*[\'"]\w+[\'"]\s*\)\s*\)?\s*(?:\|\||or)?\s*\{?\s*'
        . '(?:exit|die)\s*(?:\([^)]*\))?\s*;/i';

    /** @return list<string> As `Callbacks::owner` names them; to be asked at the end of `admin_init`. */
    public static function of_this_request(): array
    {
        return self::among([...self::skipped_files(get_included_files()), ...self::called_files()]);
    }

    /**
     * @param list<string> $files
     * @return list<string>
     */
    public static function among(array $files): array
    {
        $looks = $refuses = [];
        foreach (array_unique($files) as $file) {
            $code = is_readable($file) ? (string) file_get_contents($file) : '';
            $owner = Callbacks::owner($file);
            $is_secret = $code === '' || preg_match(self::UNREADABLE, $code) === 1;
            $looks[$owner] = ($looks[$owner] ?? false) || $is_secret || preg_match(self::LOOKS, $code) === 1;
            $refuses[$owner] = ($refuses[$owner] ?? false) || $is_secret || self::refuses($code);
        }
        $watchers = array_keys(array_filter(array_intersect_key($looks, array_filter($refuses))));
        return array_map(strval(...), $watchers);
    }

    /** Changes with the code that is loaded: its plugins, must-use plugins and theme. */
    public static function scene(): string
    {
        $must_use = array_map(wp_basename(...), wp_get_mu_plugins());
        $scene = [ActivePlugins::folders(), $must_use, get_option('template'), get_option('stylesheet')];
        return md5((string) wp_json_encode($scene));
    }

    /**
     * The files that an early answer skips. Those loaded earlier (drop-ins, `auto_prepend_file`) run before it, too.
     *
     * @param list<string> $files In the order in which they were loaded.
     * @return list<string>
     */
    private static function skipped_files(array $files): array
    {
        $early = array_search(dirname(__DIR__, 2) . DIRECTORY_SEPARATOR . 'early.php', $files, true);
        $later = array_map(wp_normalize_path(...), array_slice($files, (int) $early));
        return array_values(array_filter($later, Callbacks::is_foreign(...)));
    }

    /** @return list<string> Those with a function that is called, whenever they were loaded. */
    private static function called_files(): array
    {
        $files = array_column(array_merge(...array_map(Callbacks::foreign(...), self::HOOKS)), 'file');
        return array_values(array_filter($files));
    }

    private static function refuses(string $code): bool
    {
        return preg_match(self::REFUSES, (string) preg_replace(self::GUARD, '', $code)) === 1;
    }
}
