<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

/** Debian's Sphinx: two shards, and a front that asks both. */
final class SphinxServers
{
    private const POSTS = <<<'CONF'
        type = rt
        rt_field = title
        rt_field = excerpt
        rt_field = content
        rt_field = written
        rt_attr_uint = type_id
        rt_attr_uint = published
        rt_attr_float = price
        rt_attr_multi = terms
        charset_table = 0..9, a..z, A..Z->a..z, U+C0..U+D6->U+E0..U+F6, U+E0..U+F6, U+D8..U+DE->U+F8..U+FE, U+F8..U+24F, U+370..U+1FFF
        min_prefix_len = 2
        rt_mem_limit = 16M
        CONF;

    /** A front, and two shards that answer it too. */
    private const LISTENERS = 5;

    private string $folder;
    /** @var array<string, resource> */
    private array $processes = [];
    /** @var array<string, int> */
    private array $ports = [];

    public function __construct()
    {
        $this->folder = sys_get_temp_dir() . '/onda-sphinx-' . bin2hex(random_bytes(6));
        mkdir($this->folder);
        foreach (['one', 'two'] as $name) {
            $this->start($name, self::POSTS . "\npath = $this->folder/$name-posts", ['agent']);
        }
        $agents = array_map(fn(string $name): string => "agent = 127.0.0.1:{$this->ports["$name-agent"]}:posts", ['one', 'two']);
        $this->start('front', "type = distributed\n" . implode("\n", $agents) . "\nagent_connect_timeout = 100\nagent_query_timeout = 200");
    }

    /** @return string host:port */
    public function address(string $name): string
    {
        return "127.0.0.1:{$this->ports[$name]}";
    }

    public function kill(string $name): void
    {
        proc_terminate($this->processes[$name], 9);
        proc_close($this->processes[$name]);
        unset($this->processes[$name]);
    }

    public function stop(): void
    {
        array_map($this->kill(...), array_keys($this->processes));
        array_map('unlink', glob("$this->folder/*") ?: []);
        rmdir($this->folder);
    }

    /** @param list<string> $listeners Further ports, for other servers. */
    private function start(string $name, string $index, array $listeners = []): void
    {
        $this->ports[$name] = $this->free_port();
        $listen = "listen = 127.0.0.1:{$this->ports[$name]}:mysql41\n";
        foreach ($listeners as $listener) {
            $this->ports["$name-$listener"] = $this->free_port();
            $listen .= "listen = 127.0.0.1:{$this->ports["$name-$listener"]}\n";
        }
        $file = "$this->folder/$name.conf";
        $daemon = "workers = threads\nbinlog_path =\nlog = $this->folder/$name.log\npid_file = $this->folder/$name.pid\n";
        file_put_contents($file, "index posts\n{\n$index\n}\nsearchd\n{\n$listen$daemon}\n");
        $out = ['file', '/dev/null', 'w'];
        $this->processes[$name] = proc_open(['searchd', '--nodetach', '-c', $file], [1 => $out, 2 => $out], $pipes);
        $this->wait_for($this->ports[$name]);
    }

    private function wait_for(int $port): void
    {
        $until = microtime(true) + 20;
        while (microtime(true) < $until) {
            $socket = @fsockopen('127.0.0.1', $port, $code, $message, 1);
            if ($socket !== false) {
                fclose($socket);
                return;
            }
            usleep(20000);
        }
        throw new \RuntimeException("searchd does not listen on $port.");
    }

    /** @return list<string> Free ports of this machine below those that the system gives away, for `ONDA_TRUSTED_HOSTS`. */
    public static function reserved(): array
    {
        $hosts = [];
        while (count($hosts) < self::LISTENERS) {
            $host = '127.0.0.1:' . random_int(20_000, 32_000);
            $server = @stream_socket_server("tcp://$host");
            if ($server !== false && fclose($server)) {
                $hosts[$host] = $host;
            }
        }
        return array_values($hosts);
    }

    private function free_port(): int
    {
        $reserved = explode(',', (string) constant('ONDA_TRUSTED_HOSTS'));
        return (int) explode(':', $reserved[count($this->ports)])[1];
    }
}
