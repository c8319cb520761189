<?php

declare(strict_types=1);

namespace Onda\Rest\Routes;

use Onda\Core\Http\Refusal;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Inspector\HiddenElements;
use Onda\Features\Inspector\HiddenRecords;
use Onda\Features\Inspector\HideElements;
use Onda\Features\Inspector\InspectorFeature;
use Onda\Features\Inspector\PageObject;
use Onda\Rest\Call;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;
use Onda\Rest\WireRoute;

defined('ABSPATH') || exit;

/** Hidden elements of a page, for REST and for WordPress's abilities. */
final class InspectorRoutes
{
    /** @param \Closure(): HideElements $hide */
    public function __construct(private SettingsStore $settings, private HiddenRecords $records, private \Closure $hide)
    {
    }

    public static function open(): self
    {
        return new self(new SettingsStore(), new HiddenRecords(), InspectorFeature::hide(...));
    }

    /** @return list<Route> */
    public function all(): array
    {
        return WireRoute::all('inspector', [
            'list' => fn(Call $call): RestAnswer => new RestAnswer($this->read($this->page($call))),
            'hide' => $this->add(...),
        ]);
    }

    private function add(Call $call): RestAnswer
    {
        $page = $this->page($call);
        $hidden = $this->read($page);
        $rule = array_intersect_key($call->args, ['selector' => 1, 'label' => 1, 'classes' => 1]);
        $rules = array_filter($hidden['rules'], static fn(array $one): bool => $one['selector'] !== $rule['selector']);
        $written = ['audience' => $hidden['audience'], 'rules' => [...array_values($rules), $rule]];
        return new RestAnswer((($this->hide)())($call->request([
            'object_type' => $page->type,
            'object_id' => (string) $page->id,
            'version' => $hidden['version'],
            'hidden' => (string) wp_json_encode($written),
        ], HideElements::NONCE)));
    }

    /** @return array{version: string, audience: list<string>, rules: list<array<string, mixed>>} */
    private function read(PageObject $page): array
    {
        $json = $this->records->read($page);
        return ['version' => HiddenElements::version($json)] + HiddenElements::stored($json)->data();
    }

    private function page(Call $call): PageObject
    {
        $page = PageObject::named($call->text('page'), $call->number('id'));
        if (get_current_user_id() === 0 || ($page !== null && !$page->may_be_changed($this->settings))) {
            throw new Refusal(403, 'not_allowed', 'Only who may edit the page hides its elements.');
        }
        return $page ?? throw new Refusal(400, 'bad_page', 'No page of this site is called that.');
    }
}
