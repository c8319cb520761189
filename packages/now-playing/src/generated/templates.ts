// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const block: Template<'div'> =
  '<div class="content"><div part="track" class="track" hidden><span class="art"><img part="cover" alt="" width="60" height="60"></span><div class="text"><a part="live" class="live" dir="auto"></a><p part="title" class="title" dir="auto"></p><p part="artist" class="artist" dir="auto"></p></div></div><button part="history-toggle" class="toggle" type="button" aria-expanded="false" aria-controls="history" hidden></button><ol part="history" class="history" id="history" hidden></ol></div>';

export const song: Template<'li'> =
  '<li part="song" class="song"><span class="art"><img part="song-cover" alt="" width="60" height="60"></span><div class="text"><p part="song-title" class="title" dir="auto"></p><p part="song-artist" class="artist" dir="auto"></p></div><p part="song-time" class="time"></p></li>';
