<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Search\Engines\EngineChoice;
use Onda\Features\Search\Question;
use Onda\Features\Search\SearchFeature;
use Onda\Features\Search\Sphinx\ProgressRepository;
use Onda\Owner\Search\LoadCommand;
use Onda\Tests\SearchIndexCase;

/**
 * The machines understand Spanish as well as the index here does.
 *
 * @group sphinx
 */
final class SphinxSpanishTest extends SearchIndexCase
{
    private SphinxServers $servers;

    protected function setUp(): void
    {
        parent::setUp();
        $this->servers = new SphinxServers();
        $shards = [$this->servers->address('one'), $this->servers->address('two')];
        $settings = ['engine' => 'sphinx', 'sphinx' => $this->servers->address('front'), 'shards' => $shards];
        update_option(SettingsStore::OPTION, ['search' => $settings]);
    }

    protected function tearDown(): void
    {
        // The posts go while the machines hear of it.
        parent::tearDown();
        delete_transient('onda_sphinx_rests');
        array_map('delete_option', ProgressRepository::OPTIONS);
        $this->servers->stop();
    }

    public function test_all_that_is_meant_is_found_and_the_exact_form_first(): void
    {
        $this->load(Spanish::TITLES);
        $this->assertSame([], Spanish::wrong($this->titles(...)));
    }

    public function test_one_edit_is_forgiven(): void
    {
        $this->load(Typos::words());
        $this->build();
        $wrong = Typos::wrong(fn(string $typed): string => $this->titles($typed, 1)[0] ?? '');
        $this->assertLessThanOrEqual(30, count($wrong), implode("\n", $wrong));
    }

    /** @param list<string> $titles */
    private function load(array $titles): void
    {
        array_map($this->post(...), $titles);
        (new LoadCommand(SearchFeature::shards()))->load();
    }

    /** @return list<string> */
    private function titles(string $phrase, int $limit = 20): array
    {
        $engine = EngineChoice::engines();
        return array_column($engine->search(new Question($phrase, $limit))->hits, 'title');
    }
}
