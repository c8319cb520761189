<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

defined('ABSPATH') || exit;

/** The files of the build: names with content hashes, relative to the build folder. */
final class Manifest
{
    /** @var array<string, mixed>|null */
    private ?array $manifest = null;

    /** @param string $base Address of the build folder, ending in a slash. */
    public function __construct(private string $file, private string $base)
    {
    }

    /** With SCRIPT_DEBUG the files have source maps, which the zip lacks. */
    public static function of(string $plugin_file): self
    {
        $folder = dirname($plugin_file) . '/build';
        $is_debug = defined('SCRIPT_DEBUG') && SCRIPT_DEBUG && is_dir("$folder/debug");
        $base = PageHost::of(plugins_url($is_debug ? 'build/debug/' : 'build/', $plugin_file));
        return new self("$folder/manifest.php", $base);
    }

    public function is_built(): bool
    {
        return $this->loader() !== '';
    }

    public function base(): string
    {
        return $this->base;
    }

    /** Address of the loader, or an empty string. */
    public function loader(): string
    {
        return $this->address((string) ($this->all()['loader'] ?? ''));
    }

    /** The loader of a page in another language than Spanish and English. */
    public function language_loader(): string
    {
        return $this->address((string) ($this->all()['languageLoader'] ?? ''));
    }

    /** Address of the script of a page whose only element has this tag, or an empty string. */
    public function lone_script(string $tag): string
    {
        return $this->address((string) ($this->all()['lone'][$tag] ?? ''));
    }

    /** @return array<string, string> Tag → file. */
    public function chunks(): array
    {
        return $this->all()['chunks'] ?? [];
    }

    /** The file that the script of every element imports. */
    public function common(): string
    {
        return (string) ($this->all()['base'] ?? '');
    }

    /** @return array<string, mixed> When the loader requests which script. */
    public function load_rules(): array
    {
        return $this->all()['load'] ?? [];
    }

    /** @return array<string, mixed> What elements answer to scripts before their code is there. */
    public function members(): array
    {
        return $this->all()['members'] ?? [];
    }

    /** @return array<string, string> Name → file. */
    public function styles(): array
    {
        return $this->all()['styles'] ?? [];
    }

    /** Address of a style sheet: `page` or a feature; empty when there is none. */
    public function style(string $name): string
    {
        return $this->address($this->styles()[$name] ?? '');
    }

    /**
     * The style sheets of the names. A set of sheets stands for its members where it weighs less than those of the
     * names.
     *
     * @param list<string> $names
     * @return array<string, string> Name → address; all members of a set that is chosen, also others than the names.
     */
    public function sheets(array $names): array
    {
        $sheets = array_combine($names, array_map($this->style(...), $names));
        foreach ($this->all()['sets'] ?? [] as $set) {
            $files = array_intersect_key($this->styles(), array_flip($names), array_flip($set['styles']));
            if (array_sum(array_intersect_key($this->all()['weights'], array_flip($files))) > $set['weight']) {
                $sheets = array_fill_keys($set['styles'], $this->address($set['file'])) + $sheets;
            }
        }
        return $sheets;
    }

    private function address(string $file): string
    {
        return $file === '' ? '' : $this->base . $file;
    }

    /** @return array<string, mixed> */
    private function all(): array
    {
        return $this->manifest ??= is_file($this->file) ? require $this->file : [];
    }
}
