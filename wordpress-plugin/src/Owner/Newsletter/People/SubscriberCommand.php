<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** `wp onda newsletter`: subscribers out to a file, in from a file, and on to the mailing service. */
final class SubscriberCommand
{
    public function __construct(private SubscriberTransfer $transfer)
    {
    }

    public function hook(): void
    {
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command('onda newsletter', $this);
        }
    }

    /** Prints all subscribers as CSV. */
    public function export(): void
    {
        foreach ($this->transfer->export() as $line) {
            Html::write($line);
        }
    }

    /**
     * Reads subscribers from a CSV file whose first line names a column `email`. May be run again.
     *
     * ## OPTIONS
     *
     * <file>
     * : The file.
     *
     * @param array{string} $arguments
     */
    public function import(array $arguments): void
    {
        $file = is_file($arguments[0]) && is_readable($arguments[0]) ? fopen($arguments[0], 'r') : false;
        if ($file === false) {
            \WP_CLI::error("Cannot read $arguments[0].");
        }
        try {
            $outcome = $this->transfer->import($file, time());
        } catch (\UnexpectedValueException $problem) {
            \WP_CLI::error($problem->getMessage());
        }
        ['taken' => $taken, 'known' => $known, 'wrong' => $wrong, 'lines' => $lines] = $outcome;
        \WP_CLI::success("$taken taken, $known known already, $wrong with a wrong address, name or status."
            . ($lines === '' ? '' : " Wrong lines: $lines."));
    }

    /** Passes everybody who is subscribed to the mailing service that was chosen. */
    public function pass(): void
    {
        [$taken, $left] = $this->transfer->pass();
        \WP_CLI::success("$taken taken by the service, $left not.");
    }
}
