<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Core\Settings\SettingsStore;
use Onda\Owner\Forms\NeighborFields;
use Onda\Tests\TestCase;

/** The fields of Site Health about the plugins beside ours. */
final class NeighborFieldsTest extends TestCase
{
    public function test_a_plugin_of_languages_is_named_while_it_is_active(): void
    {
        $this->assertArrayNotHasKey('languages', NeighborFields::of_this_site());
        update_option('active_plugins', ['polylang/polylang.php', 'sitepress-multilingual-cms/sitepress.php']);
        $this->assertSame(
            ['label' => 'Idioma de los resultados, las clasificaciones y las respuestas', 'value' => 'Polylang, WPML'],
            NeighborFields::of_this_site()['languages']
        );
    }

    public function test_a_site_that_keeps_strangers_out_says_so(): void
    {
        update_option(SettingsStore::OPTION, ['siteAccess' => 'everybody']);
        $this->assertArrayNotHasKey('strangers', NeighborFields::of_this_site());
        update_option(SettingsStore::OPTION, ['siteAccess' => 'members']);
        $this->assertSame(
            'Quizá no puedan entrar: se comprueba antes de leer',
            NeighborFields::of_this_site()['strangers']['value']
        );
    }
}
