<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/** An answer outside admin-ajax that is neither a page of the theme nor JSON; no cache may store it. */
final class Document
{
    /**
     * @param string $type Of the content, with its charset where it has one.
     * @param array<string, string> $headers
     */
    public function __construct(
        public readonly int $status,
        public readonly string $type,
        public readonly string $body,
        public readonly array $headers = [],
    ) {
    }

    /**
     * A part of the document, for players that request ranges: Safari needs them to play.
     *
     * @param string $range Of the request; one range only, else the whole is the answer.
     */
    public function part(string $range): self
    {
        $size = strlen($this->body);
        $headers = ['Accept-Ranges' => 'bytes'] + $this->headers;
        if (preg_match('/^bytes=(\d{1,9})-(\d{0,9})$/', $range, $parts) !== 1) {
            return new self($this->status, $this->type, $this->body, $headers);
        }
        [$first, $last] = [(int) $parts[1], $parts[2] === '' ? $size - 1 : min((int) $parts[2], $size - 1)];
        if ($first > $last) {
            return new self(416, $this->type, '', ['Content-Range' => "bytes */$size"] + $headers);
        }
        $headers['Content-Range'] = "bytes $first-$last/$size";
        return new self(206, $this->type, substr($this->body, $first, $last - $first + 1), $headers);
    }
}
