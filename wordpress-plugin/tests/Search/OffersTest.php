<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

/** Products among the results, beside a stand-in of WooCommerce 10.5.3. */
final class OffersTest extends SearchCase
{
    private const PRICE = "<del aria-hidden=\"true\">20,00&nbsp;&euro;</del>\n<ins>15,00&nbsp;&euro;</ins>";

    public static function setUpBeforeClass(): void
    {
        parent::setUpBeforeClass();
        require_once dirname(__DIR__) . '/fixtures/shop.php';
    }

    protected function setUp(): void
    {
        parent::setUp();
        register_post_type('product', ['public' => true]);
        update_option('woocommerce_enable_ajax_add_to_cart', 'yes');
    }

    protected function tearDown(): void
    {
        unset($GLOBALS['onda_test_shop']);
        unregister_post_type('product');
        parent::tearDown();
    }

    public function test_a_product_shows_the_shops_price_and_button_in_place_of_author_and_date(): void
    {
        $id = $this->product(['get_price' => '15', 'get_price_html' => self::PRICE]);
        ['html' => $html, 'data' => $data] = $this->search('taza');
        $this->assertStringContainsString('<div class="asp_price">' . str_replace("\n", ' ', self::PRICE) . '</div>', $html);
        $button = '<a class="button add_to_cart_button product_type_simple ajax_add_to_cart" href="'
            . esc_url(add_query_arg('add-to-cart', $id, get_permalink($id))) . '" rel="nofollow" data-product_id="' . $id
            . '" data-product_sku="T-1" data-quantity="1" aria-label="Añadir al carrito: “Taza”">Añadir al carrito</a>';
        $this->assertStringContainsString($button, $html);
        $this->assertStringNotContainsString('asp_date', $html);
        $this->assertSame([15], array_column($data['results'], 'price'));
    }

    public function test_our_own_script_gets_the_shops_html_as_well(): void
    {
        $this->product(['get_price' => '15', 'get_price_html' => self::PRICE]);
        $this->assertStringContainsString('asp_price', $this->search('taza', ['onda_brief' => '1'])['html']);
    }

    public function test_an_article_beside_it_keeps_author_and_date(): void
    {
        $this->product(['get_price' => '15', 'get_price_html' => self::PRICE]);
        $this->post('Taza de té');
        $html = $this->search('taza')['html'];
        $this->assertSame([1, 1], [substr_count($html, 'asp_date'), substr_count($html, 'asp_price')]);
    }

    public function test_a_shop_that_tells_no_price_tells_none_here(): void
    {
        $id = $this->product(['get_price' => '15', 'get_price_html' => '', 'is_purchasable' => false]);
        update_post_meta($id, '_price', '15');
        ['html' => $html, 'data' => $data] = $this->search('taza');
        $this->assertSame([], array_column($data['results'], 'price'));
        $this->assertDoesNotMatchRegularExpression('/asp_price|asp_date|add_to_cart/', $html);
    }

    public function test_what_is_sold_out_has_no_button(): void
    {
        $this->product(['get_price' => '15', 'get_price_html' => self::PRICE, 'is_in_stock' => false]);
        $html = $this->search('taza')['html'];
        $this->assertStringContainsString('asp_price', $html);
        $this->assertStringNotContainsString('add_to_cart', $html);
    }

    public function test_a_button_leads_to_the_product_where_there_is_something_to_choose(): void
    {
        $there = home_url('/taza/');
        $says = ['get_type' => 'variable', 'supports' => false, 'add_to_cart_url' => $there];
        $this->product($says + ['get_price' => '10', 'get_price_html' => self::PRICE]);
        $html = $this->search('taza')['html'];
        $this->assertStringContainsString("<a class=\"button add_to_cart_button product_type_variable\" href=\"$there\"", $html);
    }

    public function test_a_shop_that_adds_by_a_page_does_so_here(): void
    {
        update_option('woocommerce_enable_ajax_add_to_cart', 'no');
        $this->product(['get_price' => '15', 'get_price_html' => self::PRICE]);
        $this->assertStringNotContainsString('ajax_add_to_cart', $this->search('taza')['html']);
    }

    public function test_what_other_plugins_write_into_a_price_runs_no_script(): void
    {
        $this->product(['get_price' => '15', 'get_price_html' => '<b onclick="x()">15</b><script>x()</script>']);
        $this->assertStringContainsString('<div class="asp_price"><b>15</b>x()</div>', $this->search('taza')['html']);
    }

    public function test_a_product_that_the_shop_does_not_know_is_a_post_like_any_other(): void
    {
        $this->post('Taza', ['post_type' => 'product']);
        $this->assertStringContainsString('asp_date', $this->search('taza')['html']);
    }

    /** @dataProvider stock */
    public function test_what_is_out_of_stock_is_found_where_the_shop_shows_it(string $is_hidden, int $found): void
    {
        update_option('woocommerce_hide_out_of_stock_items', $is_hidden);
        register_taxonomy('product_visibility', 'product', ['public' => false]);
        $id = $this->product(['get_price' => '15', 'get_price_html' => self::PRICE]);
        wp_set_object_terms($id, ['outofstock'], 'product_visibility');
        $this->assertCount($found, $this->found('taza'));
        unregister_taxonomy('product_visibility');
    }

    public function stock(): array
    {
        return ['shown' => ['no', 1], 'hidden' => ['yes', 0]];
    }

    /** @param array<string, mixed> $says */
    private function product(array $says): int
    {
        $id = $this->post('Taza', ['post_type' => 'product']);
        $GLOBALS['onda_test_shop'][$id] = $says;
        return $id;
    }
}
