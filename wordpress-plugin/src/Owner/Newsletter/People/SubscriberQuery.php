<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Core\Forms\Screen;
use Onda\Core\Http\Request;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** The part of the subscribers that a page of the list shows. */
final class SubscriberQuery
{
    public const PER_PAGE = 20;
    public const MOST_PER_PAGE = 200;

    /**
     * @param string $status Empty for all.
     * @param int $list Id; 0 for all.
     * @param string $search An address or its beginning.
     */
    public function __construct(
        public readonly string $status = '',
        public readonly int $list = 0,
        public readonly string $search = '',
        public readonly int $page = 1,
        public readonly int $per_page = self::PER_PAGE,
        public readonly bool $is_oldest_first = false,
    ) {
    }

    public static function of(Request $request, int $per_page): self
    {
        $status = $request->text('status');
        return new self(
            in_array($status, Subscriber::STATUSES, true) ? $status : '',
            $request->id('list'),
            trim($request->text('s')),
            max(1, $request->id('paged')),
            min(self::MOST_PER_PAGE, max(1, $per_page)),
            $request->text('orderby') === 'since' && $request->text('order') === 'asc',
        );
    }

    /** @return array<string, string|int> What the address of the list says of it; nothing of the page. */
    public function filters(): array
    {
        $order = $this->is_oldest_first ? ['orderby' => 'since', 'order' => 'asc'] : [];
        return array_filter(['status' => $this->status, 'list' => $this->list, 's' => $this->search]) + $order;
    }

    /** @param array<string, string|int> $more Parameters; an empty one is left out. */
    public function url(array $more = []): string
    {
        $query = array_filter($more + $this->filters(), static fn(mixed $value): bool => $value !== '' && $value !== 0);
        return Screen::Newsletter->url('subscribers') . ($query === [] ? '' : '&' . http_build_query($query));
    }
}
