<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Settings\SettingsStore;

/**
 * Every action, screen and form of the admin for every role, against a file. After a change that is
 * meant, `ONDA_WRITE_GOLDEN=1 pnpm test:php --filter RolesTest` writes it anew; the difference is read before it is
 * committed.
 */
final class RolesTest extends TestCase
{
    private const GOLDEN = __DIR__ . '/golden/roles.tsv';

    public function test_every_action_and_screen_answers_each_role_as_the_table_says(): void
    {
        $this->assertTrue(headers_sent(), 'a redirect and a document are told apart by it');
        update_option(SettingsStore::OPTION, ['favorites' => ['who' => 'users']]);
        $text = (new RoleTable())->text();
        getenv('ONDA_WRITE_GOLDEN') === '1' && file_put_contents(self::GOLDEN, $text);
        $this->assertSame(file_get_contents(self::GOLDEN), $text);
    }
}
