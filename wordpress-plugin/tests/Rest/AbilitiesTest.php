<?php

declare(strict_types=1);

namespace Onda\Tests\Rest;

use Onda\Rest\Routes\NewsletterRoutes;

/** On WordPress 6.9 and later; before, nobody calls them. */
final class AbilitiesTest extends RestCase
{
    private const NAMES = [
        'onda/episodes',
        'onda/hide-element',
        'onda/now-playing',
        'onda/schedule',
        'onda/search',
        'onda/subscribe',
        'onda/top-posts',
    ];

    public function test_the_abilities_are_there_where_wordpress_has_them(): void
    {
        $this->assertSame(function_exists('wp_get_abilities') ? self::NAMES : [], $this->names());
    }

    public function test_an_account_searches_and_a_visitor_does_nothing(): void
    {
        if ($this->names() === []) {
            $this->assertFalse(function_exists('wp_register_ability'));
            return;
        }
        $post = self::post('Zamba única');
        $search = wp_get_ability('onda/search');
        $this->assertSame(['search'], $search->get_input_schema()['required']);
        $this->assertWPError($search->execute(['search' => 'zamba']));
        $this->sign_in('subscriber');
        $this->assertSame([$post], array_column($search->execute(['search' => 'zamba']), 'post'));
        $this->assertWPError($search->execute(['search' => ['zamba']]));
        $this->assertSame('unknown_list', wp_get_ability('onda/top-posts')->execute(['list' => 'none'])->get_error_code());
    }

    public function test_who_may_edit_a_page_hides_an_element_of_it(): void
    {
        if ($this->names() === []) {
            $this->assertFalse(function_exists('wp_register_ability'));
            return;
        }
        $hide = wp_get_ability('onda/hide-element');
        $input = ['page' => 'post', 'id' => self::post(), 'selector' => 'main > div:nth-child(2):nth-last-child(1)', 'label' => 'Banner'];
        $this->sign_in('subscriber');
        $this->assertSame('not_allowed', $hide->execute($input)->get_error_code());
        $this->sign_in('administrator');
        $this->assertSame('bad_selector', $hide->execute(['selector' => '* {}'] + $input)->get_error_code());
    }

    public function test_an_editor_subscribes_somebody_who_then_confirms_it(): void
    {
        if ($this->names() === []) {
            $this->assertFalse(function_exists('wp_register_ability'));
            return;
        }
        $subscribe = wp_get_ability('onda/subscribe');
        $this->sign_in('author');
        $this->assertWPError($subscribe->execute(['form' => 1, 'email' => 'ana@example.org']));
        $this->sign_in('editor');
        $mails = [];
        add_filter('pre_wp_mail', static function ($sent, array $mail) use (&$mails): bool {
            $mails[] = $mail['to'];
            return true;
        }, 10, 2);
        $this->assertArrayHasKey('text', $subscribe->execute(['form' => 1, 'email' => 'ana@example.org']));
        $this->assertSame(['ana@example.org'], array_merge(...array_map(static fn($to): array => (array) $to, $mails)));
    }

    public function test_an_account_subscribes_so_many_in_an_hour(): void
    {
        if ($this->names() === []) {
            $this->assertFalse(function_exists('wp_register_ability'));
            return;
        }
        $subscribe = wp_get_ability('onda/subscribe');
        add_filter('pre_wp_mail', '__return_true');
        $this->sign_in('editor');
        foreach (range(1, NewsletterRoutes::PER_HOUR) as $number) {
            $this->assertArrayHasKey('text', $subscribe->execute(['form' => 1, 'email' => "ana$number@example.org"]));
        }
        $this->assertSame('rate_limited', $subscribe->execute(['form' => 1, 'email' => 'eva@example.org'])->get_error_code());
        $this->sign_in('administrator');
        $this->assertArrayHasKey('text', $subscribe->execute(['form' => 1, 'email' => 'eva@example.org']));
    }

    /** @return list<string> */
    private function names(): array
    {
        $all = function_exists('wp_get_abilities') ? array_keys(wp_get_abilities()) : [];
        $ours = array_values(array_filter($all, static fn(string $name): bool => str_starts_with($name, 'onda/')));
        sort($ours);
        return $ours;
    }

    private function assertWPError(mixed $value): void
    {
        $this->assertInstanceOf(\WP_Error::class, $value);
    }
}
