<?php

declare(strict_types=1);

namespace Onda\Tests\Inspector;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\WriteGuard;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Inspector\HiddenElements;
use Onda\Features\Inspector\HiddenRecords;
use Onda\Features\Inspector\HiddenStyle;
use Onda\Features\Inspector\HideElements;
use Onda\Features\Inspector\InspectorFeature;
use Onda\Features\Inspector\PageObject;
use Onda\Tests\TestCase;

/** `onda_hide` and `onda_hidden`: who may hide what, and what comes of it. */
final class HideTest extends TestCase
{
    private const SITE = ['REQUEST_METHOD' => 'POST', 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'REMOTE_ADDR' => '203.0.113.7'];
    private const RULE = ['selector' => 'aside#a > div.card', 'classes' => ['card'], 'label' => 'div «Publicidad»'];

    private int $post;

    protected function setUp(): void
    {
        parent::setUp();
        $this->post = wp_insert_post(['post_title' => 'A', 'post_content' => 'a', 'post_status' => 'publish']);
    }

    public function test_an_editor_hides_an_element_and_the_style_says_so(): void
    {
        $this->sign_in('editor');
        $saved = $this->hide([self::RULE]);
        $this->assertSame([[], [self::RULE]], [$saved['audience'], $saved['rules']]);
        $sheet = $this->style($saved['version']);
        $this->assertStringStartsWith(':is(aside#a > div.card):not(', $sheet->css);
        $this->assertSame(YEAR_IN_SECONDS, $sheet->seconds);
    }

    public function test_as_many_are_hidden_as_the_limit_says(): void
    {
        $this->sign_in('editor');
        $this->assertCount(HiddenElements::MOST, $this->hide(array_fill(0, HiddenElements::MOST, self::RULE))['rules']);
    }

    public function test_the_style_for_a_page_from_a_cache_is_todays_and_not_kept_for_long(): void
    {
        $this->sign_in('editor');
        $first = $this->hide([self::RULE]);
        $this->hide([['selector' => 'aside#b', 'classes' => [], 'label' => '']], ['version' => $first['version']]);
        $sheet = $this->style($first['version']);
        $this->assertStringStartsWith(':is(aside#b)', $sheet->css);
        $this->assertSame(MINUTE_IN_SECONDS, $sheet->seconds);
        $this->assertSame('', $this->style('', 'post', 999_999)->css);
        $this->assertSame('', $this->style('', "post' OR 1", 1)->css);
    }

    public function test_showing_everything_again_leaves_nothing_behind(): void
    {
        $this->sign_in('editor');
        $version = $this->hide([self::RULE])['version'];
        $this->assertSame('', $this->hide([], ['version' => $version])['version']);
        $this->assertSame('', get_post_meta($this->post, HiddenRecords::META, true));
        $this->assertSame('', $this->style($version)->css);
    }

    /** @dataProvider roles */
    public function test_only_who_may_edit_the_page_hides_its_elements(string $role, bool $may): void
    {
        $role === '' || $this->sign_in($role);
        $answers = [$this->hide([self::RULE]), $this->hide([self::RULE], ['object_type' => 'home', 'object_id' => '0'])];
        foreach ($answers as $answer) {
            $may ? $this->assertIsArray($answer) : $this->assertSame('403 not_allowed', $answer);
        }
        $this->assertSame($may, (new HiddenRecords())->read(PageObject::named('post', $this->post)) !== '');
    }

    public function roles(): array
    {
        return [
            'visitor' => ['', false], 'subscriber' => ['subscriber', false], 'contributor' => ['contributor', false],
            'author of another post' => ['author', false], 'editor' => ['editor', true], 'administrator' => ['administrator', true],
        ];
    }

    public function test_an_author_hides_elements_of_their_own_post_alone(): void
    {
        $author = $this->sign_in('author');
        $own = wp_insert_post(['post_title' => 'B', 'post_content' => 'b', 'post_status' => 'publish', 'post_author' => $author]);
        $this->assertIsArray($this->hide([self::RULE], ['object_id' => (string) $own]));
        $this->assertSame('403 not_allowed', $this->hide([self::RULE]));
    }

    /** @dataProvider permissions */
    public function test_the_owner_chooses_who_may(string $chosen, string $role, bool $may): void
    {
        update_option(SettingsStore::OPTION, ['inspector' => $chosen]);
        $this->sign_in($role);
        $this->assertSame($may, is_array($this->hide([self::RULE])));
    }

    public function permissions(): array
    {
        return [['editors', 'editor', true], ['administrators', 'editor', false], ['administrators', 'administrator', true],
            ['off', 'administrator', false], ['nonsense', 'administrator', false]];
    }

    public function test_an_account_needs_its_own_nonce_and_a_page_of_this_site(): void
    {
        $this->sign_in('subscriber');
        $foreign = wp_create_nonce(HideElements::NONCE);
        $this->sign_in('editor');
        foreach (['', 'x', $foreign, wp_create_nonce('vote')] as $nonce) {
            $this->assertSame('403 invalid_nonce', $this->hide([self::RULE], ['nonce' => $nonce]));
        }
        $this->assertSame('403 cross_origin', $this->hide([self::RULE], [], ['HTTP_SEC_FETCH_SITE' => 'cross-site']));
        $this->assertSame('405 post_only', $this->hide([self::RULE], [], ['REQUEST_METHOD' => 'GET']));
        $this->assertSame('', (new HiddenRecords())->read(PageObject::named('post', $this->post)));
    }

    public function test_two_editors_do_not_undo_each_other(): void
    {
        $this->sign_in('editor');
        $this->hide([self::RULE]);
        $this->sign_in('administrator');
        $this->assertSame('409 changed', $this->hide([]));
        $this->assertNotSame('', (new HiddenRecords())->read(PageObject::named('post', $this->post)));
    }

    /** @dataProvider bad */
    public function test_bad_input_is_refused_as_a_whole(mixed $hidden): void
    {
        $this->sign_in('administrator');
        $this->assertSame('400 bad_selector', $this->hide([], ['hidden' => $hidden]));
        $this->assertSame('', (new HiddenRecords())->read(PageObject::named('post', $this->post)));
    }

    public function bad(): array
    {
        $json = static fn(array $rules, mixed $audience = []): string => (string) json_encode(['audience' => $audience, 'rules' => $rules]);
        $row = static fn(string $selector): array => ['selector' => $selector, 'classes' => [], 'label' => ''];
        return [
            'nothing' => [''], 'a list' => [['x']], 'no JSON' => ['{'], 'a number' => ['1'], 'no audience' => ['{"rules":[]}'], 'no rules' => ['{"audience":[]}'],
            'one hostile rule among good ones' => [$json([self::RULE, $row('a{}b')])],
            'the bar' => [$json([$row('div#wpadminbar')])], 'the page' => [$json([$row('body')])],
            'too many' => [$json(array_fill(0, HiddenElements::MOST + 1, self::RULE))],
            'an unknown role' => [$json([self::RULE], ['king'])], 'a role that is none' => [$json([self::RULE], [['editor']])],
            'an endless text' => [$json([self::RULE]) . str_repeat(' ', 600_000)],
        ];
    }

    /** @dataProvider pages */
    public function test_what_is_no_page_is_refused(string $type, string $id): void
    {
        $this->sign_in('administrator');
        $this->assertSame('400 bad_page', $this->hide([self::RULE], ['object_type' => $type, 'object_id' => $id]));
    }

    public function pages(): array
    {
        return [['', '1'], ['post', '0'], ['post', '-1'], ['post', '1 OR 1'], ['user', '1'], ['option', '0'], ['home', '1'], ['type-../x', '0'], ["home\n", '0']];
    }

    public function test_every_kind_of_page_keeps_its_own(): void
    {
        $this->sign_in('administrator');
        $term = (string) wp_insert_term('Cine ' . wp_rand(), 'category')['term_id'];
        $pages = [['post', (string) $this->post], ['term', $term], ['author', (string) get_current_user_id()], ['home', '0'], ['search', '0'],
            ['missing', '0'], ['date', '0'], ['type-product', '0']];
        foreach ($pages as $place => [$type, $id]) {
            $rule = ['selector' => "aside#page-aside-$place", 'classes' => [], 'label' => ''];
            $rule['selector'] = 'aside#' . chr(97 + $place);
            $this->assertIsArray($this->hide([$rule], ['object_type' => $type, 'object_id' => $id]), $type);
        }
        foreach ($pages as $place => [$type, $id]) {
            $this->assertStringStartsWith(':is(aside#' . chr(97 + $place) . ')', $this->style('', $type, (int) $id)->css, $type);
        }
    }

    public function test_nothing_says_who_hid_it_and_uninstalling_takes_it_away(): void
    {
        $this->sign_in('administrator');
        $this->hide([self::RULE]);
        $this->hide([self::RULE], ['object_type' => 'home', 'object_id' => '0']);
        $stored = json_decode((string) get_post_meta($this->post, HiddenRecords::META, true), true);
        $this->assertSame(['audience', 'rules'], array_keys($stored));
        $this->assertSame(['selector', 'classes', 'label'], array_keys($stored['rules'][0]));
        (new InspectorFeature())->forget();
        $this->assertSame('', get_post_meta($this->post, HiddenRecords::META, true));
        $this->assertFalse(get_option(HiddenRecords::OPTION));
    }

    public function test_page_caches_hear_of_it(): void
    {
        $heard = [];
        add_action('litespeed_purge_post', function (int $post) use (&$heard): void {
            $heard[] = $post;
        });
        add_action('onda_hidden_changed', function (string $type, int $id) use (&$heard): void {
            $heard[] = "$type $id";
        }, 10, 2);
        $this->sign_in('editor');
        $this->hide([self::RULE]);
        $this->assertSame([$this->post, "post {$this->post}"], $heard);
    }

    public function test_who_saves_without_end_is_told_to_wait(): void
    {
        $this->sign_in('editor');
        $answers = array_map(fn(): array|string => $this->hide([], ['hidden' => '']), range(0, HideElements::PER_MINUTE));
        $this->assertSame('429 rate_limited', end($answers));
    }

    /**
     * @param list<array<string, mixed>> $rules
     * @return array<string, mixed>|string Data, or `status code` of a refusal.
     */
    private function hide(array $rules, array $fields = [], array $server = []): array|string
    {
        $fields += ['object_type' => 'post', 'object_id' => (string) $this->post, 'version' => '', 'nonce' => wp_create_nonce(HideElements::NONCE),
            'hidden' => (string) json_encode(['audience' => [], 'rules' => $rules], JSON_UNESCAPED_UNICODE)];
        $guard = new WriteGuard(HideElements::NONCE, new RateLimit(new RateLimitRepository(), 'inspector', HideElements::PER_MINUTE));
        try {
            return (new HideElements(new SettingsStore(), $guard, new HiddenRecords()))(new Request($fields, [], $server + self::SITE));
        } catch (Refusal $refusal) {
            return "$refusal->status $refusal->reason";
        }
    }

    private function style(string $version, string $type = 'post', int $id = 0): \Onda\Core\Http\StyleSheet
    {
        $fields = ['object_type' => $type, 'object_id' => (string) ($id ?: ($type === 'post' ? $this->post : 0)), 'v' => $version];
        return (new HiddenStyle(new HiddenRecords()))(new Request($fields));
    }
}
