<?php

declare(strict_types=1);

namespace Onda\Tests\Database;

use Onda\Core\Database\OtherTables;
use Onda\Tests\TestCase;

final class OtherTablesTest extends TestCase
{
    /** @dataProvider modes */
    public function test_a_table_is_found_in_every_mode_of_the_server(string $mode): void
    {
        global $wpdb;
        $former = $wpdb->get_var('SELECT @@SESSION.sql_mode');
        $wpdb->query("SET SESSION sql_mode = '$mode'");
        $found = array_map(OtherTables::has(...), ['onda_limits', 'onda_no_such_table', 'onda%']);
        $wpdb->query("SET SESSION sql_mode = '$former'");
        $this->assertSame([true, false, false], $found);
    }

    /** @return array<string, array{string}> */
    public function modes(): array
    {
        $modes = ['', 'NO_BACKSLASH_ESCAPES', 'ANSI', 'TRADITIONAL'];
        return array_combine($modes, array_map(static fn(string $mode): array => [$mode], $modes));
    }

    public function test_a_server_may_write_names_in_small_letters(): void
    {
        global $wpdb;
        add_filter('query', static fn(string $query): string => str_starts_with($query, 'SHOW TABLES') ? "SELECT 'wp_onda_limits'" : $query);
        $prefix = $wpdb->prefix;
        $wpdb->prefix = 'WP_';
        $found = OtherTables::has('onda_limits');
        $wpdb->prefix = $prefix;
        $this->assertTrue($found);
    }
}
