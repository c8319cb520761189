<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Database\DailySalts;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\Action;
use Onda\Core\Http\Lock;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** Builds the objects of the spam check and their hooks. */
final class GuardHooks
{
    public static function spam_check(): SpamCheck
    {
        return new SpamGuard(self::limits(), new ProofOfWork(new RateLimitRepository()), self::sessions(), time(...));
    }

    public static function router(): CaptchaRouter
    {
        $root = dirname(__DIR__, 4);
        $page = new CaptchaPage(self::sessions(), plugins_url('assets/captcha/page.css', "$root/onda.php"));
        return new CaptchaRouter(self::sessions(), self::limits(), $page, "$root/assets/captcha");
    }

    /** @return array<string, list<Action>> By feature. */
    public static function actions(): array
    {
        $challenge = static fn() => new ProofChallenge(self::limits());
        return ['captcha' => [new Action(ProofChallenge::ACTION, $challenge, opens_to: Lock::Members)]];
    }

    /** Adds a challenge for the browser to the token: a page in a cache must not hold it. */
    public static function onda_newsletter_token(mixed $reply, mixed $request): mixed
    {
        if (!is_array($reply) || !$request instanceof Request) {
            return $reply;
        }
        return $reply + ['challenge' => self::challenge($request)];
    }

    /** @return array<string, string|int> Work for a browser, in the format of ALTCHA. */
    public static function challenge(Request $request): array
    {
        return (new ProofChallenge(self::limits()))($request);
    }

    /**
     * The fields of a form without a script, after its captcha.
     *
     * @param array<mixed> $data
     * @return array<mixed>
     */
    public static function restored(array $data): array
    {
        $session = $data[CaptchaSession::FIELD] ?? '';
        return is_string($session) && $session !== '' ? $data + self::sessions()->kept($session) : $data;
    }

    private static function limits(): Limits
    {
        return new Limits(new RateLimitRepository(), new DailySalts());
    }

    private static function sessions(): CaptchaSession
    {
        return new CaptchaSession(new RateLimitRepository(), time(...));
    }
}
