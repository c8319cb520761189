<?php

/**
 * The hooks of a request that no test has touched, as JSON; with `unlisted`, those that come with others. The
 * environment names the site, as for the tests.
 */

declare(strict_types=1);

require dirname(__DIR__) . '/bootstrap.php';

echo json_encode(in_array('unlisted', $argv, true) ? Onda\Tests\HookTable::unlisted() : Onda\Tests\HookTable::lines());
