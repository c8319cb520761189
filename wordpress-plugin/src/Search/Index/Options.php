<?php

declare(strict_types=1);

namespace Onda\Search\Index;

use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The part of the settings record about the search index: what is read, and how words are understood. */
final class Options
{
    /** Words of Spanish that stand in every text and that nobody looks for. */
    public const STOP_WORDS = 'a al ante bajo con contra de del desde donde durante e el ella ellas ellos en entre era es'
        . ' esa ese eso esta este esto ha han hasta la las le les lo los más me mi muy ni no nos o para pero por que se'
        . ' según ser si sin sobre su sus también te tras u un una unas uno unos y ya';
    public const DEFAULTS = [
        'types' => [],
        'fields' => [],
        'attachments' => false,
        'stopWords' => self::STOP_WORDS,
        'synonyms' => '',
    ];

    /** @var array<string, true>|null By folded word. */
    private ?array $stop_words = null;

    /** @param array<string, mixed> $row As DEFAULTS. */
    public function __construct(private array $row)
    {
        $this->row += self::DEFAULTS;
    }

    public static function stored(SettingsStore $settings): self
    {
        return new self($settings->settings()['searchIndex']);
    }

    /** @return list<string> Post types; empty means all that WordPress's own search looks through. */
    public function types(): array
    {
        return $this->row['types'];
    }

    /** @return list<string> Keys of custom fields whose words count as content. */
    public function fields(): array
    {
        return $this->row['fields'];
    }

    public function has_attachments(): bool
    {
        return (bool) $this->row['attachments'];
    }

    /** @return list<string> As the owner wrote them. */
    public function stop_words(): array
    {
        return Words::of((string) $this->row['stopWords']);
    }

    public function is_stop_word(string $folded): bool
    {
        $words = $this->stop_words === null ? $this->stop_words() : [];
        $this->stop_words ??= array_fill_keys(array_map(Folding::fold(...), $words), true);
        return isset($this->stop_words[$folded]);
    }

    /**
     * Words that mean the same stand on one line, with commas between.
     *
     * @return list<string> Folded, without the word itself.
     */
    public function synonyms(string $folded): array
    {
        foreach (preg_split('/\R/u', (string) $this->row['synonyms']) ?: [] as $line) {
            $words = array_map(Folding::fold(...), Words::of($line));
            if (in_array($folded, $words, true)) {
                return array_values(array_diff($words, [$folded]));
            }
        }
        return [];
    }

    /**
     * Another one: what the index holds was read by other rules. Synonyms are looked up when somebody searches; types
     * are compared as they are.
     */
    public function mark(): string
    {
        $row = array_diff_key($this->row, ['synonyms' => 0, 'types' => 0]);
        ksort($row);
        return md5((string) wp_json_encode($row));
    }
}
