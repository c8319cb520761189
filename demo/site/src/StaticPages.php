<?php

declare(strict_types=1);

namespace OndaDemo;

/** The pages every station has. */
final class StaticPages
{
    public function __construct(private PostSeeder $posts)
    {
    }

    /** @return array<string, int> */
    public function add(): array
    {
        return [
            'schedule' => $this->page('programacion', 'Programación', implode("\n\n", [
                '<!-- wp:onda/on-air /-->',
                '<!-- wp:onda/program-schedule {"align":"wide"} /-->',
            ])),
            'scores'   => $this->page('resultados', 'Resultados', implode("\n\n", [
                Markup::paragraph('Lo que se juega hoy y lo que se jugó, de la liga comarcal a las pistas de barrio.'),
                '<!-- wp:onda/scores-calendar /-->',
                '<!-- wp:onda/scores-board /-->',
            ])),
            'about'    => $this->page('quienes-somos', 'Quiénes somos', $this->paragraphs(
                'Onda Radio es una emisora inventada. Emite una música compuesta para la ocasión y publica noticias que no han ocurrido, en una ciudad que no está en el mapa.',
                'Existe para que se pueda ver cómo quedan los elementos de Onda en una web de radio de verdad: con sus secciones, sus comentarios, sus titulares demasiado largos y sus fotos que faltan.',
                'Todo lo que ve aquí puede tocarse, romperse y volver a crearse.'
            )),
            'contact'  => $this->page('contacto', 'Contacto', $this->paragraphs(
                'El contestador está abierto las veinticuatro horas. También puede venir: la puerta azul, al lado de la panadería.',
                'Calle del Atajo, 14. De lunes a viernes, de nueve a dos.'
            ) . "\n\n<!-- wp:onda/studio-line /-->"),
            'soon'     => $this->page('proximamente', 'Onda Noche', $this->soon()),
        ];
    }

    /** A second station that opens in spring. */
    private function soon(): string
    {
        $spring = (wp_date('Y') + 1) . '-03-21 20:00';
        $radio = wp_make_link_relative(home_url('/radio/'));
        return $this->paragraphs('Una emisora para quien trabaja, estudia o no duerme: de medianoche a seis, sin noticias y sin prisa. Empezamos con la primavera.')
            . "\n\n<!-- wp:onda/count-down {\"date\":\"$spring\",\"endText\":\"Onda Noche está en el aire.\"} /-->\n\n"
            . "<!-- wp:buttons -->\n<div class=\"wp-block-buttons\"><!-- wp:button -->\n<div class=\"wp-block-button\">"
            . "<a class=\"wp-block-button__link wp-element-button\" href=\"$radio\">Mientras tanto, Onda Radio</a></div>"
            . "\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->";
    }

    private function page(string $slug, string $title, string $content): int
    {
        return $this->posts->keep("page/$slug", [
            'post_type'      => 'page',
            'post_title'     => $title,
            'post_name'      => $slug,
            'post_content'   => $content,
            'comment_status' => 'closed',
        ], 60 * 24 * 25);
    }

    private function paragraphs(string ...$texts): string
    {
        return implode("\n\n", array_map(Markup::paragraph(...), $texts));
    }
}
