<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Printing\Assets;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Manifest;
use Onda\Core\Printing\Templates;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Newsletter\Display;
use Onda\Features\Newsletter\FieldNames;
use Onda\Features\Newsletter\Form;
use Onda\Features\Newsletter\Guard\Verdict;
use Onda\Features\Newsletter\NewsletterBackend;
use Onda\Features\Newsletter\NewsletterPrinting;

/** The printed form: MailPoet's marks, everything that a browser without scripts needs, nothing of the visitor. */
final class PrintingTest extends NewsletterCase
{
    private const BEHIND = ['fixed_bar', 'slide_in', 'popup'];

    protected function tearDown(): void
    {
        $_GET = [];
        parent::tearDown();
    }

    public function test_a_form_is_sent_by_the_browser_alone(): void
    {
        $this->forms(['id' => 3, 'firstName' => 'required', 'lastName' => 'optional', 'lists' => [1, 2], 'choose' => true]);
        $form = $this->document($this->print(['form' => 3]));
        $this->assertStringEndsWith('/wp-admin/admin-post.php?action=mailpoet_subscription_form', $form->attribute('form', 'action'));
        $this->assertSame('post', $form->attribute('form', 'method'));
        $values = $form->values();
        $fixed = ['data[form_id]' => '3', 'token' => '', 'api_version' => 'v1', 'endpoint' => 'subscribers', 'mailpoet_method' => 'subscribe'];
        $this->assertSame($fixed, array_intersect_key($values, $fixed));
        foreach (['email', 'first_name', 'last_name'] as $name) {
            $this->assertArrayHasKey('data[' . FieldNames::of($name) . ']', $values);
        }
        $this->assertSame('2', $values['data[' . FieldNames::of('segments') . '][]']);
        $this->assertSame('1.x', $values['data[form_stamp]'], 'the fields of the gate');
    }

    public function test_the_printed_form_signs_up_as_it_is(): void
    {
        $values = $this->document($this->print(['form' => 1]))->values();
        $values['data[' . FieldNames::of('email') . ']'] = 'ana@example.com';
        parse_str(http_build_query($values), $fields);
        $this->assertSame([200, ['data' => []]], $this->post($fields['data']));
    }

    public function test_every_field_has_a_label_and_every_id_is_once_on_the_page(): void
    {
        $this->forms(['id' => 1, 'firstName' => 'optional', 'lastName' => 'optional', 'consentBox' => true]);
        $printing = $this->printing();
        $markup = $printing->inside(['form' => 1]) . $printing->inside(['form' => 1]);
        preg_match_all('/ id="([^"]+)"/', $markup, $ids);
        $this->assertCount(8, $ids[1]);
        $this->assertSame($ids[1], array_unique($ids[1]));
        preg_match_all('/<label[^>]* for="([^"]+)"/', $markup, $labels);
        $this->assertSame([], array_diff($labels[1], $ids[1]));
        $this->assertCount(6, $labels[1]);
    }

    public function test_a_browser_fills_each_field_with_its_own(): void
    {
        $this->forms(['id' => 1, 'firstName' => 'required', 'lastName' => 'optional']);
        preg_match_all('/ id="[^"]*?-(email|first-name|last-name)"[^>]* autocomplete="([^"]*)"/', $this->print(['form' => 1]), $found);
        $expected = ['email' => 'email', 'first-name' => 'given-name', 'last-name' => 'family-name'];
        $this->assertEquals($expected, array_combine($found[1], $found[2]));
    }

    /** @dataProvider types */
    public function test_what_stands_over_the_page_is_hidden_until_its_moment(string $type): void
    {
        $this->forms(['id' => 1, 'type' => $type, 'position' => 'top', 'animation' => 'fadein', 'delay' => 5, 'exitIntent' => true,
            'touchExit' => true, 'cookieDays' => 7]);
        $markup = $this->print(['form' => 1]);
        $box = "mailpoet_form mailpoet_form_$type mailpoet_form_position_top mailpoet_form_animation_fadein";
        $this->assertMatchesRegularExpression('/<div id="mailpoet_form_1" class="' . $box . '" hidden/', $markup);
        $this->assertStringContainsString('<button type="button" class="mailpoet_form_close_icon" aria-label="', $markup);
        $options = 'data-delay="5" data-exit-intent-enabled="1" data-exit-intent-touch="1" data-cookie-expiration-time="7"';
        $this->assertStringContainsString($options, $markup);
    }

    public function types(): array
    {
        return array_map(static fn(string $type): array => [$type], self::BEHIND);
    }

    public function test_an_inline_form_stands_in_the_page(): void
    {
        $markup = $this->print(['form' => 1]);
        $this->assertStringContainsString('class="mailpoet_form mailpoet_form_others ', $markup);
        $this->assertDoesNotMatchRegularExpression('/<div id="mailpoet_form_1"[^>]* hidden/', $markup);
        $this->assertStringNotContainsString('mailpoet_form_close_icon', $markup);
        $this->assertStringContainsString('data-delay="0" data-exit-intent-enabled="" data-exit-intent-touch="" data-cookie-expiration-time=""', $markup);
    }

    /** @dataProvider attributes */
    public function test_what_the_tag_says_wins_over_the_form(array $values, string $expected): void
    {
        $this->forms(['id' => 1, 'type' => 'popup', 'delay' => 9, 'exitIntent' => true, 'position' => 'left', 'cookieDays' => 3]);
        $this->assertStringContainsString($expected, $this->print(['form' => 1] + $values));
    }

    public function attributes(): array
    {
        return [
            'type' => [['type' => 'slide_in'], 'mailpoet_form_slide_in'],
            'its own' => [['type' => 'own', 'position' => 'own'], 'mailpoet_form_popup mailpoet_form_position_left'],
            'inline' => [['type' => 'inline'], 'mailpoet_form_others'],
            'position' => [['position' => 'right'], 'mailpoet_form_position_right'],
            'animation' => [['animation' => 'slideup'], 'mailpoet_form_animation_slideup'],
            'delay' => [['delay' => 0], 'data-delay="0"'],
            'exit intent' => [['exitIntentEnabled' => false], 'data-exit-intent-enabled=""'],
            'exit by touch' => [['exitIntentTouch' => true], 'data-exit-intent-touch="1"'],
            'cookie' => [['cookieExpirationTime' => 8], 'data-cookie-expiration-time="8"'],
            'preview' => [['isPreview' => true], 'data-is-preview="1"'],
        ];
    }

    public function test_hostile_texts_are_texts_on_one_line(): void
    {
        $hostile = "\"><script>alert(1)</script>\n<img src=x onerror=alert(1)>";
        $row = array_fill_keys(['name', 'title', 'text', 'consent', 'button', 'success'], $hostile);
        $this->forms(['id' => 1, 'consentBox' => true] + $row);
        $markup = $this->print(['form' => 1]);
        $this->assertDoesNotMatchRegularExpression('/<script|<img|\n| style=/', $markup);
    }

    /** @dataProvider outcomes */
    public function test_a_form_that_was_sent_without_a_script_says_what_came_of_it(array $query, string $expected, bool $is_sent): void
    {
        $this->forms(['id' => 1, 'type' => 'popup', 'success' => 'Gracias']);
        $_GET = $query;
        $markup = $this->print(['form' => 1]);
        $this->assertMatchesRegularExpression($expected, $markup);
        $this->assertSame($is_sent, str_contains($markup, 'mailpoet_form_successfully_send'));
        $this->assertStringContainsString('mailpoet_form_others', $markup, 'in the page, where it is seen');
    }

    public function outcomes(): array
    {
        $error = '~<p class="mailpoet_validate_error" role="alert">%s</p>~';
        return [
            'success' => [['mailpoet_success' => '1'], '~<p class="mailpoet_validate_success" role="status">Gracias</p>~', true],
            'a name' => [['mailpoet_error' => '1', 'onda_reason' => 'name'], sprintf($error, 'Please specify a valid name'), false],
            'no reason' => [['mailpoet_error' => '1'], sprintf($error, 'Something went wrong\. Please try again\.'), false],
            'a made up one' => [['mailpoet_error' => '1', 'onda_reason' => '<b>'], sprintf($error, 'Something went wrong\. Please try again\.'), false],
        ];
    }

    public function test_the_number_may_be_called_id_or_be_left_out(): void
    {
        $this->forms(['id' => 4], ['id' => 9]);
        $spec = (new Elements(dirname(__DIR__, 2) . '/generated'))->find('newsletter-form');
        $this->assertSame(['form' => 9], $this->printing()->resolve($spec, ['id' => 9]));
        $this->assertSame(['form' => 4, 'delay' => 3], $this->printing()->resolve($spec, ['delay' => 3]));
        $this->assertSame(['form' => 9], $this->printing()->resolve($spec, ['form' => 9, 'id' => 4]));
        $this->assertSame('', $this->print(['form' => 7]));
    }

    public function test_mailpoets_shortcode_is_answered_while_it_is_not_there(): void
    {
        foreach (['[mailpoet_form id="1"]', '[onda_newsletter]', '[onda_newsletter form="1"]'] as $shortcode) {
            $this->assertStringContainsString('<newsletter-form form="1">', do_shortcode($shortcode), $shortcode);
            $this->assertStringContainsString('name="data[form_id]" value="1"', do_shortcode($shortcode), $shortcode);
        }
        $this->assertStringContainsString('<newsletter-manage>', do_shortcode('[onda_newsletter_manage]'));
    }

    public function test_where_mailpoet_is_active_its_own_form_is_printed(): void
    {
        delete_option(ActionOwners::OPTION);
        add_action('wp_ajax_mailpoet', '__return_true');
        $shortcodes = $GLOBALS['shortcode_tags'];
        add_shortcode('mailpoet_form', static fn(array $written): string => "<form>\ntheirs $written[id]</form>");
        $backend = new NewsletterBackend();
        $markup = $this->printing($backend)->inside(['form' => 2]);
        $GLOBALS['shortcode_tags'] = $shortcodes;
        $this->assertSame('<form> theirs 2</form>', $markup);
        $this->assertSame([], $this->display($backend)->wanted(static fn(): bool => true));
    }

    public function test_nothing_is_printed_where_mailpoet_answers_and_has_no_shortcode(): void
    {
        delete_option(ActionOwners::OPTION);
        add_action('wp_ajax_mailpoet', '__return_true');
        $backend = new NewsletterBackend();
        $printing = $this->printing($backend);
        $shortcodes = $GLOBALS['shortcode_tags'];
        add_shortcode('mailpoet_form', static fn(array $written): string => $printing->inside(['form' => $written['id']]));
        $markup = $printing->inside(['form' => 2]);
        $GLOBALS['shortcode_tags'] = $shortcodes;
        $this->assertSame('', $markup);
    }

    /** @dataProvider places */
    public function test_the_owners_rules_say_on_which_page_a_form_stands(array $rule, string $page, bool $is_wanted): void
    {
        $this->forms($rule + ['id' => 1, 'type' => 'popup']);
        $this->open($page);
        $this->assertSame($is_wanted, $this->display()->wanted(static fn(Form $form): bool => !$form->is_inline()) !== []);
        $this->assertSame([], $this->display()->wanted(static fn(Form $form): bool => $form->is_inline()));
    }

    public function places(): array
    {
        return [
            'nowhere' => [[], 'post', false],
            'everywhere' => [['where' => ['everywhere']], 'archive', true],
            'posts' => [['where' => ['posts']], 'post', true],
            'posts, on a page' => [['where' => ['posts']], 'page', false],
            'pages' => [['where' => ['pages']], 'page', true],
            'pages, on the front page' => [['where' => ['pages']], 'front', false],
            'home' => [['where' => ['home']], 'home', true],
            'home, on a page as the front page' => [['where' => ['home']], 'front', true],
            'home, on a post' => [['where' => ['home']], 'post', false],
            'archives' => [['where' => ['archives']], 'archive', true],
            'one post' => [['pages' => [4]], 'post', true],
            'another post' => [['pages' => [5]], 'post', false],
            'a list of that number' => [['pages' => [4]], 'archive', false],
            'for users' => [['where' => ['everywhere'], 'who' => 'users'], 'post', false],
            'the foot, everywhere' => [['type' => 'footer'], 'archive', true],
            'the foot, on pages' => [['type' => 'footer', 'where' => ['pages']], 'post', false],
            'the foot, on another post' => [['type' => 'footer', 'pages' => [5]], 'post', false],
            'for visitors' => [['where' => ['everywhere'], 'who' => 'visitors'], 'post', true],
        ];
    }

    public function test_a_form_for_users_is_for_users(): void
    {
        $this->forms(['id' => 1, 'where' => ['everywhere'], 'who' => 'users'], ['id' => 2, 'where' => ['everywhere'], 'who' => 'visitors']);
        $this->sign_in('subscriber');
        $this->open('post');
        $wanted = $this->display()->wanted(static fn(Form $form): bool => $form->is_inline());
        $ids = array_map(static fn(Form $form): int => $form->id(), $wanted);
        $this->assertSame([1], $ids);
    }

    public function test_a_form_that_stands_there_already_is_not_printed_again_at_the_end(): void
    {
        $this->forms(['id' => 1, 'type' => 'slide_in', 'where' => ['everywhere']]);
        $this->open('post');
        $printing = $this->printing();
        $display = $this->display(new NewsletterBackend(), $printing);
        $first = $this->printed(static fn() => $display->wp_footer());
        $this->assertStringContainsString('<newsletter-form form="1">', $first);
        $this->assertSame('', $this->printed(static fn() => $display->wp_footer()));
    }

    private function print(array $values): string
    {
        return $this->printing()->inside($values);
    }

    private function printing(?NewsletterBackend $backend = null): NewsletterPrinting
    {
        $texts = new Texts(dirname(__DIR__, 2) . '/generated');
        return new NewsletterPrinting($backend ?? new NewsletterBackend(), $this->options(), $this->spam_check(Verdict::Allow), $texts);
    }

    private function display(?NewsletterBackend $backend = null, ?NewsletterPrinting $printing = null): Display
    {
        $printing ??= $this->printing();
        $generated = dirname(__DIR__, 2) . '/generated';
        [$elements, $texts, $manifest] = [new Elements($generated), new Texts($generated), new Manifest('/none.php', '')];
        $templates = new Templates($generated, $texts, $manifest);
        $parts = static fn(): ElementParts => new ElementParts([], ['newsletter-form' => $printing->inside(...)]);
        $printer = new ElementPrinter($elements, new SettingsStore(), $templates, $manifest, new Assets($elements, $manifest, $texts), $parts);
        return new Display($backend ?? new NewsletterBackend(), $this->options(), $printing, $printer, new PublicPosts());
    }

    /** The global query as it would be there; the object of the page has the number 4. */
    private function open(string $page): void
    {
        update_option('show_on_front', $page === 'front' ? 'page' : 'posts');
        update_option('page_on_front', 4);
        $query = new \WP_Query();
        $query->queried_object_id = 4;
        $query->queried_object = new \WP_Post((object) ['ID' => 4, 'post_type' => $page]);
        $query->is_single = $page === 'post';
        $query->is_page = in_array($page, ['page', 'front'], true);
        $query->is_singular = $query->is_single || $query->is_page;
        $query->is_home = $page === 'home';
        $query->is_archive = $page === 'archive';
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = $query;
    }

    private function document(string $markup): FormDocument
    {
        return new FormDocument($markup);
    }
}
