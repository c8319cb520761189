<?php

declare(strict_types=1);

namespace Onda\Tests;

/** A simple product that can be bought, as WooCommerce 10.5.3 gives it, and values that a test puts in its place. */
final class ShopProduct
{
    private const SAYS = [
        'is_purchasable' => true,
        'is_in_stock' => true,
        'supports' => true,
        'add_to_cart_text' => 'Añadir al carrito',
        'add_to_cart_description' => 'Añadir al carrito: &ldquo;Taza&rdquo;',
        'get_type' => 'simple',
        'get_sku' => 'T-1',
    ];

    /** @param array<string, mixed> $says Method → its answer. */
    public function __construct(int $id, private array $says)
    {
        // At the address that is asked for, as WooCommerce does it.
        $this->says += self::SAYS + [
            'get_id' => $id,
            'get_permalink' => get_permalink($id),
            'add_to_cart_url' => "/wp-admin/admin-ajax.php?add-to-cart=$id",
        ];
    }

    /** @param list<mixed> $arguments */
    public function __call(string $method, array $arguments): mixed
    {
        return $this->says[$method];
    }
}
