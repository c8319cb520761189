import { printed } from '@onda/core/element/printed';
import { radioPlayer } from '../contract';
import { NO_SONG } from '../on-air/on-air';
import type { Shown } from '../present';
import { type Actions, Face } from './Face';
import { MoreButton } from './menu/MoreButton';
import { ToolButton } from './panels/ToolButton';

/** No element: a second template, the buttons that `extras/plain-tools.ts` adds beside the engine. */
const plainTools = { ...radioPlayer, tag: 'plain-tools', attributes: {} } as const;

const TOOLS = ['history', 'bio', 'lyrics', 'share'] as const;

const AT_REST = {
  state: 'idle',
  playLabel: '',
  muteLabel: '',
  isMuted: false,
  canSetVolume: true,
  volume: '1',
  volumeText: undefined,
  name: '',
  live: '',
  liveAddress: '',
  ...NO_SONG,
  status: '',
  isMinimized: false,
} as const satisfies Shown;

/** Actions that do nothing. A slider without actions has no `--level`: a strict policy refuses a printed style. */
const IDLE: Actions = { toggle() {}, toggleMute() {}, setVolume() {}, artFailed() {}, fold() {} };

/** The player before anybody has touched it. */
export const markup = [
  printed({
    spec: radioPlayer,
    isHydrated: true,
    sheets: { 'player-more': 'sticky' },
    hasSlot: true,
    rest: AT_REST,
    draw: (attributes, t, shown) => (
      <Face
        attributes={attributes}
        t={t}
        shown={{
          ...AT_REST,
          playLabel: t('play'),
          muteLabel: t('mute'),
          volume: String(attributes.initialVolume),
          name: attributes.radioName,
          title: t('onAir'),
          cover: attributes.noImageAvailable,
          isMinimized: attributes.startMinified,
          ...shown,
        }}
        {...(shown && { actions: IDLE })}
      />
    ),
  }),
  printed({
    spec: plainTools,
    draw: (_attributes, t) => (
      <>
        <details className="more" part="more">
          <MoreButton label={t('more')} />
        </details>
        <div part="tools" className="tools">
          {TOOLS.map((name) => (
            <ToolButton key={name} name={name} label={t(name)} isOpen={false} />
          ))}
        </div>
        <p part="panel" className="panel" role="alert">
          {t('notLoaded')}
        </p>
      </>
    ),
  }),
];
