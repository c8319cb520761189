<?php

declare(strict_types=1);

namespace Onda\Tests;

use PHPUnit\Framework\TestCase;

/**
 * Reads the tokens of every source file: what belongs to one room may not appear in another.
 *
 * @group once
 */
final class ArchitectureTest extends TestCase
{
    private const SUPERGLOBALS = ['$_GET', '$_POST', '$_REQUEST', '$_COOKIE', '$_FILES', '$_SERVER', '$_ENV', '$_SESSION', '$GLOBALS'];
    private const OUTPUT = [T_ECHO, T_PRINT, T_OPEN_TAG_WITH_ECHO, T_INLINE_HTML];
    private const PRINTING = ['printf', 'vprintf', 'print_r', 'var_dump', 'readfile', 'fpassthru'];
    private const REPLIES = ['wp_send_json', 'wp_send_json_success', 'wp_send_json_error', 'wp_die', 'exit', 'die', 'header', 'status_header'];
    private const NEVER = ['eval', 'unserialize', 'maybe_unserialize', 'extract', 'curl_init', 'shell_exec', 'exec', 'system', 'passthru', 'create_function', 'serialize'];

    /** In `disable_functions` of some hosts; WordPress gets along without. A row here is enough for another one. */
    private const DISABLED = ['apache_request_headers', 'apache_setenv', 'checkdnsrr', 'chgrp', 'chmod', 'chown', 'curl_exec',
        'curl_multi_exec', 'disk_free_space', 'disk_total_space', 'dl', 'dns_get_record', 'error_log', 'escapeshellarg', 'flock',
        'fpassthru', 'fsockopen', 'ftok', 'ftp_connect', 'get_current_user', 'getenv', 'gethostbyaddr', 'gethostbyname',
        'gethostbynamel', 'gethostname', 'getmyuid', 'getmypid', 'getrusage', 'gzcompress', 'gzdecode', 'gzencode',
        'gzinflate', 'gzuncompress', 'highlight_file', 'highlight_string', 'ignore_user_abort', 'ini_alter', 'ini_restore',
        'ini_set', 'link', 'mail', 'openlog', 'openssl_x509_parse', 'parse_ini_file', 'pfsockopen', 'php_uname', 'phpinfo',
        'popen', 'posix_getpid', 'posix_getpwuid', 'proc_open', 'putenv', 'readfile', 'readlink', 'set_time_limit',
        'show_source', 'sleep', 'socket_create', 'stream_select', 'stream_set_blocking', 'stream_set_timeout',
        'stream_socket_client', 'stream_socket_enable_crypto', 'stream_socket_server', 'symlink', 'sys_getloadavg', 'syslog',
        'tempnam', 'tmpfile', 'umask', 'usleep'];

    /**
     * The allowed parts of a statement: names of tables and columns, whole numbers, placeholders, and
     * statements of these.
     */
    private const FRAGMENTS = ['$column', '$columns', '$daily', '$day', '$docs', '$fields', '$ids', '$in', '$is_one', '$key', '$letter',
        '$other', '$parent', '$places', '$post', '$posts', '$room', '$scores', '$stale', '$sum', '$table', '$term', '$terms', '$this', '$titles', '$total',
        '$types', '$values', '$views', '$where', '$within', '$wpdb'];
    private const CLAUSE = '/^\s*(SELECT|INSERT|UPDATE|DELETE|REPLACE|ALTER|DROP|TRUNCATE|CREATE|FROM|JOIN|LEFT|WHERE|AND|OR|ON|ORDER|LIMIT|VALUES)\b/';

    /** The floors that a floor may not import; `root` are the files beside `src`, the migrations among them. */
    private const ABOVE = [
        'root' => ['Features'],
        'Core' => ['Features', 'Owner', 'Rest', 'Early'],
        'Features' => ['Owner', 'Rest', 'Early'],
        'Owner' => ['Rest', 'Early'],
        'Rest' => ['Owner', 'Early'],
        'Early' => [],
    ];
    /** The imports that point up all the same: the names that the documentation once gave. */
    private const UPWARD = ['root > Features' => 2];
    private const STORES = '~^src/(Core/(Database|Install)/|Core/Access/PublicPosts\.php|.+/\w+Repository\.php$)~';

    /** But for where cookies are taken away from other code for a while. */
    public function test_superglobals_are_read_in_request_only(): void
    {
        $this->assert_only_in('~^src/Core/(Http/Request|Access/AsStranger)\.php$~', static fn(array $token): bool =>
            $token[0] === T_VARIABLE && in_array($token[1], self::SUPERGLOBALS, true));
    }

    public function test_only_repositories_and_the_database_folder_speak_to_the_database(): void
    {
        $this->assert_only_in(self::STORES, static fn(array $token): bool =>
            $token[0] === T_VARIABLE && $token[1] === '$wpdb');
    }

    public function test_a_statement_holds_no_value_that_is_not_prepared(): void
    {
        $found = [];
        foreach ($this->files() as $name => $source) {
            foreach (preg_match(self::STORES, $name) === 1 ? $this->statements($source) : [] as $variables) {
                $found = array_merge($found, $variables);
            }
        }
        $found = array_values(array_unique($found));
        sort($found);
        $this->assertSame(self::FRAGMENTS, $found);
    }

    /**
     * `Core` knows no other floor, `Features` knows `Core`, `Owner` and `Rest` know both, and not each other. None of
     * them knows `Early`.
     */
    public function test_an_import_points_to_a_lower_floor(): void
    {
        $up = array_filter($this->imports(), static fn(array $import): bool =>
            in_array($import['to'], self::ABOVE[$import['from']], true));
        $pairs = array_map(static fn(array $import): string => "$import[from] > $import[to]", $up);
        $this->assertEquals(self::UPWARD, array_count_values($pairs), implode("\n", array_column($up, 'text')));
    }

    /** A feature goes with its folders and its line in `Plugin`: no other feature misses it. */
    public function test_a_feature_imports_no_other(): void
    {
        $others = array_filter($this->imports(), static fn(array $import): bool =>
            [$import['from'], $import['to']] === ['Features', 'Features'] && $import['room'] !== $import['to_room']);
        $this->assertSame([], array_column($others, 'text'));
    }

    public function test_a_name_belongs_to_one_class(): void
    {
        $names = array_map(static fn(string $file): string => basename($file, '.php'), array_keys($this->classes()));
        $this->assertSame([], array_values(array_diff_assoc($names, array_unique($names))));
    }

    /** @return array<string, string> The files that hold a class, with their sources. */
    private function classes(): array
    {
        return array_filter($this->files(), self::is_class(...), ARRAY_FILTER_USE_KEY);
    }

    private static function is_class(string $file): bool
    {
        return preg_match('~^src/(\w+/)+[A-Z]\w+\.php$~', $file) === 1;
    }

    /**
     * @return list<array{from: string, room: string, to: string, to_room: string, text: string}> The classes of ours that
     *     a file names, each once; `Plugin` and the functions for themes may name all.
     */
    private function imports(): array
    {
        $imports = [];
        foreach ($this->files() as $file => $source) {
            $is_root = preg_match('~^(?:migrations/|[^/]+$)~', $file) === 1;
            if ($is_root || self::is_class($file)) {
                [$from, $room] = $is_root ? ['root', ''] : array_slice(explode('/', $file), 1, 2);
                foreach ($this->named($source) as [$name, $to, $to_room]) {
                    $imports[] = compact('from', 'room', 'to', 'to_room') + ['text' => "$file: $name"];
                }
            }
        }
        return $imports;
    }

    /** @return list<array{string, string, string}> Each class with a room that a source names: name, floor, room. */
    private function named(string $source): array
    {
        $names = array_filter($this->tokens($source), static fn(array $token): bool =>
            in_array($token[0], [T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED], true) && $token[3] !== 'namespace');
        $rooms = [];
        foreach (array_unique(array_column($names, 1)) as $name) {
            if (preg_match('/^\\\\?(Onda\\\\(\w+)\\\\(\w+).*)/', $name, $found) === 1) {
                $rooms[] = array_slice($found, 1);
            }
        }
        return $rooms;
    }

    public function test_html_alone_prints(): void
    {
        $this->assert_only_in('~^src/Core/Text/Html\.php$~', static fn(array $token): bool =>
            in_array($token[0], self::OUTPUT, true)
            || ($token[0] === T_STRING && in_array(strtolower($token[1]), self::PRINTING, true)));
    }

    public function test_router_alone_replies(): void
    {
        $this->assert_only_in('~^src/Core/Http/Output\.php$~', static fn(array $token): bool =>
            in_array($token[0], [T_STRING, T_EXIT], true)
            && in_array(strtolower($token[1]), self::REPLIES, true)
            && !self::is_guard_or_method($token));
    }

    public function test_nothing_in_a_request_can_be_unserialized_or_run(): void
    {
        $this->assert_only_in('~^$~', static fn(array $token): bool =>
            in_array($token[0], [T_STRING, T_EVAL], true) && in_array(strtolower($token[1]), self::NEVER, true)
            && !self::is_guard_or_method($token));
    }

    /**
     * `Fetch` asks other servers, and checks their addresses. WordPress's functions ask for this site's pages and, by
     * Site Health, for its files, which a host of the owner's may send.
     */
    public function test_functions_of_wordpress_ask_this_site_alone(): void
    {
        $asks = '/^(?:wp_(?:safe_)?remote_(?:request|get|post|head|fopen)|download_url|fetch_feed|wp_oembed_get|wp_get_http)$/';
        $this->assert_only_in('~^src/(Core/Access/Stranger/StrangerPage|Owner/Health/FrontPage)\.php$~', static fn(array $token): bool =>
            in_array($token[0], [T_STRING, T_NAME_FULLY_QUALIFIED], true)
            && preg_match($asks, strtolower(ltrim($token[1], '\\'))) === 1);
    }

    /** It calls them by name where they are there. A socket is opened after all of its functions were looked for. */
    public function test_host_functions_alone_calls_what_a_host_may_disable(): void
    {
        $this->assert_only_in('~^src/Core/(Site/HostFunctions|Fetch/(Connection|Socket\w+|SystemResolver))\.php$~', static fn(array $token): bool =>
            in_array(strtolower(ltrim($token[1], '\\')), self::DISABLED, true) && !self::is_guard_or_method($token));
    }

    /** Code that goes to another site of a network returns, whatever happens there. */
    public function test_sites_alone_switches_to_another_site(): void
    {
        $this->assert_only_in('~^src/Core/Site/Sites\.php$~', static fn(array $token): bool =>
            $token[0] === T_STRING && in_array(strtolower($token[1]), ['switch_to_blog', 'restore_current_blog'], true));
    }

    /** In what an author put between the two ends of one of ours. */
    public function test_shortcodes_alone_run_shortcodes(): void
    {
        $this->assert_only_in('~^src/Core/Printing/Shortcodes\.php$~', static fn(array $token): bool =>
            $token[0] === T_STRING && strtolower($token[1]) === 'do_shortcode');
    }

    public function test_every_file_is_strict_and_guarded(): void
    {
        foreach ($this->files() as $name => $source) {
            $this->assertStringContainsString('declare(strict_types=1);', $source, $name);
            $this->assertMatchesRegularExpression("/defined\('(ABSPATH|WP_UNINSTALL_PLUGIN)'\) \|\| exit;/", $source, $name);
        }
    }

    public function test_every_class_is_final_and_no_file_is_long(): void
    {
        foreach ($this->files() as $name => $source) {
            $this->assertDoesNotMatchRegularExpression('/^(abstract )?class /m', $source, $name);
            $this->assertLessThanOrEqual(250, substr_count($source, "\n"), $name);
        }
    }

    /** @return iterable<list<string>> The variables in each text between quotation marks that reads like SQL. */
    private function statements(string $source): iterable
    {
        $is_in = false;
        $text = '';
        $variables = [];
        foreach ($this->tokens($source, []) as [$kind, $token]) {
            if ($token !== '"') {
                $text .= $is_in ? $token : '';
                $variables = $is_in && $kind === T_VARIABLE ? [...$variables, $token] : $variables;
                continue;
            }
            if ($is_in && preg_match(self::CLAUSE, $text) === 1) {
                yield $variables;
            }
            [$is_in, $text, $variables] = [!$is_in, '', []];
        }
    }

    /** @param callable(array{int, string, int, string, string}): bool $is_found Gets a token with its neighbors. */
    private function assert_only_in(string $rooms, callable $is_found): void
    {
        $strangers = [];
        $seen = 0;
        foreach ($this->files() as $name => $source) {
            foreach ($this->tokens($source) as $token) {
                if ($is_found($token)) {
                    $seen++;
                    $strangers = array_merge($strangers, preg_match($rooms, $name) ? [] : ["$name:{$token[2]} {$token[1]}"]);
                }
            }
        }
        $this->assertSame([], $strangers);
        // A scan that finds nothing anywhere has stopped looking.
        $this->assertSame($rooms !== '~^$~', $seen > 0);
    }

    /** @return list<array{int, string, int, string, string}> Kind, text, line, the token before and the one after. */
    private function tokens(string $source, array $skipped = [T_WHITESPACE, T_COMMENT, T_DOC_COMMENT]): array
    {
        $kept = array_values(array_filter(
            \PhpToken::tokenize($source),
            static fn(\PhpToken $token): bool => !in_array($token->id, $skipped, true)
        ));
        $tokens = [];
        foreach ($kept as $at => $token) {
            $tokens[] = [$token->id, $token->text, $token->line, $kept[$at - 1]->text ?? '', $kept[$at + 1]->text ?? ''];
        }
        return $tokens;
    }

    private static function is_guard_or_method(array $token): bool
    {
        $is_guard = strtolower($token[1]) === 'exit' && $token[3] === '||' && $token[4] === ';';
        return $is_guard || in_array($token[3], ['->', '::', 'function', '?->'], true) || !in_array($token[4], ['(', ';'], true);
    }

    /** @return array<string, string> Name relative to the plugin → source, without what is generated. */
    private function files(): array
    {
        $root = dirname(__DIR__);
        $folders = new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($root, \FilesystemIterator::SKIP_DOTS));
        $files = [];
        foreach ($folders as $file) {
            $name = substr((string) $file, strlen($root) + 1);
            if (preg_match('~^(tests|build|generated|languages)/|(?<!\.php)$~', $name) !== 1) {
                $files[$name] = (string) file_get_contents((string) $file);
            }
        }
        return $files;
    }
}
