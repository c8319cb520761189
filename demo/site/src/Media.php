<?php

declare(strict_types=1);

namespace OndaDemo;

/** Puts the covers into the media library. Their sizes are written by hand: not every PHP here can scale pictures. */
final class Media
{
    private const ALT = [
        'antena'      => 'Ilustración de una antena que emite círculos de colores',
        'ciudad'      => 'Ilustración de una ciudad de noche con ventanas encendidas',
        'ecualizador' => 'Ilustración de las barras de un ecualizador',
        'estadio'     => 'Ilustración de una pista vista desde arriba',
        'libros'      => 'Ilustración de una fila de libros',
        'mar'         => 'Ilustración de olas bajo un sol claro',
        'micro'       => 'Ilustración de un micrófono sobre fondo rojo',
        'mosaico'     => 'Mosaico de cuartos de círculo de colores',
        'ondas'       => 'Ilustración de ondas concéntricas',
        'sol'         => 'Ilustración de un sol sobre colinas',
        'teclas'      => 'Ilustración de las teclas de un piano',
        'vinilo'      => 'Ilustración de un disco de vinilo',
    ];

    public function __construct(private PostSeeder $posts, private string $folder)
    {
    }

    /** @return array<string, int> Name of the cover → attachment. */
    public function add(): array
    {
        $uploads = wp_upload_dir(null, true);
        $covers = [];
        foreach (glob("$this->folder/*") ?: [] as $file) {
            $name = pathinfo($file, PATHINFO_FILENAME);
            $covers[$name] = $this->attach($name, $file, $uploads);
        }
        return $covers;
    }

    private function attach(string $name, string $file, array $uploads): int
    {
        [$width, $height, $type] = (array) getimagesize($file);
        $mime = image_type_to_mime_type($type);
        $target = $this->target($name, $file, $uploads);
        $id = $this->posts->keep("cover/$name", [
            'post_type'      => 'attachment',
            'post_title'     => ucfirst($name),
            'post_name'      => "portada-$name",
            'post_status'    => 'inherit',
            'post_mime_type' => $mime,
            'meta_input'     => ['_wp_attachment_image_alt' => self::ALT[$name] ?? ''],
        ], 60 * 24 * 30);
        if (get_post_meta($id, '_wp_attached_file', true) !== $target) {
            update_post_meta($id, '_wp_attached_file', $target);
            $size = filesize($file);
            wp_update_attachment_metadata($id, compact('width', 'height') + ['file' => $target, 'filesize' => $size, 'sizes' => []]);
        }
        return $id;
    }

    /** Copies the file and returns its place below the uploads; a picture keeps the month in which it came. */
    private function target(string $name, string $file, array $uploads): string
    {
        $kept = get_post_meta($this->posts->find("cover/$name"), '_wp_attached_file', true);
        $target = $kept ?: ltrim("{$uploads['subdir']}/onda-" . basename($file), '/');
        $path = "{$uploads['basedir']}/$target";
        if (!is_file($path) || md5_file($path) !== md5_file($file)) {
            wp_mkdir_p(dirname($path));
            copy($file, $path);
        }
        return $target;
    }
}
