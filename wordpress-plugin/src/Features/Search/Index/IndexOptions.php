<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Core\Access\MemberPlugins;
use Onda\Core\Forms\Fields;
use Onda\Core\Settings\PostTypes;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\Input;
use Onda\Features\Search\Index\Text\Folding;
use Onda\Features\Search\Index\Text\IndexWords;

defined('ABSPATH') || exit;

/** The part of the settings record about the search index: what is read, and how words are understood. */
final class IndexOptions
{
    /** Words of Spanish and English that stand in every text, or in every question, and that nobody looks for. */
    public const STOP_WORDS = 'a al ante bajo como con contra cual cuales cuando de del desde donde durante e el ella ellas'
        . ' ellos en entre era es esa ese eso esta este esto ha han hasta hay la las le les lo los más me mi muy ni no nos o'
        . ' para pero por que quien quienes se según ser si sin sobre su sus también te tras u un una unas uno unos y ya'
        . ' an and are at by for from how in is it of on or that the this to was were what when where which why with';
    /** Fields of pictures and files. */
    private const OWN_FIELDS = ['_thumbnail_id', '_wp_attachment_image_alt', '_wp_attached_file'];
    private const MAX_FIELDS = 20;
    /** Characters; longer lists slow down every word that is read. */
    private const MAX_TEXT = 10_000;

    /** @var array<string, true>|null By folded word. */
    private ?array $stop_words = null;

    /** @param array<string, mixed> $row As the record has it; defaults for what is missing. */
    public function __construct(private array $row)
    {
        $this->row += self::record()->defaults();
    }

    public static function record(): Record
    {
        $fields = fn(): string => __('Custom fields whose words are found too, by name, with commas between', 'onda');
        $synonyms = fn(): string => __('Words that mean the same: one group a line, with commas between', 'onda');
        $stop_words = fn(): string => __('Words that nobody looks for: they are not kept', 'onda');
        return new Record([
            self::types_setting(),
            Setting::flag('attachments', false, fn() => __('Files of the media library too', 'onda')),
            Setting::words('fields', [], $fields, check: self::wrong_fields(...)),
            Setting::text('synonyms', '', $synonyms, max: self::MAX_TEXT),
            Setting::text('stopWords', self::STOP_WORDS, $stop_words, max: self::MAX_TEXT),
        ], 'searchIndex');
    }

    public static function stored(SettingsStore $settings): self
    {
        return new self($settings->read(self::record()));
    }

    /** None chosen: all that WordPress's own search looks through. The form shows these as chosen. */
    private static function types_setting(): Setting
    {
        $read = static fn(mixed $value): array => Input::chosen($value, PostTypes::all());
        $print = static fn(string $name, string $label, array $chosen): string => Fields::boxes(
            $name,
            $label,
            PostTypes::labels(),
            $chosen === [] ? array_values(get_post_types(['exclude_from_search' => false])) : $chosen
        );
        $schema = ['type' => 'array', 'items' => ['type' => 'string']];
        return Setting::custom('types', [], fn() => __('What is searched', 'onda'), $read, $print, $schema);
    }

    /** @param list<string> $fields */
    private static function wrong_fields(array $fields): string
    {
        return count($fields) > self::MAX_FIELDS
            /* translators: %d: number of fields. */
            ? sprintf(__('At most %d fields.', 'onda'), self::MAX_FIELDS)
            : '';
    }

    /** @return list<string> Post types; empty means all that WordPress's own search looks through. */
    public function types(): array
    {
        return $this->row['types'];
    }

    /** @return list<string> Keys of custom fields whose words count as content; `%` stands for any signs. */
    public function fields(): array
    {
        return $this->row['fields'];
    }

    /**
     * @param list<string> $keys
     * @return list<string> Those that the owner named.
     */
    public function fields_among(array $keys): array
    {
        $pattern = static fn(string $field): string => str_replace('%', '.*', preg_quote($field, '/'));
        $named = '/^(?:' . implode('|', array_map($pattern, $this->fields())) . ')$/Ds';
        return $this->fields() === [] ? [] : array_values((array) preg_grep($named, $keys));
    }

    /** @return list<string> Keys of all fields that the index or who may read a post hangs on. */
    public function kept_fields(): array
    {
        return [...self::OWN_FIELDS, ...MemberPlugins::FIELDS, ...$this->fields()];
    }

    public function has_attachments(): bool
    {
        return (bool) $this->row['attachments'];
    }

    /** @return list<string> As the owner wrote them. */
    public function stop_words(): array
    {
        return IndexWords::of((string) $this->row['stopWords']);
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
            $words = array_map(Folding::fold(...), IndexWords::of($line));
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
