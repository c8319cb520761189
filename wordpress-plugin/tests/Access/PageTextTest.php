<?php

declare(strict_types=1);

namespace Onda\Tests\Access;

use Onda\Core\Access\Stranger\PageText;
use Onda\Tests\TestCase;

/** The site's own question for the text of a page. */
final class PageTextTest extends TestCase
{
    /** @dataProvider questions */
    public function test_a_page_with_its_theme_answers_who_may_not_ask(string $nonce, int $user, string $template): void
    {
        parse_str((string) parse_url(PageText::address('http://example.org/una/'), PHP_URL_QUERY), $fields);
        $_GET = array_map(static fn(string $right): string => $nonce === 'right' ? $right : $nonce, $fields);
        wp_set_current_user($user);
        $this->assertSame($template, PageText::template_include($template));
    }

    /** @return array<string, array{string, int, string}> */
    public function questions(): array
    {
        $template = get_theme_root() . '/tema/single.php';
        return [
            'nothing is signed' => ['', 0, $template],
            'another signed it' => ['0123456789', 0, $template],
            'an account asks' => ['right', 1, $template],
            'a plugin prints the page' => ['right', 0, WP_PLUGIN_DIR . '/otro/pagina.php'],
        ];
    }
}
