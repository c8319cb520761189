<?php

declare(strict_types=1);

namespace OndaDemo;

/** Lays the demo site, step by step, and says where its pages are. */
final class Seed
{
    private const STATION_URL = 'http://127.0.0.1:8010';

    public function __construct(private string $folder)
    {
    }

    public function run(): void
    {
        global $wpdb;
        // Raw tags are an administrator's right: for anybody else kses would strip them.
        wp_set_current_user(1);
        kses_remove_filters();
        add_filter('wp_revisions_to_keep', '__return_zero');
        add_filter('pre_wp_mail', '__return_true');
        wp_defer_term_counting(true);
        wp_defer_comment_counting(true);
        // A transaction saves the slow part: a flush to disk for each of a thousand writes.
        $wpdb->query('START TRANSACTION');
        $pages = $this->lay();
        wp_defer_comment_counting(false);
        wp_defer_term_counting(false);
        $wpdb->query('COMMIT');
        echo wp_json_encode(['pages' => $pages], JSON_UNESCAPED_SLASHES), "\n";
    }

    /** @return array<string, string> */
    private function lay(): array
    {
        $station = rtrim($this->station_url(), '/');
        $posts = new PostSeeder();
        $options = new Options();
        $options->set();
        $covers = (new Media($posts, "$this->folder/media"))->add();
        $options->stations($station, (string) wp_get_attachment_url($covers['vinilo']));
        $options->favorites();
        $options->votes();
        $articles = (new Articles($posts, $this->data(...), $covers))->add();
        $comments = (new Comments())->add($this->data('comments'), $articles);
        (new Rankings())->add($articles);
        (new Games())->add($this->data('games'));
        (new Week($posts, Options::STATION, $station))->add($this->data('schedule'));
        $written = $this->feature_pages($articles);
        $features = (new FeaturePages($posts, $station, $comments))->add($written);
        $static = (new StaticPages($posts))->add();
        $links = array_combine(array_column($written, 'menu'), $features);
        $navigation = (new Menus($posts))->add($links, [
            'Programación' => $static['schedule'],
            'Resultados' => $static['scores'],
        ]);
        (new Look($posts, "$this->folder/theme", $navigation))->add();
        return $this->paths($articles, $features, $static);
    }

    private function station_url(): string
    {
        return defined('ONDA_STATION_URL') ? ONDA_STATION_URL : (getenv('ONDA_STATION_URL') ?: self::STATION_URL);
    }

    private function data(string $name): array
    {
        return require "$this->folder/data/$name.php";
    }

    /**
     * @param array<string, int> $articles Slug → post, for the pages that show what belongs to one.
     * @return array<string, array<string, mixed>> File name → page.
     */
    private function feature_pages(array $articles): array
    {
        $pages = [];
        foreach (glob("$this->folder/pages/*.php") ?: [] as $file) {
            $pages[basename($file, '.php')] = require $file;
        }
        return $pages;
    }

    /**
     * @param array<string, int> $articles
     * @param array<string, int> $features
     * @param array<string, int> $static
     * @return array<string, string>
     */
    private function paths(array $articles, array $features, array $static): array
    {
        $named = $features + $static + [
            'article'    => $articles['festival-del-faro'],
            'long'       => $articles['cien-canciones-de-radio'],
            'longTitle'  => $articles['teatro-sin-titulo'],
            'protected'  => $articles['entrevista-protegida'],
            'noPicture'  => $articles['archivo-fotografico'],
        ];
        $paths = ['home' => wp_make_link_relative(home_url('/'))];
        foreach ($named as $name => $id) {
            $paths[$name] = wp_make_link_relative((string) get_permalink($id));
        }
        $category = get_term_link('musica', 'category');
        return $paths + ['category' => is_string($category) ? wp_make_link_relative($category) : '/'];
    }
}
