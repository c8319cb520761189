<?php

declare(strict_types=1);

namespace Onda\Features\Stations;

use Onda\Core\OwnerRequest;
use Onda\Core\Printing\Amp;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Settings\PlayerPlace;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/**
 * The bar of the first station on every page. A page that has a player of that station needs none: that one
 * does what the bar does.
 */
final class PlayerBar
{
    private const TAG = 'radio-player';
    private const LOOK = ['sticky' => true, 'startMinified' => true];

    private bool $has_player = false;
    private ?bool $is_on = null;

    /** @param \Closure(): ElementPrinter $printer */
    public function __construct(private SettingsStore $settings, private \Closure $printer)
    {
    }

    /**
     * Fills in what nobody wrote, as the printer asks for each player, the bar too.
     *
     * @param array<string, mixed> $spec
     * @param array<string, scalar> $values
     * @return array<string, scalar>
     */
    public function resolve(array $spec, array $values): array
    {
        // The button of the feature has no such attribute.
        if (!isset($spec['attributes']['seamless']) || !$this->is_on()) {
            return $values;
        }
        $this->has_player = $this->has_player || (!doing_filter('get_the_excerpt') && $this->is_first($values));
        return PlayerPlace::is_framing($this->settings) ? $values + ['seamless' => true] : $values;
    }

    public function wp_footer(): void
    {
        if ($this->is_on() && !$this->has_player && !Amp::is_page() && !OwnerRequest::is_look()) {
            Html::write(($this->printer)()->element(self::TAG, self::LOOK));
        }
    }

    /** @param array<string, scalar> $values */
    private function is_first(array $values): bool
    {
        $station = $values['station'] ?? '';
        return $station === ''
            ? ElementPrinter::is_meant_for_first_station($values)
            : $station === $this->settings->all()[0]->id;
    }

    private function is_on(): bool
    {
        return $this->is_on ??= PlayerPlace::is_bar($this->settings);
    }
}
