<?php

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Site\HostFunctions;

defined('ABSPATH') || exit;

/** Questions to others, each asked once by all visitors together and remembered for days. */
final class Lookups
{
    public const HIT_SECONDS = 30 * DAY_IN_SECONDS;
    /** Somebody may write the article meanwhile. */
    public const MISS_SECONDS = 3 * DAY_IN_SECONDS;
    /** A service that is down, or refuses us, is left alone. */
    public const FAILURE_SECONDS = 10 * MINUTE_IN_SECONDS;
    /** Questions within an hour: of the whole site, and of one visitor. A station plays some twenty songs in it. */
    public const SITE_LIMIT = 300;
    public const VISITOR_LIMIT = 60;
    /** A claim outlives the question it stands for. */
    private const CLAIM_SECONDS = 3;
    private const LOOK_AGAIN_MICROSECONDS = 100_000;

    public function __construct(private LookupRepository $cache)
    {
    }

    /**
     * @param callable(): array<string, mixed> $ask Asks others; an empty answer says that they know nothing.
     * @param float $deadline When `$ask` gives up; on the clock of `microtime(true)`.
     * @param float $wait_until How long to wait while another request asks the same.
     * @param string $asker A visitor in 16 characters, or an empty string.
     * @return array<string, mixed>
     * @throws FetchFailed when nobody ever answered.
     * @throws TooManyLookups
     */
    public function of(string $key, callable $ask, float $deadline, float $wait_until = 0, string $asker = ''): array
    {
        $row = $this->cache->read($key);
        if ($this->is_good($row)) {
            return $this->answer($row);
        }
        if ($this->is_enough($asker)) {
            return $row?->answer ?? throw new TooManyLookups('enough for this hour');
        }
        if ($this->cache->claim($key, $asker, time(), (int) $deadline + self::CLAIM_SECONDS)) {
            return $this->ask($key, $ask, $row?->answer);
        }
        return $row?->answer ?? $this->wait($key, $wait_until);
    }

    /**
     * @param array<string, mixed>|null $former
     * @return array<string, mixed>
     */
    private function ask(string $key, callable $ask, ?array $former): array
    {
        try {
            $answer = $ask();
        } catch (FetchFailed $failed) {
            $this->cache->save($key, null, time(), time() + self::FAILURE_SECONDS);
            return $former ?? throw $failed;
        }
        $good_until = time() + ($answer === [] ? self::MISS_SECONDS : self::HIT_SECONDS);
        $this->cache->save($key, $answer, time(), $good_until);
        return $answer;
    }

    /** @return array<string, mixed> */
    private function wait(string $key, float $until): array
    {
        while (microtime(true) < $until && HostFunctions::pause(self::LOOK_AGAIN_MICROSECONDS)) {
            $row = $this->cache->read($key);
            if ($this->is_good($row)) {
                return $this->answer($row);
            }
        }
        throw new FetchFailed('another request is still asking');
    }

    private function is_enough(string $asker): bool
    {
        $hour_ago = time() - HOUR_IN_SECONDS;
        return $this->cache->asked_since($hour_ago) >= self::SITE_LIMIT
            || ($asker !== '' && $this->cache->asked_since($hour_ago, $asker) >= self::VISITOR_LIMIT);
    }

    private function is_good(?LookupRow $row): bool
    {
        return $row !== null && $row->good_until > time();
    }

    /** @return array<string, mixed> */
    private function answer(LookupRow $row): array
    {
        return $row->answer ?? throw new FetchFailed('the last attempt failed');
    }
}
