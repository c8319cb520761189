// Printed by `pnpm generate` from the contracts. Do not edit.
import type { TemplateData } from '../template-data';

export const templates: Readonly<Record<string, TemplateData>> = {
  "radio-player": {
    "feature": "player",
    "root": "shadow",
    "template": "<radio-player-view><section part=\"player\" class=\"player\" data-state=\"idle\" role=\"group\" aria-label=\"{{radioName}}\" {{flag showVolume data-volume}} {{flag showOnlyPlayButton data-only}} {{flag sticky data-sticky}} {{flag startMinified data-minimised}}><svg class=\"width\" width=\"{{playerWidth}}\" height=\"0\" aria-hidden=\"true\"></svg><div class=\"frame\"><div class=\"face\"><div class=\"art\"><svg viewBox=\"0 0 {{playerWidth}} {{imageHeight}}\" height=\"0\" aria-hidden=\"true\"></svg><img part=\"cover\" src=\"{{url noImageAvailable}}\" alt=\"\" width=\"112\" height=\"112\" decoding=\"async\"></div><div class=\"text\"><p class=\"on\" dir=\"auto\"><span part=\"name\" class=\"name\">{{radioName}}</span><a part=\"live\" class=\"live\"></a></p><p part=\"title\" class=\"title\" dir=\"auto\">{{t onAir}}</p><p part=\"artist\" class=\"artist\" dir=\"auto\"></p></div><div class=\"controls\"><button part=\"play\" class=\"play\" type=\"button\" aria-label=\"{{t play}}\"><svg class=\"if-idle\" fill=\"{{colorOff}}\" viewBox=\"0 0 48 48\" aria-hidden=\"true\"><path fill-rule=\"evenodd\" d=\"M24 0a24 24 0 1 0 0 48 24 24 0 0 0 0-48zM19 14v20l16-10z\"/></svg><svg class=\"if-busy\" fill=\"{{colorOn}}\" viewBox=\"0 0 48 48\" aria-hidden=\"true\"><path fill-rule=\"evenodd\" d=\"M24 0a24 24 0 1 0 0 48 24 24 0 0 0 0-48zM16 15h6v18h-6zm10 0h6v18h-6z\"/></svg></button><button part=\"mute\" class=\"mute\" type=\"button\" aria-label=\"{{t mute}}\"><svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path class=\"solid\" d=\"M3 9v6h4l5 4.5V4.5L7 9z\"/><path class=\"waves\" stroke=\"{{colorOn}}\" d=\"M15.5 8.5a5 5 0 0 1 0 7m2.5-10a9 9 0 0 1 0 13\"/><path class=\"cross\" stroke=\"{{colorOff}}\" d=\"m16 9.5 5 5m0-5-5 5\"/></svg></button><input part=\"volume\" class=\"volume\" type=\"range\" min=\"0\" max=\"1\" step=\"0.05\" aria-label=\"{{t volume}}\" value=\"{{initialVolume}}\"></div><p part=\"status\" class=\"status\" role=\"status\" dir=\"auto\" data-offline=\"{{t offline}}\"></p><button part=\"minimise\" class=\"fold\" type=\"button\" aria-label=\"{{t minimise}}\"><svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"m5 9 7 7 7-7\"/></svg></button><button part=\"expand\" class=\"fold\" type=\"button\" aria-label=\"{{t expand}}\"><svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"m5 15 7-7 7 7\"/></svg></button></div></div></section></radio-player-view><link rel=\"{{flag sticky stylesheet}}\" href=\"{{style player-more}}\"><slot></slot>",
    "attributes": {
      "radioName": {
        "type": "string",
        "default": ""
      },
      "noImageAvailable": {
        "type": "url",
        "default": ""
      },
      "initialVolume": {
        "type": "number",
        "default": 1,
        "min": 0,
        "max": 1
      },
      "playerWidth": {
        "type": "number",
        "default": 355,
        "min": 160,
        "max": 1600
      },
      "imageHeight": {
        "type": "number",
        "default": 355,
        "min": 40,
        "max": 1600
      },
      "colorOn": {
        "type": "string",
        "default": "currentcolor"
      },
      "colorOff": {
        "type": "string",
        "default": "currentcolor"
      },
      "showVolume": {
        "type": "boolean",
        "default": true
      },
      "showOnlyPlayButton": {
        "type": "boolean",
        "default": false
      },
      "sticky": {
        "type": "boolean",
        "default": false
      },
      "startMinified": {
        "type": "boolean",
        "default": false
      }
    }
  },
  "live-radio-button": {
    "feature": "player",
    "root": "light",
    "template": "<button part=\"button\" class=\"wp-element-button\" type=\"button\">{{t liveListen}}</button> <span part=\"status\" role=\"status\">{{t liveStopped}}</span>",
    "attributes": {}
  },
  "now-playing": {
    "feature": "now-playing",
    "root": "shadow",
    "template": "<section part=\"widget\" class=\"widget\" role=\"group\" aria-label=\"{{t label}} {{radioName}}\"><p part=\"now\" class=\"now\" dir=\"auto\">{{t label}}</p><button part=\"more\" class=\"more\" type=\"button\" aria-expanded=\"false\" aria-controls=\"block\" data-more=\"{{t more}}\" data-close=\"{{t close}}\">{{t more}}</button><div part=\"block\" class=\"block\" id=\"block\" data-loading=\"{{t loading}}\" data-unreachable=\"{{t unreachable}}\" hidden><p part=\"status\" class=\"status\" role=\"status\" dir=\"auto\"></p></div></section><slot></slot>",
    "attributes": {
      "radioName": {
        "type": "string",
        "default": ""
      }
    }
  },
  "fav-button": {
    "feature": "favorites",
    "root": "light",
    "template": "<button part=\"button\" class=\"wp-element-button\" type=\"button\" aria-pressed=\"false\"><svg part=\"icon\" viewBox=\"0 0 24 24\" width=\"1em\" height=\"1em\" overflow=\"visible\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linejoin=\"round\" aria-hidden=\"true\"><path d=\"M12 24 3.5 15.4a5.5 5.5 0 0 1 0-7.8 5.5 5.5 0 0 1 7.8 0l.7.7.7-.7a5.5 5.5 0 0 1 7.8 0 5.5 5.5 0 0 1 0 7.8z\"/></svg> <span part=\"label\">{{t favorite}}</span> <span part=\"count\">{{favoriteCount}}</span></button>",
    "attributes": {
      "favoriteCount": {
        "type": "number",
        "default": 0,
        "min": 0
      }
    }
  },
  "fav-list": {
    "feature": "favorites",
    "root": "light",
    "template": "<span part=\"status\" role=\"status\">{{t loading}}</span>",
    "attributes": {}
  },
  "fav-count": {
    "feature": "favorites",
    "root": "light",
    "template": "<span part=\"count\">{{favoriteCount}}</span>",
    "attributes": {
      "favoriteCount": {
        "type": "number",
        "default": 0,
        "min": 0
      }
    }
  },
  "fav-clear": {
    "feature": "favorites",
    "root": "light",
    "template": "<button part=\"button\" class=\"wp-element-button\" type=\"button\" disabled>{{t clear}}</button>",
    "attributes": {}
  },
  "comment-vote": {
    "feature": "votes",
    "root": "light",
    "template": "<span part=\"votes\" role=\"group\" aria-label=\"{{t label}}\"><button part=\"up\" type=\"button\" aria-pressed=\"false\" {{flag closed disabled}}><svg role=\"img\" aria-label=\"{{t up}}\" viewBox=\"0 0 16 16\" width=\"16\" height=\"16\"><path d=\"M8 3 14 10H10.5V14H5.5V10H2Z\"/></svg> <span part=\"up-count\">{{voteCountUp}}</span></button> <button part=\"down\" type=\"button\" aria-pressed=\"false\" {{flag closed disabled}}><svg role=\"img\" aria-label=\"{{t down}}\" viewBox=\"0 0 16 16\" width=\"16\" height=\"16\"><path d=\"M8 13 2 6H5.5V2H10.5V6H14Z\"/></svg> <span part=\"down-count\">{{voteCountDown}}</span></button></span> <span part=\"status\" role=\"status\" data-failed=\"{{t failed}}\"></span>",
    "attributes": {
      "voteCountUp": {
        "type": "number",
        "default": 0,
        "min": 0
      },
      "voteCountDown": {
        "type": "number",
        "default": 0,
        "min": 0
      },
      "closed": {
        "type": "boolean",
        "default": false
      }
    }
  },
  "voice-search": {
    "feature": "voice-search",
    "root": "light",
    "template": "<button part=\"button\" class=\"wp-element-button\" type=\"button\" aria-pressed=\"false\" aria-label=\"{{t button}}\"><svg aria-hidden=\"true\" width=\"20\" height=\"20\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\"><rect x=\"9\" y=\"3\" width=\"6\" height=\"11\" rx=\"3\"/><path d=\"M5 11a7 7 0 0 0 14 0M12 18v3\"/></svg></button><span part=\"hint\" role=\"status\"></span>",
    "attributes": {}
  },
  "back-to-top": {
    "feature": "theme",
    "root": "light",
    "template": "<a part=\"link\" href=\"#top\" aria-label=\"{{t top}}\" title=\"{{t top}}\"><svg viewBox=\"0 0 24 24\" width=\"24\" height=\"24\" aria-hidden=\"true\"><path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" d=\"M12 20V5M5 12l7-7 7 7\"/></svg></a>",
    "attributes": {
      "for": {
        "type": "string",
        "default": ""
      }
    }
  },
  "asp-search": {
    "feature": "live-search",
    "root": "light",
    "template": "<form part=\"form\" role=\"search\" autocomplete=\"off\" action=\"{{url homeUrl}}\" method=\"get\"><span part=\"box\"><input part=\"field\" type=\"search\" maxlength=\"100\" required enterkeyhint=\"search\" autocomplete=\"off\" autocapitalize=\"none\" spellcheck=\"false\" placeholder=\"{{t placeholder}}\" aria-label=\"{{t search}}\" name=\"s\" value=\"{{phrase}}\"><button part=\"clear\" type=\"reset\" hidden aria-label=\"{{t clear}}\"><svg aria-hidden=\"true\" width=\"18\" height=\"18\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\"><path d=\"m6 6 12 12M18 6 6 18\"/></svg></button><button part=\"submit\" type=\"submit\" aria-label=\"{{t search}}\"><svg aria-hidden=\"true\" width=\"20\" height=\"20\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\"><circle cx=\"10.5\" cy=\"10.5\" r=\"6.5\"/><path d=\"m15.5 15.5 5 5\"/></svg></button></span></form>",
    "attributes": {
      "phrase": {
        "type": "string",
        "default": ""
      },
      "homeUrl": {
        "type": "url",
        "default": ""
      }
    }
  },
  "masthead-search": {
    "feature": "live-search",
    "root": "light",
    "template": "<form part=\"form\" role=\"search\" action=\"{{url homeUrl}}\" method=\"get\"><input part=\"field\" type=\"search\" maxlength=\"200\" autocomplete=\"off\" enterkeyhint=\"search\" placeholder=\"{{t boxSearch}}\" aria-label=\"{{t boxSearch}}\" name=\"s\"> <button part=\"submit\" class=\"wp-element-button\" type=\"submit\" aria-label=\"{{t boxSubmit}}\"><svg aria-hidden=\"true\" width=\"20\" height=\"20\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\"><circle cx=\"11\" cy=\"11\" r=\"7\"/><path d=\"m20 20-4-4\"/></svg></button></form>",
    "attributes": {
      "for": {
        "type": "string",
        "default": ""
      },
      "homeUrl": {
        "type": "url",
        "default": ""
      }
    }
  },
  "element-inspector": {
    "feature": "inspector",
    "root": "shadow",
    "template": "<p part=\"texts\" hidden data-title=\"{{t title}}\" data-help=\"{{t help}}\" data-nothing=\"{{t nothing}}\" data-walk=\"{{t walk}}\" data-parent=\"{{t parent}}\" data-child=\"{{t child}}\" data-previous=\"{{t previous}}\" data-next=\"{{t next}}\" data-hide=\"{{t hide}}\" data-undo=\"{{t undo}}\" data-redo=\"{{t redo}}\" data-peek=\"{{t peek}}\" data-audience-hint=\"{{t audienceHint}}\" data-save=\"{{t save}}\" data-leave=\"{{t leave}}\" data-move=\"{{t move}}\" data-leave-title=\"{{t leaveTitle}}\" data-leave-saving=\"{{t leaveSaving}}\" data-leave-losing=\"{{t leaveLosing}}\" data-stay=\"{{t stay}}\" data-list=\"{{t list}}\" data-show=\"{{t show}}\" data-show-named=\"{{t showNamed}}\" data-missing=\"{{t missing}}\" data-audience=\"{{t audience}}\" data-everybody=\"{{t everybody}}\" data-saving=\"{{t saving}}\" data-saved=\"{{t saved}}\" data-saved-before=\"{{t savedBefore}}\" data-hidden=\"{{t hidden}}\" data-shown=\"{{t shown}}\" data-whole=\"{{t whole}}\" data-protected=\"{{t protected}}\" data-unsure=\"{{t unsure}}\" data-full=\"{{t full}}\" data-changed=\"{{t changed}}\" data-denied=\"{{t denied}}\" data-refused=\"{{t refused}}\" data-offline=\"{{t offline}}\"></p><div part=\"glass\"></div><div part=\"outline\" hidden></div><element-inspector-view><section part=\"panel\" aria-labelledby=\"title\"><div class=\"row\"><h2 id=\"title\">{{t title}}</h2><button part=\"move\" class=\"quiet\" type=\"button\" aria-label=\"{{t move}}\"><svg aria-hidden=\"true\" width=\"18\" height=\"18\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4\"/></svg></button><button part=\"leave\" class=\"quiet\" type=\"button\">{{t leave}}</button></div><p part=\"help\">{{t help}}</p><p part=\"target\">{{t nothing}}</p><div class=\"steps\" role=\"group\" aria-label=\"{{t walk}}\"><button part=\"step\" type=\"button\" value=\"parent\"><svg aria-hidden=\"true\" width=\"16\" height=\"16\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"M12 20V4M5 11l7-7 7 7\"/></svg><span>{{t parent}}</span></button><button part=\"step\" type=\"button\" value=\"child\"><svg aria-hidden=\"true\" width=\"16\" height=\"16\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"M12 4v16M5 13l7 7 7-7\"/></svg><span>{{t child}}</span></button><button part=\"step\" type=\"button\" value=\"previous\"><svg aria-hidden=\"true\" width=\"16\" height=\"16\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"M20 12H4M11 5l-7 7 7 7\"/></svg><span>{{t previous}}</span></button><button part=\"step\" type=\"button\" value=\"next\"><svg aria-hidden=\"true\" width=\"16\" height=\"16\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"M4 12h16M13 5l7 7-7 7\"/></svg><span>{{t next}}</span></button></div><div class=\"row\"><button part=\"hide\" class=\"main\" type=\"button\" aria-disabled=\"true\">{{t hide}}</button><button part=\"undo\" type=\"button\" aria-disabled=\"true\">{{t undo}}</button><button part=\"redo\" type=\"button\" aria-disabled=\"true\">{{t redo}}</button></div><p part=\"status\" role=\"status\"></p><details part=\"hidden\"><summary part=\"list-title\"></summary><label><input part=\"peek\" type=\"checkbox\"><span>{{t peek}}</span></label><ul part=\"list\" role=\"list\"></ul></details><details part=\"audience\" hidden><summary part=\"audience-title\"></summary><p>{{t audienceHint}}</p><div part=\"roles\" class=\"roles\"></div></details><button part=\"save\" class=\"main\" type=\"button\" aria-disabled=\"true\">{{t save}}</button><p part=\"said\" role=\"status\"></p></section></element-inspector-view><dialog part=\"question\" aria-labelledby=\"question\"><h2 id=\"question\">{{t leaveTitle}}</h2><div class=\"answers\"><button class=\"main\" type=\"button\" value=\"save\">{{t leaveSaving}}</button><button type=\"button\" value=\"lose\">{{t leaveLosing}}</button><button type=\"button\" value=\"stay\">{{t stay}}</button></div></dialog>",
    "attributes": {}
  },
  "on-air": {
    "feature": "schedule",
    "root": "light",
    "template": "<div part=\"on-air\" data-airings=\"[]\" data-from=\"0\" data-until=\"0\" data-nobody=\"{{t nobodyOn}}\" data-left=\"{{t timeLeft}}\" hidden><p part=\"label\" hidden>{{t onAirNow}}</p><img part=\"image\" alt=\"\" width=\"96\" height=\"96\" decoding=\"async\"><p part=\"show\"><a part=\"title\"></a></p><p part=\"about\"><span part=\"time\"></span> <span part=\"hosts\"></span></p><p part=\"remaining\" aria-hidden=\"true\"></p><div part=\"coming\" hidden><p part=\"next-label\">{{t upNext}}</p><ol part=\"next\"><li><span part=\"next-time-1\"></span> <a part=\"next-title-1\"></a></li><li><span part=\"next-time-2\"></span> <a part=\"next-title-2\"></a></li><li><span part=\"next-time-3\"></span> <a part=\"next-title-3\"></a></li></ol></div></div>",
    "attributes": {}
  },
  "studio-line": {
    "feature": "schedule",
    "root": "light",
    "template": "<div part=\"studio\" data-ways=\"[]\" data-airings=\"[]\" hidden><p part=\"label\">{{t studio}}</p><p part=\"name\"></p><ul part=\"ways\"><li><a part=\"whatsapp\" target=\"_blank\" rel=\"noopener\"><svg viewBox=\"0 0 24 24\" width=\"20\" height=\"20\" aria-hidden=\"true\"><path d=\"M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3zM8.5 8c0 4 3.5 7.5 7.5 7.5\"/></svg>WhatsApp</a></li><li><a part=\"phone\"><svg viewBox=\"0 0 24 24\" width=\"20\" height=\"20\" aria-hidden=\"true\"><path d=\"M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z\"/></svg>{{t studioCall}} <bdi part=\"number\" dir=\"ltr\"></bdi></a></li><li><a part=\"mail\"><svg viewBox=\"0 0 24 24\" width=\"20\" height=\"20\" aria-hidden=\"true\"><path d=\"M3 6h18v12H3zm0 1 9 6 9-6\"/></svg>{{t studioWrite}}</a></li></ul></div>",
    "attributes": {}
  }
};

/** Feature → language → key → text. */
export const texts: Readonly<Record<string, Record<'es' | 'en', Record<string, string>>>> = {
  "player": {
    "es": {
      "onAir": "En vivo",
      "play": "Reproducir",
      "mute": "Silenciar",
      "volume": "Volumen",
      "offline": "Sin conexión a internet. Seguimos en cuanto vuelva.",
      "minimise": "Reducir el reproductor",
      "expand": "Ampliar el reproductor",
      "liveListen": "escuchar en vivo",
      "liveStopped": "Detenido"
    },
    "en": {
      "onAir": "On air",
      "play": "Play",
      "mute": "Mute",
      "volume": "Volume",
      "offline": "No internet connection. We go on as soon as it is back.",
      "minimise": "Make the player small",
      "expand": "Make the player large",
      "liveListen": "listen live",
      "liveStopped": "Stopped"
    }
  },
  "now-playing": {
    "es": {
      "label": "Sonando ahora",
      "more": "Ver más",
      "close": "Cerrar",
      "loading": "Cargando...",
      "unreachable": "No se pudo conectar"
    },
    "en": {
      "label": "Now playing",
      "more": "See more",
      "close": "Close",
      "loading": "Loading...",
      "unreachable": "Could not connect"
    }
  },
  "favorites": {
    "es": {
      "favorite": "Favorito",
      "loading": "Cargando…",
      "clear": "Borrar favoritos"
    },
    "en": {
      "favorite": "Favorite",
      "loading": "Loading…",
      "clear": "Clear favorites"
    }
  },
  "votes": {
    "es": {
      "label": "Votos de este comentario",
      "up": "A favor",
      "down": "En contra",
      "failed": "Tu voto no se ha guardado. Inténtalo de nuevo."
    },
    "en": {
      "label": "Votes of this comment",
      "up": "In favour",
      "down": "Against",
      "failed": "Your vote was not saved. Please try again."
    }
  },
  "voice-search": {
    "es": {
      "button": "Buscar por voz"
    },
    "en": {
      "button": "Search by voice"
    }
  },
  "theme": {
    "es": {
      "top": "Volver arriba"
    },
    "en": {
      "top": "Back to top"
    }
  },
  "live-search": {
    "es": {
      "placeholder": "Buscar…",
      "search": "Buscar",
      "clear": "Borrar",
      "boxSearch": "Buscar…",
      "boxSubmit": "Buscar"
    },
    "en": {
      "placeholder": "Search…",
      "search": "Search",
      "clear": "Clear",
      "boxSearch": "Search…",
      "boxSubmit": "Search"
    }
  },
  "inspector": {
    "es": {
      "title": "Ocultar elementos",
      "help": "Un clic oculta lo señalado. Con el teclado: flechas para moverse, Intro para ocultar, Ctrl+Z para deshacer, Escape para salir.",
      "nothing": "Señala un elemento de la página.",
      "walk": "Moverse por la página",
      "parent": "Contenedor",
      "child": "Contenido",
      "previous": "Anterior",
      "next": "Siguiente",
      "hide": "Ocultar",
      "undo": "Deshacer",
      "redo": "Rehacer",
      "peek": "Ver lo oculto",
      "audienceHint": "Sin marcar ninguno, para todos.",
      "save": "Guardar",
      "leave": "Salir",
      "move": "Mover el panel",
      "leaveTitle": "¿Guardar antes de salir?",
      "leaveSaving": "Guardar y salir",
      "leaveLosing": "Salir sin guardar",
      "stay": "Seguir aquí",
      "list": "Oculto en esta página: {count}",
      "show": "Mostrar",
      "showNamed": "Mostrar {label}",
      "missing": "ya no está en la página",
      "audience": "Oculto para: {who}",
      "everybody": "todos",
      "saving": "Guardando…",
      "saved": "Guardado. Así lo ven ya los visitantes.",
      "savedBefore": "Se ha guardado lo anterior. El último cambio, todavía no.",
      "hidden": "Oculto: {label}",
      "shown": "Visible otra vez.",
      "whole": "La página entera no se puede ocultar.",
      "protected": "Esto no se puede ocultar: la barra de WordPress, el aviso de cookies o lo que los contiene.",
      "unsure": "No hay manera segura de reconocer este elemento. Prueba con su contenedor.",
      "full": "No caben más elementos ocultos en esta página.",
      "changed": "Otra persona ha cambiado lo oculto de esta página. Vuelve a cargarla.",
      "denied": "No tienes permiso para guardar en esta página.",
      "refused": "El servidor no acepta uno de estos elementos.",
      "offline": "No se pudo guardar. Inténtalo de nuevo."
    },
    "en": {
      "title": "Hide elements",
      "help": "A click hides what is framed. By keyboard: arrows to move, Enter to hide, Ctrl+Z to undo, Escape to leave.",
      "nothing": "Point at an element of the page.",
      "walk": "Move about the page",
      "parent": "Container",
      "child": "Content",
      "previous": "Previous",
      "next": "Next",
      "hide": "Hide",
      "undo": "Undo",
      "redo": "Redo",
      "peek": "See what is hidden",
      "audienceHint": "With none ticked, from everybody.",
      "save": "Save",
      "leave": "Leave",
      "move": "Move the panel",
      "leaveTitle": "Save before you leave?",
      "leaveSaving": "Save and leave",
      "leaveLosing": "Leave without saving",
      "stay": "Stay here",
      "list": "Hidden on this page: {count}",
      "show": "Show",
      "showNamed": "Show {label}",
      "missing": "no longer on the page",
      "audience": "Hidden from: {who}",
      "everybody": "everybody",
      "saving": "Saving…",
      "saved": "Saved. Visitors see it like this now.",
      "savedBefore": "What came before is saved. The last change is not yet.",
      "hidden": "Hidden: {label}",
      "shown": "Visible again.",
      "whole": "The page as a whole cannot be hidden.",
      "protected": "This cannot be hidden: WordPress’s bar, the cookie notice, or what holds them.",
      "unsure": "There is no safe way to know this element again. Try its container.",
      "full": "No more elements can be hidden on this page.",
      "changed": "Somebody else has changed what is hidden on this page. Load it again.",
      "denied": "You may not save on this page.",
      "refused": "The server does not accept one of these elements.",
      "offline": "It could not be saved. Try again."
    }
  },
  "schedule": {
    "es": {
      "nobodyOn": "Ahora no hay ningún programa.",
      "timeLeft": "Quedan {time}",
      "onAirNow": "En antena",
      "upNext": "A continuación",
      "studio": "Habla con el estudio",
      "studioCall": "Llamar",
      "studioWrite": "Escribir"
    },
    "en": {
      "nobodyOn": "No show is on right now.",
      "timeLeft": "{time} left",
      "onAirNow": "On air",
      "upNext": "Up next",
      "studio": "Talk to the studio",
      "studioCall": "Call",
      "studioWrite": "Write"
    }
  }
};
