import { lateAttributes } from '@onda/core/element/late-attributes';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { useKept } from '@onda/core/react/hydration';
import { useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { type PanelName, panelSpec, toolsOf } from '../../panels/tool-buttons';
import { toolMessages } from '../../panels/tool-messages';
import type { PlayerHost } from '../../player-model';
import { useLazyPart } from '../use-lazy-part';
import { useSheet } from '../use-sheet';
import type { Gesture } from './gestures';
import { type OpenedFrom, sharedOf, type ToolsProps } from './panel-context';
import { shareByDevice } from './share-by-device';
import { ToolButton } from './ToolButton';
import toolSheet from './tools.css';
import { useGestures } from './use-gestures';

/** The buttons of the panels, and whichever panel is open. */
export function Tools(props: ToolsProps) {
  const { host, engine, model } = props;
  const row = useRef<HTMLDivElement>(null);
  const [{ panels, late, t }] = useState(() => begin(host));
  const options = useStore(useKept(late));
  const tools = toolsOf(options);
  const wanted = useStore(panels, ({ opened }) => opened);
  const opened = wanted && tools.includes(wanted) ? wanted : null;
  const OpenPanel = useLazyPart(loadOpenPanel, opened !== null);
  const LevelMeter = useLazyPart(loadLevelMeter, options.levelMeter);
  useSheet(host.root, toolSheet);

  const show = (name: PanelName | null) => panels.setState({ opened: name });
  const from: OpenedFrom = {
    ...props,
    options,
    close() {
      show(null);
      row.current?.querySelector<HTMLElement>(`[part~="${opened}"]`)?.focus();
    },
  };
  const press = async (name: PanelName) => {
    const isShare = name === 'share' && opened !== 'share';
    if (isShare && (await shareByDevice(sharedOf(from, t)))) return;
    show(opened === name ? null : name);
  };
  const open = (name: PanelName) => tools.includes(name) && show(name);
  const actions = gestureActions(opened, open, () => show(null), engine);
  useGestures(row, (gesture) => actions[gesture]());

  return (
    <>
      {options.levelMeter && typeof LevelMeter === 'function' && <LevelMeter host={host} model={model} />}
      <div part="tools" className="tools" ref={row} hidden={tools.length === 0}>
        {tools.map((name) => (
          <ToolButton key={name} name={name} label={t(name)} isOpen={opened === name} press={press} />
        ))}
      </div>
      {opened && OpenPanel === 'failed' && (
        <p part="panel" className="panel" role="alert">
          {t('notLoaded')}
        </p>
      )}
      {opened && typeof OpenPanel === 'function' && <OpenPanel key={opened} name={opened} from={from} />}
    </>
  );
}

/** A swipe opens, closes and changes panels; taps play and mute. */
function gestureActions(
  opened: PanelName | null,
  open: (name: PanelName) => unknown,
  close: () => void,
  { player }: ToolsProps['engine'],
): Record<Gesture, () => void> {
  const swap = () => {
    if (opened === 'history') open('bio');
    else if (opened === 'bio') open('history');
  };
  return {
    up: () => open('history'),
    down: close,
    left: swap,
    right: swap,
    'double-tap': player.toggle,
    'long-tap': player.toggleMute,
  };
}

const loadOpenPanel = async () => (await import('./OpenPanel')).OpenPanel;
const loadLevelMeter = async () => (await import('../LevelMeter')).LevelMeter;

function begin(host: PlayerHost) {
  return {
    panels: createStore<{ opened: PanelName | null }>(() => ({ opened: null })),
    late: lateAttributes(host.element, panelSpec(host.element), host.lifetime),
    t: translator(toolMessages, host.lang, readConfig().messages.player),
  };
}
