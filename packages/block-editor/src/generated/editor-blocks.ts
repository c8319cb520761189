// Printed by `pnpm generate` from the contracts. Do not edit.
import type { PrintedBlock } from '../editor-block';

export const editorBlocks: Record<string, PrintedBlock> = {
  "radio-player": {
    "preview": "template",
    "isShadow": true,
    "properties": [
      "text",
      "surface",
      "accent",
      "radius"
    ],
    "from": [
      "core/audio"
    ],
    "fields": [
      [
        [
          "station",
          "Station",
          "Left at the default, the first station of the settings plays.",
          {
            "control": "station"
          }
        ],
        [
          "radioName",
          "Station name"
        ]
      ],
      [
        [
          "playerWidth",
          "Width",
          "",
          {
            "control": "range",
            "unit": "px",
            "shown": true,
            "min": 160,
            "max": 1600,
            "type": "number",
            "default": 355
          }
        ],
        [
          "imageHeight",
          "Height of the cover",
          "",
          {
            "control": "range",
            "unit": "px",
            "min": 40,
            "max": 1600,
            "type": "number",
            "default": 355
          }
        ],
        [
          "colorOn",
          "Color while it plays",
          "",
          {
            "control": "color",
            "default": "currentcolor"
          }
        ],
        [
          "colorOff",
          "Color while it is silent",
          "",
          {
            "control": "color",
            "default": "currentcolor"
          }
        ],
        [
          "noImageAvailable",
          "Default cover",
          "Shown for songs without a cover of their own.",
          {
            "control": "media",
            "shown": true
          }
        ],
        [
          "numberOfThumbsPerScreen",
          "Songs of the history in sight",
          "",
          {
            "control": "range",
            "min": 1,
            "max": 30,
            "step": 1,
            "type": "number",
            "default": 3
          }
        ],
        [
          "preserveOriginalUpperLowerCase",
          "Keep the capitals of the feed",
          "Otherwise names of artists start with a capital.",
          {
            "type": "boolean"
          }
        ],
        [
          "showVolume",
          "Show the volume",
          "",
          {
            "shown": true,
            "type": "boolean",
            "default": true
          }
        ],
        [
          "showHistoryBut",
          "Show the song history",
          "",
          {
            "shown": true,
            "type": "boolean",
            "default": true
          }
        ],
        [
          "showBioBut",
          "Show the biography",
          "",
          {
            "type": "boolean",
            "default": true
          }
        ],
        [
          "showLyricsBut",
          "Show the lyrics",
          "",
          {
            "type": "boolean",
            "default": true
          }
        ],
        [
          "showFacebookBut",
          "Share on Facebook",
          "",
          {
            "type": "boolean",
            "default": true
          }
        ],
        [
          "showTwitterBut",
          "Share on X",
          "",
          {
            "type": "boolean",
            "default": true
          }
        ],
        [
          "shareNetworks",
          "Networks to share on",
          "",
          {
            "default": "facebook, x, whatsapp, telegram, bluesky, mastodon"
          }
        ],
        [
          "showOnlyPlayButton",
          "Show the play button alone",
          "No titles, no cover, no other button.",
          {
            "type": "boolean"
          }
        ],
        [
          "levelMeter",
          "Show moving sound bars",
          "Where the server of the stream allows it.",
          {
            "type": "boolean"
          }
        ]
      ],
      [
        [
          "sticky",
          "Stick to the window’s edge",
          "The player stays in sight while the page scrolls.",
          {
            "shown": true,
            "type": "boolean"
          }
        ],
        [
          "startMinified",
          "Start as a small bar",
          "",
          {
            "showIf": [
              "sticky",
              true
            ],
            "type": "boolean"
          }
        ],
        [
          "seamless",
          "Play on from page to page",
          "Links of the site do not end the sound.",
          {
            "shown": true,
            "type": "boolean"
          }
        ],
        [
          "autoPlay",
          "Play at once",
          "Many browsers wait for a click all the same.",
          {
            "type": "boolean"
          }
        ],
        [
          "initialVolume",
          "Volume at first",
          "",
          {
            "control": "range",
            "min": 0,
            "max": 1,
            "step": 0.05,
            "type": "number",
            "default": 1
          }
        ],
        [
          "grabLastFmPhoto",
          "Look for artist photos",
          "For songs without a cover, at the services of the settings.",
          {
            "type": "boolean"
          }
        ]
      ],
      [
        [
          "radioStream",
          "Stream address",
          "Only for a station that is not in the settings."
        ],
        [
          "mirrors",
          "Other addresses of the stream",
          "With spaces between. They play when the first one fails.",
          {
            "control": "textarea"
          }
        ],
        [
          "feed",
          "Feed address",
          "The document that tells which song plays. Usually found by itself."
        ],
        [
          "feedKind",
          "Kind of feed",
          "",
          {
            "choices": {
              "auto": "Found by itself"
            },
            "type": "enum",
            "default": "auto",
            "values": [
              "auto",
              "azuracast",
              "caster",
              "centova",
              "everestcast",
              "hls",
              "icecast-html",
              "icecast-json",
              "icy",
              "libretime",
              "live365",
              "mediacp",
              "played-html",
              "radioboss",
              "radioco",
              "radiocult",
              "radiojar",
              "radioking",
              "shoutcast1",
              "shoutcast2-json",
              "shoutcast2-played",
              "shoutcast2-xml",
              "sonicpanel",
              "spinitron",
              "triton",
              "zeno",
              "currentsong",
              "song-list",
              "track-list",
              "flat-json"
            ]
          }
        ],
        [
          "nowPlayingInterval",
          "Look for a new song every",
          "",
          {
            "unit": "s",
            "min": 0,
            "max": 3600,
            "type": "number",
            "default": 40
          }
        ],
        [
          "lyricsUrl",
          "Lyrics page",
          "An address with {artist} and {title} in it."
        ],
        [
          "facebookAppId",
          "Number of the Facebook app"
        ],
        [
          "historyRecordTitleLimit",
          "Longest title in the history",
          "",
          {
            "min": 1,
            "max": 500,
            "type": "number",
            "default": 25
          }
        ],
        [
          "historyRecordAuthorLimit",
          "Longest artist in the history",
          "",
          {
            "min": 1,
            "max": 500,
            "type": "number",
            "default": 36
          }
        ]
      ]
    ]
  },
  "live-radio-button": {
    "preview": "template",
    "fields": [
      [
        [
          "station",
          "Station",
          "Left at the default, the first station of the settings plays.",
          {
            "control": "station"
          }
        ],
        [
          "radioName",
          "Station name",
          "For the lock screen of a phone."
        ]
      ],
      [],
      [],
      [
        [
          "dataStream",
          "Stream address",
          "Only for a station that is not in the settings."
        ],
        [
          "mirrors",
          "Other addresses of the stream",
          "With spaces between. They play when the first one fails.",
          {
            "control": "textarea"
          }
        ]
      ]
    ]
  },
  "station-switcher": {
    "properties": [
      "accent",
      "radius"
    ],
    "fields": [
      [
        [
          "stations",
          "Stations",
          "Their ids, with commas between. All stations where it is empty."
        ]
      ]
    ]
  },
  "now-playing": {
    "preview": "template",
    "isShadow": true,
    "properties": [
      "text",
      "surface",
      "accent",
      "radius"
    ],
    "fields": [
      [
        [
          "station",
          "Station",
          "Left at the default, the first station of the settings is followed.",
          {
            "control": "station"
          }
        ],
        [
          "radioName",
          "Station name"
        ]
      ],
      [
        [
          "img",
          "Default cover",
          "Shown for songs without a cover of their own.",
          {
            "control": "media",
            "shown": true
          }
        ]
      ],
      [],
      [
        [
          "url",
          "Feed address",
          "The document that tells which song plays. Usually found by itself."
        ],
        [
          "feedKind",
          "Kind of feed",
          "",
          {
            "choices": {
              "auto": "Found by itself"
            },
            "type": "enum",
            "default": "auto",
            "values": [
              "auto",
              "azuracast",
              "caster",
              "centova",
              "everestcast",
              "hls",
              "icecast-html",
              "icecast-json",
              "icy",
              "libretime",
              "live365",
              "mediacp",
              "played-html",
              "radioboss",
              "radioco",
              "radiocult",
              "radiojar",
              "radioking",
              "shoutcast1",
              "shoutcast2-json",
              "shoutcast2-played",
              "shoutcast2-xml",
              "sonicpanel",
              "spinitron",
              "triton",
              "zeno",
              "currentsong",
              "song-list",
              "track-list",
              "flat-json"
            ]
          }
        ],
        [
          "radioStream",
          "Stream address",
          "Only for a station that is not in the settings."
        ],
        [
          "providerHost",
          "Host of the covers",
          "Stands before covers that a feed names without a host."
        ],
        [
          "id",
          "Name for links and styles",
          "One word, once a page."
        ]
      ]
    ]
  },
  "fav-button": {
    "preview": "template",
    "shortcodes": [
      "fav_button",
      "favorite_button"
    ],
    "fields": [
      [
        [
          "postId",
          "Post",
          "Without one, the post that is being shown.",
          {
            "control": "post",
            "min": 0,
            "type": "number",
            "default": 0
          }
        ]
      ],
      [],
      [],
      [
        [
          "siteId",
          "Site of the network",
          "Its number; 0 is this site.",
          {
            "min": 0,
            "type": "number",
            "default": 0
          }
        ]
      ]
    ]
  },
  "fav-list": {
    "preview": "template",
    "shortcodes": [
      "fav_list",
      "user_favorites"
    ],
    "fields": [
      [
        [
          "postTypes",
          "Kinds of content",
          "All of them where none is chosen.",
          {
            "control": "post-types"
          }
        ],
        [
          "perPage",
          "Posts on a page of the list",
          "0 is the number of the settings.",
          {
            "control": "range",
            "min": 0,
            "max": 100,
            "type": "number",
            "default": 0
          }
        ],
        [
          "noFavoritesText",
          "Text of an empty list"
        ]
      ],
      [
        [
          "includeThumbnails",
          "Show pictures",
          "",
          {
            "shown": true,
            "type": "boolean"
          }
        ],
        [
          "thumbnailSize",
          "Size of the pictures",
          "",
          {
            "control": "size",
            "showIf": [
              "includeThumbnails",
              true
            ],
            "default": "thumbnail"
          }
        ],
        [
          "includeExcerpts",
          "Show excerpts",
          "",
          {
            "shown": true,
            "type": "boolean"
          }
        ],
        [
          "includeButtons",
          "Show the favorite buttons",
          "",
          {
            "shown": true,
            "type": "boolean"
          }
        ],
        [
          "includeLinks",
          "Link the titles",
          "",
          {
            "type": "boolean",
            "default": true
          }
        ]
      ],
      [],
      [
        [
          "userId",
          "Whose list",
          "Number of a user; 0 is whoever looks.",
          {
            "min": 0,
            "type": "number",
            "default": 0
          }
        ],
        [
          "siteId",
          "Site of the network",
          "Its number; 0 is this site.",
          {
            "min": 0,
            "type": "number",
            "default": 0
          }
        ]
      ]
    ]
  },
  "fav-count": {
    "preview": "template",
    "shortcodes": [
      "fav_count",
      "user_favorite_count",
      "favorite_count"
    ],
    "fields": [
      [
        [
          "postId",
          "Post",
          "Without one, the visitor’s own favorites are counted.",
          {
            "control": "post",
            "min": 0,
            "type": "number",
            "default": 0
          }
        ],
        [
          "postTypes",
          "Kinds of content",
          "All of them where none is chosen.",
          {
            "control": "post-types"
          }
        ]
      ],
      [],
      [],
      [
        [
          "siteId",
          "Site of the network",
          "Its number; 0 is this site.",
          {
            "min": 0,
            "type": "number",
            "default": 0
          }
        ]
      ]
    ]
  },
  "fav-clear": {
    "preview": "template",
    "shortcodes": [
      "fav_clear",
      "clear_favorites_button"
    ],
    "fields": [
      [],
      [],
      [],
      [
        [
          "siteId",
          "Site of the network",
          "Its number; 0 is this site.",
          {
            "min": 0,
            "type": "number",
            "default": 0
          }
        ]
      ]
    ]
  },
  "comment-vote": {
    "preview": "template",
    "fields": [
      [
        [
          "commentId",
          "Number of the comment",
          "It stands in the address of the comment’s edit screen.",
          {
            "min": 0,
            "step": 1,
            "type": "number",
            "default": 0
          }
        ]
      ],
      [],
      [
        [
          "closed",
          "End the voting",
          "The counts stay, and nobody votes any more.",
          {
            "shown": true,
            "type": "boolean"
          }
        ]
      ]
    ]
  },
  "voice-search": {
    "preview": "template",
    "properties": [
      "text",
      "surface",
      "accent",
      "radius"
    ],
    "fields": [
      [
        [
          "activationWord",
          "Word to say first",
          "What a visitor says after it is searched.",
          {
            "default": "buscar"
          }
        ],
        [
          "instructionText",
          "Hint while it listens",
          "",
          {
            "default": "Haz clic y di: buscar ..."
          }
        ]
      ],
      [],
      [
        [
          "lang",
          "Spoken language",
          "Such as es-MX or en-US.",
          {
            "shown": true,
            "default": "es-ES"
          }
        ]
      ]
    ]
  },
  "view-recorder": {
    "preview": "words",
    "fields": [
      [
        [
          "postId",
          "Post",
          "Without one, the post that is being shown.",
          {
            "control": "post",
            "min": 0,
            "type": "number",
            "default": 0
          }
        ]
      ],
      [],
      [
        [
          "delay",
          "Count a view after",
          "0 is one second in sight.",
          {
            "unit": "ms",
            "shown": true,
            "min": 0,
            "type": "number",
            "default": 0
          }
        ]
      ]
    ]
  },
  "most-viewed": {
    "properties": [
      "accent"
    ],
    "from": [
      "core/latest-posts"
    ],
    "fields": [
      [
        [
          "listId",
          "Ranked list",
          "Days, size and kinds of content are in the settings of the list.",
          {
            "control": "list"
          }
        ]
      ]
    ]
  },
  "article-stream": {
    "preview": "words",
    "fields": [
      [
        [
          "max",
          "Articles that come by themselves",
          "After them a link leads on.",
          {
            "control": "range",
            "min": -1,
            "type": "number",
            "default": 10
          }
        ]
      ],
      [],
      [
        [
          "analytics",
          "Tell the page’s statistics",
          "",
          {
            "shown": true,
            "choices": {
              "data-layer": "Yes, by the data layer",
              "none": "No"
            },
            "type": "enum",
            "default": "data-layer"
          }
        ],
        [
          "forward",
          "Next article counts from",
          "",
          {
            "control": "range",
            "unit": "%",
            "min": 1,
            "max": 100,
            "type": "number",
            "default": 95
          }
        ],
        [
          "back",
          "Article before counts from",
          "",
          {
            "control": "range",
            "unit": "%",
            "min": 0,
            "max": 99,
            "type": "number",
            "default": 5
          }
        ]
      ],
      [
        [
          "step",
          "Look again after",
          "",
          {
            "unit": "px",
            "min": 1,
            "type": "number",
            "default": 30
          }
        ],
        [
          "article",
          "Article, as a selector",
          "",
          {
            "default": "article, main"
          }
        ],
        [
          "info",
          "Data of the article",
          "",
          {
            "default": ".article_info"
          }
        ],
        [
          "next",
          "Mark of the next article",
          "",
          {
            "default": ".infinity-next-post"
          }
        ],
        [
          "leaveOut",
          "Left out of added articles"
        ],
        [
          "slots",
          "Ads"
        ],
        [
          "for",
          "Use another part of the page",
          "A CSS selector of your theme. Left empty, the block itself."
        ]
      ]
    ]
  },
  "scores-board": {
    "fields": [
      [],
      [],
      [
        [
          "highlight",
          "A chosen game stands out for",
          "",
          {
            "unit": "ms",
            "min": 0,
            "type": "number",
            "default": 300
          }
        ]
      ],
      [
        [
          "select",
          "Chooser, as a selector",
          "",
          {
            "default": "select"
          }
        ],
        [
          "for",
          "Use another part of the page",
          "A CSS selector of your theme. Left empty, the block itself."
        ]
      ]
    ]
  },
  "scores-calendar": {
    "fields": [
      [],
      [],
      [],
      [
        [
          "for",
          "Use another part of the page",
          "A CSS selector of your theme. Left empty, the block itself."
        ]
      ]
    ]
  },
  "masonry-grid": {
    "shortcodes": [
      "masonry_grid",
      "onda_grid"
    ],
    "from": [
      "core/latest-posts"
    ],
    "fields": [
      [
        [
          "postType",
          "Kinds of content",
          "",
          {
            "control": "post-types",
            "default": "post"
          }
        ],
        [
          "category",
          "Categories",
          "All of them where none is chosen.",
          {
            "control": "terms",
            "taxonomy": "categories"
          }
        ],
        [
          "tag",
          "Tags",
          "",
          {
            "control": "terms",
            "taxonomy": "tags"
          }
        ],
        [
          "order",
          "Order",
          "",
          {
            "choices": {
              "date": "Newest first",
              "modified": "Last changed first",
              "title": "By title",
              "comments": "Most comments first"
            },
            "type": "enum",
            "default": "date"
          }
        ]
      ],
      [
        [
          "columns",
          "Columns at most",
          "",
          {
            "control": "range",
            "shown": true,
            "min": 1,
            "max": 6,
            "type": "number",
            "default": 3
          }
        ],
        [
          "count",
          "Posts on a page",
          "",
          {
            "control": "range",
            "shown": true,
            "min": 1,
            "max": 24,
            "step": 1,
            "type": "number",
            "default": 12
          }
        ],
        [
          "filters",
          "Show filters above",
          "Categories to choose from and a quick search.",
          {
            "type": "boolean"
          }
        ]
      ],
      [
        [
          "more",
          "Further posts",
          "",
          {
            "shown": true,
            "choices": {
              "button": "At a button",
              "auto": "While scrolling, then at a button",
              "none": "None"
            },
            "type": "enum",
            "default": "button"
          }
        ]
      ],
      [
        [
          "template",
          "Card of the theme"
        ],
        [
          "for",
          "Use another part of the page",
          "A CSS selector of your theme. Left empty, the block itself."
        ]
      ]
    ]
  },
  "share-links": {
    "from": [
      "core/social-links"
    ],
    "fields": [
      [
        [
          "networks",
          "Ways to share",
          "They stand in this order.",
          {
            "control": "networks",
            "default": "facebook, x, whatsapp, telegram, email"
          }
        ],
        [
          "text",
          "Text to share",
          "Left empty, the title of the article."
        ]
      ],
      [],
      [
        [
          "url",
          "Address to share",
          "Left empty, the address of the article."
        ]
      ],
      [
        [
          "for",
          "Use another part of the page",
          "A CSS selector of your theme. Left empty, the block itself."
        ]
      ]
    ]
  },
  "comments-panel": {
    "preview": "words",
    "fields": [
      [
        [
          "openLabel",
          "Button that opens"
        ],
        [
          "closeLabel",
          "Button that closes"
        ]
      ],
      [],
      [
        [
          "open",
          "Open at first",
          "",
          {
            "shown": true,
            "type": "boolean"
          }
        ]
      ],
      [
        [
          "toggle",
          "Button of the theme"
        ],
        [
          "closedClass",
          "Class while it is closed"
        ],
        [
          "for",
          "Use another part of the page",
          "A CSS selector of your theme. Left empty, the block itself."
        ]
      ]
    ]
  },
  "comments-embed": {
    "fields": [
      [
        [
          "shortname",
          "Name at Disqus",
          "The short name that Disqus gave to the site.",
          {
            "required": true
          }
        ]
      ],
      [],
      [
        [
          "consent",
          "Needed consent",
          "",
          {
            "shown": true,
            "choices": {
              "functional": "Functional",
              "preferences": "Preferences",
              "statistics-anonymous": "Anonymous statistics",
              "statistics": "Statistics",
              "marketing": "Marketing"
            },
            "type": "enum",
            "default": "marketing"
          }
        ]
      ],
      [
        [
          "url",
          "Address of the article"
        ],
        [
          "identifier",
          "Id of the discussion"
        ],
        [
          "for",
          "Use another part of the page",
          "A CSS selector of your theme. Left empty, the block itself."
        ]
      ]
    ]
  },
  "personal-news": {
    "from": [
      "core/latest-posts"
    ],
    "fields": [
      [
        [
          "size",
          "Number of articles",
          "0 shows nothing and only remembers what is read.",
          {
            "control": "range",
            "min": 0,
            "max": 12,
            "type": "number",
            "default": 5
          }
        ]
      ],
      [],
      [],
      [
        [
          "for",
          "Use another part of the page",
          "A CSS selector of your theme. Left empty, the block itself."
        ]
      ]
    ]
  },
  "content-tabs": {
    "preview": "content",
    "properties": [
      "accent"
    ],
    "fields": [
      [
        [
          "label",
          "Name for screen readers"
        ]
      ],
      [],
      [],
      [
        [
          "for",
          "Use another part of the page",
          "A CSS selector of your theme. Left empty, the block itself."
        ]
      ]
    ]
  },
  "content-accordion": {
    "preview": "content",
    "fields": [
      [
        [
          "single",
          "One section open at a time",
          "Otherwise each opens and closes alone.",
          {
            "type": "boolean",
            "default": true
          }
        ]
      ],
      [],
      [],
      [
        [
          "for",
          "Use another part of the page",
          "A CSS selector of your theme. Left empty, the block itself."
        ]
      ]
    ]
  },
  "content-carousel": {
    "preview": "content",
    "properties": [
      "accent"
    ],
    "from": [
      "core/gallery"
    ],
    "fields": [
      [
        [
          "label",
          "Name for screen readers"
        ]
      ],
      [
        [
          "visible",
          "Slides on a wide screen",
          "",
          {
            "control": "range",
            "shown": true,
            "min": 1,
            "max": 12,
            "type": "number",
            "default": 6
          }
        ],
        [
          "desktopsmall",
          "Slides on a laptop",
          "",
          {
            "control": "range",
            "min": 1,
            "max": 12,
            "type": "number",
            "default": 5
          }
        ],
        [
          "itemtablet",
          "Slides on a tablet",
          "",
          {
            "control": "range",
            "min": 1,
            "max": 12,
            "type": "number",
            "default": 4
          }
        ],
        [
          "itemmobile",
          "Slides on a phone",
          "",
          {
            "control": "range",
            "shown": true,
            "min": 1,
            "max": 12,
            "type": "number",
            "default": 1
          }
        ]
      ],
      [
        [
          "autoplay",
          "Turn by itself",
          "Not for visitors who asked their device for less motion.",
          {
            "shown": true,
            "type": "boolean"
          }
        ],
        [
          "interval",
          "Time between two turns",
          "",
          {
            "unit": "ms",
            "showIf": [
              "autoplay",
              true
            ],
            "min": 2000,
            "type": "number",
            "default": 7000
          }
        ]
      ],
      [
        [
          "for",
          "Use another part of the page",
          "A CSS selector of your theme. Left empty, the block itself."
        ]
      ]
    ]
  },
  "fade-slideshow": {
    "preview": "content",
    "properties": [
      "accent"
    ],
    "from": [
      "core/gallery"
    ],
    "fields": [
      [
        [
          "label",
          "Name for screen readers"
        ]
      ],
      [
        [
          "controls",
          "Buttons",
          "",
          {
            "shown": true,
            "choices": {
              "all": "Pause, back and on",
              "pause": "Pause alone, for a background"
            },
            "type": "enum",
            "default": "all"
          }
        ]
      ],
      [
        [
          "speed",
          "Time of a slide",
          "",
          {
            "unit": "ms",
            "shown": true,
            "min": 2000,
            "type": "number",
            "default": 7000
          }
        ],
        [
          "animation",
          "Time of the change",
          "",
          {
            "unit": "ms",
            "min": 0,
            "type": "number",
            "default": 600
          }
        ]
      ],
      [
        [
          "for",
          "Use another part of the page",
          "A CSS selector of your theme. Left empty, the block itself."
        ]
      ]
    ]
  },
  "video-carousel": {
    "preview": "content",
    "properties": [
      "accent"
    ],
    "fields": [
      [
        [
          "label",
          "Name for screen readers"
        ]
      ],
      [],
      [],
      [
        [
          "for",
          "Use another part of the page",
          "A CSS selector of your theme. Left empty, the block itself."
        ]
      ]
    ]
  },
  "count-down": {
    "properties": [
      "accent"
    ],
    "fields": [
      [
        [
          "date",
          "Moment",
          "In the time zone of the site.",
          {
            "control": "date",
            "required": true
          }
        ],
        [
          "endText",
          "Text when it has come"
        ]
      ],
      [],
      [
        [
          "redirect",
          "Page to go to then",
          "",
          {
            "shown": true
          }
        ]
      ],
      [
        [
          "for",
          "Use another part of the page",
          "A CSS selector of your theme. Left empty, the block itself."
        ]
      ]
    ]
  },
  "asp-search": {
    "preview": "template",
    "shortcodes": [
      "asp_search",
      "wpdreams_ajaxsearchpro"
    ],
    "properties": [
      "text",
      "surface",
      "accent",
      "radius"
    ],
    "from": [
      "core/search"
    ],
    "fields": [
      [
        [
          "id",
          "Search box",
          "What it finds is in the settings of the search.",
          {
            "control": "search",
            "default": "1"
          }
        ],
        [
          "phrase",
          "Text in the field at first"
        ]
      ],
      [
        [
          "compact",
          "Show the magnifier alone",
          "It opens the field.",
          {
            "shown": true,
            "type": "boolean"
          }
        ],
        [
          "compactCloseOnDocument",
          "A click elsewhere closes it",
          "",
          {
            "showIf": [
              "compact",
              true
            ],
            "type": "boolean",
            "default": true
          }
        ],
        [
          "compactCloseOnMagnifier",
          "The magnifier closes it",
          "",
          {
            "showIf": [
              "compact",
              true
            ],
            "type": "boolean",
            "default": true
          }
        ],
        [
          "settingsVisible",
          "Open the filters at first",
          "",
          {
            "type": "boolean"
          }
        ],
        [
          "resultstype",
          "Layout of the results",
          "",
          {
            "shown": true,
            "choices": {
              "vertical": "List",
              "horizontal": "Row",
              "polaroid": "Cards",
              "isotopic": "Tiles"
            },
            "type": "enum",
            "default": "vertical"
          }
        ],
        [
          "resultsposition",
          "Place of the results",
          "",
          {
            "shown": true,
            "choices": {
              "hover": "Over the page",
              "block": "In the page"
            },
            "type": "enum",
            "default": "hover"
          }
        ],
        [
          "itemscount",
          "Results without scrolling",
          "",
          {
            "control": "range",
            "min": 1,
            "max": 100,
            "type": "number",
            "default": 4
          }
        ],
        [
          "isotopicColumns",
          "Columns of tiles",
          "",
          {
            "control": "range",
            "showIf": [
              "resultstype",
              "isotopic"
            ],
            "min": 1,
            "max": 8,
            "type": "number",
            "default": 3
          }
        ],
        [
          "isotopicItems",
          "Tiles on a page",
          "",
          {
            "control": "range",
            "showIf": [
              "resultstype",
              "isotopic"
            ],
            "min": 1,
            "max": 60,
            "type": "number",
            "default": 6
          }
        ],
        [
          "isotopicPagination",
          "Pages of tiles",
          "",
          {
            "showIf": [
              "resultstype",
              "isotopic"
            ],
            "type": "boolean",
            "default": true
          }
        ],
        [
          "animation",
          "How results appear",
          "",
          {
            "choices": {
              "fadedrop": "Fade and drop",
              "fade": "Fade",
              "none": "At once"
            },
            "type": "enum",
            "default": "fadedrop"
          }
        ],
        [
          "highlight",
          "Mark the words found",
          "",
          {
            "type": "boolean",
            "default": true
          }
        ],
        [
          "highlightWholewords",
          "Mark whole words only",
          "",
          {
            "showIf": [
              "highlight",
              true
            ],
            "type": "boolean"
          }
        ],
        [
          "info",
          "Say how many were found",
          "",
          {
            "type": "boolean",
            "default": true
          }
        ],
        [
          "infoText",
          "Line over the results",
          "{phrase} and {results_count} are filled in.",
          {
            "showIf": [
              "info",
              true
            ]
          }
        ],
        [
          "showMore",
          "Offer further results",
          "",
          {
            "type": "boolean",
            "default": true
          }
        ]
      ],
      [
        [
          "triggerType",
          "Search while typing",
          "",
          {
            "shown": true,
            "type": "boolean",
            "default": true
          }
        ],
        [
          "charcount",
          "Characters before a search",
          "",
          {
            "control": "range",
            "min": 0,
            "max": 100,
            "type": "number",
            "default": 2
          }
        ],
        [
          "triggerDelay",
          "Wait after a key",
          "",
          {
            "unit": "ms",
            "showIf": [
              "triggerType",
              true
            ],
            "min": 0,
            "max": 5000,
            "type": "number",
            "default": 200
          }
        ],
        [
          "triggerReturn",
          "The Enter key",
          "",
          {
            "choices": {
              "results_page": "Open the search page",
              "woo_results_page": "Open the shop’s search page",
              "elementor_page": "Open a page of Elementor",
              "custom": "Open the own address",
              "first_result": "Open the first result",
              "ajax_search": "Search here",
              "nothing": "Nothing"
            },
            "shown": true,
            "type": "enum",
            "default": "results_page"
          }
        ],
        [
          "triggerReturnLocation",
          "Enter opens",
          "",
          {
            "choices": {
              "same": "In this tab",
              "new": "In a new tab"
            },
            "type": "enum",
            "default": "same"
          }
        ],
        [
          "triggerClick",
          "The magnifier",
          "",
          {
            "choices": {
              "results_page": "Open the search page",
              "woo_results_page": "Open the shop’s search page",
              "elementor_page": "Open a page of Elementor",
              "custom": "Open the own address",
              "first_result": "Open the first result",
              "ajax_search": "Search here",
              "nothing": "Nothing"
            },
            "type": "enum",
            "default": "results_page"
          }
        ],
        [
          "triggerClickLocation",
          "The magnifier opens",
          "",
          {
            "choices": {
              "same": "In this tab",
              "new": "In a new tab"
            },
            "type": "enum",
            "default": "same"
          }
        ],
        [
          "redirectUrl",
          "Own address",
          "{phrase} stands for what is searched."
        ],
        [
          "autocomplete",
          "Complete what is typed",
          "",
          {
            "type": "boolean"
          }
        ],
        [
          "autocompleteMobile",
          "Complete on a phone too",
          "",
          {
            "showIf": [
              "autocomplete",
              true
            ],
            "type": "boolean",
            "default": true
          }
        ],
        [
          "autop",
          "Before anybody types",
          "",
          {
            "choices": {
              "disabled": "Nothing",
              "phrase": "Results of a phrase",
              "latest": "The newest",
              "random": "Some by chance"
            },
            "type": "enum",
            "default": "disabled"
          }
        ],
        [
          "autopPhrase",
          "Phrase of the first search",
          "",
          {
            "showIf": [
              "autop",
              "phrase"
            ]
          }
        ],
        [
          "autopCount",
          "Results before typing",
          "",
          {
            "control": "range",
            "min": 1,
            "max": 100,
            "type": "number",
            "default": 10
          }
        ],
        [
          "closeOnDocClick",
          "Close at a click elsewhere",
          "",
          {
            "type": "boolean",
            "default": true
          }
        ],
        [
          "preventBodyScroll",
          "Hold the page while scrolling",
          "",
          {
            "type": "boolean"
          }
        ],
        [
          "topKeywordsAction",
          "A click on a keyword",
          "",
          {
            "choices": {
              "nothing": "Nothing",
              "search": "Search here",
              "redirect": "Open the search page"
            },
            "type": "enum",
            "default": "search"
          }
        ],
        [
          "triggerFacet",
          "Search when a filter changes",
          "",
          {
            "type": "boolean",
            "default": true
          }
        ],
        [
          "triggerUpdateHref",
          "Keep the search in the address",
          "",
          {
            "type": "boolean"
          }
        ]
      ],
      [
        [
          "resPageUseAjax",
          "Load into the search page",
          "",
          {
            "type": "boolean"
          }
        ],
        [
          "resPageSelector",
          "Where its results stand",
          "A CSS selector; usual places of a theme where it is empty.",
          {
            "showIf": [
              "resPageUseAjax",
              true
            ]
          }
        ],
        [
          "wooShopUseAjax",
          "Load into the shop page",
          "",
          {
            "type": "boolean"
          }
        ],
        [
          "wooShopSelector",
          "Where its results stand",
          "A CSS selector; usual places of a theme where it is empty.",
          {
            "showIf": [
              "wooShopUseAjax",
              true
            ]
          }
        ],
        [
          "wooShopUrl",
          "Its address",
          "",
          {
            "showIf": [
              "wooShopUseAjax",
              true
            ]
          }
        ],
        [
          "cptArchiveUseAjax",
          "Load into archives of a type",
          "",
          {
            "type": "boolean"
          }
        ],
        [
          "cptArchiveSelector",
          "Where its results stand",
          "A CSS selector; usual places of a theme where it is empty.",
          {
            "showIf": [
              "cptArchiveUseAjax",
              true
            ]
          }
        ],
        [
          "cptArchiveUrl",
          "Its address",
          "",
          {
            "showIf": [
              "cptArchiveUseAjax",
              true
            ]
          }
        ],
        [
          "taxArchiveUseAjax",
          "Load into archives of terms",
          "",
          {
            "type": "boolean"
          }
        ],
        [
          "taxArchiveSelector",
          "Where its results stand",
          "A CSS selector; usual places of a theme where it is empty.",
          {
            "showIf": [
              "taxArchiveUseAjax",
              true
            ]
          }
        ],
        [
          "taxArchiveUrl",
          "Its address",
          "",
          {
            "showIf": [
              "taxArchiveUseAjax",
              true
            ]
          }
        ],
        [
          "overridewpdefault",
          "Use it on the search page",
          "",
          {
            "type": "boolean",
            "default": true
          }
        ],
        [
          "statistics",
          "Count what is searched",
          "",
          {
            "type": "boolean"
          }
        ],
        [
          "name",
          "Name in analytics"
        ],
        [
          "autocompleteLang",
          "Language of suggestions",
          "",
          {
            "default": "es"
          }
        ],
        [
          "autocompleteTriggerCharcount",
          "Characters before suggestions",
          "",
          {
            "min": 0,
            "type": "number",
            "default": 2
          }
        ],
        [
          "autocompleteGoogleOnly",
          "Suggestions from outside alone",
          "",
          {
            "type": "boolean"
          }
        ],
        [
          "elementorUrl",
          "Address of the Elementor page"
        ],
        [
          "showMoreAction",
          "Further results open",
          "",
          {
            "choices": {
              "ajax": "Search here",
              "results_page": "Open the search page",
              "woo_results_page": "Open the shop’s search page",
              "elementor_page": "Open a page of Elementor",
              "custom": "Open the own address"
            },
            "type": "enum",
            "default": "ajax"
          }
        ],
        [
          "showMoreInfinite",
          "Further results at scrolling",
          "",
          {
            "type": "boolean"
          }
        ],
        [
          "showMoreUrl",
          "Address of further results"
        ],
        [
          "showMoreLocation",
          "Further results in",
          "",
          {
            "choices": {
              "same": "In this tab",
              "new": "In a new tab"
            },
            "type": "enum",
            "default": "same"
          }
        ]
      ]
    ]
  },
  "masthead-search": {
    "preview": "template",
    "properties": [
      "text",
      "surface",
      "accent",
      "radius"
    ],
    "from": [
      "core/search"
    ],
    "fields": [
      [
        [
          "keywords",
          "Offered keywords",
          "With commas between. Left empty, those of the settings."
        ]
      ],
      [],
      [
        [
          "enter",
          "Enter and the button",
          "",
          {
            "shown": true,
            "choices": {
              "live": "Nothing: results come by themselves",
              "submit": "Open the search page"
            },
            "type": "enum",
            "default": "live"
          }
        ]
      ],
      [
        [
          "for",
          "Use another part of the page",
          "A CSS selector of your theme. Left empty, the block itself."
        ],
        [
          "template",
          "Template of a result"
        ]
      ]
    ]
  },
  "newsletter-form": {
    "shortcodes": [
      "onda_newsletter",
      "mailpoet_form"
    ],
    "properties": [
      "text",
      "surface",
      "accent",
      "radius"
    ],
    "fields": [
      [
        [
          "form",
          "Form",
          "",
          {
            "control": "form",
            "min": 0,
            "type": "number",
            "default": 0
          }
        ],
        [
          "type",
          "Where it appears",
          "",
          {
            "choices": {
              "own": "As in the settings of the form",
              "inline": "In the page",
              "below_posts": "Below the posts",
              "others": "In a sidebar or footer",
              "fixed_bar": "As a bar",
              "slide_in": "As a slide-in",
              "popup": "As a popup"
            },
            "type": "enum",
            "default": "own"
          }
        ]
      ],
      [
        [
          "position",
          "Edge",
          "For a bar or a slide-in.",
          {
            "shown": true,
            "choices": {
              "own": "As in the settings of the form",
              "top": "Top",
              "bottom": "Bottom",
              "left": "Left",
              "right": "Right"
            },
            "type": "enum",
            "default": "own"
          }
        ],
        [
          "animation",
          "How it comes up",
          "",
          {
            "choices": {
              "own": "As in the settings of the form",
              "none": "At once",
              "slideup": "Slides up",
              "slidedown": "Slides down",
              "slideleft": "Slides to the left",
              "slideright": "Slides to the right",
              "fadein": "Fades in"
            },
            "type": "enum",
            "default": "own"
          }
        ]
      ],
      [
        [
          "delay",
          "Comes up after",
          "For a bar, a slide-in or a popup.",
          {
            "unit": "s",
            "shown": true,
            "min": 0,
            "type": "number",
            "default": 0
          }
        ],
        [
          "exitIntentEnabled",
          "Earlier when the mouse leaves",
          "",
          {
            "type": "boolean"
          }
        ],
        [
          "exitIntentTouch",
          "Earlier on a touch screen",
          "At a fast way back, past the half, or after a rest of 30 seconds.",
          {
            "type": "boolean"
          }
        ],
        [
          "cookieExpirationTime",
          "Days away once closed",
          "0 is until the browser is closed.",
          {
            "unit": "d",
            "min": 0,
            "type": "number",
            "default": 0
          }
        ]
      ],
      [
        [
          "isPreview",
          "Try without sending",
          "Shows a success for a moment. Nobody is signed up.",
          {
            "type": "boolean"
          }
        ]
      ]
    ]
  },
  "newsletter-manage": {
    "shortcodes": [
      "onda_newsletter_manage",
      "mailpoet_manage_subscription"
    ],
    "fields": []
  },
  "program-schedule": {
    "properties": [
      "accent"
    ],
    "fields": [
      [
        [
          "station",
          "Station",
          "Left at the default, the first station of the settings is followed.",
          {
            "control": "station"
          }
        ],
        [
          "days",
          "Days",
          "Fewer than 7 begin today.",
          {
            "control": "range",
            "min": 1,
            "max": 7,
            "step": 1,
            "type": "number",
            "default": 7
          }
        ]
      ],
      [
        [
          "view",
          "Layout",
          "",
          {
            "shown": true,
            "choices": {
              "auto": "Columns, or tabs where it is narrow",
              "week": "Columns, or one list where it is narrow",
              "day": "Tabs",
              "list": "One list"
            },
            "type": "enum",
            "default": "auto"
          }
        ],
        [
          "hosts",
          "Names of the hosts",
          "",
          {
            "shown": true,
            "type": "boolean",
            "default": true
          }
        ],
        [
          "images",
          "Pictures of the shows",
          "",
          {
            "shown": true,
            "type": "boolean"
          }
        ]
      ]
    ]
  },
  "on-air": {
    "properties": [
      "accent"
    ],
    "fields": [
      [
        [
          "station",
          "Station",
          "Left at the default, the first station of the settings is followed.",
          {
            "control": "station"
          }
        ],
        [
          "next",
          "Shows that come next",
          "",
          {
            "control": "range",
            "min": 0,
            "max": 3,
            "step": 1,
            "type": "number",
            "default": 2
          }
        ]
      ],
      [
        [
          "remaining",
          "Time that is left",
          "",
          {
            "shown": true,
            "type": "boolean",
            "default": true
          }
        ],
        [
          "images",
          "Pictures of the shows",
          "",
          {
            "shown": true,
            "type": "boolean"
          }
        ]
      ]
    ]
  },
  "show-episodes": {
    "properties": [
      "accent"
    ],
    "fields": [
      [
        [
          "show",
          "Show",
          "Number or slug"
        ],
        [
          "size",
          "Episodes",
          "",
          {
            "control": "range",
            "min": 1,
            "max": 50,
            "type": "number",
            "default": 10
          }
        ]
      ]
    ]
  },
  "studio-line": {
    "properties": [
      "accent"
    ],
    "fields": [
      [
        [
          "station",
          "Station",
          "Left at the default, the first station of the settings is followed.",
          {
            "control": "station"
          }
        ]
      ]
    ]
  }
};
