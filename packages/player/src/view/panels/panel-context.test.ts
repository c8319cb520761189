import { translator } from '@onda/core/i18n/messages';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEngine } from '../../engine';
import { toolMessages } from '../../panels/tool-messages';
import { fakePlayer } from '../../testing/fake-player';
import { leavePage, openPage } from '../../testing/page';
import { trackReading } from '../../testing/readings';
import { sharedOf } from './panel-context';

beforeEach(() => void openPage('never'));
afterEach(leavePage);

it.each([
  ['Marea alta', 'Los Faros', 'Estoy escuchando Los Faros - Marea alta en Radio Uno'],
  ['Marea alta', '', 'Estoy escuchando Marea alta en Radio Uno'],
  ['', '', 'Radio Uno'],
])('the song “%s” of “%s” is shared as “%s”', (title, artist, text) => {
  const { host, model } = fakePlayer();
  const engine = startEngine(host, model);
  engine.player.apply(trackReading(title, artist));
  expect(sharedOf({ host, engine }, translator(toolMessages, 'es')).text).toBe(text);
  host.leave();
});
