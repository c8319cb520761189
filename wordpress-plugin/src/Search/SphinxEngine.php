<?php

declare(strict_types=1);

namespace Onda\Search;

use Onda\Ajax\NotEarly;
use Onda\Search\Sphinx\Connection;
use Onda\Search\Sphinx\Statement;

defined('ABSPATH') || exit;

/** Posts on other machines, asked in SphinxQL: Manticore Search or Sphinx, a front before as many shards as it needs. */
final class SphinxEngine implements ReadyEngine
{
    /** For so long a server that did not answer is not asked again. */
    private const REST_SECONDS = 10;
    private const RESTING = 'onda_sphinx_rests';
    private const TITLES = 5;

    /** @param Connection|null $server Null while the owner named none. */
    public function __construct(private ?Connection $server, private SearchableTypes $types, private HitReader $hits)
    {
    }

    /** @throws NotEarly It knows numbers of posts; what they are, WordPress has to say. */
    public function is_ready(): bool
    {
        $is_ready = $this->server !== null && get_transient(self::RESTING) === false;
        if ($is_ready && did_action('wp_loaded') === 0) {
            throw new NotEarly();
        }
        return $is_ready;
    }

    public function search(Question $question): Answer
    {
        $types = $this->types->within($question->post_types);
        if ($types === []) {
            return new Answer();
        }
        $rows = $this->ask(Statement::search($question, $types));
        $meta = array_column($this->ask('SHOW META'), 'Value', 'Variable_name');
        $relevance = array_map('floatval', array_column($rows, 'w', 'id'));
        $hits = $this->hits->read(array_map('intval', array_column($rows, 'id')), $question->phrase, $relevance);
        $total = (int) ($meta['total_found'] ?? 0) - count($rows) + count($hits);
        return new Answer($hits, max(count($hits), $total), is_partial: isset($meta['warning']));
    }

    public function suggest(string $typed, Question $context): string
    {
        $question = new Question($typed, self::TITLES, post_types: $context->post_types, places: ['title']);
        return Completion::of($typed, array_column($this->search($question)->hits, 'title'));
    }

    /** @return list<array<string, string>> */
    private function ask(string $statement): array
    {
        try {
            return $this->server?->query($statement) ?? throw new EngineFailed('No server is named.');
        } catch (EngineFailed $failure) {
            if (Connection::is_gone($failure)) {
                set_transient(self::RESTING, 1, self::REST_SECONDS);
            }
            throw $failure;
        }
    }
}
