<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Http\ActionOwners;
use Onda\Features\Search\SearchFeature;
use Onda\Tests\Routers;
use Onda\Tests\TestCase;

final class AsideTest extends TestCase
{
    private const OURS = ['ajaxsearchpro_search', 'ajaxsearchpro_autocomplete', 'ajaxsearchpro_addkeyword', 'thim_search'];

    protected function setUp(): void
    {
        parent::setUp();
        foreach ([...self::OURS, 'onda_suggest'] as $name) {
            remove_all_actions("wp_ajax_$name");
            remove_all_actions("wp_ajax_nopriv_$name");
        }
    }

    /** @dataProvider owners */
    public function test_what_another_plugin_answers_is_left_to_it_feature_by_feature(?string $taken, array $features, array $answered): void
    {
        if ($taken !== null) {
            add_action("wp_ajax_nopriv_$taken", '__return_null');
        }
        $owners = new ActionOwners(dirname(__DIR__, 2) . '/onda.php');
        Routers::of((new SearchFeature())->actions(), $owners)->admin_init();
        $this->assertSame($features, $owners->stored()['features']);
        $ours = array_filter(self::OURS, static fn(string $name): bool => has_action("wp_ajax_$name") !== false);
        $this->assertSame($answered, array_values($ours));
    }

    public function owners(): array
    {
        return [
            'nobody' => [null, ['live-search', 'suggestions', 'masthead-search'], self::OURS],
            'the search plugin' => ['ajaxsearchpro_search', ['suggestions', 'masthead-search'], ['thim_search']],
            'its statistics alone' => ['ajaxsearchpro_addkeyword', ['suggestions', 'masthead-search'], ['thim_search']],
            'the theme' => ['thim_search', ['live-search', 'suggestions'], array_slice(self::OURS, 0, 3)],
        ];
    }
}
