<?php

declare(strict_types=1);

namespace Onda\Owner\Scores;

use Onda\Features\Scores\GameRepository;

defined('ABSPATH') || exit;

/** `wp onda scores import`: games from a file of CSV. May be run again: a game is not doubled. */
final class GameImportCommand
{
    public function __construct(private GameRepository $games)
    {
    }

    public function hook(): void
    {
        if (defined('WP_CLI') && \WP_CLI) {
            \WP_CLI::add_command('onda scores import', $this);
        }
    }

    /**
     * Takes over games: day, competition, hour, home, away, score of each, state.
     *
     * ## OPTIONS
     *
     * <file>
     * : A file of CSV, in UTF-8.
     *
     * @param list<string> $arguments
     */
    public function __invoke(array $arguments): void
    {
        $text = is_readable($arguments[0] ?? '') ? (string) file_get_contents($arguments[0]) : null;
        if ($text === null) {
            \WP_CLI::error('There is no such file.');
        }
        ['games' => $games, 'errors' => $errors] = GameCsv::read((string) $text);
        foreach ($errors as $line => $error) {
            \WP_CLI::warning("Line $line: $error");
        }
        array_map($this->games->put(...), $games);
        \WP_CLI::success(count($games) . ' games.');
    }
}
