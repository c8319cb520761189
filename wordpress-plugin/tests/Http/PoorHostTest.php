<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\HostFunctions;
use Onda\Owner\Health\HostHealth;
use Onda\Tests\AjaxProcess;
use Onda\Tests\UpstreamServer;
use Onda\Tests\Whole;
use PHPUnit\Framework\TestCase;

/** Hosts that disable functions of PHP, or lack extensions: whatever is asked, nothing is fatal. */
final class PoorHostTest extends TestCase
{
    /**
     * A name → disabled functions. A row here is enough for another host. `glob` and `umask` are not among them:
     * WordPress's blocks call the one, its SQLite drop-in the other, and both end without them.
     */
    private const DISABLED = [
        'programs' => 'exec,passthru,shell_exec,system,proc_open,proc_get_status,popen,pcntl_fork,dl,escapeshellarg',
        'sockets' => 'stream_socket_client,stream_socket_server,fsockopen,pfsockopen,socket_create,gethostbyname,'
            . 'gethostbynamel,dns_get_record,checkdnsrr,stream_select,stream_set_blocking,stream_socket_enable_crypto',
        'other servers by cURL' => 'curl_exec,curl_multi_exec,curl_init',
        'time' => 'set_time_limit,ignore_user_abort,usleep,sleep',
        'rights of files' => 'chmod,chown,chgrp',
        'links of files' => 'symlink,link,readlink',
        'other files' => 'disk_free_space,disk_total_space,parse_ini_file,highlight_file,show_source',
        'the machine' => 'php_uname,getmypid,getmyuid,gethostname,sys_getloadavg,phpinfo,phpversion,opcache_get_status,putenv',
        'packing' => 'gzcompress,gzuncompress,gzdeflate,gzencode,gzdecode,inflate_init',
        'locks of files' => 'flock',
        'the log' => 'error_log,syslog,openlog',
    ];
    /** Extensions that a host lacks, together. */
    private const LACKING = [
        'other alphabets' => ['intl', 'iconv'],
        'documents' => ['dom', 'xml', 'simplexml', 'xmlreader', 'xmlwriter', 'xsl'],
        'pictures' => ['gd', 'imagick', 'exif'],
        'networks' => ['curl', 'sockets', 'ftp'],
        'files' => ['fileinfo', 'zip', 'phar'],
    ];
    private const ASKED = [
        'what is on air' => 'action=onda_now_playing&station=uno',
        'a search' => 'action=thim_search&s=radio',
        'live search' => 'action=ajaxsearchpro_search&aspp=radio&asid=1',
        'favorites' => 'action=favorites_array',
        'a view' => 'action=spv_record_view&post_id=1',
        'a poll' => 'action=onda_poll&want[now-playing:uno]=',
        'a session' => 'action=onda_session',
        'voice' => 'action=voice_search_find&q=radio',
    ];

    private UpstreamServer $upstream;
    private mixed $settings;

    protected function setUp(): void
    {
        $this->upstream = new UpstreamServer();
        $this->settings = get_option(SettingsStore::OPTION);
        $feed = 'http://' . $this->upstream->authority() . '/status-json.xsl';
        $row = ['id' => 'uno', 'name' => 'Uno', 'stream' => 'https://radio.example/live', 'feed' => $feed, 'kind' => 'icecast'];
        update_option(SettingsStore::OPTION, ['stations' => [$row]]);
    }

    protected function tearDown(): void
    {
        global $wpdb;
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_limits");
        $this->settings === false ? delete_option(SettingsStore::OPTION) : update_option(SettingsStore::OPTION, $this->settings);
        $this->upstream->stop();
        (new ActionOwners(''))->forget();
    }

    /** @dataProvider hosts */
    public function test_whatever_is_asked_is_answered(array $options): void
    {
        foreach (self::ASKED as $what => $fields) {
            $answer = AjaxProcess::start($fields, $this->upstream, ['HTTP_SEC_FETCH_SITE' => 'same-origin'], $options)->finish();
            $this->assertMatchesRegularExpression('/^(?:2\d\d|4\d\d|502|503) late$/', $answer['end'], $what);
            $this->assertStringNotContainsString('Fatal', $answer['text'], $what);
        }
    }

    /** @return array<string, array{list<string>}> */
    public function hosts(): array
    {
        $hosts = [];
        foreach (Whole::or_first(2, self::DISABLED) as $name => $functions) {
            $hosts["without functions: $name"] = [['-d', "disable_functions=$functions"]];
        }
        foreach (Whole::or_first(1, self::LACKING) as $name => $extensions) {
            $hosts["without extensions: $name"] = [self::without($extensions)];
        }
        $hosts['with 64 MB'] = [['-d', 'memory_limit=64M']];
        $hosts['with its own folders alone'] = [['-d', 'open_basedir=' . self::folders()]];
        return $hosts;
    }

    public function test_a_song_is_read_by_curl_where_sockets_are_disabled(): void
    {
        $options = ['-d', 'disable_functions=stream_socket_client,fsockopen'];
        $answer = AjaxProcess::start(self::ASKED['what is on air'], $this->upstream, ['HTTP_SEC_FETCH_SITE' => 'same-origin'], $options)->finish();
        $this->assertStringContainsString('"Uno"', $answer['text']);
    }

    public function test_without_mbstring_wordpress_answers_and_nothing_of_ours_does(): void
    {
        $answer = AjaxProcess::start('action=onda_session', $this->upstream, [], self::without(['mbstring']))->finish();
        $this->assertSame(['0', '400 late'], [$answer['text'], $answer['end']]);
    }

    /** @dataProvider missing_functions */
    public function test_site_health_says_what_is_lost_with_a_function(string $function): void
    {
        $result = HostHealth::result(static fn(array $functions): array => array_values(array_intersect($functions, [$function])));
        $this->assertSame('recommended', $result['status']);
        $this->assertStringContainsString($function, $result['description']);
        $this->assertSame('good', HostHealth::result(static fn(): array => [])['status']);
    }

    /** @return list<array{string}> */
    public function missing_functions(): array
    {
        return array_map(
            static fn(string $function): array => [$function],
            [...HostFunctions::SOCKETS, 'ignore_user_abort', 'set_time_limit', 'usleep', 'flock'],
        );
    }

    public function test_a_captcha_is_a_picture_without_zlib(): void
    {
        $code = 'define("ABSPATH", "/"); require "autoload.php"; echo base64_encode(Onda\Features\Newsletter\Guard\Png::gray(3, 2, [0, 9, 255, 1, 2, 3]));';
        $command = [PHP_BINARY, '-d', 'disable_functions=gzcompress', '-r', $code];
        $process = proc_open($command, [1 => ['pipe', 'w']], $pipes, dirname(__DIR__, 2));
        $png = (string) base64_decode((string) stream_get_contents($pipes[1]));
        proc_close($process);
        $length = unpack('N', $png, (int) strpos($png, 'IDAT') - 4)[1];
        $this->assertSame("\0\0\x09\xFF\0\1\2\3", gzuncompress(substr($png, (int) strpos($png, 'IDAT') + 4, $length)));
    }

    /** WordPress, this plugin where a link leads to it, and the folder for passing files. */
    private static function folders(): string
    {
        return implode(PATH_SEPARATOR, [(string) realpath(ABSPATH), dirname(__DIR__, 2), sys_get_temp_dir()]);
    }

    /**
     * @param list<string> $names
     * @return list<string> Options with which PHP loads all extensions of this machine but these.
     */
    private static function without(array $names): array
    {
        $files = array_map(trim(...), explode(',', (string) php_ini_scanned_files()));
        $options = ['-n'];
        foreach (array_filter($files) as $file) {
            preg_match_all('/^\s*(zend_)?extension\s*=\s*"?([\w.]+?)(?:\.so)?"?\s*$/m', (string) file_get_contents($file), $found, PREG_SET_ORDER);
            foreach ($found as [, $zend, $extension]) {
                $is_left_out = in_array($extension, $names, true);
                $options = $is_left_out ? $options : [...$options, '-d', "{$zend}extension=$extension"];
            }
        }
        return $options;
    }
}
