<?php

/** Answers every connection with sound by TLS. Arguments: port, file of certificate and key. */

declare(strict_types=1);

[, $port, $file] = $argv;
$context = stream_context_create(['ssl' => ['local_cert' => $file, 'verify_peer' => false]]);
$server = stream_socket_server("ssl://127.0.0.1:$port", $code, $reason, STREAM_SERVER_BIND | STREAM_SERVER_LISTEN, $context);
while (true) {
    $client = @stream_socket_accept($server, 60);
    if ($client !== false) {
        fread($client, 8192);
        @fwrite($client, "HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\nicy-br: 128\r\n\r\n" . str_repeat("\xFF\xFB\x90\x64", 4000));
        fclose($client);
    }
}
