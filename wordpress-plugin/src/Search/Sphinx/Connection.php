<?php

declare(strict_types=1);

namespace Onda\Search\Sphinx;

use Onda\Search\EngineFailed;

defined('ABSPATH') || exit;

/** One server that speaks SphinxQL, which is what MySQL's clients speak. */
final class Connection
{
    /** A machine that is gone must not hold a visitor. */
    private const SECONDS = 1;

    /** Errors from here on are the client's own: nobody answered. */
    private const CLIENT_ERRORS = 2000;

    private ?\mysqli $link = null;

    /** @param string $server `host:port` */
    public function __construct(private string $server)
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

    /** WordPress has mysqli fail without exceptions, other sites have it throw them: both are a failure here. */
    private function link(): \mysqli
    {
        if ($this->link !== null) {
            return $this->link;
        }
        if (!class_exists(\mysqli::class)) {
            throw new EngineFailed('PHP lacks mysqli.');
        }
        [$host, $port] = explode(':', $this->server, 2);
        $link = mysqli_init();
        $link->options(MYSQLI_OPT_CONNECT_TIMEOUT, self::SECONDS);
        $link->options(MYSQLI_OPT_READ_TIMEOUT, self::SECONDS);
        // mysqli takes `localhost` for a socket.
        if (!@$link->real_connect($host === 'localhost' ? '127.0.0.1' : $host, '', '', '', (int) $port)) {
            throw new EngineFailed("$this->server does not answer.", mysqli_connect_errno());
        }
        return $this->link = $link;
    }
}
