<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Printing;

use Onda\Core\Database\PostPictures;
use Onda\Core\Http\Request;
use Onda\Core\Printing\Faces;
use Onda\Core\Printing\PageAddress;
use Onda\Core\Printing\Texts;
use Onda\Core\Text\PageNumber;
use Onda\Features\Schedule\Episodes\Episode;
use Onda\Features\Schedule\Episodes\Episodes;
use Onda\Features\Schedule\Episodes\EpisodeSource;
use Onda\Features\Schedule\Shows;
use Onda\Features\Schedule\ShowTypes;

defined('ABSPATH') || exit;

/** The inside of `<show-episodes>`: episodes with a link to their files, which plays them where there is a script. */
final class EpisodesPrinting
{
    private const QUERY = 'onda_episodes';
    private const ID = 'episodios';
    private const MOST = 50;

    /** A list may stand on a page twice, an id may not. */
    private int $copies = 0;

    public function __construct(private Texts $texts, private Episodes $episodes = new Episodes())
    {
    }

    /**
     * @param array<string, scalar> $values Attributes.
     * @return string|null Null where there is nothing for this visitor.
     */
    public function inside(array $values): ?string
    {
        $show = self::show((string) ($values['show'] ?? ''));
        $all = $show === 0 ? $this->episodes->newest() : $this->episodes->of_show($show);
        if ($all === []) {
            return $this->nothing($show);
        }
        $size = min(self::MOST, max(1, (int) ($values['size'] ?? 10)));
        $last = $show === 0 ? 1 : (int) ceil(count($all) / $size);
        $page = min($last, PageNumber::of(Request::from_globals(true)->text(self::QUERY)));
        $shown = array_slice($all, ($page - 1) * $size, $size);
        PostPictures::prime(array_column(array_filter($shown, static fn(Episode $one): bool => $one->image === ''), 'show'));
        $rows = array_map($this->row(...), $shown);
        $this->copies++;
        $id = self::ID . ($this->copies > 1 ? "-$this->copies" : '');
        return Faces::fill('schedule/show-episodes/Episodes', [
            'id' => $id,
            'label' => $this->text('episodes'),
            'listen' => $this->text('listen'),
            'pause' => $this->text('pauseEpisode'),
            'resume' => $this->text('resumeEpisode'),
            'children' => implode('', $rows),
            'pageNodes' => $this->pages($page, $last, $id),
        ]);
    }

    /** @return int Post; 0 for all shows, -1 for one that there is not. */
    private static function show(string $named): int
    {
        if ($named === '') {
            return is_singular(ShowTypes::SHOW) ? get_queried_object_id() : 0;
        }
        $post = ctype_digit($named) ? get_post((int) substr($named, 0, 18))
            : get_page_by_path($named, OBJECT, ShowTypes::SHOW);
        return $post->ID ?? -1;
    }

    private function row(Episode $episode): string
    {
        $is_own = is_singular(ShowTypes::SHOW) && get_queried_object_id() === $episode->show;
        $show = Shows::name($episode->show);
        $address = (string) get_permalink($episode->show);
        $named = ['address' => $address, 'name' => $show];
        $title = self::inert($episode->title ?: $show);
        $download = EpisodeSource::of($episode->show)->has_downloads ? $episode->file : null;
        $image = $episode->image ?: (string) get_the_post_thumbnail_url($episode->show, 'medium');
        return Faces::fill('schedule/show-episodes/Episode', [
            'title' => $title,
            'text' => self::inert($episode->text),
            'aboutNodes' => ($is_own ? '' : Faces::fill('schedule/show-episodes/Show', $named)) . $this->about($episode),
            'file' => $episode->file,
            'words' => $this->text('listen'),
            'label' => $this->text('listen') . ": $title",
            'id' => $episode->id(),
            'showTitle' => $show,
            'image' => $image ?: null,
            'address' => $address,
            'seconds' => $episode->seconds,
            'show' => $episode->show,
            'chapters' => $episode->has_chapters() ? '' : null,
            'download' => $download,
            'children' => $download === null ? '' : Faces::fill('schedule/show-episodes/Download', [
                'file' => $download,
                'words' => $this->text('download'),
                'label' => $this->text('download') . ": $title",
            ]),
        ]);
    }

    private function about(Episode $episode): string
    {
        $minutes = (int) max(1, round($episode->seconds / MINUTE_IN_SECONDS));
        $hours = intdiv($minutes, 60);
        $length = ($hours > 0 ? "$hours h " : '') . $minutes % 60 . ' min';
        return ($episode->published === 0 ? '' : Faces::fill('schedule/show-episodes/Published', [
            'moment' => wp_date('c', $episode->published),
            'words' => wp_date((string) get_option('date_format'), $episode->published),
        ])) . ($episode->seconds === 0 ? '' : Faces::fill('schedule/show-episodes/Length', ['words' => $length]));
    }

    private function pages(int $page, int $last, string $id): string
    {
        $address = new PageAddress();
        $link = fn(string $name, string $key, string $of): string => Faces::fill('schedule/show-episodes/PageLink', [
            'name' => $name,
            'address' => "$of#$id",
            'words' => $this->text($key),
        ]);
        $other = static fn(int $at): string => $at === 1 ? $address->url : $address->with([self::QUERY => (string) $at]);
        $links = ($page > 1 ? $link('newer', 'newerEpisodes', $other($page - 1)) : '')
            . ($page < $last ? $link('more', 'moreEpisodes', $other($page + 1)) : '');
        return $links === '' ? '' : Faces::fill('schedule/show-episodes/Pages', ['children' => $links]);
    }

    private function nothing(int $show): ?string
    {
        $may_fill = $show > 0 ? current_user_can('edit_post', $show) : current_user_can('edit_others_posts');
        return !$may_fill ? null : Faces::fill('schedule/show-episodes/Nothing', [
            'address' => $show > 0 ? get_edit_post_link($show, 'raw') : admin_url('edit.php?post_type=' . ShowTypes::SHOW),
            'text' => $this->text('fillEpisodes'),
        ]);
    }

    /** Text of a feed holds no shortcode: WordPress would run it where a block printed it. */
    private static function inert(string $text): string
    {
        return str_replace('[', '&#91;', $text);
    }

    private function text(string $key): string
    {
        return $this->texts->text('schedule', $key);
    }
}
