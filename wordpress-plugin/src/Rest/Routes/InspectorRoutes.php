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
use Onda\Rest\Ability;
use Onda\Rest\Call;
use Onda\Rest\JsonSchema;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;

defined('ABSPATH') || exit;

/** Hidden elements of a page, for REST and for WordPress's abilities. */
final class InspectorRoutes
{
    private const OWNER = 'inspector';
    private const PATH = '/hidden/{page}/{id}';
    private const REFUSALS = ['not_allowed' => 403, 'bad_page' => 400, 'bad_selector' => 400, 'changed' => 409,
        'invalid_nonce' => 403];

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
        $page = [
            'page' => ['required' => true, 'pattern' => '^[a-z][a-z0-9_-]{0,24}$'] + JsonSchema::text(
                '`post`, `term` or `author` with an id; `home`, `search`, `missing`, `date` or `type-NAME` with 0.',
            ),
            'id' => ['required' => true] + JsonSchema::number('Id of the post, term or author; else 0.'),
        ];
        $element = [
            'selector' => ['required' => true] + JsonSchema::text('As the inspector writes it.', 2000),
            'label' => ['default' => ''] + JsonSchema::text('Its name in the list of hidden elements.', 200),
            'classes' => ['default' => []]
                + JsonSchema::list('Classes that the selector names.', JsonSchema::text('Name.'), 50),
        ];
        return [
            new Route('GET', self::PATH, 'listHidden', 'What is hidden on a page.', $page, self::schema(), fn(
                Call $call,
            ): RestAnswer => new RestAnswer($this->read($this->page($call))), self::OWNER, refusals: self::REFUSALS),
            new Route(
                'POST',
                self::PATH,
                'hideElement',
                'Hides one more element of a page.',
                $page + $element,
                self::schema(),
                $this->add(...),
                self::OWNER,
                refusals: self::REFUSALS,
                ability: new Ability('hide-element', 'Hides an element of a page, for who may edit that page.'),
            ),
        ];
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

    /** @return array<string, mixed> */
    private static function schema(): array
    {
        $rule = JsonSchema::object('hidden element', [
            'selector' => JsonSchema::text('CSS.'),
            'classes' => JsonSchema::list('Classes that it names.', JsonSchema::text('Name.')),
            'label' => JsonSchema::text('Its name.'),
        ]);
        return JsonSchema::object('hidden elements', [
            'version' => JsonSchema::text('Changes with what is hidden; empty where nothing is.'),
            'audience' => JsonSchema::list('Roles; empty for everybody.', JsonSchema::text('Name.')),
            'rules' => JsonSchema::list('The elements.', $rule),
        ]);
    }
}
