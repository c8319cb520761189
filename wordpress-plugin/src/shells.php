<?php

// Printed by `pnpm generate` from the contracts. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'radio-player' => '<section part="player" class="player" data-shell data-state="idle" role="group" aria-label="{{radioName}}" {{flag showVolume data-volume}}><div class="art"><img part="cover" src="{{url noImageAvailable}}" alt="" width="112" height="112" decoding="async"></div><div class="text"><p part="name" class="name" dir="auto">{{radioName}}</p><p part="title" class="title" dir="auto">{{t onAir}}</p><p part="artist" class="artist" dir="auto"></p></div><div class="controls"><button part="play" class="play" type="button" aria-label="{{t play}}"><svg class="if-idle" viewBox="0 0 48 48" aria-hidden="true"><path fill-rule="evenodd" d="M24 0a24 24 0 1 0 0 48 24 24 0 0 0 0-48zM19 14v20l16-10z"/></svg><svg class="if-busy" viewBox="0 0 48 48" aria-hidden="true"><path fill-rule="evenodd" d="M24 0a24 24 0 1 0 0 48 24 24 0 0 0 0-48zM16 15h6v18h-6zm10 0h6v18h-6z"/></svg></button><button part="mute" class="mute" type="button" aria-label="{{t mute}}"><svg viewBox="0 0 24 24" aria-hidden="true"><path class="solid" d="M3 9v6h4l5 4.5V4.5L7 9z"/><path class="waves" d="M15.5 8.5a5 5 0 0 1 0 7m2.5-10a9 9 0 0 1 0 13"/><path class="cross" d="m16 9.5 5 5m0-5-5 5"/></svg></button><input part="volume" class="volume" type="range" min="0" max="1" step="0.05" value="{{initialVolume}}" aria-label="{{t volume}}"></div><p part="status" class="status" role="status" dir="auto"></p></section><slot></slot>',
    'live-radio-button' => '<button part="button" type="button">{{t liveListen}}</button> <span part="status" role="status">{{t liveStopped}}</span>',
];
