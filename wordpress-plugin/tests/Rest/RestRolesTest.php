<?php

declare(strict_types=1);

namespace Onda\Tests\Rest;

use Onda\Rest\Route;
use Onda\Tests\RoleTable;

/**
 * Every address with every method for every role, against a file. After a change that is meant, `ONDA_WRITE_GOLDEN=1
 * pnpm test:php --filter RestRolesTest` writes it anew; the difference is read before it is committed.
 *
 * @group once
 */
final class RestRolesTest extends RestCase
{
    private const GOLDEN = __DIR__ . '/../golden/rest-roles.tsv';
    private const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

    public function test_every_address_answers_each_role_and_method_as_the_table_says(): void
    {
        $this->configure(['id' => 'uno', 'stream' => 'http://192.0.2.1:8000/x']);
        self::set(['favorites' => ['who' => 'everybody']]);
        $owner = $this->sign_in('administrator');
        $post = (int) wp_insert_post(['post_title' => 'A', 'post_status' => 'publish', 'post_author' => $owner, 'comment_status' => 'open']);
        $comment = (int) wp_insert_comment(['comment_post_ID' => $post, 'comment_content' => 'x', 'comment_approved' => 1, 'user_id' => $owner]);
        $values = ['station' => 'uno', 'list' => 'most-viewed', 'post' => $post, 'comment' => $comment, 'form' => 1, 'page' => 'post', 'id' => $post, 'show' => $post];
        $fields = ['search' => 'tango', 'typed' => 'ta', 'posts' => [$post], 'comments' => [$comment], 'vote' => 'up', 'post' => $post, 'form' => 1,
            'email' => 'ana@example.org', 'selector' => 'body > main'];
        $lines = ["what\t" . implode("\t", RoleTable::ROLES)];
        $paths = array_values(array_unique(array_map(static fn(Route $route): string => $route->path, self::routes())));
        foreach ($paths as $path) {
            foreach (self::METHODS as $method) {
                $lines[] = $this->line($method, $path, $values, $fields);
            }
        }
        $text = implode("\n", $lines) . "\n";
        getenv('ONDA_WRITE_GOLDEN') === '1' && file_put_contents(self::GOLDEN, $text);
        $this->assertSame(file_get_contents(self::GOLDEN), $text);
    }

    /**
     * @param array<string, mixed> $values Of the path.
     * @param array<string, mixed> $fields Of those that the route has.
     */
    private function line(string $method, string $path, array $values, array $fields): string
    {
        $cells = [];
        foreach (RoleTable::ROLES as $at => $role) {
            $role === 'visitor' ? wp_set_current_user(0) : $this->sign_in($role);
            $_SERVER['REMOTE_ADDR'] = "203.0.113.$at";
            $routes = array_filter(self::routes(), static fn(Route $route): bool =>
                $route->path === $path && $route->method === $method);
            $params = array_intersect_key($fields, array_diff_key(current($routes)->args ?? [], array_flip(self::names($path))));
            $filled = (string) preg_replace_callback('/\{(\w+)\}/', static fn(array $found): string => (string) $values[$found[1]], $path);
            $cells[] = trim(self::code(self::call($method, $filled, $params, ['Sec-Fetch-Site' => 'same-origin'])));
        }
        return "$method $path\t" . implode("\t", $cells);
    }

    /** @return list<string> */
    private static function names(string $path): array
    {
        preg_match_all('/\{(\w+)\}/', $path, $found);
        return $found[1];
    }
}
