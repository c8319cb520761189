<?php

/**
 * Plugin Name: Onda rig
 * Description: Nothing leaves the machine: mails become files in mail/, nobody asks for updates.
 */

declare(strict_types=1);

add_filter(
    'pre_wp_mail',
    static function (?bool $sent, array $mail): bool {
        $folder = ABSPATH . 'mail';
        wp_mkdir_p($folder);
        $headers = is_array($mail['headers']) ? $mail['headers'] : preg_split('/\R/', $mail['headers']);
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

// Each of these fails slowly without a network and fills the log that tests read.
add_filter('translations_api', static fn (): array => ['translations' => []]);
foreach (
    [
        'admin_init'       => ['_maybe_update_core', '_maybe_update_plugins', '_maybe_update_themes'],
        'load-plugins.php' => ['wp_update_plugins'],
        'load-themes.php'  => ['wp_update_themes'],
    ] as $onda_rig_hook => $onda_rig_checks
) {
    foreach ($onda_rig_checks as $onda_rig_check) {
        remove_action($onda_rig_hook, $onda_rig_check);
    }
}
unset($onda_rig_hook, $onda_rig_checks, $onda_rig_check);
