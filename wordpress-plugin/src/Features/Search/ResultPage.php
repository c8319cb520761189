<?php

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Core\Access\MainQuery;
use Onda\Core\Http\Request;
use Onda\Core\Printing\Faces;
use Onda\Core\Text\Html;
use Onda\Core\Text\PageNumber;
use Onda\Features\Search\Engines\Engines;

defined('ABSPATH') || exit;

/**
 * The site's own pages with what a search box found: the results page, the shop and archives, into which results load
 * while one types, and to which Enter leads. `p_asid` names the box; the same filters and the same engine as in the
 * panel.
 */
final class ResultPage
{
    /**
     * @param \Closure(): SearchOptions $options
     * @param \Closure(): Engines $engines
     * @param (\Closure(): Pins)|null $pins
     */
    public function __construct(
        private \Closure $options,
        private QuestionReader $reader,
        private \Closure $engines,
        private ?\Closure $pins = null,
    ) {
    }

    /** A new phrase begins at page 1, wherever in the former results it was typed: title, links and status follow. */
    public function parse_request(\WP $wp): void
    {
        if (Request::from_globals(true)->has('asp_force_reset_pagination')) {
            unset($wp->query_vars['paged']);
        }
    }

    /**
     * @param list<\WP_Post>|null $posts
     * @return list<\WP_Post>|null Null where WordPress has to look itself.
     */
    public function posts_pre_query(?array $posts, \WP_Query $query): ?array
    {
        $is_page = $query->is_main_query() && !is_admin() && !$query->get(MainQuery::MARK);
        if ($posts !== null || !$is_page || $query->is_singular() || $query->is_feed()) {
            return $posts;
        }
        $question = $this->question($query, Request::from_globals(true));
        return $question === null ? null : $this->found($query, $question);
    }

    private function question(\WP_Query $query, Request $request): ?Question
    {
        $id = $request->id('p_asid') ?: $request->id('np_asid');
        $phrase = $request->beginning('asp_ls', Question::MAX_CHARACTERS) ?: (string) $query->get('s');
        $place = $id === 0 || $phrase === '' ? null : self::place($query);
        if ($place === null) {
            return null;
        }
        // In an address the filters stand by themselves, in a form of a redirect they are one field.
        $forms = [$request->form('p_asp_data'), $request->form('np_asp_data')];
        $filters = array_diff_key($forms[0] + $forms[1], ['1' => true]) ?: $request->filters();
        $count = max(1, (int) $query->get('posts_per_page'));
        $form = array_merge($filters, $place, ['force_count' => (string) $count]);
        $request = new Request(['aspp' => $phrase, 'options' => $form]);
        $question = $this->reader->read($request, ($this->options)()->instance($id));
        return $question->at(PageNumber::of($query->get('paged')) - 1);
    }

    /**
     * The filter that the archive implies; null if no filter can express it.
     *
     * @return array<string, mixed>|null
     */
    private static function place(\WP_Query $query): ?array
    {
        $object = $query->get_queried_object();
        return match (true) {
            $query->is_search(), $query->is_home() => [],
            $object instanceof \WP_Term => ['termset' => [$object->taxonomy => [(string) $object->term_id]]],
            $object instanceof \WP_Post_Type => ['customset' => [$object->name]],
            default => null,
        };
    }

    /** @return list<\WP_Post> */
    private function found(\WP_Query $query, Question $question): array
    {
        $pins = $this->pins === null ? new Pins() : ($this->pins)();
        $answer = $pins->first($question, ($this->engines)()->search($question));
        self::say(Wording::of()->note($answer));
        // Those would be put before what was found.
        $query->set('ignore_sticky_posts', true);
        $query->found_posts = $answer->total;
        $query->max_num_pages = (int) ceil($answer->total / $question->limit);
        return array_values(array_filter(array_map(static fn(Hit $hit): ?\WP_Post => get_post($hit->id), $answer->hits)));
    }

    /** Above the posts: behind the title that a block theme prints, and before the loop of any other theme. */
    private static function say(string $note): void
    {
        $line = $note === '' ? '' : Faces::fill('live-search/search/Note', ['text' => $note]);
        add_filter('render_block_core/query-title', static fn(string $title): string => $title . $line);
        add_action('loop_start', static function (\WP_Query $query) use (&$line): void {
            // A block theme makes its blocks before the page begins.
            if ($query->is_main_query() && did_action('wp_head') > 0) {
                Html::write($line);
                $line = '';
            }
        });
    }
}
