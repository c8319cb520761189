<?php

/**
 * The object cache of a site with several servers, in Redis. It behaves as the drop-in of Redis Object Cache 2.6.3
 * does: a request keeps what it has read, `add` is decided by the server, and `incr` reads, adds and writes without an
 * expiry and says `true`, not the number.
 */

declare(strict_types=1);

final class WP_Object_Cache
{
    private Redis $redis;
    /** @var array<string, mixed> What this request has read and written. */
    private array $known = [];
    /** @var array<string, true> Groups of this request alone. */
    public array $passing = [];

    public function __construct()
    {
        $this->redis = new Redis();
        $this->redis->connect(ONDA_REDIS_SOCKET);
    }

    public function get(string $key, bool $is_forced, ?bool &$found): mixed
    {
        if (!array_key_exists($key, $this->known) || $is_forced) {
            $stored = $this->is_passing($key) ? false : $this->redis->get($key);
            if ($stored === false) {
                $found = false;
                return false;
            }
            $this->known[$key] = maybe_unserialize($stored);
        }
        $found = true;
        return self::copy($this->known[$key]);
    }

    public function set(string $key, mixed $data, int $seconds): bool
    {
        $this->known[$key] = self::copy($data);
        $options = $seconds > 0 ? ['ex' => $seconds] : [];
        return $this->is_passing($key) || $this->redis->set($key, maybe_serialize($data), $options);
    }

    public function add(string $key, mixed $data, int $seconds): bool
    {
        $options = $seconds > 0 ? ['nx', 'ex' => $seconds] : ['nx'];
        if (wp_suspend_cache_addition() || (!$this->is_passing($key) && !$this->redis->set($key, maybe_serialize($data), $options))) {
            return false;
        }
        if (array_key_exists($key, $this->known)) {
            return false;
        }
        $this->known[$key] = self::copy($data);
        return true;
    }

    public function incr(string $key, int $offset): int|bool
    {
        return $this->set($key, (int) $this->redis->get($key) + $offset, 0);
    }

    public function delete(string $key): bool
    {
        $was_known = array_key_exists($key, $this->known);
        unset($this->known[$key]);
        return $this->is_passing($key) ? $was_known : $this->redis->del($key) > 0;
    }

    public function flush(): bool
    {
        $this->known = [];
        return $this->redis->flushDB();
    }

    public function flush_runtime(): bool
    {
        $this->known = [];
        return true;
    }

    private function is_passing(string $key): bool
    {
        return isset($this->passing[strstr($key, ':', true)]);
    }

    /** Objects are stored as copies: changing one that was read changes nothing here. */
    private static function copy(mixed $data): mixed
    {
        return is_object($data) ? clone $data : $data;
    }
}

function wp_cache_init(): void
{
    $GLOBALS['wp_object_cache'] = new WP_Object_Cache();
}

function onda_cache_key(int|string $key, string $group): string
{
    return ($group ?: 'default') . ":$key";
}

function wp_cache_get($key, $group = '', $force = false, &$found = null)
{
    return $GLOBALS['wp_object_cache']->get(onda_cache_key($key, $group), (bool) $force, $found);
}

function wp_cache_set($key, $data, $group = '', $expire = 0)
{
    return $GLOBALS['wp_object_cache']->set(onda_cache_key($key, $group), $data, (int) $expire);
}

function wp_cache_add($key, $data, $group = '', $expire = 0)
{
    return $GLOBALS['wp_object_cache']->add(onda_cache_key($key, $group), $data, (int) $expire);
}

function wp_cache_replace($key, $data, $group = '', $expire = 0)
{
    wp_cache_get($key, $group, false, $found);
    return $found && wp_cache_set($key, $data, $group, $expire);
}

function wp_cache_incr($key, $offset = 1, $group = '')
{
    return $GLOBALS['wp_object_cache']->incr(onda_cache_key($key, $group), $offset);
}

function wp_cache_decr($key, $offset = 1, $group = '')
{
    return wp_cache_incr($key, -$offset, $group);
}

function wp_cache_delete($key, $group = '')
{
    return $GLOBALS['wp_object_cache']->delete(onda_cache_key($key, $group));
}

function wp_cache_flush()
{
    return $GLOBALS['wp_object_cache']->flush();
}

function wp_cache_flush_runtime()
{
    return $GLOBALS['wp_object_cache']->flush_runtime();
}

function wp_cache_supports($feature)
{
    return $feature === 'flush_runtime';
}

function wp_cache_add_global_groups($groups)
{
}

function wp_cache_add_non_persistent_groups($groups)
{
    $GLOBALS['wp_object_cache']->passing += array_fill_keys((array) $groups, true);
}

function wp_cache_close()
{
    return true;
}
