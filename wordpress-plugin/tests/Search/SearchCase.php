<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Search\SearchFeature;
use Onda\Tests\TestCase;

/** Articles, and browsers that search them on the wire. */
abstract class SearchCase extends TestCase
{
    protected const SITE = ['REQUEST_METHOD' => 'POST', 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'REMOTE_ADDR' => '203.0.113.7'];
    /** The protocol's own patterns. */
    protected const HTML = '/___ASPSTART_HTML___(.*[\s\S]*)___ASPEND_HTML___/';
    protected const DATA = '/___ASPSTART_DATA___(.*[\s\S]*)___ASPEND_DATA___/';

    protected function post(string $title, array $more = []): int
    {
        return wp_insert_post($more + ['post_title' => $title, 'post_content' => 'Un texto.', 'post_status' => 'publish'], true);
    }

    /** @param array<string, mixed> ...$instances Rows. */
    protected function boxes(array ...$instances): void
    {
        $this->search_settings(['instances' => $instances]);
    }

    protected function search_settings(array $search): void
    {
        update_option(SettingsStore::OPTION, ['search' => $search]);
    }

    /**
     * To its end, with what is written when it was sent.
     *
     * @param array<string, mixed> $fields
     */
    protected function reply(string $action, array $fields, array $server = []): Reply
    {
        $reply = $this->answer($action, $fields, $server);
        $reply->afterwards === null || ($reply->afterwards)();
        return $reply;
    }

    /** @param array<string, mixed> $fields */
    protected function answer(string $action, array $fields, array $server = []): Reply
    {
        foreach (array_merge(...array_values((new SearchFeature())->actions())) as $candidate) {
            if ($candidate->name === $action) {
                return Reply::of($candidate, new Request($fields, [], $server + self::SITE));
            }
        }
        throw new \LogicException("No action $action");
    }

    /**
     * @param array<string, mixed> $fields
     * @return array{html: string, data: array<string, mixed>} As the protocol's client reads it.
     */
    protected function search(string $phrase, array $fields = [], array $server = []): array
    {
        $reply = $this->reply('ajaxsearchpro_search', $fields + ['aspp' => $phrase, 'asid' => '1', 'asp_inst_id' => '1_1'], $server);
        $this->assertSame([200, 'text/html'], [$reply->status, $reply->content_type]);
        return self::parse($reply->body);
    }

    /** @return array{html: string, data: array<string, mixed>} */
    protected static function parse(string $text): array
    {
        self::assertSame(1, preg_match(self::HTML, $text, $html));
        self::assertSame(1, preg_match(self::DATA, $text, $data));
        return ['html' => $html[1], 'data' => json_decode($data[1], true, 512, JSON_THROW_ON_ERROR)];
    }

    /** @return list<int> */
    protected function found(string $phrase, array $fields = [], array $server = []): array
    {
        return array_column($this->search($phrase, $fields, $server)['data']['results'], 'id');
    }

    /** The form as the peer's script serializes it: from the last field to the first, names not encoded. */
    protected static function form(array $fields): string
    {
        return implode('&', array_reverse(array_map(
            static fn(array $field): string => $field[0] . '=' . rawurlencode($field[1]),
            $fields
        )));
    }
}
