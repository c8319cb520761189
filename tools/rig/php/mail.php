<?php

/**
 * Plugin Name: Onda rig
 * Description: Mails become files in mail/ below the WordPress folder; nothing leaves the machine.
 */

declare(strict_types=1);

add_filter(
    'pre_wp_mail',
    static function (?bool $sent, array $mail): bool {
        $folder = ABSPATH . 'mail';
        wp_mkdir_p($folder);
        $headers = is_array($mail['headers']) ? $mail['headers'] : explode("\n", str_replace("\r\n", "\n", $mail['headers']));
        $head    = [
            'To: ' . implode(', ', (array) $mail['to']),
            'Subject: ' . $mail['subject'],
            'Date: ' . gmdate('D, d M Y H:i:s') . ' +0000',
            ...array_filter(array_map('trim', $headers)),
        ];
        $path    = sprintf('%s/%.6F-%s.eml', $folder, microtime(true), bin2hex(random_bytes(3)));
        // Renamed into place: a reader never sees half a mail.
        file_put_contents("$path.tmp", implode("\n", $head) . "\n\n" . $mail['message']);
        return rename("$path.tmp", $path);
    },
    PHP_INT_MAX,
    2
);
