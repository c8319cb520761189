<?php

// Printed by `pnpm generate` from the contracts. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'player' => [
        'es' => [
            'onAir' => 'En directo',
            'dataNotAvailable' => 'Datos no disponibles...',
            'notAvailable' => 'No disponible...',
            'offAir' => 'La emisora está fuera del aire.',
            'play' => 'Reproducir',
            'pause' => 'Pausar',
            'mute' => 'Silenciar',
            'unmute' => 'Activar sonido',
            'volume' => 'Volumen',
            'minimise' => 'Reducir el reproductor',
            'expand' => 'Ampliar el reproductor',
            'volumeText' => '{percent} %',
            'connecting' => 'Conectando…',
            'reconnecting' => 'Reconectando…',
            'blocked' => 'El navegador espera un toque: pulsa Reproducir.',
            'insecure' => 'La emisora no ofrece una conexión segura y esta página la exige.',
            'offline' => 'Sin conexión a internet. Seguimos en cuanto vuelva.',
            'unavailable' => 'La emisora no responde ahora. Pulsa Reproducir para intentarlo otra vez.',
            'unsupported' => 'Error de medios: formato no admitido o fuente no encontrada',
            'noRenderer' => 'No hay con qué reproducir esta emisora',
            'network' => 'Error de red',
            'undecodable' => 'No se puede recuperar: falló el último intento de recuperar el sonido',
            'liveListen' => 'escuchar en vivo',
            'livePause' => 'pausar',
            'liveStopped' => 'Detenido',
            'liveConnecting' => 'Conectando…',
            'liveOn' => 'En vivo',
        ],
        'en' => [
            'onAir' => 'On air',
            'dataNotAvailable' => 'Data not available...',
            'notAvailable' => 'Not available...',
            'offAir' => 'The station is off air.',
            'play' => 'Play',
            'pause' => 'Pause',
            'mute' => 'Mute',
            'unmute' => 'Unmute',
            'volume' => 'Volume',
            'minimise' => 'Make the player small',
            'expand' => 'Make the player large',
            'volumeText' => '{percent}%',
            'connecting' => 'Connecting…',
            'reconnecting' => 'Reconnecting…',
            'blocked' => 'The browser waits for a tap: press Play.',
            'insecure' => 'The station offers no secure connection and this page needs one.',
            'offline' => 'No internet connection. We go on as soon as it is back.',
            'unavailable' => 'The station does not answer now. Press Play to try again.',
            'unsupported' => 'Media error: Format(s) not supported or source(s) not found',
            'noRenderer' => 'No renderer found',
            'network' => 'Network error',
            'undecodable' => 'Cannot recover, last media error recovery failed',
            'liveListen' => 'listen live',
            'livePause' => 'pause',
            'liveStopped' => 'Stopped',
            'liveConnecting' => 'Connecting…',
            'liveOn' => 'Live',
        ],
    ],
    'now-playing' => [
        'es' => [
            'label' => 'Sonando ahora',
            'more' => 'Ver más',
            'close' => 'Cerrar',
            'loading' => 'Cargando...',
            'unreachable' => 'No se pudo conectar',
        ],
        'en' => [
            'label' => 'Now playing',
            'more' => 'See more',
            'close' => 'Close',
            'loading' => 'Loading...',
            'unreachable' => 'Could not connect',
        ],
    ],
    'favorites' => [
        'es' => [
            'favorite' => 'Favorito',
            'clear' => 'Borrar favoritos',
            'loading' => 'Cargando…',
        ],
        'en' => [
            'favorite' => 'Favorite',
            'clear' => 'Clear favorites',
            'loading' => 'Loading…',
        ],
    ],
    'votes' => [
        'es' => [
            'label' => 'Votos de este comentario',
            'up' => 'A favor',
            'down' => 'En contra',
            'failed' => 'Tu voto no se ha guardado. Inténtalo de nuevo.',
        ],
        'en' => [
            'label' => 'Votes of this comment',
            'up' => 'In favour',
            'down' => 'Against',
            'failed' => 'Your vote was not saved. Please try again.',
        ],
    ],
    'voice-search' => [
        'es' => [
            'button' => 'Buscar por voz',
            'search' => 'Buscar',
            'unsupported' => 'Tu navegador no soporta búsqueda por voz',
            'failed' => 'No se pudo escuchar. Inténtalo de nuevo.',
        ],
        'en' => [
            'button' => 'Search by voice',
            'search' => 'Search',
            'unsupported' => 'Your browser does not support voice search',
            'failed' => 'It could not listen. Try again.',
        ],
    ],
    'views' => [
        'es' => [
            'loading' => 'Cargando...',
            'error' => 'Error',
            'unreachable' => 'Error cargando',
            'viewsLabel' => 'visitas',
            'totalLabel' => 'oyentes mensuales',
            'empty' => 'Todavía no hay visitas.',
        ],
        'en' => [
            'loading' => 'Loading...',
            'error' => 'Error',
            'unreachable' => 'Error loading',
            'viewsLabel' => 'views',
            'totalLabel' => 'monthly listeners',
            'empty' => 'No views yet.',
        ],
    ],
    'theme' => [
        'es' => [
            'loading' => 'Cargando los siguientes artículos…',
            'end' => 'No hay más artículos.',
            'onward' => 'Siguiente artículo',
            'comment' => 'Comentar este artículo',
        ],
        'en' => [
            'loading' => 'Loading the next set of posts...',
            'end' => 'No more articles.',
            'onward' => 'Next article',
            'comment' => 'Comment on this article',
        ],
    ],
    'live-search' => [
        'es' => [
            'search' => 'Buscar',
            'placeholder' => 'Buscar…',
            'clear' => 'Borrar',
            'boxSearch' => 'Buscar…',
            'boxSubmit' => 'Buscar',
        ],
        'en' => [
            'search' => 'Search',
            'placeholder' => 'Search…',
            'clear' => 'Clear',
            'boxSearch' => 'Search…',
            'boxSubmit' => 'Search',
        ],
    ],
];
