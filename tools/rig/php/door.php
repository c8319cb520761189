<?php

/**
 * The door through which the rig runs PHP in a Playground site. Its name holds a secret and it listens on loopback
 * only.
 */

declare(strict_types=1);

$onda_rig = json_decode((string) file_get_contents('php://input'), true, 4, JSON_THROW_ON_ERROR);
// The last byte says that the file ran to its end: a fatal error may leave status 200 behind.
register_shutdown_function(static function (): void {
    $error = error_get_last();
    echo $error !== null && ($error['type'] & (E_ERROR | E_PARSE | E_COMPILE_ERROR | E_CORE_ERROR)) ? "\x15" : "\x06";
});
require $onda_rig['runner'];
