<?php

declare(strict_types=1);

namespace Onda\Features\Search\Sphinx;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Features\Search\EngineFailed;

defined('ABSPATH') || exit;

/** A server that speaks SphinxQL, by the protocol of MySQL's clients. */
final class SphinxConnection
{
    /** A machine that is gone must not hold a visitor. */
    private const SECONDS = 1;

    /** Errors from here on are the client's own: nobody answered. */
    private const CLIENT_ERRORS = 2000;

    private ?\mysqli $link = null;

    /** @param string $server `host:port`, public or named in `ONDA_TRUSTED_HOSTS`. */
    public function __construct(private string $server, private AddressGuard $guard)
    {
    }

    /**
     * @return list<array<string, string>>
     * @throws EngineFailed
     */
    public function query(string $statement): array
    {
        try {
            $result = $this->link()->query($statement);
        } catch (\mysqli_sql_exception $exception) {
            throw new EngineFailed($exception->getMessage(), $exception->getCode(), $exception);
        }
        if ($result === false) {
            throw new EngineFailed($this->link()->error, $this->link()->errno);
        }
        return $result instanceof \mysqli_result ? $result->fetch_all(MYSQLI_ASSOC) : [];
    }

    /** Whether nobody answered, which is another thing than a no. */
    public static function is_gone(EngineFailed $failure): bool
    {
        return $failure->getCode() >= self::CLIENT_ERRORS;
    }

    /**
     * The address that was checked: mysqli would look the name up again, and takes `localhost` for a socket.
     *
     * @return array{string, int}
     * @throws EngineFailed
     */
    private function place(): array
    {
        $endpoint = Endpoint::parse("http://$this->server/") ?? throw new EngineFailed("$this->server is no host and port.");
        try {
            return [$this->guard->pin($endpoint), $endpoint->port];
        } catch (FetchFailed $failure) {
            throw new EngineFailed($failure->getMessage(), self::CLIENT_ERRORS, $failure);
        }
    }

    /** WordPress has mysqli fail without exceptions, other sites have it throw them: both are a failure here. */
    private function link(): \mysqli
    {
        if ($this->link !== null) {
            return $this->link;
        }
        if (!class_exists(\mysqli::class)) {
            throw new EngineFailed('PHP lacks mysqli.');
        }
        [$address, $port] = $this->place();
        $link = mysqli_init();
        // A server could ask for a file of this machine.
        $link->options(MYSQLI_OPT_LOCAL_INFILE, false);
        $link->options(MYSQLI_OPT_CONNECT_TIMEOUT, self::SECONDS);
        $link->options(MYSQLI_OPT_READ_TIMEOUT, self::SECONDS);
        if (!@$link->real_connect($address, '', '', '', $port)) {
            throw new EngineFailed("$this->server does not answer.", mysqli_connect_errno());
        }
        return $this->link = $link;
    }
}
