import { printed } from '@onda/core/element/printed';
import { radioPlayer } from '../contract';
import { Face } from './Face';
import { MoreButton } from './menu/MoreButton';
import { ToolButton } from './panels/ToolButton';

/** The buttons of the menu and the panels where the visitor saves data; only the script puts them there. */
const plainTools = { ...radioPlayer, tag: 'plain-tools', attributes: {} } as const;

const TOOLS = ['history', 'bio', 'lyrics', 'share'] as const;

/** The player before anybody has touched it. */
export const markup = [
  printed({
    spec: radioPlayer,
    isHydrated: true,
    sheets: { 'player-more': 'sticky' },
    hasSlot: true,
    draw: (attributes, t) => (
      <Face
        attributes={attributes}
        t={t}
        shown={{
          state: 'idle',
          playLabel: t('play'),
          muteLabel: t('mute'),
          isMuted: false,
          canSetVolume: true,
          volume: String(attributes.initialVolume),
          volumeText: undefined,
          name: attributes.radioName,
          live: '',
          title: t('onAir'),
          artist: '',
          cover: attributes.noImageAvailable,
          status: '',
          isMinimized: attributes.startMinified,
        }}
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
