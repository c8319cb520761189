<?php

declare(strict_types=1);

namespace Onda\Features\Inspector;

use Onda\Core\Caching\PageCaches;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\WriteGuard;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** `onda_hide`: keeps what is hidden on a page, for who may edit that page. */
final class HideElements
{
    public const NONCE = 'onda';
    public const PER_MINUTE = 60;
    private const MAX_BYTES = 524_288;

    public function __construct(private SettingsStore $settings, private WriteGuard $guard, private HiddenRecords $records)
    {
    }

    /**
     * @return array{version: string, audience: list<string>, rules: list<array<string, mixed>>}
     * @throws Refusal 403 `not_allowed`, 400 `bad_page`, `bad_selector`, 409 `changed`
     */
    public function __invoke(Request $request): array
    {
        $this->guard->demand($request);
        $page = PageObject::named($request->text('object_type'), $request->id('object_id'));
        if (get_current_user_id() === 0 || ($page !== null && !$page->may_be_changed($this->settings))) {
            throw new Refusal(403, 'not_allowed', 'Only who may edit the page hides its elements.');
        }
        if ($page === null) {
            throw new Refusal(400, 'bad_page', 'No page of this site is called that.');
        }
        $hidden = HiddenElements::read($request->text('hidden', self::MAX_BYTES));
        if ($hidden === null) {
            throw new Refusal(400, 'bad_selector', 'Something in it may not be hidden, or is no selector of the inspector.');
        }
        return $this->keep($page, $hidden, $request->text('version'));
    }

    /** @return array{version: string, audience: list<string>, rules: list<array<string, mixed>>} */
    private function keep(PageObject $page, HiddenElements $hidden, string $version): array
    {
        if (HiddenElements::version($this->records->read($page)) !== $version) {
            throw new Refusal(409, 'changed', 'Somebody else has hidden elements of this page meanwhile.');
        }
        $json = $hidden->json();
        $this->records->write($page, $json);
        PageCaches::forget($page->type, $page->id);
        return ['version' => HiddenElements::version($json)] + $hidden->data();
    }
}
