<?php

/**
 * Counts views of one post, one after the other, each of a visitor of its own. Prints how many are counted so far.
 * Arguments: the folder of WordPress, host:port of the site, the post, how many, a number that tells this process
 * apart.
 */

declare(strict_types=1);

[, $root, $host, $post, $count, $number] = $argv;

$_SERVER['HTTP_HOST'] = $host;
require "$root/wp-load.php";

$shares = new \Onda\Core\Database\NetworkShareRepository();
$recorder = new Onda\Features\Views\Recorder(
    new \Onda\Core\Settings\SettingsStore(),
    new \Onda\Core\Access\PublicPosts(),
    new \Onda\Core\Database\DailySalts(),
    new \Onda\Features\Views\ViewRepository($shares),
    new \Onda\Core\Http\DailyNetworkLimit($shares, 'views', \Onda\Core\Settings\NetworkOptions::stored(new \Onda\Core\Settings\SettingsStore())['views']),
);
echo "ready\n";
$counted = 0;
for ($visitor = 0; $visitor < (int) $count; $visitor++) {
    $server = ['REMOTE_ADDR' => "10.$number." . intdiv($visitor, 250) . '.' . ($visitor % 250), 'HTTP_USER_AGENT' => 'Mozilla/5.0 (X11) Test'];
    $counted += $recorder->record((int) $post, new \Onda\Core\Http\Request([], [], $server), time()) === '' ? 1 : 0;
    echo "$counted\n";
}
