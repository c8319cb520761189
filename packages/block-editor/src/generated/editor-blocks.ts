// Printed by `pnpm generate` from the contracts. Do not edit.
import type { PrintedBlock } from '../editor-block';

export const editorBlocks: Record<string, PrintedBlock> = {
  "radio-player": {
    "preview": "shell",
    "isShadow": true,
    "shortcodes": [
      "radio_player"
    ],
    "properties": [
      "text",
      "surface",
      "accent",
      "radius"
    ],
    "variations": [
      {
        "name": "card",
        "title": "Radio player: card",
        "description": "Cover, song and buttons in a card.",
        "attributes": {
          "playerWidth": 355
        }
      },
      {
        "name": "wide",
        "title": "Radio player: wide",
        "description": "The cover beside the song, as wide as an article.",
        "attributes": {
          "playerWidth": 720
        }
      },
      {
        "name": "sticky-bar",
        "title": "Radio player: sticky bar",
        "description": "A bar that stays at the edge of the window and plays on from page to page.",
        "attributes": {
          "sticky": true,
          "startMinified": true,
          "seamless": true
        }
      },
      {
        "name": "mini",
        "title": "Radio player: mini",
        "description": "The play button alone.",
        "attributes": {
          "showOnlyPlayButton": true
        }
      }
    ],
    "from": [
      "core/audio"
    ],
    "fields": [
      {
        "name": "station",
        "label": "Station",
        "help": "Left at the default, the first station of the settings plays.",
        "group": "basics",
        "control": "station"
      },
      {
        "name": "radioName",
        "label": "Station name",
        "group": "basics"
      },
      {
        "name": "playerWidth",
        "label": "Width",
        "group": "look",
        "control": "range",
        "unit": "px",
        "shown": true,
        "min": 160,
        "max": 1600,
        "type": "number",
        "default": 355
      },
      {
        "name": "imageHeight",
        "label": "Height of the cover",
        "group": "look",
        "control": "range",
        "unit": "px",
        "min": 40,
        "max": 1600,
        "type": "number",
        "default": 355
      },
      {
        "name": "colorOn",
        "label": "Color while it plays",
        "group": "look",
        "control": "color",
        "default": "currentcolor"
      },
      {
        "name": "colorOff",
        "label": "Color while it is silent",
        "group": "look",
        "control": "color",
        "default": "currentcolor"
      },
      {
        "name": "noImageAvailable",
        "label": "Default cover",
        "help": "Shown for songs without a cover of their own.",
        "group": "look",
        "control": "media",
        "shown": true
      },
      {
        "name": "numberOfThumbsPerScreen",
        "label": "Songs of the history in sight",
        "group": "look",
        "control": "range",
        "min": 1,
        "max": 30,
        "step": 1,
        "type": "number",
        "default": 3
      },
      {
        "name": "preserveOriginalUpperLowerCase",
        "label": "Keep the capitals of the feed",
        "help": "Otherwise names of artists start with a capital.",
        "group": "look",
        "type": "boolean"
      },
      {
        "name": "showVolume",
        "label": "Show the volume",
        "group": "look",
        "shown": true,
        "type": "boolean",
        "default": true
      },
      {
        "name": "showHistoryBut",
        "label": "Show the song history",
        "group": "look",
        "shown": true,
        "type": "boolean",
        "default": true
      },
      {
        "name": "showBioBut",
        "label": "Show the biography",
        "group": "look",
        "type": "boolean",
        "default": true
      },
      {
        "name": "showLyricsBut",
        "label": "Show the lyrics",
        "group": "look",
        "type": "boolean",
        "default": true
      },
      {
        "name": "showFacebookBut",
        "label": "Share on Facebook",
        "group": "look",
        "type": "boolean",
        "default": true
      },
      {
        "name": "showTwitterBut",
        "label": "Share on X",
        "group": "look",
        "type": "boolean",
        "default": true
      },
      {
        "name": "shareNetworks",
        "label": "Networks to share on",
        "group": "look",
        "default": "facebook, x, whatsapp, telegram, bluesky, mastodon"
      },
      {
        "name": "showOnlyPlayButton",
        "label": "Show the play button alone",
        "help": "No titles, no cover, no other button.",
        "group": "look",
        "type": "boolean"
      },
      {
        "name": "levelMeter",
        "label": "Show moving sound bars",
        "help": "Where the server of the stream allows it.",
        "group": "look",
        "type": "boolean"
      },
      {
        "name": "sticky",
        "label": "Stick to the window’s edge",
        "help": "The player stays in sight while the page scrolls.",
        "group": "behavior",
        "shown": true,
        "type": "boolean"
      },
      {
        "name": "startMinified",
        "label": "Start as a small bar",
        "group": "behavior",
        "showIf": [
          "sticky",
          true
        ],
        "type": "boolean"
      },
      {
        "name": "seamless",
        "label": "Play on from page to page",
        "help": "Links of the site change the page without ending the sound.",
        "group": "behavior",
        "shown": true,
        "type": "boolean"
      },
      {
        "name": "autoPlay",
        "label": "Play at once",
        "help": "Many browsers wait for a click all the same.",
        "group": "behavior",
        "type": "boolean"
      },
      {
        "name": "initialVolume",
        "label": "Volume at first",
        "group": "behavior",
        "control": "range",
        "min": 0,
        "max": 1,
        "step": 0.05,
        "type": "number",
        "default": 1
      },
      {
        "name": "grabLastFmPhoto",
        "label": "Look for artist photos",
        "help": "For songs without a cover, at the services of the settings.",
        "group": "behavior",
        "type": "boolean"
      },
      {
        "name": "radioStream",
        "label": "Stream address",
        "help": "Only for a station that is not in the settings.",
        "group": "advanced"
      },
      {
        "name": "mirrors",
        "label": "Other addresses of the stream",
        "help": "With spaces between. They play when the first one fails.",
        "group": "advanced",
        "control": "textarea"
      },
      {
        "name": "feed",
        "label": "Feed address",
        "help": "The document that tells which song plays. Usually found by itself.",
        "group": "advanced"
      },
      {
        "name": "feedKind",
        "label": "Kind of feed",
        "group": "advanced",
        "choices": {
          "auto": "Found by itself"
        },
        "type": "enum",
        "default": "auto",
        "values": [
          "auto",
          "icecast-json",
          "icecast-html",
          "shoutcast1",
          "shoutcast2-xml",
          "shoutcast2-json",
          "played-html",
          "radioco",
          "azuracast",
          "song-list",
          "track-list"
        ]
      },
      {
        "name": "nowPlayingInterval",
        "label": "Look for a new song every",
        "group": "advanced",
        "unit": "s",
        "min": 0,
        "max": 3600,
        "type": "number",
        "default": 40
      },
      {
        "name": "lyricsUrl",
        "label": "Lyrics page",
        "help": "An address with {artist} and {title} in it.",
        "group": "advanced"
      },
      {
        "name": "facebookAppId",
        "label": "Number of the Facebook app",
        "group": "advanced"
      },
      {
        "name": "historyRecordTitleLimit",
        "label": "Longest title in the history",
        "group": "advanced",
        "min": 1,
        "max": 500,
        "type": "number",
        "default": 25
      },
      {
        "name": "historyRecordAuthorLimit",
        "label": "Longest artist in the history",
        "group": "advanced",
        "min": 1,
        "max": 500,
        "type": "number",
        "default": 36
      }
    ]
  },
  "live-radio-button": {
    "preview": "shell",
    "shortcodes": [
      "live_radio_button"
    ],
    "properties": [],
    "fields": [
      {
        "name": "station",
        "label": "Station",
        "help": "Left at the default, the first station of the settings plays.",
        "group": "basics",
        "control": "station"
      },
      {
        "name": "radioName",
        "label": "Station name",
        "help": "For the lock screen of a phone.",
        "group": "basics"
      },
      {
        "name": "dataStream",
        "label": "Stream address",
        "help": "Only for a station that is not in the settings.",
        "group": "advanced"
      },
      {
        "name": "mirrors",
        "label": "Other addresses of the stream",
        "help": "With spaces between. They play when the first one fails.",
        "group": "advanced",
        "control": "textarea"
      }
    ]
  },
  "now-playing": {
    "preview": "shell",
    "isShadow": true,
    "shortcodes": [
      "now_playing"
    ],
    "properties": [
      "text",
      "surface",
      "accent",
      "radius"
    ],
    "variations": [
      {
        "name": "first-station",
        "title": "Now playing: first station",
        "description": "The song on the air, with the last ones below it.",
        "attributes": {
          "station": ""
        }
      }
    ],
    "fields": [
      {
        "name": "station",
        "label": "Station",
        "help": "Left at the default, the first station of the settings is followed.",
        "group": "basics",
        "control": "station"
      },
      {
        "name": "radioName",
        "label": "Station name",
        "group": "basics"
      },
      {
        "name": "img",
        "label": "Default cover",
        "help": "Shown for songs without a cover of their own.",
        "group": "look",
        "control": "media",
        "shown": true
      },
      {
        "name": "url",
        "label": "Feed address",
        "help": "The document that tells which song plays. Usually found by itself.",
        "group": "advanced"
      },
      {
        "name": "feedKind",
        "label": "Kind of feed",
        "group": "advanced",
        "choices": {
          "auto": "Found by itself"
        },
        "type": "enum",
        "default": "auto",
        "values": [
          "auto",
          "icecast-json",
          "icecast-html",
          "shoutcast1",
          "shoutcast2-xml",
          "shoutcast2-json",
          "played-html",
          "radioco",
          "azuracast",
          "song-list",
          "track-list"
        ]
      },
      {
        "name": "radioStream",
        "label": "Stream address",
        "help": "Only for a station that is not in the settings.",
        "group": "advanced"
      },
      {
        "name": "providerHost",
        "label": "Host of the covers",
        "help": "Stands before covers that a feed names without a host.",
        "group": "advanced"
      },
      {
        "name": "id",
        "label": "Name for links and styles",
        "help": "One word, once a page.",
        "group": "advanced"
      }
    ]
  },
  "fav-button": {
    "preview": "shell",
    "shortcodes": [
      "fav_button",
      "favorite_button"
    ],
    "properties": [],
    "fields": [
      {
        "name": "postId",
        "label": "Post",
        "help": "Without one, the post that is being shown.",
        "group": "basics",
        "control": "post",
        "min": 0,
        "type": "number",
        "default": 0
      },
      {
        "name": "siteId",
        "label": "Site of the network",
        "help": "Its number; 0 is this site.",
        "group": "advanced",
        "min": 0,
        "type": "number",
        "default": 0
      }
    ]
  },
  "fav-list": {
    "preview": "shell",
    "shortcodes": [
      "fav_list",
      "user_favorites"
    ],
    "properties": [],
    "fields": [
      {
        "name": "postTypes",
        "label": "Kinds of content",
        "help": "All of them where none is chosen.",
        "group": "basics",
        "control": "post-types"
      },
      {
        "name": "perPage",
        "label": "Posts on a page of the list",
        "help": "0 is the number of the settings.",
        "group": "basics",
        "control": "range",
        "min": 0,
        "max": 100,
        "type": "number",
        "default": 0
      },
      {
        "name": "noFavoritesText",
        "label": "Text of an empty list",
        "group": "basics"
      },
      {
        "name": "includeThumbnails",
        "label": "Show pictures",
        "group": "look",
        "shown": true,
        "type": "boolean"
      },
      {
        "name": "thumbnailSize",
        "label": "Size of the pictures",
        "group": "look",
        "control": "size",
        "showIf": [
          "includeThumbnails",
          true
        ],
        "default": "thumbnail"
      },
      {
        "name": "includeExcerpts",
        "label": "Show excerpts",
        "group": "look",
        "shown": true,
        "type": "boolean"
      },
      {
        "name": "includeButtons",
        "label": "Show the favorite buttons",
        "group": "look",
        "shown": true,
        "type": "boolean"
      },
      {
        "name": "includeLinks",
        "label": "Link the titles",
        "group": "look",
        "type": "boolean",
        "default": true
      },
      {
        "name": "userId",
        "label": "Whose list",
        "help": "Number of a user; 0 is whoever looks.",
        "group": "advanced",
        "min": 0,
        "type": "number",
        "default": 0
      },
      {
        "name": "siteId",
        "label": "Site of the network",
        "help": "Its number; 0 is this site.",
        "group": "advanced",
        "min": 0,
        "type": "number",
        "default": 0
      }
    ]
  },
  "fav-count": {
    "preview": "shell",
    "shortcodes": [
      "fav_count",
      "user_favorite_count",
      "favorite_count"
    ],
    "properties": [],
    "fields": [
      {
        "name": "postId",
        "label": "Post",
        "help": "Without one, the visitor’s own favorites are counted.",
        "group": "basics",
        "control": "post",
        "min": 0,
        "type": "number",
        "default": 0
      },
      {
        "name": "postTypes",
        "label": "Kinds of content",
        "help": "All of them where none is chosen.",
        "group": "basics",
        "control": "post-types"
      },
      {
        "name": "siteId",
        "label": "Site of the network",
        "help": "Its number; 0 is this site.",
        "group": "advanced",
        "min": 0,
        "type": "number",
        "default": 0
      }
    ]
  },
  "fav-clear": {
    "preview": "shell",
    "shortcodes": [
      "fav_clear",
      "clear_favorites_button"
    ],
    "properties": [],
    "fields": [
      {
        "name": "siteId",
        "label": "Site of the network",
        "help": "Its number; 0 is this site.",
        "group": "advanced",
        "min": 0,
        "type": "number",
        "default": 0
      }
    ]
  },
  "comment-vote": {
    "preview": "shell",
    "shortcodes": [
      "comment_vote"
    ],
    "properties": [],
    "fields": [
      {
        "name": "commentId",
        "label": "Number of the comment",
        "help": "It stands in the address of the comment’s edit screen.",
        "group": "basics",
        "min": 0,
        "step": 1,
        "type": "number",
        "default": 0
      },
      {
        "name": "closed",
        "label": "End the voting",
        "help": "The counts stay, and nobody votes any more.",
        "group": "behavior",
        "shown": true,
        "type": "boolean"
      }
    ]
  },
  "voice-search": {
    "preview": "shell",
    "shortcodes": [
      "voice_search"
    ],
    "properties": [
      "text",
      "surface",
      "accent",
      "radius"
    ],
    "fields": [
      {
        "name": "activationWord",
        "label": "Word to say first",
        "help": "What a visitor says after it is searched.",
        "group": "basics",
        "default": "buscar"
      },
      {
        "name": "instructionText",
        "label": "Hint while it listens",
        "group": "basics",
        "default": "Haz clic y di: buscar ..."
      },
      {
        "name": "lang",
        "label": "Spoken language",
        "help": "Such as es-MX or en-US.",
        "group": "behavior",
        "shown": true,
        "default": "es-ES"
      }
    ]
  },
  "view-recorder": {
    "preview": "words",
    "shortcodes": [
      "view_recorder"
    ],
    "properties": [],
    "fields": [
      {
        "name": "postId",
        "label": "Post",
        "help": "Without one, the post that is being shown.",
        "group": "basics",
        "control": "post",
        "min": 0,
        "type": "number",
        "default": 0
      },
      {
        "name": "delay",
        "label": "Count a view after",
        "help": "0 is one second in sight.",
        "group": "behavior",
        "unit": "ms",
        "shown": true,
        "min": 0,
        "type": "number",
        "default": 0
      }
    ]
  },
  "most-viewed": {
    "preview": "server",
    "shortcodes": [
      "most_viewed"
    ],
    "properties": [
      "accent"
    ],
    "from": [
      "core/latest-posts"
    ],
    "fields": [
      {
        "name": "listId",
        "label": "Ranked list",
        "help": "Days, size and kinds of content are in the settings of the list.",
        "group": "basics",
        "control": "list"
      }
    ]
  },
  "article-stream": {
    "preview": "words",
    "shortcodes": [
      "article_stream"
    ],
    "properties": [],
    "fields": [
      {
        "name": "max",
        "label": "Articles that come by themselves",
        "help": "After them a link leads on.",
        "group": "basics",
        "control": "range",
        "min": 0,
        "type": "number",
        "default": 10
      },
      {
        "name": "analytics",
        "label": "Tell the page’s statistics",
        "group": "behavior",
        "shown": true,
        "choices": {
          "data-layer": "Yes, by the data layer",
          "none": "No"
        },
        "type": "enum",
        "default": "data-layer"
      },
      {
        "name": "forward",
        "label": "Next article counts from",
        "group": "behavior",
        "control": "range",
        "unit": "%",
        "min": 1,
        "max": 100,
        "type": "number",
        "default": 95
      },
      {
        "name": "back",
        "label": "Article before counts from",
        "group": "behavior",
        "control": "range",
        "unit": "%",
        "min": 0,
        "max": 99,
        "type": "number",
        "default": 5
      },
      {
        "name": "step",
        "label": "Look again after",
        "group": "advanced",
        "unit": "px",
        "min": 1,
        "type": "number",
        "default": 30
      },
      {
        "name": "article",
        "label": "Article, as a selector",
        "group": "advanced",
        "default": "article, main"
      },
      {
        "name": "info",
        "label": "Data of the article",
        "group": "advanced",
        "default": ".article_info"
      },
      {
        "name": "next",
        "label": "Mark of the next article",
        "group": "advanced",
        "default": ".infinity-next-post"
      },
      {
        "name": "leaveOut",
        "label": "Left out of added articles",
        "group": "advanced"
      },
      {
        "name": "for",
        "label": "Use another part of the page",
        "help": "A CSS selector of your theme. Left empty, the block itself.",
        "group": "advanced"
      }
    ]
  },
  "scores-board": {
    "preview": "server",
    "shortcodes": [
      "scores_board"
    ],
    "properties": [],
    "fields": [
      {
        "name": "highlight",
        "label": "A chosen game stands out for",
        "group": "behavior",
        "unit": "ms",
        "min": 0,
        "type": "number",
        "default": 300
      },
      {
        "name": "select",
        "label": "Chooser, as a selector",
        "group": "advanced",
        "default": "select"
      },
      {
        "name": "for",
        "label": "Use another part of the page",
        "help": "A CSS selector of your theme. Left empty, the block itself.",
        "group": "advanced"
      }
    ]
  },
  "scores-calendar": {
    "preview": "server",
    "shortcodes": [
      "scores_calendar"
    ],
    "properties": [],
    "fields": [
      {
        "name": "for",
        "label": "Use another part of the page",
        "help": "A CSS selector of your theme. Left empty, the block itself.",
        "group": "advanced"
      }
    ]
  },
  "masonry-grid": {
    "preview": "server",
    "shortcodes": [
      "masonry_grid",
      "onda_grid"
    ],
    "properties": [],
    "variations": [
      {
        "name": "magazine",
        "title": "Grid of posts: magazine",
        "description": "Three columns with filters; more come while scrolling.",
        "attributes": {
          "columns": 3,
          "count": 12,
          "filters": true,
          "more": "auto"
        }
      },
      {
        "name": "list",
        "title": "Grid of posts: one column",
        "description": "Six posts below each other.",
        "attributes": {
          "columns": 1,
          "count": 6
        }
      }
    ],
    "from": [
      "core/latest-posts"
    ],
    "fields": [
      {
        "name": "postType",
        "label": "Kinds of content",
        "group": "basics",
        "control": "post-types",
        "default": "post"
      },
      {
        "name": "category",
        "label": "Categories",
        "help": "All of them where none is chosen.",
        "group": "basics",
        "control": "terms",
        "taxonomy": "categories"
      },
      {
        "name": "tag",
        "label": "Tags",
        "group": "basics",
        "control": "terms",
        "taxonomy": "tags"
      },
      {
        "name": "order",
        "label": "Order",
        "group": "basics",
        "choices": {
          "date": "Newest first",
          "modified": "Last changed first",
          "title": "By title",
          "comments": "Most comments first"
        },
        "type": "enum",
        "default": "date"
      },
      {
        "name": "columns",
        "label": "Columns at most",
        "group": "look",
        "control": "range",
        "shown": true,
        "min": 1,
        "max": 6,
        "type": "number",
        "default": 3
      },
      {
        "name": "count",
        "label": "Posts on a page",
        "group": "look",
        "control": "range",
        "shown": true,
        "min": 1,
        "max": 24,
        "step": 1,
        "type": "number",
        "default": 12
      },
      {
        "name": "filters",
        "label": "Show filters above",
        "help": "Categories to choose from and a quick search.",
        "group": "look",
        "type": "boolean"
      },
      {
        "name": "more",
        "label": "Further posts",
        "group": "behavior",
        "shown": true,
        "choices": {
          "button": "At a button",
          "auto": "While scrolling, then at a button",
          "none": "None"
        },
        "type": "enum",
        "default": "button"
      },
      {
        "name": "template",
        "label": "Card of the theme",
        "group": "advanced"
      },
      {
        "name": "for",
        "label": "Use another part of the page",
        "help": "A CSS selector of your theme. Left empty, the block itself.",
        "group": "advanced"
      }
    ]
  },
  "share-links": {
    "preview": "server",
    "shortcodes": [
      "share_links"
    ],
    "properties": [],
    "from": [
      "core/social-links"
    ],
    "fields": [
      {
        "name": "networks",
        "label": "Ways to share",
        "help": "They stand in this order.",
        "group": "basics",
        "control": "networks",
        "default": "facebook, x, whatsapp, telegram, email"
      },
      {
        "name": "text",
        "label": "Text to share",
        "help": "Left empty, the title of the article.",
        "group": "basics"
      },
      {
        "name": "url",
        "label": "Address to share",
        "help": "Left empty, the address of the article.",
        "group": "behavior"
      },
      {
        "name": "for",
        "label": "Use another part of the page",
        "help": "A CSS selector of your theme. Left empty, the block itself.",
        "group": "advanced"
      }
    ]
  },
  "comments-panel": {
    "preview": "words",
    "shortcodes": [
      "comments_panel"
    ],
    "properties": [],
    "fields": [
      {
        "name": "openLabel",
        "label": "Button that opens",
        "group": "basics"
      },
      {
        "name": "closeLabel",
        "label": "Button that closes",
        "group": "basics"
      },
      {
        "name": "open",
        "label": "Open at first",
        "group": "behavior",
        "shown": true,
        "type": "boolean"
      },
      {
        "name": "toggle",
        "label": "Button of the theme",
        "group": "advanced"
      },
      {
        "name": "closedClass",
        "label": "Class while it is closed",
        "group": "advanced"
      },
      {
        "name": "for",
        "label": "Use another part of the page",
        "help": "A CSS selector of your theme. Left empty, the block itself.",
        "group": "advanced"
      }
    ]
  },
  "comments-embed": {
    "preview": "server",
    "shortcodes": [
      "comments_embed"
    ],
    "properties": [],
    "fields": [
      {
        "name": "shortname",
        "label": "Name at Disqus",
        "help": "The short name that Disqus gave to the site.",
        "group": "basics"
      },
      {
        "name": "consent",
        "label": "Needed consent",
        "group": "behavior",
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
      },
      {
        "name": "url",
        "label": "Address of the article",
        "group": "advanced"
      },
      {
        "name": "identifier",
        "label": "Id of the discussion",
        "group": "advanced"
      },
      {
        "name": "for",
        "label": "Use another part of the page",
        "help": "A CSS selector of your theme. Left empty, the block itself.",
        "group": "advanced"
      }
    ]
  },
  "personal-news": {
    "preview": "server",
    "shortcodes": [
      "personal_news"
    ],
    "properties": [],
    "from": [
      "core/latest-posts"
    ],
    "fields": [
      {
        "name": "size",
        "label": "Number of articles",
        "help": "0 shows nothing and only remembers what is read.",
        "group": "basics",
        "control": "range",
        "min": 0,
        "max": 12,
        "type": "number",
        "default": 5
      },
      {
        "name": "for",
        "label": "Use another part of the page",
        "help": "A CSS selector of your theme. Left empty, the block itself.",
        "group": "advanced"
      }
    ]
  },
  "content-tabs": {
    "preview": "content",
    "shortcodes": [
      "content_tabs"
    ],
    "properties": [
      "accent"
    ],
    "fields": [
      {
        "name": "for",
        "label": "Use another part of the page",
        "help": "A CSS selector of your theme. Left empty, the block itself.",
        "group": "advanced"
      }
    ]
  },
  "content-accordion": {
    "preview": "content",
    "shortcodes": [
      "content_accordion"
    ],
    "properties": [],
    "variations": [
      {
        "name": "toggles",
        "title": "Toggles",
        "description": "Sections that open and close alone.",
        "attributes": {
          "single": false
        }
      }
    ],
    "fields": [
      {
        "name": "single",
        "label": "One section open at a time",
        "help": "Otherwise each opens and closes alone.",
        "group": "basics",
        "type": "boolean",
        "default": true
      },
      {
        "name": "for",
        "label": "Use another part of the page",
        "help": "A CSS selector of your theme. Left empty, the block itself.",
        "group": "advanced"
      }
    ]
  },
  "content-carousel": {
    "preview": "content",
    "shortcodes": [
      "content_carousel"
    ],
    "properties": [
      "accent"
    ],
    "from": [
      "core/gallery"
    ],
    "fields": [
      {
        "name": "label",
        "label": "Name for screen readers",
        "group": "basics"
      },
      {
        "name": "visible",
        "label": "Slides on a wide screen",
        "group": "look",
        "control": "range",
        "shown": true,
        "min": 1,
        "max": 12,
        "type": "number",
        "default": 6
      },
      {
        "name": "desktopsmall",
        "label": "Slides on a laptop",
        "group": "look",
        "control": "range",
        "min": 1,
        "max": 12,
        "type": "number",
        "default": 5
      },
      {
        "name": "itemtablet",
        "label": "Slides on a tablet",
        "group": "look",
        "control": "range",
        "min": 1,
        "max": 12,
        "type": "number",
        "default": 4
      },
      {
        "name": "itemmobile",
        "label": "Slides on a phone",
        "group": "look",
        "control": "range",
        "shown": true,
        "min": 1,
        "max": 12,
        "type": "number",
        "default": 1
      },
      {
        "name": "autoplay",
        "label": "Turn by itself",
        "help": "Not for visitors who asked their device for less motion.",
        "group": "behavior",
        "shown": true,
        "type": "boolean"
      },
      {
        "name": "interval",
        "label": "Time between two turns",
        "group": "behavior",
        "unit": "ms",
        "showIf": [
          "autoplay",
          true
        ],
        "min": 2000,
        "type": "number",
        "default": 7000
      },
      {
        "name": "for",
        "label": "Use another part of the page",
        "help": "A CSS selector of your theme. Left empty, the block itself.",
        "group": "advanced"
      }
    ]
  },
  "fade-slideshow": {
    "preview": "content",
    "shortcodes": [
      "fade_slideshow"
    ],
    "properties": [
      "accent"
    ],
    "from": [
      "core/gallery"
    ],
    "fields": [
      {
        "name": "label",
        "label": "Name for screen readers",
        "group": "basics"
      },
      {
        "name": "controls",
        "label": "Buttons",
        "group": "look",
        "shown": true,
        "choices": {
          "all": "Pause, back and on",
          "pause": "Pause alone, for a background"
        },
        "type": "enum",
        "default": "all"
      },
      {
        "name": "speed",
        "label": "Time of a slide",
        "group": "behavior",
        "unit": "ms",
        "shown": true,
        "min": 2000,
        "type": "number",
        "default": 7000
      },
      {
        "name": "animation",
        "label": "Time of the change",
        "group": "behavior",
        "unit": "ms",
        "min": 0,
        "type": "number",
        "default": 600
      },
      {
        "name": "for",
        "label": "Use another part of the page",
        "help": "A CSS selector of your theme. Left empty, the block itself.",
        "group": "advanced"
      }
    ]
  },
  "video-carousel": {
    "preview": "content",
    "shortcodes": [
      "video_carousel"
    ],
    "properties": [
      "accent"
    ],
    "fields": [
      {
        "name": "label",
        "label": "Name for screen readers",
        "group": "basics"
      },
      {
        "name": "for",
        "label": "Use another part of the page",
        "help": "A CSS selector of your theme. Left empty, the block itself.",
        "group": "advanced"
      }
    ]
  },
  "count-down": {
    "preview": "server",
    "shortcodes": [
      "count_down"
    ],
    "properties": [
      "accent"
    ],
    "fields": [
      {
        "name": "date",
        "label": "Moment",
        "help": "In the time zone of the site.",
        "group": "basics",
        "control": "date"
      },
      {
        "name": "endText",
        "label": "Text when it has come",
        "group": "basics"
      },
      {
        "name": "redirect",
        "label": "Page to go to then",
        "group": "behavior",
        "shown": true
      },
      {
        "name": "for",
        "label": "Use another part of the page",
        "help": "A CSS selector of your theme. Left empty, the block itself.",
        "group": "advanced"
      }
    ]
  },
  "asp-search": {
    "preview": "shell",
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
    "variations": [
      {
        "name": "icon",
        "title": "Live search: icon",
        "description": "A magnifier that opens the field.",
        "attributes": {
          "compact": true
        }
      },
      {
        "name": "tiles",
        "title": "Live search: tiles",
        "description": "Results as tiles in the page.",
        "attributes": {
          "resultstype": "isotopic",
          "resultsposition": "block"
        }
      }
    ],
    "from": [
      "core/search"
    ],
    "fields": [
      {
        "name": "id",
        "label": "Search box",
        "help": "What it finds is in the settings of the search.",
        "group": "basics",
        "control": "search",
        "default": "1"
      },
      {
        "name": "phrase",
        "label": "Text in the field at first",
        "group": "basics"
      },
      {
        "name": "compact",
        "label": "Show the magnifier alone",
        "help": "It opens the field.",
        "group": "look",
        "shown": true,
        "type": "boolean"
      },
      {
        "name": "compactCloseOnDocument",
        "label": "A click elsewhere closes it",
        "group": "look",
        "showIf": [
          "compact",
          true
        ],
        "type": "boolean",
        "default": true
      },
      {
        "name": "compactCloseOnMagnifier",
        "label": "The magnifier closes it",
        "group": "look",
        "showIf": [
          "compact",
          true
        ],
        "type": "boolean",
        "default": true
      },
      {
        "name": "settingsVisible",
        "label": "Open the filters at first",
        "group": "look",
        "type": "boolean"
      },
      {
        "name": "resultstype",
        "label": "Layout of the results",
        "group": "look",
        "shown": true,
        "choices": {
          "vertical": "List",
          "horizontal": "Row",
          "polaroid": "Cards",
          "isotopic": "Tiles"
        },
        "type": "enum",
        "default": "vertical"
      },
      {
        "name": "resultsposition",
        "label": "Place of the results",
        "group": "look",
        "shown": true,
        "choices": {
          "hover": "Over the page",
          "block": "In the page"
        },
        "type": "enum",
        "default": "hover"
      },
      {
        "name": "itemscount",
        "label": "Results without scrolling",
        "group": "look",
        "control": "range",
        "min": 1,
        "max": 100,
        "type": "number",
        "default": 4
      },
      {
        "name": "isotopicColumns",
        "label": "Columns of tiles",
        "group": "look",
        "control": "range",
        "showIf": [
          "resultstype",
          "isotopic"
        ],
        "min": 1,
        "max": 8,
        "type": "number",
        "default": 3
      },
      {
        "name": "isotopicItems",
        "label": "Tiles on a page",
        "group": "look",
        "control": "range",
        "showIf": [
          "resultstype",
          "isotopic"
        ],
        "min": 1,
        "max": 60,
        "type": "number",
        "default": 6
      },
      {
        "name": "isotopicPagination",
        "label": "Pages of tiles",
        "group": "look",
        "showIf": [
          "resultstype",
          "isotopic"
        ],
        "type": "boolean",
        "default": true
      },
      {
        "name": "animation",
        "label": "How results appear",
        "group": "look",
        "choices": {
          "fadedrop": "Fade and drop",
          "fade": "Fade",
          "none": "At once"
        },
        "type": "enum",
        "default": "fadedrop"
      },
      {
        "name": "highlight",
        "label": "Mark the words found",
        "group": "look",
        "type": "boolean",
        "default": true
      },
      {
        "name": "highlightWholewords",
        "label": "Mark whole words only",
        "group": "look",
        "showIf": [
          "highlight",
          true
        ],
        "type": "boolean"
      },
      {
        "name": "info",
        "label": "Say how many were found",
        "group": "look",
        "type": "boolean",
        "default": true
      },
      {
        "name": "infoText",
        "label": "Line over the results",
        "help": "{phrase} and {results_count} are filled in.",
        "group": "look",
        "showIf": [
          "info",
          true
        ]
      },
      {
        "name": "showMore",
        "label": "Offer further results",
        "group": "look",
        "type": "boolean",
        "default": true
      },
      {
        "name": "triggerType",
        "label": "Search while typing",
        "group": "behavior",
        "shown": true,
        "type": "boolean",
        "default": true
      },
      {
        "name": "charcount",
        "label": "Characters before a search",
        "group": "behavior",
        "control": "range",
        "min": 0,
        "max": 100,
        "type": "number",
        "default": 2
      },
      {
        "name": "triggerDelay",
        "label": "Wait after a key",
        "group": "behavior",
        "unit": "ms",
        "showIf": [
          "triggerType",
          true
        ],
        "min": 0,
        "max": 5000,
        "type": "number",
        "default": 200
      },
      {
        "name": "triggerReturn",
        "label": "The Enter key",
        "group": "behavior",
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
      },
      {
        "name": "triggerReturnLocation",
        "label": "Enter opens",
        "group": "behavior",
        "choices": {
          "same": "In this tab",
          "new": "In a new tab"
        },
        "type": "enum",
        "default": "same"
      },
      {
        "name": "triggerClick",
        "label": "The magnifier",
        "group": "behavior",
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
      },
      {
        "name": "triggerClickLocation",
        "label": "The magnifier opens",
        "group": "behavior",
        "choices": {
          "same": "In this tab",
          "new": "In a new tab"
        },
        "type": "enum",
        "default": "same"
      },
      {
        "name": "redirectUrl",
        "label": "Own address",
        "help": "{phrase} stands for what is searched.",
        "group": "behavior"
      },
      {
        "name": "autocomplete",
        "label": "Complete what is typed",
        "group": "behavior",
        "type": "boolean"
      },
      {
        "name": "autocompleteMobile",
        "label": "Complete on a phone too",
        "group": "behavior",
        "showIf": [
          "autocomplete",
          true
        ],
        "type": "boolean",
        "default": true
      },
      {
        "name": "autop",
        "label": "Before anybody types",
        "group": "behavior",
        "choices": {
          "disabled": "Nothing",
          "phrase": "Results of a phrase",
          "latest": "The newest",
          "random": "Some by chance"
        },
        "type": "enum",
        "default": "disabled"
      },
      {
        "name": "autopPhrase",
        "label": "Phrase of the first search",
        "group": "behavior",
        "showIf": [
          "autop",
          "phrase"
        ]
      },
      {
        "name": "autopCount",
        "label": "Results before typing",
        "group": "behavior",
        "control": "range",
        "min": 1,
        "max": 100,
        "type": "number",
        "default": 10
      },
      {
        "name": "closeOnDocClick",
        "label": "Close at a click elsewhere",
        "group": "behavior",
        "type": "boolean",
        "default": true
      },
      {
        "name": "preventBodyScroll",
        "label": "Hold the page while scrolling",
        "group": "behavior",
        "type": "boolean"
      },
      {
        "name": "topKeywordsAction",
        "label": "A click on a keyword",
        "group": "behavior",
        "choices": {
          "nothing": "Nothing",
          "search": "Search here",
          "redirect": "Open the search page"
        },
        "type": "enum",
        "default": "search"
      },
      {
        "name": "triggerFacet",
        "label": "Search when a filter changes",
        "group": "behavior",
        "type": "boolean",
        "default": true
      },
      {
        "name": "triggerUpdateHref",
        "label": "Keep the search in the address",
        "group": "behavior",
        "type": "boolean"
      },
      {
        "name": "resPageUseAjax",
        "label": "Load into the search page",
        "group": "advanced",
        "type": "boolean"
      },
      {
        "name": "resPageSelector",
        "label": "Where its results stand",
        "help": "A CSS selector; usual places of a theme where it is empty.",
        "group": "advanced",
        "showIf": [
          "resPageUseAjax",
          true
        ]
      },
      {
        "name": "wooShopUseAjax",
        "label": "Load into the shop page",
        "group": "advanced",
        "type": "boolean"
      },
      {
        "name": "wooShopSelector",
        "label": "Where its results stand",
        "help": "A CSS selector; usual places of a theme where it is empty.",
        "group": "advanced",
        "showIf": [
          "wooShopUseAjax",
          true
        ]
      },
      {
        "name": "wooShopUrl",
        "label": "Its address",
        "group": "advanced",
        "showIf": [
          "wooShopUseAjax",
          true
        ]
      },
      {
        "name": "cptArchiveUseAjax",
        "label": "Load into archives of a type",
        "group": "advanced",
        "type": "boolean"
      },
      {
        "name": "cptArchiveSelector",
        "label": "Where its results stand",
        "help": "A CSS selector; usual places of a theme where it is empty.",
        "group": "advanced",
        "showIf": [
          "cptArchiveUseAjax",
          true
        ]
      },
      {
        "name": "cptArchiveUrl",
        "label": "Its address",
        "group": "advanced",
        "showIf": [
          "cptArchiveUseAjax",
          true
        ]
      },
      {
        "name": "taxArchiveUseAjax",
        "label": "Load into archives of terms",
        "group": "advanced",
        "type": "boolean"
      },
      {
        "name": "taxArchiveSelector",
        "label": "Where its results stand",
        "help": "A CSS selector; usual places of a theme where it is empty.",
        "group": "advanced",
        "showIf": [
          "taxArchiveUseAjax",
          true
        ]
      },
      {
        "name": "taxArchiveUrl",
        "label": "Its address",
        "group": "advanced",
        "showIf": [
          "taxArchiveUseAjax",
          true
        ]
      },
      {
        "name": "overridewpdefault",
        "label": "Use it on the search page",
        "group": "advanced",
        "type": "boolean",
        "default": true
      },
      {
        "name": "statistics",
        "label": "Count what is searched",
        "group": "advanced",
        "type": "boolean"
      },
      {
        "name": "name",
        "label": "Name in analytics",
        "group": "advanced"
      },
      {
        "name": "autocompleteLang",
        "label": "Language of suggestions",
        "group": "advanced",
        "default": "es"
      },
      {
        "name": "autocompleteTriggerCharcount",
        "label": "Characters before suggestions",
        "group": "advanced",
        "min": 0,
        "type": "number",
        "default": 2
      },
      {
        "name": "autocompleteGoogleOnly",
        "label": "Suggestions from outside alone",
        "group": "advanced",
        "type": "boolean"
      },
      {
        "name": "elementorUrl",
        "label": "Address of the Elementor page",
        "group": "advanced"
      },
      {
        "name": "showMoreAction",
        "label": "Further results open",
        "group": "advanced",
        "choices": {
          "ajax": "Search here",
          "results_page": "Open the search page",
          "woo_results_page": "Open the shop’s search page",
          "elementor_page": "Open a page of Elementor",
          "custom": "Open the own address"
        },
        "type": "enum",
        "default": "ajax"
      },
      {
        "name": "showMoreInfinite",
        "label": "Further results at scrolling",
        "group": "advanced",
        "type": "boolean"
      },
      {
        "name": "showMoreUrl",
        "label": "Address of further results",
        "group": "advanced"
      },
      {
        "name": "showMoreLocation",
        "label": "Further results in",
        "group": "advanced",
        "choices": {
          "same": "In this tab",
          "new": "In a new tab"
        },
        "type": "enum",
        "default": "same"
      }
    ]
  },
  "masthead-search": {
    "preview": "shell",
    "shortcodes": [
      "masthead_search"
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
      {
        "name": "keywords",
        "label": "Offered keywords",
        "help": "With commas between. Left empty, those of the settings.",
        "group": "basics"
      },
      {
        "name": "enter",
        "label": "Enter and the button",
        "group": "behavior",
        "shown": true,
        "choices": {
          "live": "Nothing: results come by themselves",
          "submit": "Open the search page"
        },
        "type": "enum",
        "default": "live"
      },
      {
        "name": "for",
        "label": "Use another part of the page",
        "help": "A CSS selector of your theme. Left empty, the block itself.",
        "group": "advanced"
      },
      {
        "name": "template",
        "label": "Template of a result",
        "group": "advanced"
      }
    ]
  },
  "newsletter-form": {
    "preview": "server",
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
    "variations": [
      {
        "name": "inline",
        "title": "Newsletter form: in the page",
        "description": "A form where the block stands.",
        "attributes": {
          "type": "inline"
        }
      },
      {
        "name": "fixed-bar",
        "title": "Newsletter form: bar",
        "description": "A bar at the edge of the window.",
        "attributes": {
          "type": "fixed_bar"
        }
      },
      {
        "name": "slide-in",
        "title": "Newsletter form: slide-in",
        "description": "A small form that slides in at the side.",
        "attributes": {
          "type": "slide_in"
        }
      },
      {
        "name": "popup",
        "title": "Newsletter form: popup",
        "description": "A form over the page.",
        "attributes": {
          "type": "popup"
        }
      }
    ],
    "fields": [
      {
        "name": "form",
        "label": "Form",
        "group": "basics",
        "control": "form",
        "min": 0,
        "type": "number",
        "default": 0
      },
      {
        "name": "type",
        "label": "Where it appears",
        "group": "basics",
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
      },
      {
        "name": "position",
        "label": "Edge",
        "help": "For a bar or a slide-in.",
        "group": "look",
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
      },
      {
        "name": "animation",
        "label": "How it comes up",
        "group": "look",
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
      },
      {
        "name": "delay",
        "label": "Comes up after",
        "help": "For a bar, a slide-in or a popup.",
        "group": "behavior",
        "unit": "s",
        "shown": true,
        "min": 0,
        "type": "number",
        "default": 0
      },
      {
        "name": "exitIntentEnabled",
        "label": "Earlier when the mouse leaves",
        "group": "behavior",
        "type": "boolean"
      },
      {
        "name": "exitIntentTouch",
        "label": "Earlier on a touch screen",
        "help": "At a fast way back, past the half, or after a rest of 30 seconds.",
        "group": "behavior",
        "type": "boolean"
      },
      {
        "name": "cookieExpirationTime",
        "label": "Days away once closed",
        "help": "0 is until the browser is closed.",
        "group": "behavior",
        "unit": "d",
        "min": 0,
        "type": "number",
        "default": 0
      },
      {
        "name": "isPreview",
        "label": "Try without sending",
        "help": "Shows a success for a moment. Nobody is signed up.",
        "group": "advanced",
        "type": "boolean"
      }
    ]
  },
  "newsletter-manage": {
    "preview": "server",
    "shortcodes": [
      "onda_newsletter_manage",
      "mailpoet_manage_subscription"
    ],
    "properties": [],
    "fields": []
  }
};
