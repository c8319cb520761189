<?php

declare(strict_types=1);

namespace OndaDemo;

/**
 * A feature's page, from a file of `pages/`: the element as shortcode, block and tag, as far as it has them, then its
 * variants.
 */
final class FeaturePages
{
    private const WAYS = [
        'shortcode' => ['Como código corto', 'Sirve en cualquier editor, también en el clásico. Se pega en el texto y ya está.'],
        'block'     => ['Como bloque', 'En el editor, pulsa «+» y búscalo por su nombre. Abajo, lo que el editor guarda.'],
        'tag'       => ['Como etiqueta', 'En un bloque «HTML personalizado» o en la plantilla del tema.'],
    ];

    /** @param array<string, int> $comments */
    public function __construct(private PostSeeder $posts, private string $station, private array $comments)
    {
    }

    /**
     * @param array<string, array<string, mixed>> $pages File name → page.
     * @return array<string, int> File name → post.
     */
    public function add(array $pages): array
    {
        $posts = [];
        foreach ($pages as $name => $page) {
            $posts[$name] = $this->posts->keep("page/$name", [
                'post_type'      => 'page',
                'post_title'     => $page['title'],
                'post_name'      => $page['slug'],
                'post_content'   => $this->content($page),
                'post_excerpt'   => $page['lead'],
                'comment_status' => 'closed',
            ], 60 * 24 * 20);
        }
        return $posts;
    }

    private function content(array $page): string
    {
        $blocks = [Markup::group('onda-lead', Markup::paragraph($page['lead']))];
        $ways = [];
        foreach (array_intersect_key(self::WAYS, $page) as $way => [$title, $text]) {
            $ways[] = implode("\n\n", [
                Markup::heading($title),
                Markup::paragraph($text),
                ...$this->shown($page[$way]),
            ]);
        }
        $blocks[] = count($ways) > 1 ? Markup::columns($ways, 'onda-ways') : implode('', $ways);
        foreach ($page['variants'] as $variant) {
            $blocks[] = $this->variant($variant);
        }
        return implode("\n\n", $blocks);
    }

    private function variant(array $variant): string
    {
        $examples = array_map(fn (string $code): string => implode("\n\n", $this->shown($code)), $variant['code']);
        return implode("\n\n", [
            Markup::group('onda-variant', Markup::heading($variant['title']), Markup::paragraph($variant['text'])),
            Markup::columns($examples, 'onda-examples'),
        ]);
    }

    /** @return list<string> The element and, under it, what was written. */
    private function shown(string $code): array
    {
        $code = str_replace('{{station}}', $this->station, $code);
        $comment = fn (array $found): string => (string) $this->comments[$found[1]];
        $code = (string) preg_replace_callback('~{{comment ([a-z0-9/-]+)}}~', $comment, $code);
        return [Markup::live($code), Markup::code($code)];
    }
}
