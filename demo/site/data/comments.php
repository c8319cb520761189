<?php

/** Article → threads; a comment is [author, text, answers]. */

declare(strict_types=1);

return [
    'festival-del-faro' => [
        ['Marisol', '¡Por fin un cartel en el que reconozco a la mitad de los grupos!', [
            ['Toni B.', 'Y a la otra mitad la conocerás el jueves, que es gratis.', [
                ['Marisol', 'Allí estaré, con silla plegable.', []],
            ]],
            ['Organización', 'Habrá sillas, pero traed gorra.', []],
        ]],
        ['Xabier', '¿Se podrá escuchar por la radio? Este año me toca trabajar.', [
            ['Mateo Ibarra', 'Sí, el escenario grande en directo las tres noches.', []],
        ]],
        ['Carmen & Luis', 'Llevamos nueve de nueve. El de la mesa prestada fue el mejor.', []],
        ['Ignacio', 'El año pasado faltaron fuentes de agua. ¿Lo han arreglado?', [
            ['Organización', 'Diez puntos nuevos, uno por cada cien metros.', []],
        ]],
    ],
    'biblioteca-nocturna' => [
        ['Opositora nº 47', 'A las doce y media es el sitio más silencioso de la ciudad. No se lo digáis a nadie.', [
            ['Julen', 'Tarde: lo acabas de decir en la radio :)', []],
        ]],
        ['Rosa', 'El autobús de vuelta era lo que faltaba. Gracias.', []],
        ['Fernando', '¿Y los domingos?', [['Biblioteca', 'Estamos en ello: en primavera.', []]]],
    ],
    'remo-trainera-campeonas' => [
        ['Itxaso', 'Doce centésimas son veinte centímetros. ¡Veinte!', [
            ['Paco Rueda', 'Yo los medí en la pantalla con la mano y me salieron quince.', []],
        ]],
        ['Aita de Ane', 'A las seis de la mañana, con hielo en los toletes. Se lo merecen todo.', []],
        ['Joseba', 'Que alguien enmarque ese parche de resina.', []],
    ],
    'radio-digital-abierta' => [
        ['profe_mates', 'Somos uno de los otros seis institutos. Funciona y se cuelga lo justo.', [
            ['Salma El Idrissi', '¿También en una caja de zapatos?', [
                ['profe_mates', 'Nosotros somos más de caja de vino.', []],
            ]],
        ]],
        ['Nerea', '¿Qué programa usan para mezclar? Busco algo parecido para mi barrio.', []],
        ['Vicente', 'En 1978 lo hacíamos con dos casetes y un boli. Enhorabuena.', []],
        ['Lola', 'Se oye mejor que muchas grandes.', []],
    ],
    'mercado-sabados' => [
        ['Pepa', 'La churrería en su esquina. Ya podemos dormir tranquilos.', [
            ['Uno de los impares', 'Protesto.', [['Pepa', 'Se siente.', []]]],
        ]],
        ['Amparo', '¿Los carros prestados se devuelven allí mismo?', [['Lucía Ferrer', 'Allí o en la parada del 7.', []]]],
    ],
    'lluvia-de-marzo-disco' => [
        ['Elena', 'La tercera canción suena a andén vacío. Preciosa.', []],
        ['Jefe de estación', 'Mi padre cerró esa estación. Me alegra que la haya abierto alguien.', [
            ['Clara M.', 'La puerta de la cantina sigue atascada, como nos dijo.', []],
        ]],
        ['Rubén', '¿Queda algún vinilo?', []],
    ],
    'teatro-sin-titulo' => [
        ['Vecina del tercero', 'Yo soy el rellano del tercero. Venid a vernos.', [['Paqui', '¡El mejor rellano!', []]]],
        ['Andrés', 'Ese titular tiene más escalones que la obra.', []],
    ],
    'ajedrez-campeona' => [
        ['Conserje', 'No fue para tanto. Yo solo le dije que moviera el alfil.', [['Leire', 'Y tenías razón.', []]]],
        ['Marta G.', 'Escuché la partida en directo sin saber jugar y no pude apagar.', []],
    ],
    'rio-bano' => [
        ['Manolo', 'Aprendí a nadar en ese puente en 1971. Voy el primero.', [['Cris', 'El segundo: yo.', []]]],
        ['Biólogo en paro', 'Ojo con molestar a las nutrias al amanecer, por favor.', []],
        ['Teresa', '¿Habrá socorrista?', []],
    ],
    'calle-sin-nombre' => [
        ['Nieta de Amparo', 'Voto por quien ya os imagináis.', []],
        ['Diego', 'Calle del Atajo <3. Lo demás es "postureo" & papeleo.', []],
        ['Quique', 'Tengo seis años y voy a votar merienda.', [['Mamá de Quique', 'Lo confirmo.', []]]],
    ],
    'contrasenas-mayores' => [
        ['Cuñado', 'Me doy por aludido.', [['Charo', 'Como debe ser.', []]]],
        ['Eulalia', 'Hice el taller con 81 años. Ahora me piden ayuda mis nietos.', []],
    ],
    'sala-candil-cierra' => [
        ['Socia 112', 'La mejor inversión de mi vida: doscientos cincuenta euros y un voto.', [
            ['Socio 113', 'Y no te dejan contratar a tu grupo, que ya lo he preguntado.', []],
        ]],
        ['Gema', '¿Se puede entrar todavía en la cooperativa?', [['La Candil', 'Hasta fin de mes, en taquilla.', []]]],
    ],
    'estacion-meteorologica' => [
        ['Azotea 31', 'En la mía, cuarenta y dos grados en julio. Abajo, treinta y seis.', []],
        ['Azotea 12', 'Confirmo. Y los gatos lo saben sin estación.', []],
        ['Rebeca', '¿Dónde se apunta una?', [['Salma El Idrissi', 'En el taller del centro cívico, los martes.', []]]],
    ],
    'objetos-perdidos' => [
        ['Trombonista', 'La tuba no es mía, pero si nadie la quiere…', []],
    ],
];
