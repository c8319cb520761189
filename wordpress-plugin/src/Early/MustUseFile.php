<?php

declare(strict_types=1);

namespace Onda\Early;

defined('ABSPATH') || exit;

/** The one-line must-use plugin that lets the hot actions be answered before the other plugins are loaded. */
final class MustUseFile
{
    private const NAME = 'onda-early.php';
    private const HEADER = 'Plugin Name: Onda: early answers';

    /** @param string $folder The folder of the must-use plugins. */
    public function __construct(private string $folder, private string $plugin_file)
    {
    }

    /** False when the folder is not writable; the plugin then answers a little later. */
    public function write(): bool
    {
        if ($this->is_current()) {
            return true;
        }
        return wp_mkdir_p($this->folder)
            && is_writable($this->folder)
            && file_put_contents($this->path(), $this->content()) !== false;
    }

    public function remove(): void
    {
        if (is_file($this->path()) && str_contains((string) file_get_contents($this->path()), self::HEADER)) {
            wp_delete_file($this->path());
        }
    }

    public function is_current(): bool
    {
        return is_file($this->path()) && file_get_contents($this->path()) === $this->content();
    }

    private function path(): string
    {
        return "{$this->folder}/" . self::NAME;
    }

    /** The place is kept relative to the plugins folder, which may move with the site. */
    private function content(): string
    {
        $early = '/' . dirname(plugin_basename($this->plugin_file)) . '/early.php';
        return "<?php\n/* " . self::HEADER . " */\n"
            . "defined('ABSPATH') || exit;\n"
            . 'if (is_file(WP_PLUGIN_DIR . ' . var_export($early, true) . ')) { '
            . 'require_once WP_PLUGIN_DIR . ' . var_export($early, true) . "; }\n";
    }
}
