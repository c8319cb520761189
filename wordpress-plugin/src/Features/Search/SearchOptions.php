<?php

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\Rows;
use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\Input;
use Onda\Features\Search\Keywords\Keywords;
use Onda\Features\Search\Keywords\TrendingApproval;

defined('ABSPATH') || exit;

/** The part of the settings record about live search: its boxes, who answers, and what is trending. */
final class SearchOptions
{
    /** The settings of who searches. */
    public const SERVERS = ['engine', 'sphinx', 'shards'];
    private const MAX_TEXT = 200;
    private const MAX_WORDS = 20;

    /** @param array<string, mixed> $values As the record has them. */
    private function __construct(private array $values)
    {
    }

    public static function record(): Record
    {
        $rows = Setting::rows('instances', [], InstanceSettings::rows());
        $forms = fn(): string => __('Make the search forms of the theme and WordPress’s search block live', 'onda');
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $help = fn(): string => __('They keep their looks. Results come while one types; the Enter key leads to the results page, as before. A theme without a search form has none to make live: put a search box into its header.', 'onda');
        $box = fn(): string => __('Put a search icon into the header of the theme, after its menu', 'onda');
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $where = fn(): string => __('Results come while one types. The site editor shows the icon as a block: there you can move it. A header with a search box gets none.', 'onda');
        return new Record([
            Setting::flag('siteForms', false, $forms, $help),
            Setting::flag('headerBox', false, $box, $where),
            ...self::engines(),
            ...self::keywords(),
            self::highlights(),
            Pins::setting(),
            $rows,
        ], 'search');
    }

    public static function stored(SettingsStore $settings): self
    {
        return new self($settings->read(self::record()));
    }

    /** @return list<Setting> */
    private static function engines(): array
    {
        $sphinx = fn(): string => __('Sphinx or Manticore, as host:port; left empty, none', 'onda');
        $shards = fn(): string => __('Its machines that keep the posts, with commas between; left empty, the same', 'onda');
        $wrong = static fn(string $server, array $search): string => self::wrong_servers([$server, ...$search['shards']]);
        return [
            Setting::choice('engine', 'auto', fn() => __('Who searches', 'onda'), fn() => [
                'auto' => __('The index of this plugin; WordPress while it is built', 'onda'),
                'sphinx' => __('Sphinx or Manticore; the index while they are down', 'onda'),
                'wordpress' => __('WordPress and its search plugins', 'onda'),
            ]),
            Setting::line('sphinx', '', $sphinx, check: $wrong, max: self::MAX_TEXT),
            Setting::words('shards', [], $shards, max: self::MAX_WORDS),
        ];
    }

    /** @return list<Setting> */
    private static function keywords(): array
    {
        $trending = fn(): string =>
            __('Trending keywords, with commas between; left empty, what is searched most in seven days', 'onda');
        $approval = fn(): string => __('What is searched most appears only once I approved it', 'onda');
        $approved = fn(): string => __('Approved trending keywords', 'onda');
        $google = fn(): string =>
            __('Google may complete what is typed; this site asks, without anything about who types', 'onda');
        $read = static fn(mixed $value): array =>
            array_values(array_filter(array_map(Input::line(...), is_array($value) ? $value : []), strlen(...)));
        $form = TrendingApproval::boxes(...);
        $schema = ['type' => 'array', 'items' => ['type' => 'string']];
        return [
            Setting::words('trending', [], $trending, max: self::MAX_WORDS),
            Setting::flag('approval', false, $approval),
            Setting::custom('approved', [], $approved, $read, $form, $schema),
            Setting::flag('suggestions', false, $google),
        ];
    }

    /** M-3.105 to M-3.110: how found words are marked on the page that a result leads to. */
    private static function highlights(): Setting
    {
        return Setting::group('highlight', [
            Setting::flag('enabled', false, fn() => __('Mark them', 'onda')),
            Setting::flag('whole', false, fn() => __('Only whole words', 'onda')),
            Setting::flag('scroll', false, fn() => __('Scroll to the first of them', 'onda')),
            Setting::line('selector', '', fn() => __('Where: a CSS selector', 'onda'), max: self::MAX_TEXT),
            Setting::number('minWordLength', 3, fn() => __('Characters of the shortest word', 'onda'), 1, 100),
            Setting::number('scrollOffset', 0, fn() => __('Pixels above the first of them', 'onda')),
        ]);
    }

    /** @param list<string> $servers */
    private static function wrong_servers(array $servers): string
    {
        foreach (array_filter($servers) as $server) {
            if (Endpoint::parse("http://$server/")?->authority() !== $server) {
                return __('Write a server as host:port.', 'onda');
            }
        }
        return '';
    }

    public function engine(): string
    {
        return $this->values['engine'];
    }

    /** Whether the forms of the theme and of WordPress's block are live. */
    public function has_site_forms(): bool
    {
        return $this->values['siteForms'] === true;
    }

    /** @return string As Pins reads it. */
    public function pins(): string
    {
        return $this->values['pins'];
    }

    /** Whether Google may be asked for suggestions. */
    public function has_suggestions(): bool
    {
        return $this->values['suggestions'];
    }

    /** `host:port` of the server that answers SphinxQL, or empty. */
    public function sphinx(): string
    {
        return $this->values['sphinx'];
    }

    /** @return list<string> `host:port` of those that keep the posts; a post is on one of them. */
    public function shards(): array
    {
        return $this->values['shards'] ?: array_values(array_filter([$this->values['sphinx']]));
    }

    /** @return list<string> The owner's own trending keywords. */
    public function trending(): array
    {
        return $this->values['trending'];
    }

    /** @return list<string>|null Folded phrases that may be trending; null where the owner approves none one by one. */
    public function approved(): ?array
    {
        return $this->values['approval'] === true ? array_map(Keywords::folded(...), $this->values['approved']) : null;
    }

    /** @return array{enabled: bool, data: array<string, scalar>} As the specification has it. */
    public function highlight(): array
    {
        $row = $this->values['highlight'];
        return ['enabled' => $row['enabled'], 'data' => [
            // The id 0 stands for every search.
            'id' => 0,
            'selector' => $row['selector'],
            'minWordLength' => $row['minWordLength'],
            'whole' => $row['whole'],
            'scroll' => $row['scroll'],
            'scroll_offset' => $row['scrollOffset'],
        ]];
    }

    /** @return list<array<string, mixed>> Rows as InstanceSettings has them; one with its defaults while there is none. */
    public function rows(): array
    {
        return $this->values['instances'] ?: [InstanceSettings::rows()->defaults()];
    }

    /** Whether the owner has made a search. */
    public static function has_instances(SettingsStore $settings): bool
    {
        return self::stored($settings)->values['instances'] !== [];
    }

    /** A page from a cache may name a box that is gone: it gets what an unconfigured one would. */
    public function instance(int $id): Instance
    {
        foreach ($this->rows() as $row) {
            if ($row['id'] === $id) {
                return Instance::from_row($row);
            }
        }
        return new Instance($id);
    }
}
