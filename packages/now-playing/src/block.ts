import { readConfig } from '@onda/core/http/config';
import { pageAjax } from '@onda/core/http/page-services';
import { translator } from '@onda/core/i18n/messages';
import { pagePoller } from '@onda/core/poll/page-poller';
import { systemClock } from '@onda/core/timing/clock';
import { domParsers } from '@onda/feeds/dom-parsers';
import type { StoreApi } from 'zustand/vanilla';
import { createWidgetApi } from './api';
import { drawBlock } from './draw-block';
import { followFeed, POLL_MS } from './feed/feed-source';
import { blockMessages } from './messages';
import { closeByItself } from './page/close-by-itself';
import { followPlayer } from './page/follow-player';
import type { LastEvents } from './page/last-events';
import { stylesheetLoaded } from './page/stylesheet-loaded';
import { presentBlock, type Words } from './present';
import type { FrameState, PrintedWords } from './present-frame';
import { createWidget, type Widget } from './store';
import type { WidgetHost } from './widget-host';

/**
 * Builds what stands in the open frame, once, and keeps both as the widget is until the element leaves. Returns what
 * opens and closes it.
 */
export async function buildBlock(
  host: WidgetHost,
  lastEvents: LastEvents,
  printed: PrintedWords,
  frame: StoreApi<FrameState>,
): Promise<() => void> {
  await stylesheetLoaded(host.root, systemClock);
  host.lifetime.signal.throwIfAborted();
  const widget = createWidget(systemClock.now);
  const show = drawBlock(host, widget);
  follow(host, widget);
  followPlayer(host, widget, lastEvents);
  closeByItself(host, widget);
  const words = wordsOf(host, printed);
  const draw = () => {
    const state = widget.store.getState();
    const shown = presentBlock(state, host.attributes.getState().img, words);
    show(shown);
    frame.setState({ isOpen: state.isOpen, status: shown.status });
  };
  host.lifetime.onEnd(widget.store.subscribe(draw));
  if (frame.getState().isOpen) widget.open();
  return () => (widget.store.getState().isOpen ? widget.close() : widget.open());
}

/** The texts that were printed stay the page's; the others come with the block. */
function wordsOf({ lang }: WidgetHost, { loading = '', unreachable = '' }: PrintedWords): Words {
  const t = translator(blockMessages, lang, readConfig().messages['now-playing']);
  return { t, lang, status: { loading, unreachable, unrecognised: t('unrecognised'), read: '' } };
}

/** Asks while the block is open; the times of the history are told anew as often. */
function follow(host: WidgetHost, widget: Widget) {
  const { ajax, hasServer } = pageAjax();
  const dependencies = {
    poller: pagePoller(),
    api: createWidgetApi(ajax),
    clock: systemClock,
    parsers: domParsers(),
    hasServer,
  };
  const isOpen = () => widget.store.getState().isOpen;
  const start = () => followFeed(dependencies, host.attributes.getState(), isOpen, widget.apply);
  let handle = start();
  let stopTicking = () => {};

  const unfollow = widget.store.subscribe(({ isOpen: isNowOpen }, former) => {
    if (isNowOpen === former.isOpen) return;
    stopTicking();
    if (isNowOpen) stopTicking = systemClock.every(POLL_MS, widget.tick);
    handle.wake();
  });
  const unsubscribe = host.attributes.subscribe(() => {
    handle.stop();
    widget.forget();
    handle = start();
  });
  host.lifetime.onEnd(() => {
    unfollow();
    unsubscribe();
    stopTicking();
    handle.stop();
  });
}
