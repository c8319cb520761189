<?php

/** The hooks of a request that no test has touched, as JSON. The environment names the site, as for the tests. */

declare(strict_types=1);

require dirname(__DIR__) . '/bootstrap.php';

echo json_encode(Onda\Tests\HookTable::lines());
