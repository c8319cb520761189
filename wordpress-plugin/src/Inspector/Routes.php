<?php

declare(strict_types=1);

namespace Onda\Inspector;

use Onda\Http\Refusal;
use Onda\Rest\Ability;
use Onda\Rest\Answer;
use Onda\Rest\Call;
use Onda\Rest\Route;
use Onda\Rest\Schema;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Hidden elements of a page, for REST and for WordPress's abilities. */
final class Routes
{
    private const OWNER = 'inspector';
    private const PATH = '/hidden/{page}/{id}';
    private const REFUSALS = ['not_allowed' => 403, 'bad_page' => 400, 'bad_selector' => 400, 'changed' => 409,
        'invalid_nonce' => 403];

    /** @param \Closure(): HideElements $hide */
    public function __construct(private SettingsStore $settings, private HiddenRecords $records, private \Closure $hide)
    {
    }

    /** @return list<Route> */
    public function all(): array
    {
        $page = [
            'page' => ['required' => true, 'pattern' => '^[a-z][a-z0-9_-]{0,24}$'] + Schema::text(
                '`post`, `term` or `author` with an id; `home`, `search`, `missing`, `date` or `type-NAME` with 0.',
            ),
            'id' => ['required' => true] + Schema::number('Id of the post, term or author; else 0.'),
        ];
        $element = [
            'selector' => ['required' => true] + Schema::text('As the inspector writes it.', 2000),
            'label' => ['default' => ''] + Schema::text('Its name in the list of hidden elements.', 200),
            'classes' => ['default' => []] + Schema::list('Classes that the selector names.', Schema::text('Name.'), 50),
        ];
        return [
            new Route('GET', self::PATH, 'listHidden', 'What is hidden on a page.', $page, self::schema(), fn(
                Call $call,
            ): Answer => new Answer($this->read($this->page($call))), self::OWNER, refusals: self::REFUSALS),
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

    private function add(Call $call): Answer
    {
        $page = $this->page($call);
        $hidden = $this->read($page);
        $rule = array_intersect_key($call->args, ['selector' => 1, 'label' => 1, 'classes' => 1]);
        $rules = array_filter($hidden['rules'], static fn(array $one): bool => $one['selector'] !== $rule['selector']);
        $written = ['audience' => $hidden['audience'], 'rules' => [...array_values($rules), $rule]];
        return new Answer((($this->hide)())($call->request([
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
        $rule = Schema::object('hidden element', [
            'selector' => Schema::text('CSS.'),
            'classes' => Schema::list('Classes that it names.', Schema::text('Name.')),
            'label' => Schema::text('Its name.'),
        ]);
        return Schema::object('hidden elements', [
            'version' => Schema::text('Changes with what is hidden; empty where nothing is.'),
            'audience' => Schema::list('Roles; empty for everybody.', Schema::text('Name.')),
            'rules' => Schema::list('The elements.', $rule),
        ]);
    }
}
