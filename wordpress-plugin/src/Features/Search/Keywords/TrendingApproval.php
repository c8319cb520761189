<?php

declare(strict_types=1);

namespace Onda\Features\Search\Keywords;

use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Forms\Fields;

defined('ABSPATH') || exit;

/** The field by which an owner approves trending keywords. */
final class TrendingApproval
{
    /**
     * A box for each phrase that is searched much, and for each that the owner approved.
     *
     * @param list<string> $approved
     */
    public static function boxes(string $name, string $legend, array $approved): string
    {
        $boxes = '';
        $keywords = new Keywords(new SearchedPhraseRepository(), new KeywordRepository(), new NetworkShareRepository());
        foreach (array_unique([...$approved, ...$keywords->candidates()]) as $phrase) {
            $boxes .= Fields::box("{$name}[]", $phrase, in_array($phrase, $approved, true), $phrase);
        }
        return $boxes === '' ? '' : Fields::group($legend, $boxes);
    }
}
