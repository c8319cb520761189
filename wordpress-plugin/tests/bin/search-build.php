<?php

/**
 * Builds the search index as cron would, in small steps, until there is nothing to do any more; says how many steps
 * were its own. Arguments: the folder of WordPress, host:port of the site, seconds a step.
 */

declare(strict_types=1);

[, $root, $host, $seconds] = $argv;

$_SERVER['HTTP_HOST'] = $host;
require "$root/wp-load.php";

$builder = Onda\Features\Search\Index\IndexParts::builder();
echo "ready\n";
for ($steps = 0, $looks = 0; $builder->is_busy() && $looks < 100_000; $looks++) {
    $builder->step((float) $seconds) ? $steps++ : usleep(1000);
}
echo "$steps\n";
