<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Http\Document;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Printing\Texts;

defined('ABSPATH') || exit;

/**
 * `?mailpoet_router&endpoint=captcha&action=…&data=…` on any page of the site: the picture, the sound, another phrase,
 * work for the browser in place of the answer, and a page with all of it. It answers if this plugin answers MailPoet's
 * actions.
 */
final class CaptchaRouter
{
    private const MAILPOET = 'wp_ajax_nopriv_mailpoet';
    private const ROUTER = 'mailpoet_router';
    private const ENDPOINT = 'captcha';
    private const MAX_DATA = 500;

    /** @param string $clips Folder of the clips. */
    public function __construct(
        private CaptchaSession $sessions,
        private Limits $limits,
        private CaptchaPage $page,
        private string $clips,
    ) {
    }

    public function wp_loaded(): void
    {
        $request = Request::from_globals(true);
        $is_asked = $request->has(self::ROUTER) && $request->text('endpoint') === self::ENDPOINT;
        if ($is_asked && !is_admin() && !self::is_foreign()) {
            Output::send_document($this->answer($request));
        }
    }

    /** Whether MailPoet answers here, with captchas of its own. Asked before our own actions are there. */
    public static function is_foreign(): bool
    {
        return has_action(self::MAILPOET) !== false;
    }

    public function answer(Request $request): Document
    {
        $session = CaptchaLinks::session($request->text('data', self::MAX_DATA));
        $action = $request->text('action');
        if ($action === 'render') {
            return $this->page->document($session, $request->has(CaptchaPage::AGAIN));
        }
        $phrase = $this->sessions->phrase($session);
        return match (true) {
            $phrase === null => new Document(404, 'text/plain', ''),
            in_array($action, ['image', 'audio'], true) && !$this->limits->take(Limit::Picture, $request->ip(), time()) =>
                new Document(429, 'text/plain', '', ['Retry-After' => (string) MINUTE_IN_SECONDS]),
            $action === 'image' => new Document(200, 'image/png', (new CaptchaImage($phrase))->png()),
            $action === 'audio' => $this->audio($phrase)->part($request->header('Range')),
            $action === 'work' => $this->work($session, $request),
            $action === 'refresh' => new Document($this->sessions->refresh($session) ? 200 : 404, 'text/plain', ''),
            default => new Document(404, 'text/plain', ''),
        };
    }

    private function work(string $session, Request $request): Document
    {
        $challenge = ProofOfWork::challenge(time(), $this->limits->captcha_numbers($request->ip(), time()), $session);
        return new Document(200, 'application/json', (string) wp_json_encode($challenge));
    }

    private function audio(Phrase $phrase): Document
    {
        $language = str_starts_with(Texts::page_language(), 'es') ? 'es' : 'en';
        return new Document(200, 'audio/wav', (new CaptchaAudio($phrase, $this->clips))->wav($language));
    }
}
