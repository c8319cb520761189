<?php

declare(strict_types=1);

namespace Onda\Tests;

/** A server with TLS on loopback and a certificate of its own. */
final class TlsServer
{
    /** @var resource */
    private $process;
    public readonly int $port;
    /** The certificate with its key; who trusts it trusts the server. */
    public readonly string $file;

    /** @param string $name For which the certificate is made. */
    public function __construct(int $days, string $name = '127.0.0.1')
    {
        $this->port = UpstreamServer::free_port();
        $this->file = (string) tempnam(sys_get_temp_dir(), 'onda-tls');
        file_put_contents($this->file, self::certificate($days, $name));
        $command = [PHP_BINARY, '-d', 'display_errors=0', __DIR__ . '/bin/tls.php', (string) $this->port, $this->file];
        $silence = ['file', '/dev/null', 'w'];
        $this->process = proc_open($command, [1 => $silence, 2 => $silence], $pipes);
        UpstreamServer::wait($this->authority());
    }

    public function authority(): string
    {
        return "127.0.0.1:{$this->port}";
    }

    public function stop(): void
    {
        proc_terminate($this->process);
        proc_close($this->process);
        unlink($this->file);
    }

    private static function certificate(int $days, string $name): string
    {
        $key = openssl_pkey_new(['private_key_bits' => 2048]);
        $request = openssl_csr_new(['commonName' => $name], $key);
        openssl_x509_export(openssl_csr_sign($request, null, $key, $days), $certificate);
        openssl_pkey_export($key, $private);
        return $certificate . $private;
    }
}
