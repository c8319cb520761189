<?php

declare(strict_types=1);

return [
    'festival-del-faro' => [
        'title' => 'El Festival del Faro vuelve con tres escenarios y un cartel paritario',
        'cover' => 'ondas',
        'tags'  => ['Festivales', 'Conciertos', 'Verano'],
        'text'  => <<<'TEXT'
            La novena edición del Festival del Faro reunirá a cuarenta y dos artistas durante el segundo fin de semana de julio, con un tercer escenario dedicado a los grupos de la comarca.

            La organización ha repartido el cartel a partes iguales entre mujeres y hombres y ha reservado un día entero, el jueves, para las actuaciones gratuitas en la plaza del mercado. Los abonos cuestan lo mismo que el año pasado.

            «Queríamos que quien vive aquí no tuviera que pagar para escuchar lo que se hace aquí», explica la directora, Nuria Alcaraz, que recuerda que el festival empezó con una mesa de mezclas prestada y doscientas sillas de la asociación de vecinos.
            TEXT,
    ],
    'lluvia-de-marzo-disco' => [
        'title' => '«Lluvia de marzo», el disco que Clara Montes grabó en una estación de tren',
        'cover' => 'vinilo',
        'tags'  => ['Discos', 'Entrevistas'],
        'text'  => <<<'TEXT'
            La cantautora pasó once noches en la sala de espera de una estación cerrada desde 1987 para registrar las nueve canciones de su cuarto álbum.

            El eco de la bóveda hace de coro y el viento entra por las rendijas en dos de los cortes. No se ha corregido ninguna voz: cada canción es la tercera toma, «la primera en la que ya no tenía frío», cuenta ella.

            El vinilo sale en una tirada de quinientos ejemplares con la portada impresa en la misma imprenta que hacía los horarios de la línea.
            TEXT,
    ],
    'orquesta-barrios' => [
        'title' => 'La orquesta de los barrios ensaya ya en el antiguo mercado',
        'cover' => 'teclas',
        'tags'  => ['Conciertos', 'Educación'],
        'text'  => <<<'TEXT'
            Noventa músicos de entre ocho y setenta y seis años comparten atriles desde septiembre en la nave que fue la lonja del pescado.

            El proyecto presta los instrumentos y no hace pruebas de acceso. Quien llega sin saber solfeo aprende en secciones pequeñas, de oído, y se incorpora al conjunto cuando puede tocar una sola línea de la partitura.

            El primer concierto será en diciembre, con un programa que va de Falla a la música de un videojuego hecho en la ciudad.
            TEXT,
    ],
    'rock-and-roll-guitarras' => [
        'title' => 'Rock & roll, «luthiers» y maderas: quién hace las guitarras que suenan aquí',
        'cover' => 'micro',
        'tags'  => ['Oficios', 'Entrevistas'],
        'text'  => <<<'TEXT'
            Quedan cuatro talleres en la provincia que construyen guitarras eléctricas a mano y los cuatro tienen lista de espera.

            Trabajan con nogal de poda, con puertas viejas y con tablones de barco. Una guitarra tarda unas noventa horas en salir del banco y otras tantas en sonar como quiere quien la encargó.

            «El secreto no está en la madera, sino en no tener prisa con el mástil», dice Tomás Iriarte, que aprendió el oficio arreglando las de su orquesta de verbena.
            TEXT,
    ],
    'sala-candil-cierra' => [
        'title' => 'La sala Candil no cierra: la compran entre cuatrocientos socios',
        'cover' => 'ecualizador',
        'tags'  => ['Conciertos', 'Cooperativas'],
        'text'  => <<<'TEXT'
            La sala que ha programado más de tres mil conciertos desde 1994 seguirá abierta gracias a una cooperativa de vecinos, músicos y técnicos.

            Cada socio ha puesto doscientos cincuenta euros y tiene un voto, sea quien sea. La programación la decidirá un comité que se renueva cada temporada y que no podrá contratarse a sí mismo.

            La reapertura está prevista para el primer viernes de octubre, con las mismas luces rojas y un equipo de sonido nuevo que por fin se oye bien desde la barra.
            TEXT,
    ],
    'cien-canciones-de-radio' => [
        'title' => 'Cien canciones que la radio convirtió en nuestras',
        'cover' => 'antena',
        'tags'  => ['Radio', 'Listas'],
        'long'  => true,
        'text'  => <<<'TEXT'
            Preguntamos a los oyentes qué canción asocian con la radio. Han llegado 2.314 respuestas y esta es la historia que cuentan entre todas.

            La más repetida no es un gran éxito, sino la sintonía de un programa de madrugada que dejó de emitirse en 2003. La recuerdan camioneros, enfermeras, panaderos y una astrónoma que la oía en la cúpula mientras esperaba a que se abriera el cielo.

            Después vienen las canciones del verano, las de los viajes en coche y las que sonaban en una cocina concreta. Casi nadie cita un disco; casi todos citan un lugar.
            TEXT,
    ],
    'flamenco-sintetizadores' => [
        'title' => 'Flamenco y sintetizadores: el dúo Azogue presenta su directo',
        'cover' => 'mosaico',
        'tags'  => ['Conciertos', 'Flamenco'],
        'text'  => <<<'TEXT'
            Una voz de cante jondo, dos sintetizadores de los años setenta y ninguna guitarra: así es el directo con el que Azogue llena salas desde febrero.

            Rocío Luna canta por seguiriyas sobre acordes que se deshacen despacio. Marcos Feria toca sin ordenador, cambiando cables entre palo y palo, «porque el silencio mientras cambio el cable también es compás».

            El concierto del sábado será el último antes de que entren al estudio.
            TEXT,
    ],
    'coro-hospital' => [
        'title' => 'El coro del hospital que ensaya entre turno y turno',
        'cover' => 'sol',
        'tags'  => ['Salud', 'Conciertos'],
        'text'  => <<<'TEXT'
            Celadores, cirujanas, personal de limpieza y pacientes cantan juntos cada martes a las tres y cuarto en el vestíbulo del hospital comarcal.

            No hay repertorio fijo. Quien dirige ese día propone una canción que se pueda aprender en veinte minutos y, si suena bien, se canta otra vez en la planta de pediatría.

            La dirección del centro ha pedido a la universidad que estudie si ayuda a descansar. El coro contesta que ellos ya lo saben.
            TEXT,
    ],
];
