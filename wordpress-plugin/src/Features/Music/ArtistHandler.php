<?php

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** `onda_artist`: thumbnail and biographies of an artist, from the provider that the owner chose. */
final class ArtistHandler
{
    /** @param Artists|null $artists Null while the owner chose none. */
    public function __construct(private ?Artists $artists)
    {
    }

    /** @return array{artists: list<array<string, mixed>>} None when nobody knows the artist. */
    public function __invoke(Request $request): array
    {
        $name = MusicPlainText::of($request->text('artist'), Artists::NAME_BYTES);
        if ($name === '' || str_ends_with($name, '…')) {
            throw new Refusal(400, 'bad_request', 'artist is missing or too long.');
        }
        if ($this->artists === null) {
            throw new Refusal(404, 'artists_off', 'The owner of this site allowed nobody to be asked.');
        }
        try {
            return ['artists' => $this->artists->named($name, $request->network())];
        } catch (TooManyLookups) {
            throw new Refusal(429, 'too_many', 'Enough questions for this hour.');
        } catch (FetchFailed) {
            throw new Refusal(502, 'artist_unavailable', 'The provider did not answer.');
        }
    }
}
