<?php

declare(strict_types=1);

namespace OndaDemo;

/** The forty articles and a draft, one section after the other as a day's edition brings them. */
final class Articles
{
    private const HOURS_BETWEEN = 7;
    private const SECTIONS = 5;

    /** @param array<string, int> $covers */
    public function __construct(private PostSeeder $posts, private \Closure $data, private array $covers)
    {
    }

    /** @return array<string, int> Slug → post. */
    public function add(): array
    {
        $authors = $this->authors();
        $passages = ($this->data)('passages');
        $articles = [];
        $place = 0;
        foreach (($this->data)('categories') as $section => [$name, $description, $login]) {
            $category = $this->category($section, $name, $description);
            $text = new ArticleText($passages, $section);
            $turn = $place++;
            foreach (($this->data)("posts/$section") as $slug => $article) {
                $content = $text->blocks($article, $turn);
                $fields = $this->fields($slug, $article, $category, $authors[$login], $content);
                $articles[$slug] = $this->posts->keep("article/$slug", $fields, $turn * self::HOURS_BETWEEN * 60 + 25);
                $turn += self::SECTIONS;
            }
        }
        $this->draft();
        return $articles;
    }

    private function fields(string $slug, array $article, int $category, int $author, string $content): array
    {
        $cover = $this->covers[$article['cover'] ?? ''] ?? 0;
        return [
            'post_title'    => $article['title'],
            'post_name'     => $slug,
            'post_content'  => $content,
            'post_excerpt'  => ArticleText::lead($article),
            'post_author'   => $author,
            'post_password' => $article['password'] ?? '',
            'post_category' => [$category],
            'tags_input'    => $article['tags'],
            'comment_status' => 'open',
            'meta_input'    => $cover ? ['_thumbnail_id' => $cover] : [],
        ];
    }

    /** @return array<string, int> Login → user. */
    private function authors(): array
    {
        $users = [];
        foreach (($this->data)('authors') as $login => [$name, $about]) {
            $users[$login] = get_user_by('login', $login)->ID ?? wp_insert_user([
                'user_login'   => $login,
                'user_pass'    => wp_generate_password(24),
                'user_email'   => "$login@onda.invalid",
                'display_name' => $name,
                'first_name'   => strtok($name, ' '),
                'description'  => $about,
                'role'         => 'author',
            ]);
        }
        return $users;
    }

    private function category(string $slug, string $name, string $description): int
    {
        $term = get_term_by('slug', $slug, 'category')
            ?: (object) wp_insert_term($name, 'category', compact('slug', 'description'));
        return (int) $term->term_id;
    }

    private function draft(): void
    {
        $this->posts->keep('article/borrador', [
            'post_title'   => 'Borrador: lo que aún no se puede contar',
            'post_name'    => 'borrador',
            'post_content' => Markup::paragraph('Falta confirmar la fecha con la sala antes de publicar.'),
            'post_status'  => 'draft',
        ]);
    }
}
